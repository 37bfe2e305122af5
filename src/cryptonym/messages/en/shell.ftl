# Shown before anything of the page runs: in a browser that is too old for it, or without scripts.
shell-older = This browser is too old for Cryptonym. It needs Safari or iOS 16.4, Firefox 121, Chrome or Edge 111, or newer.
shell-no-script = Cryptonym needs JavaScript.
