shell-older = Aquest navegador és massa antic per a Cryptonym. Cal Safari o iOS 16.4, Firefox 121, Chrome o Edge 111, o més nou.
shell-no-script = Cryptonym necessita JavaScript.
