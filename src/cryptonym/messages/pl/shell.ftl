shell-older = Ta przeglądarka jest za stara dla Cryptonym. Potrzebna jest Safari lub iOS 16.4, Firefox 121, Chrome lub Edge 111 albo nowsza.
shell-no-script = Cryptonym wymaga JavaScriptu.
