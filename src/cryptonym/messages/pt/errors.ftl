### What a browser shows where the page itself is not: an address that is none, a name that is not the server's. No variables.
error-no-such-page = Não há nada neste endereço
error-no-such-page-line = O link de uma mesa termina com 22 caracteres. Talvez algum tenha se perdido no caminho.
error-other-host = Este servidor não atende por esse nome
error-other-host-line = Quem o administra pode acrescentar o nome com --url, ou com --lan numa rede doméstica.
error-no-page = Falta a página
error-no-page-line = O servidor funciona, mas foi instalado sem a página. Quem o administra pode criá-la com “make web” ou instalar uma versão publicada.
error-failed = Algo deu errado
error-failed-line = A culpa é nossa, não sua, e o erro foi registrado. Tente de novo daqui a pouco.
error-home = Ir para o início
