shell-older = Este navegador é antigo demais para o Cryptonym. É preciso Safari ou iOS 16.4, Firefox 121, Chrome ou Edge 111, ou mais novo.
shell-no-script = O Cryptonym precisa de JavaScript.
