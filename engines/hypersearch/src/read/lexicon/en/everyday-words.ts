/** Words of everyday life that are near to a word of a home or to a town: never mended into it. */
export const everydayWords = `
buick chevy chevrolet hyundai nissan kia mazda subaru volkswagen mitsubishi lexus acura volvo suzuki yamaha kawasaki peterbilt freightliner jeep dodge toyota honda gmc
cramped livestock inches earns errand errands estimate estimates schoolyard screwdriver wholesale playoffs stockbroker device devices finger fingers awake properly sticky freight peaches stubborn activist fountains walnuts blooms recipient liters surrounding slipped dancer dedicate educate disable tolerated privilege approve livestock hearse errands
aides ants anyways appraiser apron arson ashes attack aunts babysit babysits badge bait barge baron barred bartend bartender bats beans beard bearing
beef bees beetle beg belt bets bite blanket blaze bleach bled blew blood blown boast bolt bond bone bottle bounce bowl brag brake brave breath
breathe brew bribe bricks bridges brink brought bruise bucket bug bully bun burden burger burial buried burn bury busing butter cab cage calf candle
canned canning canoe carrot carve carved cast cease cents chaos cheek cheese chess chest chew chickens chief choir chop chopped circus civil claim
clam clams clap clash claw clerk cling coat coil coins comb comet comma commander cone conquer cord corn corpse couch cough cousins cows crack cram
crash crawl cream cried crisp crop cruel cruise crumb crush cup cups cure curl curse curve dance dare dash dawn dealer dean decay deed deny deploy
dial diet dig dish dissertation dive dolls donkey dose drama drank drawl drill drought drove drown ducks duke dull dump dumped dust duty eager ease
eel elect employer engine exhaust exile fabric fade faint fake fame fangs fatal fault feast feud fever fiddle fined firefighters fishing fist flame
flaw flea fled flee flu flute foe fog fold fool foul frank freeze frog frost frown fry funny fur gain gale gasp gavel gaze geese ghost glare glue
goats gore gown grabs gram graph grave graze greed grief grin grip groan groom groove grouse guilt guilty guns guts halves hammer hand-me-down
happiest haul hauled hauling hauls heal heap hedge heel heir helmet hen hens herd hinge hint hogs host hound hum humor hunger hurdle hymn idle index
injury ink insect itch ivory jail jam jar jazz jet judge juice jury kiss kite kneel knife knit knock label lace ladder ladders lamb lamp leak leap
leash lens liar librarian lid limb lip liquid litigation liver lizard loader loadmaster lobster locked logs loom lord lorry lump lunar lung machinist
maid mailbox managed manages manners manny mapped mask mast maze meat melt mercy mice mild mirror moan mole monk moped moth mouse mowed mowing mug
mule nail napkin neglect nerve nerves nets nosy oath orbit organ otter owl oxen pack packing packs paddle pail painter pan pants parade pardon pasta
paste pat peas pedal peel perch pest pigs pile pill pillow pin pitch pity plague plaster plastic plead plow plumber plumbers plumbing poem poet
poison polite poll pope pose potato pouch poultry pour praise preach preached president prison probe prompt prone pub puddle puff pulp punch pupil
purse qualifies qualify queue quota rack radar raft rag rage raid raises rally ram rash rat rats razor reap rebel recall recess reef reel reign relay
relief remark remedy removed render replaced replied rescue resent retail retirees revolt reward rhyme rider rinse riot ripe ripen rival roar roast
rob robe robin rod rolled roofer roofing root rope rot rotten rub rubber rumor rust rusty sack sacred sail salad sauce sausage saying scald scale
scar scarf scatter scent scope scrape scream screw scrub sculptor seam seed seize sermon sewing sewn shack shaft shake shallow shame shave shear
sheet shelf shield shine shingles shirt shiver shock shook shot shove shovel shrimp shrink shrug shuffle sigh silk sip skate skiing skill skirt skull
slab slack slam slap slate sleeve slice slick slid slide slim slip slug slump smash smooth snack snake snap snare sneeze snore snores soak sob sock
socks sofa soil soldier sole solo sore soul soup span spark spear speech spell spice spider spike spill spin spine spinning spit splash spoil sponge
spoon sport spy squad squash squeeze stab stack stain stake stalk stamp stare stark steak steal stem stern stew sticks stiff stilts sting stir stitch
stole stomach stood stool stoop stout strain strap straw stray stride string stripe stroke stroll stump stunt subbing subletting subs sue sunk surge
swamp swap swarm sway swear swears sweating sweep swept sword swore tack tackle tail tailor tale tame tangle tape tar target task taste tattoo taxi
tease temper tempt tender tense tent tenure thick thigh thorn thread threat thrill thrive throat thrust thumb tick tide tidy tie tied tiled tin
tissue toad tomb tooth torch tore torn toss tow towel toxic trace tractor tractors trailered travels tread treaty trial trick tried troop trot trout
trucker trucking trumpet trunk tube tuck tuition tumble tune tunnel twig twist unite vain valve vanish vault vein velvet verse vessel veto vice
victim violets virtue virus void volt vow vowed wagon waist waited warn warp wave wax weapon weave web weeds weep weigh weighs weld welder welding
welds wept whale whip whisper whistle wicked wield wings wipe wipes wire wool wore worm wound wreck wrench wrist yacht yarn yawn yell zebra zipper
spent strove biked
`;
