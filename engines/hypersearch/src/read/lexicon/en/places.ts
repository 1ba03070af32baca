import type { Lexicon } from '../lexicon.ts';

/** Words before, in and after the names of places and landmarks; English. */
export const places: Lexicon = [
  [
    'in',
    'in|within|inside|around|throughout|anywhere in|somewhere in|in or around|in and around|across|over in|out in|up in|down in|at|to|into|for|of|in the area of|in the city of|the city of|city of|town of|anywhere around|in the town of|anywhere within|somewhere around|on|near or in|out by|based in|located in|situated in|toward|towards|in beautiful|in sunny|in or near|in/around|in either|in both|anywhere near|anywhere|orders to|have orders to|pcsing to|pcs ing to|pcsed to|pcs to|pcs orders to|stationed in|stationed at|transferred to|being transferred to|moving me to|moving us to|reporting to|coming home to|coming back to|going home to|moving back to|heading home to|come home to|returning to|heading back to|hearts on|heart on|hearts set on|heart set on|come back to|go back to|going back to|back home to',
  ],
  [
    'in:strict',
    'outside|outside of|just outside|just outside of|in|within|inside|around|throughout|anywhere in|somewhere in|in or around|in and around|across|over in|out in|up in|down in|in the area of|in the city of|city of|town of|anywhere around|anywhere within|somewhere around|based in|located in|situated in|move to|moving to|relocating to|relocate to|settle in|to live in|want to live in|like to live in|live in|buy in|be in|living in|in sunny|in or near|in either|house hunting in|hunting in|shopping in|settling in|transferring to|heading to|anywhere near|orders to|have orders to|pcsing to|pcs ing to|pcsed to|pcs to|pcs orders to|stationed in|stationed at|transferred to|being transferred to|moving me to|moving us to|reporting to|coming home to|coming back to|going home to|moving back to|heading home to|come home to|returning to|heading back to|hearts on|heart on|hearts set on|heart set on|come back to|go back to|going back to|back home to',
  ],
  [
    'near',
    "near|close to|nearby|next to|walking distance to|walking distance of|within walking distance of|within walking distance to|within walking distance|steps from|by|beside|a short walk to|a short walk from|short walk to|short walk from|short drive to|short drive from|a short drive from|a short drive to|not far from|not too far from|walkable to|adjacent to|easy access to|quick access to|a stone's throw from|across from|in walking distance of|in walking distance to|walking distance from|proximity to|close by|nearby to|convenient to|around the corner from|near to|closer to|easy walk to|easy commute to|close proximity to|in proximity to|a block from|access to|down the street from|right by|right next to|accessible to|handy to|walk to|can walk to|able to walk to|bike to|bike distance to|biking distance to|within biking distance of|biking distance of|short commute to|a short commute to|a quick commute to|quick commute to|commutable to|very close to|super close to|really close to|as close as possible to|as close to|in the vicinity of|steps to|steps away from|just steps from|within reach of|within easy reach of|not far away from|right near|along|good access to|easy drive to|easy drive from|nr|in close proximity to|just off|easy reach of|commuting distance of|commuting distance to|within commuting distance of|within commuting distance to|within a short walk of|within a short drive of|a few minutes from|a few blocks from|a few minutes to|a couple blocks from|couple of blocks from|a couple of blocks from|bus ride to|located near|opposite|around the corner to|reasonable distance from|a reasonable distance from|within striking distance of|striking distance of|quick drive to|quick walk to|within a few blocks of|within a few minutes of|walks to|walk over to|walking to|bordering|a hop from|abutting|can bike to|facing|near by|nere|neer|naer|neear|nearr|neaar|close too|colse to|clsoe to|closeto|nearto",
  ],
  [
    'far',
    'far from|away from|not near|not close to|nowhere near|not by|not next to|not too close to|far away from|well away from|at a distance from|not right by|not beside|not along|not right next to|far enough from|clear of|not under|far off from|nothing near|nothing by|nothing close to|nowhere by|nothing next to|not anywhere near|nowhere close to|nothing on|nothing beside|nothing along|as far as possible from|further from|farther from',
  ],
  [
    'from',
    'from|of|to|away from|from the|to the|within|outside|outside of|outside the|drive to|walk to|walk from|drive from|ride to|ride from|commute to|commute from|or less from|or less to|or less of|away|max from|max to|tops from|tops to|and under to|to get to|from my work at|to work at|to my job at|commuting to|train to|radius of|radius around|radius from|distance of|distance from|distance to|bike ride to|bus to|bike to|max commute to|or under from|or under to|or fewer from|or fewer to|or closer to|into|driving to|driving from|east of|west of|north of|south of|north from|tops to get to|drive away from|drive of|walk of|ride away from|commute of|by car from|by car to|by bus to|by train to|by bus from|by train from|by transit to|by transit from|on foot from|on foot to|by bike from|by bike to|or so from|or so to|or so of|walk away from',
  ],
  [
    'mode',
    'drive|walk|ride|commute|driving|walking|by car|by bus|by train|bus|train|bike|on foot|or less|max|tops|one way|at most|door to door|in traffic|or under|or fewer|away|radius|distance|by transit|cycling|bus ride|train ride|bike ride|subway ride|walking distance|driving distance|by bike|with traffic|maximum|at rush hour|walk away|drive away|car ride|in rush hour|transit|trip',
  ],
  [
    'commute',
    'to get to|gets me to|get me to|gets us to|get us to|getting to|commute to|commute into|commute downtown|drive to|get to|commute|walk to|drive into|travel time to|my commute to|trip to|reach|to reach|reaching',
  ],
  [
    'region',
    'area|region|metro|metro area|proper|surroundings|city limit|suburbs|suburb|vicinity|greater area|city|town|county|side|market|zip|zips|zip code|zip codes|zipcode|zipcodes|postal code|postal codes',
  ],
  [
    'compass',
    'north|south|east|west|northwest|northeast|southwest|southeast|northern|southern|eastern|western|central|upstate|nw|ne|sw|se|inner|outer|metro|greater|suburban|urban|rural|sunny|beautiful|lovely|coastal|northside|southside|eastside|westside',
  ],
  [
    'poi:downtown',
    'downtown|the downtown|city center|city centre|down town|center of town|centre of town|downtown core|the city center|the city centre|dtwn|dwntwn|city core|central business district|cbd|dntn|dwntown|town center|town centre|dt|dntwn|d town',
  ],
  [
    'hood',
    'midtown|uptown|old town|chinatown|little italy|koreatown|the village|the heights|east end|west end|north end|south end|east side|west side|north side|south side|east village|west village|the strip|old city|river north|greektown|little tokyo|french quarter|the mission|garment district|arts district|financial district|the beaches|the annex|warehouse district|theater district|midtown east|the west end|old montreal|japantown|meatpacking district|museum district|medical district|soho|tribeca|the loop|west loop|south loop|lower east side|upper east side|upper west side|south beach|gaslamp quarter|garden district|historic district|university district|the marina|little havana|little saigon|little portugal',
  ],
  [
    'poi',
    'airport|hospital|university|college|beach|lake|ocean|river|mountain|mosque|synagogue|church|temple|gurdwara|grocery store|supermarket|shopping mall|mall|shop|shopping|restaurant|cafe|coffee shop|highway|freeway|interstate|school|daycare|water|trail|hiking trail|bike path|bike trail|stadium|zoo|library|gym|marina|ski resort|ski hill|ski slope|casino|museum|cathedral|chapel|military base|base|campus|ferry|ferry terminal|convention center|community center|community centre|dog park|playground|grocery|bike lane|nightlife|bar|entertainment|amenity|amenities|work|office|town|city|my work|my job|my office|elementary school|high school|farmers market|medical center|medical centre|sea|bay|coast|forest|wood|golf course|public library|fire station|post office|harbor|harbour|pier|border|preschool|kindergarten|cemetery|rec center|recreation center|theater|theatre|walking trail|park and ride|pharmacy|yoga studio|bakery|brewery|breweries|the ferry|boardwalk|waterfront|art gallery|country club|university campus|senior center|shopping center|shopping centre|medical district|the highway|ski area|dog run|nature trail|greenbelt|downtown core|national park|courthouse|vet|medical school|law school|deli|consulate|embassy|cultural center|cultural centre|race track|racetrack|butcher|clinic|cricket ground|soccer field|a shop|wharf|shipyard|refinery|plant|mill|mine|terminal|arena|rink|ice rink|ball field|ballpark|ski lifts|ski lift|slopes|the slopes|climbing gym|surf break|swimming hole|hot springs|springs nearby|factory|warehouse|air force base|naval base|army base|afb|coffee|groceries|shops|trails|bars|food trucks|farmers markets|swim school|trailhead|boat launch|boat ramp|canal|reservoir|riverwalk|bike trails|hospitals|clinics|dialysis center|dialysis clinic|cancer center|interstate ramp|highway ramp|freeway ramp|on ramp|off ramp|islamic center|islamic centre|jewish center|recreation centre|seniors centre|youth center|garden center|garden centre|health center|health centre|aquatic center|nature center',
  ],
  [
    'spot:park',
    'park|green space|a park|public park|city park|neighborhood park|greenspace|parkland|nice park|big park|good park|local park',
  ],
  [
    'spot:transit',
    'red line|blue line|green line|orange line|purple line|brown line|yellow line|silver line|gold line|a train|the a train|the 4 train|the 7 train|the q train|the f train|the g train|the 6 train|the c train|the n train|the d train|the m train|the j train|the e train|the r train|the 2 train|the 1 train|transit|the el|the l train|the el train|the l|public transit|public transportation|train|subway|bus|metro|light rail|bus stop|train station|subway station|metro station|bus line|skytrain|skytrain station|lrt|transit stop|go station|go train|commuter rail|transit line|the t|bus route|train line|subway line|public transport|mass transit|subway stop|train stop|metro stop|light rail station|transit station|lrt station|bus station|streetcar|bart|the l|tram|train tracks station|rail station|transit hub|transport|transportation|marta|bart station|bus service|metro line|commuter train|lrt stop|light rail stop|streetcar stop|light rail line|trolley|rapid transit|el stop|streetcar line|o train|ctrain|c train|ttc|rem|rem station|rem stop|caltrain|the max|max line|max station|metra|metra station|septa|lirr|path train|nj transit|metrolink|sounder train|link light rail|link station|west coast express|amtrak|metro north|tri rail|brightline|muni|mbta|cta|green line|red line|blue line|orange line|gold line|purple line|o train station|via rail|up express|go line|go bus|rapid ride|brt|frontrunner|trax|valley metro|capmetro|dart station|dart rail|rtd|streetcars|buses|trains|bus lines|good buses|skytrain line|lrt line|transit center|transit centre|ctrain station|c train station|a c train|a c train station|c train stop|a c train stop|t stop|a t stop|t station|a t station|tram stop|tram line|trolley stop|trolley line|skytrain stop|tram station',
  ],
  [
    'closeby',
    'nearby|close by|close|within walking distance|in walking distance|within walking distance please|a short walk away|around the corner|down the street|at the door|within reach|access|nearby please|within a short walk|a walk away|walking distance|right there|within steps|i can walk to|we can walk to|that i can walk to|we could walk to|i could walk to',
  ],
];
