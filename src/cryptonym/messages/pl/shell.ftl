shell-older = Ta przeglądarka jest za stara na Cryptonym. Potrzeba Safari 16.4 (iOS 16.4), Firefoksa 121, Chrome’a 111, Edge’a 111 albo nowszej wersji.
shell-no-script = Cryptonym wymaga JavaScriptu.
