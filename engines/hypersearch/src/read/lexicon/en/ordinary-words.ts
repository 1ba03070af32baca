/** Ordinary words that a rule of spelling would take for a slip of another word or of a town, and some that are names of small towns. */
export const ordinaryWords = `
aback abetting abound aboveboard accidental aces action actions acts adored adviser advisory afterlife afterward agin aground aide aiding ailing
airfield airing alight allergies aloe alter alters ampule annals annul antics apologise apologize apologizes apples apprised approves arcade ardent
arise arises arming armour arms artsy associating assumption attaches attacked auditions avenge avid await awaits award awards awash babes
babysitter babysitting backboard backcountry backdoor backdrop backfield backfire backhand backless backroom backside backstretch backtrack backward
backwards backwash backwater badder baking bale ballgame balling ballpoint ballroom ballsy balm baloney bandaged bandages bandstand bandy banger
banging banking bankroll barbed barbershop bareback bared barefoot barking barks barnyard barren barstool barter baseball baseless baseline bashed
basin basking baste batch bathhouse batter battlefield bawling beached beads beak beaker bearable beast beasts beater bedded bedding bedside
beforehand bein belches bells benches benders bends beset bestseller bettor biased bickering bidder bide biker bikers bikini bikinis billboard
billions binding bison biting bitter bitters blackboard blackguard blacking blacklist blacklisted blades bland blank blanks blare blares blight
bloat blockers blowback blowhard bluer boarder boarders boardroom boathouse boatload bodybuilder bodybuilding bodyguard boost booth booths booty
borderline bore boring bossy bot botch bothersome bots bough boughs boundless bows braids bran branches brandy bras brat breach breaches breakaway
breakthrough brig brighten broom brooms broth brothel brothels brush brutish buckboard bucking bucko budding budge bugger buggers bums bunghole
burglar burglars buries burping burst bursts burying bushes bushy busybody butt butted buttery butting button cabled cache cactus cakewalk calcium
callback callbacks caller callers calluses calmed camel camels cameo campaign campaigns camped cams canaries canker cannons canst caper capers
capita caramel carat carats carbs cared carefully careless cargo carload carnal carny caroling carpool carsick carte cartel carton cartons cartwheel
carving carvings cased caseload caseworker cashmere casing casings caste casting castles caused cavalier caving cellblock cello cellphone
centerpiece chains champagne changeover changer chant chanted chants chap chapped chaps charged charmer chart charting charts chased chaser chasers
chaste chatter cheapen cheater cheaters cheating cheats checklist checkpoint checkpoints checkroom cheery chic childlike chimes chin chinchilla
choked choking chore chores churches churchyard circled citywide clacking claiming clapped classroom classrooms clause clauses cleaned cleaning
clearer clearest cleats clever clod cloned clones cloning closest cloves clowns clutches coaches coarse coasting coastline coating cocked cocking
coding coffeehouse collage collard cologne colon combine combines combing comeback comebacks comfortably commended commonly commonplace commune
communion communists compete competed complaint complaints complexes compute computed computing coms conceit concert concerts concourse
condescending condom condoms condone confine conform confront conked considerable consort constable constructing construe consulted contention
context contour contrast converge convoy cooing cooker cooled coons cooped coping copped cornball cornea corned cornerstone coroner correcting cots
council counted counteroffer counterpart counterpoint counties coupled courtroom courtside coveted craftsmen crafty crag cranking crapped creaks
creepy crepes cries crises crooks crossfire crossover crosstown crosswalk crowned crows crutch cunts dais dancers daring darkroom darlings dated
dateless deadline deadlines dealt debated debut deceit decked decoded decree decrees deducted deduction deductions deemed deflection delay deleted
delivery delude deluge demand dependence dependency deport derive derives descent dialing diaper dike dings discussing distinct distract distracts
ditches diver divers diving doable docs doer doling donor donors dons donut doormat doorstep doorstop doped dopey dorsal dotes doting dots doubled
doubly doubtless doves downed downer downfield download downright downriver downside downsized downstate downstream downtime downward downwind downy
doze dozing drain drape draped drapes drawer dread dreading dreamboat dreamland dreamt dreamy drier dries dripped drivel driven drone drones droop
dropper duelling duels earliest easement easements eastbound economy edict eighth elsewhere embers emission emissions employee employees enable
enclose encore encounter encroachment endings enduring enforce enigma enjoyable enlarge enlist enlisted enlisting enrich enroll ensure enter enters
entrails entreat entrees entrust equality ether event events evermore everyplace executing exercised exorcise experiment expires extensive facet
facets factor factors fading fairy faking falter farthest fastball fated fatherland fatherless fats fatter faxing feathers featured feces feeds
ferryboat fete fiend fiends fight fights figured filed filing filings filler fillet filmed finale finance finer finest finishes fireball fired
fireflies firehouse firelight fireman firepower fireside firewall firewater firewood fireworks firstborn firsthand fishes fiver flatfoot fleet
fleeting fleets flexing fliers flighty fling flings flit float floats floorboard floored flopped flour flowed flowered flown foamy font foothold
footlocker footnote footpath footsteps footwork forced fore forevermore forged forger forgettable forgot forks format formed forum fossil foursome
framed framework freed freeing freestyle fresco freshness freshwater fried friendless fries fright fringe fringes fro frying fullback
furthest fused fuss futility gags galley galleys gams gangland gangplank gap garb garbage garter gateway gats gazed generating gents gills girly
giveaway giver glands glide gloat goodwill goody graced gracefully graces grader graders grandchild granddaddy grander grandmama grandstand
grandstanding grapes grate grates grazed greaseball greaser greasy greatness greenbacks greets grille grinds groundwork guardhouse guardrail gurney
gust gutting hags hairball haircuts hairless hairline hairpiece hairspray hairstyle hairy halfback halftime hallowed handball handlebars handled
handler handlers handsome hanged hangover hardball hardcore harden hardworking harem harming harvest hassled haste hatch hated hater haters hating
hats haunt haunting haunts hazard hazing headed header healed healer healers healing heaped heartbreak heartbreaker hearted hearth heartland
heartless heartsick hearty heaving hell helpless herding hereabouts hereafter heresy herewith heroes herpes hideaway hiding highball highlight
highlights hiked hiker hikers hinting hiring histories hitchhike hitchhiking hither hoard hoarse hoes holed homeboys homecoming homeless homeroom
homesick homeward homework homey homeys homie homies homing honeymooners honing hooker hooky hooter hooting hooves hoped hopeless hopping hordes
horseback horseplay horsepower horsey horsing hoses hosing houseboat housed houseguest housekeeping housewife housework hover hugs hurting huts
idealist ignored inaccessible inactive inane inbound incest incompatible incomplete inconvenient incorporate incorrect indecent indefinitely indigo
inefficiency inefficient infancy inferior infest infield inform informal ingest ingratitude injured inland innermost insecure insecurity insider
install instep instill insulted insure intake intended intending intercourse invent inventor inventors invents inward irises issued itching jackpot
joked joker jokers jotted joust kennel kiln kinder kinsman known lackey lacrosse lager lamest laminated lances landfill landing landings landowner
landscaper landscapes lapel lasers lass lasted lasting latent latex lathe lather latte latter lattes launches lava lawnmower layer layers leaded
leader leaders leading leaked leaking leaned leaped leaping leashes leasing led leftover lenses lest lettering levers licked lied lifeboat lifeguard
lifeless lifelike lifeline lifelong lifer lifesaving lifetime lifetimes lifted lifting lightning lightweight likeable liked liking limestone
limitless linen linens liner liners linger lingers lining litter littler littlest liven loaning loathe loaves loca locale locating locket locking
loner loners longed longtime looker looming looped loophole looping loopy loosing looted looting lop loser losers losses louse loveable loved
loveless lover loverly lovers lovesick loving loyal lusting magma maiden mainframe mainstream makeover maker makers manageable manana mane manger
mangy manhole manufacturer manufacturers manure marches marker markers marketable marketplace maroon marries mascot masked massacre massacres
massaged massages mastermind masterpiece mastery matador mater mating matte matured maudlin meantime medals meddle medial medicated medics mellow
merged meteor meteors middleweight migrating mildly milestone millstone milord mince mindless mined minefield minefields miner miners mints minuet
misses missis mistaken mister mists modesty mogul moist moldy molest molting monies monkey monkeys monos moonlight moonlighting moonwalk moor moors
moos moping moron morons mortgaged motels motherless motorbike motorboat mound mounting mover muddle mulch multinational multiple munch muse muss
muster musty mutter mutters naive nameless nearer neath neatly needy nether nicest niche nicked nigh nightclub nightstand nighttime nods noose
northbound nosey notable notches noted noting nude nudes nursed occupies oddest odor odors offence offered omission onset opportunist opposes ops
ordering outdid outgrow outlaw outlaws outlook outset overactive overboard overcame overcharge overcome overcomes overcoming overcooked overcrowded
overdoing overdone overdrive overflow overhear overheard overheat overheated overheating overkill overload overlook overlooked overnight overpaid
overpass overpower overqualified overrated override overrule overstep overt overtake overthrow overtime overturn overview overweight overwork owed
paces pacing padlock painfully painkiller painless palace palaces palate pallet paltry pant panties panty papal parachute parchment pardner parka
parked partied parting partly passable passages passe pasted pastries pastry pasty patches pate patent patents patties pave paving pawing peaking
pearly peculiar pelts perky persona petty phenomena phoned phoney phonies phrase phrases pieced pigeon pinch pint pints pioneer pipeline pips pities
placed placenta plaid platelets playback playhouse plaything playthings playtime pleas pleased plexus pliers plucked plump plums plunged plunger
plush ply pods pointless pointy polluting polybutylene poof poolroom porcupine porker pornos portable porthole portside posed posers posing postage
postcards poster posters postmaster postmodern posture potion potions potted pounce powerhouse powerless practiced practise prance pranks prat
praying prefect preserve preserves presidency pressured priceless pricks pried prima primate primates primed primrose principle principles
privileged prized prizes probable processor processors proposed provost prying pubic purchased pushcart pushes pushover pushy puss quacks quadruple
quarry quart quarterback quarterbacks quartermaster quartet quarts quicker quickest quieted quirks quitter quitters raced racehorse racehorses racer
racers racing racked racket rackets racking rafting ragging raging raided railroad railroads rained rainforest rainstorm rainy raked raking ramble
rang ranting raping raring ratted ratting ravine raving ravings reaches reactor reactors reacts realm realms reaping reasonably recant
reconstruction recreating rectal recuse redoing reelection reference references referred referring reflecting refresher refuge refused refute regal
register registers rehired relics relied remover renal rend repaid repent replies reserved residue resorting rested resting retards retina retrieve
retrieved revered reverse revert revive revived rewarded rewiring riches rickets ridding riddle rifle rightfully righty ringing risen riser risky
riverboat rivets roadblock roadblocks roadkill roadside rocked rocker rockers rode rodeo rom roost roubles roughhouse roundup rouse rout routed
router rubles rugby ruler rulers rumbling rushes sacked sacrament safeguard safekeeping salesgirl salesperson saline saliva salty salvage salve
savin sawing scans scarce scaring scarves schoolgirl schoolgirls schoolhouse schoolmaster schoolroom schoolteacher schoolteachers schoolwork
scissors scold scones scoping scoreboard scored scorer scouring scratches scratchy screenplay sealing searches searchlight searchlights searing
secondhand secured sedan seduction seeming seeping seized semen semifinal sensor sensors separated serviced setter setting settings settlers sever
severance severe shacked shaking shalt shamed shanks shaped shard shards shaved shaving shavings sheared shelling shells shied shipping shite
shitting shooters shoots shoplift shopped shortages shortcake shortcuts shorted shorthand shorthanded shorting shortstop shouting shoving showboat
showcase showdown showgirl showgirls showroom showtime showy shred shreds sicker sicko sickos sideline sidelines sideshow sifting sighed sightings
sill simmer singed singled sinkhole sinkholes sinned sinuses siren skating skelter skeptic sketch sketches skimming slacking slats slaved slaving
slaying sleepless sleepover sleepwalking slicker slimming slings slit slits slop slower slowing smacked smarter smarty smashed smelled smelling
smite sneaking snicker snide snitch snitched snoring snort snorted snorts snowing soar soared soars sometime soothing sorely sorrel sounded
soundtrack souse southbound southwestern spacecraft spaced spades spanking spar spared sparing sparking speck specks sped speedboat speedy spelled
speller spellers spelling spilt spite spitting splashed splashes splint splints spores spotless spotlight spout sprang sprinkle sprinkled sprinkles
sprint sprints sprung spur spying staging staining staked staking stalked standpoint standstill staple staples starboard starch stared staring
starring started startling starving stashed stated stateroom stateside statewide stating statue statues stealing steamy steely steering stepbrother
stepfather stepmother stepped stepping stepsister stickler stillborn stinker stinking stinks stitched stocked stomp stomped stomping stoned
stoplight stopover stopper stored storefront storehouse storeroom storing stormed stormy straightaway straightforward strand strands strawberry
streak streaks streamline streamlined streetlight strep stretches stretchy striding strife strikers strive striving stroking struck strung stud
studies studs stuffy sturdy stylings suburbia suck sucks suction sued suing suited summed summerhouse summertime sundae sundaes sunroof supermodel
supernatural supernova superpower superstar superstars supervisory supper surest surfaced surfboard surprised survey swans swatch swaying sweatshop
sweaty sweeper sweepers sweeping sweeter sweetest sweety swelled swelling swig switchboard switches swoon tablet tablets tach tain takeover taker
takers talker tangerine tanked tapping tasked teamwork teardrop teat teats teensy teeny temp terrifies thane thanking thankless therapies thereafter
thesis thicket thine thingy thinning thirsty thongs thorough thoughtless threesome thriller throes throwback thrown thrush thus ticked ticker
tickled timed timeless timepiece timer timers timetable ting tinkle tinkles tinkling tipping tireless tiresome title titles toast toddle tome tongs
toons tornado tornadoes touches touchy toying tracing trailed trainer trainers traits tramp tramps transmit transmits trawler treading treatable
treetops triangle trickle tries trifle trifles tripe tripled triplets trooper troubled troublesome trough truce truckload truer truest truss trusty
tucked tumors tuning turnaround turnover turnstile turntable twine tying udders ultrasound undercarriage underfoot undergoing undergrad underhand
underhanded underline underlined undermine underpaid underrated understanding understudy undertake underwater underwent underworld undies undue
unfit unison uploading upstage usher ushers valor vantage venture viewpoint villagers virginal vocation volcano volley waders wafers waged wager
waiter waiters wallflower waning wanker wankers warden wardroom warrior washed washes wasted wasteland wasting waterproof waterworks watery wealth
weed weekdays weightless welcomed westbound westward wetland wetlands wheezing whereabouts whine whines whitewash wholesome whores widen width
wildlife wiles willfully willpower windbreaker windmill windpipe windscreen winner wipers wiser wisest wished withhold withstand withstanding wooded
woodshed woodwind woodwork wooed woolen wording workable workforce workhouse workload workplace workstation worldwide worrier worthless worthwhile
wouldst yearn yearns youngest yourn
sundown sunrise sunset
`;
