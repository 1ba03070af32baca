import type { Lexicon } from '../lexicon.ts';

/**
 * Words about people, for fair housing. `refuse:` phrases say all by themselves; a `group` is refused only
 * where the sentence speaks of who lives near by (see fair-housing.ts). `colour` groups are colours too.
 */
export const people: Lexicon = [
  [
    'group:race',
    'african american|caucasian|people of color|people of colour|minority|minorities|ethnic minority|hispanic|latino|latina|latinx|anglo|asian|native american|indigenous|ethnic|ethnicity|race|same race|racial|skin color|non white|nonwhite|interracial|biracial|aboriginal|first nations|multicultural|multiethnic|gypsy|gypsies|diverse|diversity|ethnically diverse|racially diverse|blacks|whites|african|caucasians|asians|hispanics|latinos|my own race|my race|our own kind|my own kind|our kind|homogeneous|color|desi|white people|black people|brown people|white folks|black folks|colored|colored people|racially mixed|racially homogeneous|racially',
  ],
  ['colour:race', 'white|black|brown|blacks|whites|yellow'],
  [
    'group:religion',
    "christian|catholic|jewish|jew|muslim|moslem|islamic|hindu|sikh|buddhist|mormon|lds|atheist|evangelical|protestant|religious|religion|orthodox|go to church|goes to church|churchgoing|church going|churchgoer|attend church|god fearing|baptist|lutheran|methodist|same faith|our faith|my faith|faith based|bible believing|orthodox jewish|pious|secular|non religious|nonreligious|same religion|share our faith|share my faith|pentecostal|believers|go to mosque|go to temple|hasidic|amish|jehovah's witness|observant|godly|pray|devout|quaker|our religion|my religion|nonbelievers|non believers|heathens|infidels|scientologist|jews|muslims|christians|hindus|catholics|sikhs|mormons|atheists|jehovahs witnesses|share our beliefs|share our religion|share my religion|non muslim|non christian|non jewish|attend mass|go to mass|go to synagogue|go to services|worship|share my beliefs|attend services|faithful",
  ],
  [
    'group:national_origin',
    'immigrant|foreigner|mexican|chinese|indian|arab|korean|vietnamese|filipino|russian|polish|italian|irish|american born|born in america|born in canada|born in the us|born in the usa|canadian born|english speaking|english speaker|speak english|speaks english|refugee|illegal|migrant|illegal alien|illegal immigrant|newcomer|somali|haitian|pakistani|iranian|persian|middle eastern|middle easterner|puerto rican|cuban|native born|native english speaker|foreign born|green card holder|real american|real canadian|foreign|nigerian|japanese|ukrainian|syrian|east indian|south asian|salvadoran|guatemalan|speak spanish|spanish speaking|dominican|jamaican|portuguese|greek|afghan|ethiopian|born here|asylum seeker|undocumented|speak french|french speaking|outsider|same nationality|nationality|nationalities|born abroad|from abroad|from overseas|from other countries|from another country|americans|canadians|latin american|colombian|venezuelan|brazilian|honduran|bangladeshi|turkish|lebanese|eastern european|speak proper english|speak good english|speak the language|speak our language|foreign language|accent|expat|expats|anglophone|francophone|true american|true canadian|patriotic american|born and raised american|born in this country|caribbean|west indian|german|french people|british people|mexicans|indians|arabs|chinese people|us citizen|citizens|noncitizens|non citizens|american citizen',
  ],
  [
    'group:familial_status',
    'kid|child|children|families|family|teenager|toddler|baby|babies|single mother|single mom|single parent|unmarried couple|married couple|childless|young family|young families|large family|big families|couples|singles|single people|students|student|college kid|newlywed|pregnant woman|teens|adults|unmarried|divorced|divorcee|infants|large families|empty nester|empty nesters|retirees|bachelors|college students|single dads|single moms|single mothers|little ones|youngsters|minors|brats|families with children|families with kids|people with kids|people with children|young kids|young children|small children|screaming kids|young couples|crying babies|noisy kids|loud kids|moms|traditional families|nuclear families|old people|young people|elderly|elderly people|seniors|senior citizens|older people|millennials|boomers|young adults|people our age|people my age|married people|unmarried people|unwed mothers|breeders|households with children|households with kids|pregnant women|teenagers|school age kids',
  ],
  [
    'group:sex',
    'women|woman|men|man|male|female|gay|lesbian|lgbt|lgbtq|lgbtq+|transgender|trans|homosexual|straight|girls|boys|heterosexual|queer|guys|ladies|same sex|gays|lesbians|bisexual|gender|gay couples|same sex couples|single men|single women|males|females|drag queens|bachelors|sexual orientation|trans people|transsexual|gay people|dudes|gentlemen|opposite sex',
  ],
  [
    'group:disability',
    'disabled|handicapped|mentally ill|mental illness|disability|disabilities|autistic|special needs|group home|crippled|wheelchair user|mental patient|addict|recovering addict|deaf|blind|halfway house|people in wheelchairs|people with disabilities|disabled people|handicapped people|rehab center|schizophrenic|mental health facility|sober living|mental problem|retarded|crazy people|mentally disabled|mental health issues|recovering addicts|sober house|sober home|people in a wheelchair|wheelchairs|mental health problems|bipolar|down syndrome|hiv|aids|group homes|autism|addicts|mental disorders|psychiatric patients|mental issues|wheelchair users|the disabled|the mentally ill|the handicapped|mental patients|epileptic|physically disabled|intellectually disabled|dementia',
  ],
  [
    'refuse:familial_status',
    'adults only|adult only|child free building|childfree building|child free|childfree|kid free|kid free building|family neighborhood|family neighbourhood|family friendly neighborhood|family friendly neighbourhood|family friendly area|family friendly community|family friendly street|family oriented neighborhood|family oriented community|family oriented area|family area|family community|kid friendly neighborhood|kid friendly area|no kids|no children|no families|without kids around|no kids around|adults only building|adult only building|adult building|neighborhood full of kids|neighborhood with lots of kids|neighborhood with kids|lots of families|young families around|young families nearby|other young families|families with kids nearby|other families|neighborhood with young families|kid filled neighborhood|lots of kids|other kids|no teenagers|no babies|families only|couples only|singles only|no students|no single mothers|no single moms|no college kids|kids in the neighborhood|kids on the street|kids on the block|kids on our street|kid friendly street|family street|kid free community|children free|child free community|child free neighborhood|family friendly building|family building|no families with kids|no families with children|no screaming kids|no noisy kids|family neighborhoods|family oriented|no young kids|no young children|no small children|no toddlers|no crying babies|no unmarried couples|childless neighbors|kids next door|no loud kids|kid friendly community|kid friendly block|young neighborhood|family oriented street|adults only community|adult only community|adult only complex|adults only complex|no kid|family focused neighborhood|family centered neighborhood|kid free neighborhood',
  ],
  ['refuse:race', 'all white neighborhood|no diversity|not ghetto people'],
  [
    'refuse:sex',
    'women only|men only|female only|male only|ladies only|girls only|women only building|men only building|female only building|all female building|all male building|no men|no women|gayborhood|gay neighborhood|gay friendly neighborhood|gay friendly area|gay area|lgbt friendly neighborhood|lgbtq friendly neighborhood|no gays|no gay people|no lesbians|all male|all female|all women|all men|gay friendly|lgbtq friendly|lgbt friendly|lgbtq+ friendly|straight neighborhood',
  ],
  ['refuse:religion', 'no muslims|no jews|no christians|no catholics|bible belt community'],
  [
    'neighbour',
    'people|neighbor|neighbour|resident|folk|folks|tenant|somebody|anybody|nobody|everyone|everybody|anyone|someone|occupant|population|homeowner|types|crowd|community member|kind of people|no one|inhabitants|community members|locals|citizen|demographic|individuals|type of people|ones|person',
  ],
  [
    'crowd',
    'household|owner|families|family|couple|renter|dweller|professional|majority|culture|background|descent|origin|worker|kid|children|patient|women|men|guys|landlord',
  ],
  [
    'area',
    'neighborhood|neighbourhood|area|community|street|block|building|part of town|side of town|district|suburb|enclave|town|complex|subdivision|section of town|hood|nabe|neighborhoods|communities|areas|zone|development|quarter|village|region|condo building|pocket|environment|school district|part of the city|side of the city|zip code|surroundings|neighbourhoods|nbhd|apartment building|part of the town|places|parts of town|sections|pockets|high rise|condo complex|places with',
  ],
  [
    'landmark',
    'church|school|temple|store|grocery|market|restaurant|bakery|center|centre|cemetery|hospital|university|college|food|mosque|synagogue|shop|supermarket|club|mass|parish|academy|cathedral|chapel|grocer|butcher|grocery store|takeout|cuisine|day school|monastery|preschool|museum|cafe|high school|embassy|consulate|shrine|mission|community center|community centre|daycare|cultural center|cultural centre|charity|seminary|campus|bookstore|elementary school|private school|studies|deli|spa|garden|groceries|heritage center|immersion school|immersion|language school|monument|park|style|bank|collar|kitchen|cabinet|room|home|house|bedroom|closet|doctor|consignment|hour|wood|oak|marble|tile|stainless|appliance|paint|trim|fence|picket|shutter|stone|brick|wall|room|parking|playroom|bathroom|suite|care|clinic|square|heritage house|style kitchen|door|floor|counter|countertop|granite|quartz|siding|water|rock|river|mountain|dog|cat|lab',
  ],
  [
    'liv',
    'live|living|lives|next door|nearby|around|in the building|on the block|on the street|in the area|in the neighborhood|in the neighbourhood|upstairs|near by|close by|near me|near us|around me|around us|on my street|around here|next to me|move in|moves in|living there|living nearby|live there|live nearby|in my building|in the complex|on our street|across the street|next to us|down the hall|live near|live around|in the community|beside me|beside us|as neighbors|as neighbours|for neighbors|for neighbours|living near|in the hallway|on my block|on our block|downstairs|in our building|in the vicinity|move there|live close by|living close by|living around|living next door|live next door|live in the building|living in the building|living in it|dominate|reside|in the same building|in the hood|in the buildings|on the same floor|in my neighborhood|in our neighborhood',
  ],
  [
    'share',
    "all|mostly|mainly|predominantly|only|majority|fewer|few|less|lots of|full of|mixed|too many|many|primarily|largely|exclusively|a lot of|no|without|any|other|same|more|non|predominately|heavily|overwhelmingly|traditionally|plenty of|not too many|hardly any|filled with|nobody|completely|entirely|keep out|away from|free of|far from|avoid|percentage of|populated by|dominated by|strictly|fellow|like minded|don't want|do not want|surrounded by|nobody|not a lot of|not many|high percentage of|low percentage of|don't want any|zero|with no|that's not|not",
  ],
  [
    'firm',
    "all|mostly|mainly|predominantly|only|majority|fewer|no|without|too many|primarily|largely|exclusively|predominately|heavily|overwhelmingly|hardly any|nobody|away from|free of|far from|avoid|dominated by|strictly|don't want|do not want|full of|lots of|surrounded by|less|not too many|a lot of|filled with|populated by|don't want any|keep out|with no|high percentage of|zero|nobody|plenty of",
  ],
  [
    'none',
    "no|without|only|don't want|avoid|away from|don't want any|free of|too many|zero|fewer|far from|keep out|nobody|less",
  ],
  ['joint', 'and|or|nor|&'],
  [
    'adj',
    'only|majority|friendly|dominated|heavy|free|speaking|loving|owned|populated|oriented|working class|professional|quiet|nice|safe|part',
  ],
  [
    'predicate',
    "be|is|are|should be|must be|where|all|mostly|only|of|with|predominantly|everyone|everybody|that's|needs to be|has to be|filled with|full of|mainly|who|majority",
  ],
  ['poss', 'my|our|his|her|their'],
  ['cut', 'in|near|close to|for|under|to'],
  ['home', 'home|house'],
  [
    'stop',
    'bed|bath|bedroom|bathroom|garage|pool|townhouse|condo|apartment|yard|kitchen|but|so|because|since|max|basement|budget|fireplace|balcony',
  ],
  [
    'self',
    "i am|we are|im|i'm|we're|as a|being|my|our|his|her|am a|were a|i am a|we are a|we're a|i'm a|we have|i have|have|their|because we are|she is|he is|they are|she's|he's|is a|who uses|for my|for our|we've got|as an|family of|mother is|father is|we got|i got|with our|with my|grew up|raising|has|speaking as|identify as|husband and i are|wife and i are|wife is|husband is|expecting|we both|got|son is|daughter is|mom is|dad is|partner is|i was|we were|son has|daughter has|have a|for a growing|growing|no longer have|adopted|adopting|planning|our growing|want more|we'll have|two|three|four|five|six|seven|my three",
  ],
  [
    'housing',
    "single family|multi family|family room|family home|family house|two family|three family|family size|family sized|in law|student loan|student debt|men's|family member|single story|single level|family doctor|white oak|white kitchen|black and white|black stainless|kids room|kids' rooms|kids bedroom|baby room|nursery|white noise|family dinners|family gathering|family gatherings|family visits|family visit|straight forward|straight away|straight to the point|straight shooter|blind date|gay old time|disability insurance|disabled access|disabled parking|handicapped parking|special needs trust|race track|racetrack|arms race|red white and blue|white picket fence|white cabinets|white walls|white trim|white house|white marble|white quartz|black marble|black cabinets|brown brick|brown bag|family friendly|kid friendly|single detached|white brick|black granite|white appliances|white shaker cabinets|white shutters|white picket|white fence|black windows|black trim|black appliances|black fixtures|black hardware|brown kitchen|white bathroom|white countertops|family owned|kid proof|family heirlooms|trans canada|college fund|irish setter|german shepherd|great dane|french doors|french door|spanish style|spanish tile|italian marble|chinese drywall|persian rug|persian cat|english garden|english tudor|dutch door|japanese garden|japanese maple|indian wells|mediterranean style|mexican tile|polish|greek revival|french quarter|french country|spanish colonial|spanish|mission style|asian style kitchen|french style|little italy|mediterranean|color|persian rugs|mexican restaurant|color scheme|race car|man cave|mother in law|deaf dog|blind cat|blind dog|old people who|german|accent wall|accent|family area",
  ],
];
