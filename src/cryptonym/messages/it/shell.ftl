shell-older = Questo browser è troppo vecchio per Cryptonym. Serve Safari o iOS 16.4, Firefox 121, Chrome o Edge 111, o più recente.
shell-no-script = Cryptonym ha bisogno di JavaScript.
