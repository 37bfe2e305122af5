"""Which things are fused in which way: chosen by hand, looked at, and kept."""

CASTS = """
snail: castle, teapot, cake
gentleman: bulb, pineapple, clock
walker: apple, heart, hamburger
tentacled: top_hat, violin, football
winged: suitcase, bathtub, pig
mermaid_tail: cat, bottle, robot
enthroned: frog, onion, pig
asleep: bear, sun, dinosaur
scarecrow: pumpkin, skull, television
clockwork: elephant, mouse, frog
pull_toy: whale, dragon, castle
rocking: crocodile, duck, ship
diver: cat, owl, monkey
centaur: violin, rose, bottle
heraldry: bicycle, doughnut, fishbone
marionette: robot hand, lion mouse, penguin octopus
rider: frog hedgehog, mouse elephant, penguin whale, cat dinosaur
bloom: eye boot, fish teapot, bulb skull
orchard: key, sock, clock
potted: telephone, guitar, mouth
root: foot, skull, diamond
hatching: dinosaur, plane, ghost
nest: camera, football, dice
oyster: brain, mouse, house
peeled: candle, shark, skyscraper
web: sun, violin, plane
fruit_stone: globe, clock, turtle
toadstool: hamburger, igloo, heart
prickly: pig, heart, balloon
bottled: train, whale, castle
snow_globe: camel, volcano, cactus
filament: jellyfish, dragon, flower
caged: cloud, ghost, heart
teacup_bath: elephant, submarine, mountain
served: boot fox, clock mouse, football dog
jack: ghost, skull, cactus
conjured: octopus, house, lightning
matryoshka: fish, rocket, cactus
hourglass_of: moon sun, ship fishbone, castle skull
fish_bowl: plane, bat, mermaid
soup: robot, crown, boot
jar: lightning, brain, planet
sandwich: crocodile, book, car
scoop: mountain, hedgehog, brain
shadow: mouse dinosaur, cactus hand, teapot elephant
mirrored: cat lion, snowflake sun, apple skull
reflected: castle octopus, swan elephant, house ship
beneath: octopus lighthouse, dinosaur igloo, elephant mouse
constellation: teapot tent, dinosaur telescope, guitar cactus
smoke: dragon teapot, horse train, ghost candle
thought: birdcage, gear, fish, lightning
swallowed: elephant piano, whale house, cow bottle
keyhole: owl, giraffe, ghost
gaze: moon, spider, ship
playing_card: lion fish, rose skull, sun moon
filled: elephant key, heart fish, hand eye
broadcast: volcano penguin, fish cat, ghost owl
moon_fishing: bear guitar, penguin boot, cat fish
portrait: banana, crab, robot
aloft: strawberry mouse, pumpkin cat, brain top_hat
lift_off: carrot, castle, bottle
sail: butterfly, leaf, dress
parachute: mushroom cow, jellyfish telephone, umbrella pig
abduction: cow owl, bathtub dog, piano cat
little_planet: doughnut penguin, apple giraffe, football house
raining: cat umbrella, key padlock, fish penguin
sunrise: fried_egg ship, eye swan, clock duck
kite_flying: starfish monkey, heart robot, shirt dog
engine: teapot, piano, elephant
surfing: penguin, cow
skating: turtle, bathtub, snail
hoisted: moon, elephant, cloud
big_wheel: teacup clock, pumpkin star
motor: boot, hamburger, shell
cottage: pumpkin, boot, top_hat, pear
timepiece: sun, owl, heart
waxen: rooster, skull, hand
keyed: heart, castle, butterfly
strung: pear, turtle, shell
iced: volcano, skyscraper, hedgehog
vane: shark, snail, dragon
monument: banana, foot, telephone
gramophone_of: shell, ear, mouth
lamp: top_hat, dress
knitted: fish, heart, teapot
tower_block: boot, cactus, rocket
stained_glass: hamburger, robot, banana
"""

ALIKE = """
thought-gear thought-fish matryoshka-cactus keyhole-ghost soup-boot gaze-ship diver-monkey abduction-piano-cat
constellation-guitar-cactus enthroned-onion nest-dice moon-fishing-bear-guitar fruit-stone-turtle heraldry-bicycle
motor-shell hourglass-of-moon-sun asleep-bear orchard-clock filament-dragon gentleman-bulb mermaid-tail-cat
gramophone-of-ear snow-globe-cactus hoisted-cloud scarecrow-television strung-pear
"""
RETIRED = frozenset(ALIKE.split())
"""Pictures too much like two others of their template: dealt no more, and kept for the tables and replays that have them."""
