import { each, type Lexicon } from '../lexicon.ts';

/** English words for the features of a home. */
export const features: Lexicon = [
  [
    'has:pool',
    'pool|swimming pool|inground pool|in ground pool|private pool|saltwater pool|salt water pool|heated pool|lap pool|plunge pool|backyard pool|somewhere to swim|place to swim|pool in the backyard|igp|ig pool|i g pool|inground swimming pool',
  ],
  ['has:hot_tub', 'hot tub|jacuzzi|spa tub|whirlpool|hottub|jetted tub|spa'],
  [
    'has:garage',
    'garage|garage for|garage space|garage spot|garage stall|attached garage|detached garage|heated garage|place to park indoors|indoor parking|gar|det gar|det garage|att gar|att garage|atchd gar',
  ],
  ['has:carport', 'carport|car port|covered parking|porte cochere|port cochere|porte cocheres'],
  [
    'has:ev_charger',
    'ev charger|ev charging|electric car charger|electric vehicle charger|car charger|electric car charging|tesla charger|charging station|ev ready|ev plug|ev outlet|charge my ev|charge my car|charge my tesla|charge an electric car|level 2 charger|charger for my ev|charger for the ev|charger for my electric car|charger for an electric car|charge my electric car|ev|charger in the driveway|charger in the garage|charger for the car|charger for my car|car chargers|ev chargers|charger',
  ],
  [
    'has:rv_parking',
    `${each('park|room for|space for|parking for|place for', 'a|my|our|the', 'truck and|boat and|rv and|camper and|', 'a|my|our|', 'trailer')}|truck and trailer|boat and trailer|truck and a trailer|boat and a trailer|r v parking|r v pad|r v hookup|r v garage|r v space|rv parking|rv pad|rv access|rv hookup|rv garage|rv space|boat and rv parking|rv storage|boat parking|park my rv|park our rv|park the rv|room for an rv|room for our rv|parking for an rv|parking for our rv|parking for my rv|space for an rv|space for our rv|space for my rv|place to park our rv|camper parking|park a camper|rv pkg|rv prkg|rv hookups|rv carport|room for my rv|place to park my rv|park an rv|motorhome parking|trailer parking|rv gate|park a rv|park a motorhome|park a travel trailer|park a fifth wheel|park a boat|park my motorhome|park my camper|park my travel trailer|park my fifth wheel|park my boat|park our motorhome|park our camper|park our travel trailer|park our fifth wheel|park our boat|park the motorhome|park the camper|park the travel trailer|park the fifth wheel|park the boat|room for a rv|room for a motorhome|room for a camper|room for a travel trailer|room for a fifth wheel|room for a boat|room for my motorhome|room for my camper|room for my travel trailer|room for my fifth wheel|room for my boat|room for our motorhome|room for our camper|room for our travel trailer|room for our fifth wheel|room for our boat|room for the rv|room for the motorhome|room for the camper|room for the travel trailer|room for the fifth wheel|room for the boat|space for a rv|space for a motorhome|space for a camper|space for a travel trailer|space for a fifth wheel|space for a boat|space for my motorhome|space for my camper|space for my travel trailer|space for my fifth wheel|space for my boat|space for our motorhome|space for our camper|space for our travel trailer|space for our fifth wheel|space for our boat|space for the rv|space for the motorhome|space for the camper|space for the travel trailer|space for the fifth wheel|space for the boat|spot for a rv|spot for a motorhome|spot for a camper|spot for a travel trailer|spot for a fifth wheel|spot for a boat|spot for my rv|spot for my motorhome|spot for my camper|spot for my travel trailer|spot for my fifth wheel|spot for my boat|spot for our rv|spot for our motorhome|spot for our camper|spot for our travel trailer|spot for our fifth wheel|spot for our boat|spot for the rv|spot for the motorhome|spot for the camper|spot for the travel trailer|spot for the fifth wheel|spot for the boat`,
  ],
  [
    'has:fireplace',
    'fireplace|fire place|wood burning fireplace|gas fireplace|fplc|fireplc|firepl|frplc|frplce|f p|fp|fpl|woodburning fireplace|gas log fireplace|kiva|kiva fireplace|gas logs|beehive fireplace',
  ],
  ['has:basement', 'basement|bsmt|cellar|full basement|bsmnt|bsment'],
  [
    'has:finished_basement',
    "finished basement|fin bsmt|finished bsmt|basement finished|basement that is finished|basement that's finished|fully finished basement|finished lower level|basement is finished|basement already finished|fin bsmnt|fin basement|finished bsmnt|finished downstairs|bsmt fin|bsmnt fin|bsmt finished|finished bsment|fin bsment|finishd bsmt|finishd bsment|finishd basement|finshd bsmt|fnshd bsmt",
  ],
  [
    'has:walkout_basement',
    'walkout basement|walk out basement|walkout bsmt|walkout|walk out lower level|daylight basement|basement walkout|w o bsmt|walk out bsmt|wo bsmt|walkout lower level|basement with walkout|w/o bsmt|w/o bsmnt',
  ],
  ['has:attic', 'attic'],
  [
    'has:air_conditioning',
    'air conditioning|air conditioner|ac|a c|a/c|central air|central ac|central a/c|hvac|air con|aircon|conditioned air|air conditioned|central cooling|mini split|cooling|cent air|c a c|ctrl air|central a c|centrl air|cac|c ac|refrigerated air|ref air|refrig air|refrigerated ac|refrigerated cooling|refrigeration cooling|central refrigerated air|refer air',
  ],
  [
    'has:hardwood_floors',
    'hardwood floor|hardwood|wood floor|wooden floor|hardwood flooring|wood flooring|oak floor|hard wood floor|hardwood throughout|real wood floor|hw floors|hw flrs|hdwd floors|hdwd flrs|hwf|hrdwd floors|oak floors|maple floors|hickory floors|plank floors|wide plank floors|hardwds|heart pine floors|heart pine|pine floors|wood plank floors|parquet floors|parquet',
  ],
  [
    'has:open_floor_plan',
    'open floor plan|open floorplan|open plan|open concept|open layout|open kitchen and living|open living space|open living area|open concept layout|open concept living|open plan living|concept living|open living|wide open layout|open flr plan|openconcept|open kitchen|great room',
  ],
  [
    'has:home_office',
    'home office|office|study|work from home space|workspace|place to work from home|room for an office|office space|dedicated office|room to work from home|space to work from home|office at home|wfh space|room for a desk|den for an office|space for an office|dedicated office space|work from home office|wfh office|somewhere to work from home|room for a home office|space for a home office|office nook|private office|separate office|ofc|remote work space|office for working from home|office because i work from home|den for my office|den for work|den to work in|den for working|room for my office|room for his office|room for her office|room for our office|space for my office|space for his office|space for her office|space for our office|room as an office|bedroom for my office',
  ],
  [
    'has:guest_house',
    'garden suite|laneway suite|carriage suite|guest house|guesthouse|adu|casita|guest cottage|carriage house|accessory dwelling unit|accessory dwelling|granny flat|laneway house|laneway home|guest quarter|backyard cottage|coach house|pool house|casita out back|casita in back|casita in the back|guest casita|casita for guests|detached casita',
  ],
  [
    'has:in_law_suite',
    'in law suite|mother daughter|mother daughter setup|mother daughter home|mother daughter house|inlaw suite|mother in law suite|in law apartment|in law unit|granny suite|basement suite|legal suite|legal basement suite|legal secondary suite|income suite|secondary suite|nanny suite|multigenerational suite|suite for my mother|suite for my parents|suite for my mom|basement apartment|mother in law apartment|mil suite|nanny quarter|in law quarter|mother in law quarters|in law quarters|multigenerational|multigen|multi gen|separate suite for my parents|suite for grandma|space for my in laws|separate living quarters|apartment for my mother|nextgen suite|next gen suite|next gen|bsmt apt|bsmt apartment|bsmt suite|basement unit with separate entrance|own suite|her own suite|his own suite|their own suite|suite of her own|suite of his own|suite of their own|bsmt in law suite|basement apt|basement apts|inlaw ste|in law ste|mil ste|in law sweet|in law apt|mother in law apt|inlaw apt|suite to rent out|suite to rent|basement suite to rent out|unit to rent out|apartment to rent out|suite i can rent out|suite we can rent out|suite we could rent out|suite for rental income',
  ],
  [
    'has:primary_on_main',
    "1st floor bedroom|1st flr bedroom|1st floor bed|1st floor primary|1st floor master|bedroom on the 1st floor|primary on the 1st floor|master on the 1st floor|primary suite on the first floor|owner's suite on the main floor|owners suite on the main floor|first floor owner's suite|main floor bed|primary on main|master on main|primary bedroom on the main floor|master bedroom on the main floor|main floor primary|main floor master|first floor primary|first floor master|main level primary|main level master|master on the main|primary on the main|master down|bedroom on the main floor|primary suite on the main floor|master suite on the main floor|primary bedroom on the main level|master bedroom on the main level|primary bedroom on the first floor|master bedroom on the first floor|master on the first floor|primary on the first floor|primary bedroom downstairs|master bedroom downstairs|downstairs primary|downstairs master|main floor bedroom|first floor bedroom|ground floor bedroom|primary suite on the main level|master suite on the first floor|primary suite on main|master suite on main|primary on the main floor|master on the main floor|primary bedroom on main|master bedroom on main|ground floor master|ground floor primary|main level bedroom|owner suite on main|bedroom on the first floor|bedroom on the ground floor|main floor primary bedroom|main floor master bedroom|first floor primary suite|first floor master suite|first floor primary bedroom|first floor master bedroom|primary bedroom on the ground floor|mbr on main|mstr on main|primary on first floor|owners suite on main|mbr down|primary down|owner suite on the main|bedroom downstairs|downstairs bedroom|prim dn|prim down|primary dn|mbr dn|master dn|prim on main|prim on mn|mstr dn|mstr down",
  ],
  [
    'has:walk_in_closet',
    'walk in closet|walkin closet|walk in wardrobe|big closet|large closet|huge closet|walk ins|wic|w i c|walk in closets|walkin closets|wics|closet you can walk into|closet i can walk into|closets you can walk into',
  ],
  [
    'has:updated_kitchen',
    "updated kitchen|renovated kitchen|remodeled kitchen|remodelled kitchen|new kitchen|modern kitchen|redone kitchen|upgraded kitchen|kitchen updated|kitchen is updated|kitchen renovated|kitchen remodeled|newly renovated kitchen|recently renovated kitchen|recently updated kitchen|kitchen has been updated|kitchen that has been updated|kitchen that's been updated|kitchen that's been redone|kitchen that's updated|kitchen was renovated|kitchen has been redone|kitchen that has been redone|refreshed kitchen|newly remodeled kitchen|newly updated kitchen|recently remodeled kitchen|kitchen has been renovated|brand new kitchen|updated modern kitchen|contemporary kitchen|upd kitchen|updtd kitchen|remod kitchen|remodeled kit|upd kit|updated kit|reno kitchen|renod kitchen|kitchen remodel|kitchen has been remodeled|kitchen thats been updated|new kit|modernized kitchen|kitchen redone|kitchen already redone|kitchen already updated|kitchen already renovated|kitchen already remodeled",
  ],
  [
    'has:chefs_kitchen',
    'chefs kitchen|chef kitchen|gourmet kitchen|professional kitchen|kitchen for a chef|kitchen fit for a chef|chef grade kitchen|chef style kitchen',
  ],
  [
    'has:stone_counters',
    'granite countertop|granite counter|quartz countertop|quartz counter|stone counter|stone countertop|marble countertop|marble counter|granite|quartz|solid surface counter|soapstone|marble top|granite kitchen',
  ],
  [
    'has:stainless_appliances',
    'stainless steel appliance|stainless appliance|stainless steel|black stainless appliance|stainless|ss appliance|black stainless steel appliance|black stainless|stainless fridge|stainless kitchen|ss appl|ss appliances|s s appl|stainless appl|ss apps|stnls appl|stainless steel kitchen|ss kitchen|stnls appliances|s s appliances',
  ],
  [
    'has:kitchen_island',
    'big kitchen island|large kitchen island|huge kitchen island|kitchen island|island kitchen|island in the kitchen|kitchen with an island|kitchen with island|center island|centre island|big island|large island|kitchen with a big island|kitchen with a large island|breakfast island|with an island|with island|with a big island|with a large island|waterfall island|oversized island|eat at island|island with seating|an island|island big enough|island in kitchen|and island',
  ],
  [
    'has:in_unit_laundry',
    'in unit laundry|in unit washer dryer|in unit washer and dryer|in suite laundry|ensuite laundry|laundry in unit|laundry in the unit|laundry in suite|washer dryer in unit|washer and dryer in unit|washer dryer|washer and dryer|w d in unit|w/d in unit|in unit w/d|in unit w d|laundry in the suite|laundry in the apartment|laundry inside the unit|in unit washer|insuite laundry|in home laundry|w/d|laundry room|own washer and dryer|own laundry|laundry hookup|washer and dryer in the unit|washer dryer in the unit|washer/dryer in unit|washer/dryer|in unit washer/dryer|w/d hookup|laundry in building|laundry|w d|my own laundry|our own laundry|w d hookup|washer dryer hookup|washer dryer hookups|laundry hookups|laundry on site in unit|washer and dryer inside',
  ],
  ['has:balcony', 'balcony|balconies|juliet balcony|private balcony|big balcony|balc|balcny|balconey|bal'],
  ['has:deck', 'deck|rooftop deck|roof deck|sundeck|sun deck|back deck|wood deck'],
  [
    'has:patio',
    'patio|covered patio|rooftop patio|back patio|lanai|terrace|rooftop terrace|roof terrace|veranda patio|cvrd patio|covd patio|cov patio|cvd patio|screened patio|paver patio|stone patio|outdoor patio',
  ],
  [
    'has:porch',
    'porch|front porch|screened porch|wraparound porch|wrap around porch|back porch|screened in porch|veranda|verandah|covered porch',
  ],
  [
    'has:fenced_yard',
    "fenced yard|fenced backyard|fenced in yard|fenced in backyard|fully fenced yard|fenced back yard|fenced lot|fenced in|fully fenced|yard with a fence|yard that is fenced|yard that's fenced|fenced garden|fence|fenced yd|fenced|yard fenced|fenced in back yard|fenced front yard|privacy fence|fully fenced backyard|yard that's fully fenced|yard fully fenced|yard is fenced|backyard with a fence|backyard that is fenced|backyard that's fenced|fncd yard|fncd yd|fncd|fncd backyard|fenced bkyd|fully fncd|fenced in bkyd|yard thats fenced|yard with fencing|fenced acreage|fence around the yard|fence yard|fence backyard|fence back yard|fenecd|fenecd yard|fencd|fencd yard|block wall fence|block wall yard|block walls around the yard|cinder block fence|cinder block wall|block fence|rock wall yard|walled yard|walled in yard",
  ],
  [
    'has:large_yard',
    'big enough yard|large yard|big yard|bigger yard|larger yard|bigger backyard|larger backyard|huge yard|large backyard|big backyard|huge backyard|spacious yard|spacious backyard|large lot|big lot|good sized yard|decent yard|nice big yard|sizable yard|large back yard|big back yard|oversized lot|huge lot|massive yard|generous yard|plenty of yard|lots of yard|big ol yard|good size yard|room to run around outside|nice sized yard|big outdoor space|large outdoor space|yard space|room for the kids to run outside|giant yard|really big yard|decent sized yard|roomy yard|roomy backyard|enormous yard|sizeable yard|ample yard|great big yard|big garden area|good sized backyard|decent sized backyard|extra wide lot|double lot|over sized lot|generous lot|expansive yard|sprawling yard|huge bkyd|lg yard|lg yd|big bkyd|lrg yard|tons of yard|yard for the dog to run|room for the kids to play|room for kids to play|room for the dogs to run|room to run|big ol back yard|big ol backyard|big ole backyard|big ole yard|big old yard|big old backyard|big ole back yard|big old back yard|yard thats big|yard thats large',
  ],
  [
    'has:fenced_yard has:large_yard',
    'large fenced yard|big fenced yard|large fenced backyard|big fenced backyard|large fenced in yard|big fenced in yard|huge fenced yard|big fenced in backyard|large fenced in backyard|huge fenced backyard',
  ],
  [
    'has:garden',
    'garden|vegetable garden|veggie garden|herb garden|garden bed|gardening space|space for a garden|room for a garden|flower garden|place to garden|rose garden|room to garden|space to garden|professionally landscaped|landscaped yard|landscaped grounds|flower beds|raised beds|raised garden beds|somewhere to garden|room for a vegetable garden|garden space|garden beds|english garden|gardens',
  ],
  [
    'has:outdoor_kitchen',
    'outdoor kitchen|summer kitchen|built in bbq|outside kitchen|built in grill|outdoor cooking area',
  ],
  [
    'has:waterfront',
    'waterfront|beach house|beach houses|beach home|beach homes|oceanfront house|lake house|lakehouse|wtrfront|wtrfrnt|wtrfrt|waterfrt|h2o front|water front|lakefront|lake front|oceanfront|ocean front|beachfront|beach front|riverfront|river front|on the water|on a lake|on the lake|on the river|on a river|on the ocean|bayfront|canal front|lakeside|riverside home|waterside|creekfront|on a canal|canalfront|oceanside|lakefrnt|wtrfnt|lkfrnt|waterfrnt|ocean frnt|gulf front|gulffront|bay front|lk front|lk frnt|lake frnt|lake frt|lk frt|riverfrnt|rvr front',
  ],
  [
    'set:no:corner_lot',
    'not on a corner|not on the corner|not on a corner lot|not on the corner lot|not a corner lot|not a corner|no corner lots|no corners',
  ],
  [
    'set:no:waterfront',
    'not on the water|not on a lake|not on the lake|not on the river|not on a river|not on the beach|not on the ocean|not on a canal',
  ],
  [
    'has:water_view',
    'beach vw|beach view|beach views|water view|water vw|wtr vw|ocean vw|oc vw|lake vw|water vu|wtrview|ocean view|lake view|river view|sea view|bay view|oceanview|lakeview|view of the water|view of the ocean|view of the lake|view of the river|view of the bay|view of the sea|harbor view|harbour view|waterview|view over the water|overlooking the water|overlooking the lake|overlooking the harbor|overlooking the harbour|overlooking the canal|overlooking the sea|overlooking the sound|overlooking the ocean|overlooking the river|overlooking the bay|inlet view|view of water|seaview|riverview|view onto the water|view of the harbor|view of the harbour|see the ocean|see the water|view over the ocean|view over the lake|see the lake|lake views|ocean views|river views|bay views|views of the water|views of the lake|views of the ocean|sound view|sound views|harbor views|gulf view|gulf views|peekaboo ocean view|ocean vu|lake vu|oc vu|wtr vu|river vu|bay vu|sea vu|water vue|looks out on the water|look out on the water|looking out on the water|looks out over the water|looks over the water|overlooks the water|overlooks the lake|looks out on the lake|looks over the lake|overlooks the river|overlooks the ocean|overlooks the bay|looks out at the water|view of the gulf|views of the gulf|view of the sound|view of the inlet|see the gulf|gulf vw|views of the river|views of the bay|views of the sea|facing the water|facing the lake|facing the ocean|facing the river|facing the bay|facing the sea|faces the water|faces the lake|faces the ocean|faces the river|looking out on the lake',
  ],
  [
    'has:mountain_view',
    'mountain view|view of the mountain|mtn view|hill view|view of a mountain|mountain vista|view over the mountain|see the mountain|overlooking the mountain|facing the mountain|view of the peaks|views of the peaks|view of the mountains|views of the mountains|mountain vistas|peak views|see the mountains|looks at the mountains|facing the mountains|mtn views|mtn vu|mt view|mtn vw|mountain vu|mountain vw',
  ],
  [
    'has:city_view',
    'city view|skyline view|view of the city|view of the skyline|downtown view|view of downtown|city skyline view|view of the downtown|city light view|city skyline|overlooking the city|view over the city|skyline|view of the city skyline|see the skyline|city lights|city vw|city vu|cty vw|skyline vw|city vws|skyline vu',
  ],
  [
    'has:golf_course',
    'golf course|golf course home|golf course lot|on a golf course|on the golf course|golf community|golf course community|golf course frontage|golf course view|backing onto a golf course|golf|on a fairway|on the fairway|backs onto a golf course|golf course living|backing on to a golf course|along a golf course|golf front|fairway',
  ],
  [
    'has:lake_access',
    'lake access|access to the lake|access to a lake|lake rights|lake privileges|deeded lake access|boat ramp',
  ],
  [
    'has:beach_access',
    'beach acc|beach access|access to the beach|access to a beach|private beach|private beach access|deeded beach access|on the beach|right on the beach',
  ],
  [
    'has:corner_lot',
    'on a corner|corner lot|corner property|lot on the corner|on a corner lot|lot on a corner|corner house',
  ],
  [
    'has:cul_de_sac',
    'cul de sac|culdesac|dead end street|on a cul de sac|cul de sac lot|cul de sac street|in a cul de sac|at the end of a cul de sac|court location|dead end road|dead end|quiet cul de sac',
  ],
  [
    'has:gated_community',
    'gated community|gated|gated neighborhood|gated neighbourhood|guard gated|gated communities|gated complex|guarded gate|behind gates|gated development|gated subdivision|guard gated community|gtd|gtd community|gtd comm|gate|gates',
  ],
  [
    'has:elevator',
    'elevator|lift|private elevator|elevator building|elevators|building with an elevator|building with elevator',
  ],
  [
    'has:doorman',
    'doorman|concierge|24 hour concierge|24 hour doorman|door man|doorman building|24 7 concierge|full time doorman|concierge service|door staff|24 hour door staff|doorperson|doormen|front desk staff|door attendant',
  ],
  [
    'has:gym',
    'gym|home gym|fitness center|fitness centre|fitness room|exercise room|workout room|weight room|work out room|fitness area|place to work out|fitness facility|building gym',
  ],
  [
    'has:pet_friendly',
    'pet friendly|dog ok|cat ok|pet ok|dog okay|cat okay|pets allowed|dog friendly|allows pets|allows dogs|pets ok|allow pets|allow dogs|dogs allowed|cats allowed|cat friendly|pets welcome|accepts pets|takes pets|takes dogs|accepts dogs|allow large dogs|allows cats|allow cats|lets me have a dog|lets me keep a dog|pets are allowed|dogs are allowed|pets are ok|dogs are ok|dog allowed|pet allowed|pets permitted|ok with dogs|ok with pets|that takes cats|accepts cats|permits pets|dogs ok|dogs welcome|petfriendly|allows large dogs|building that allows dogs|ok for pets|ok for dogs|cats ok|cats are ok|permits dogs|large dogs ok|big dogs ok|allows big dogs|pet ok|dog run|dog wash',
  ],
  [
    'has:furnished',
    'furnished|fully furnished|comes furnished|comes with furniture|with furniture|furniture included|turnkey furnished|furniture|sold furnished|being sold furnished|includes furniture|with the furniture|all furniture included|furniture stays|already furnished|move in furnished|furn|furnd|fully furn',
  ],
  [
    'has:solar_panels',
    'solar panel|solar|solar power|solar system|rooftop solar|owned solar|photovoltaic|pv panel|solar roof|solar array|solar energy',
  ],
  [
    'has:energy_efficient',
    'energy efficient|energy eff|energy star|leed|low energy|energy saving|net zero|passive house|energy efficiency|low energy bills|eco friendly|green home|triple pane windows|triple glazed windows|well insulated|energy efficient windows|low utility bills|energy conscious|leed certified|passivhaus|good insulation|high efficiency|double pane windows|geothermal|spray foam insulation',
  ],
  [
    'has:smart_home',
    'smart home|smart house|home automation|smart thermostat|smart home features|smart home technology|smart tech|smart devices|smart home system|smart lock|smart lighting',
  ],
  [
    'has:wheelchair_accessible',
    'wheelchair accessible|wheelchair access|wheelchair friendly|handicap accessible|handicapped accessible|ada accessible|accessible for a wheelchair|accessible home|disabled access|barrier free|wheelchair ramp|wheelchair accessibility|ada compliant|wide doorways|zero step entry|step free|accessible unit|roll in shower|accessible|handicap access|handicap friendly|disability accessible|accessible bathroom|works for a wheelchair|work for a wheelchair|fits a wheelchair|wheelchair user friendly|step free entry|suitable for a wheelchair|wheelchair compatible|accessible by wheelchair|accessible to wheelchairs|handicap ramp|walk in shower with grab bars|disabled accessible|accessibility features|get a wheelchair through|get my wheelchair through|room for a wheelchair|wheelchair ramps|ramp entry|ramp access|grab bars|roll under sinks|wide doors|wide hallways|wider doors|wider doorways|accessible shower|ada|no step entry|zero threshold shower|uses a wheelchair|im in a wheelchair|shes in a wheelchair|hes in a wheelchair|whos in a wheelchair|wifes in a wheelchair|husbands in a wheelchair|moms in a wheelchair|dads in a wheelchair|sons in a wheelchair|daughters in a wheelchair|needs a wheelchair|need a wheelchair|relies on a wheelchair|rely on a wheelchair|wheelchair needs|gets around in a wheelchair|get around in a wheelchair|uses a rollator|use a rollator|uses a scooter to get around|mobility chair|power wheelchair|use a wheelchair|using a wheelchair|in a wheelchair|wheelchair user|uses a power chair|use a power chair|in a power chair|uses a walker|use a walker|is in a wheelchair|ramp|wheelchair bound|accessible for wheelchairs|accessible throughout|works with a wheelchair|roll my wheelchair|uses a mobility scooter|use a mobility scooter|on a mobility scooter|zero entry shower|curbless shower|barrier free shower|step free entrance|zero step entrance|no step entrance|wide halls for a wheelchair|wide hallways for a wheelchair',
  ],
  [
    'has:single_story',
    "single story|single storey|one story|one storey|single level|one level|single floor|one floor|bungalow|no stairs|no stair|without stairs|without any stairs|single level living|one level living|all on one level|all on one floor|everything on one floor|everything on one level|1 story|1 storey|1 level|stairs free|rambler|no steps|stairless|1 floor|not have stairs|don't want stairs|can't do stairs|can't handle stairs|can't climb stairs|can't manage stairs|zero stairs|rancher|ranch style|ranch style home|single storied|avoid stairs|don't want any stairs|do not want stairs|hate stairs|no stairs at all|one storied|single story living|stairs are out|stairs are a no|never climb stairs|no more stairs|all one level|all one floor|no steps at all|1 lvl|one lvl|single lvl|no steps inside|zero steps|step free|one floor living|main floor living|without steps|one floor only|on one level|on one floor|bung|bungalo|bungalows|1 flr|one flr|the stairs can go|stairs can go|stairs have to go|stairs must go|done with stairs|cannot do stairs|cannot climb stairs|stairs are over|can't do stairs anymore|can't climb stairs anymore|cannot do stairs anymore|can't manage stairs anymore|cannot climb stairs anymore|can't do stairs any more",
  ],
  [
    'has:single_story type:single_family',
    'ranch house|ranch style house|bungalow house|single story house|one story house|single level house|single storey house|one storey house|one level house|rancher house',
  ],
  [
    'has:high_ceilings',
    'high ceiling|vaulted ceiling|tall ceiling|soaring ceiling|cathedral ceiling|lofty ceiling|10 foot ceiling|12 foot ceiling|9 foot ceiling|ten foot ceiling|nine foot ceiling|twelve foot ceiling|10 ft ceiling|12 ft ceiling|9 ft ceiling|double height ceiling|vaulted|tray ceiling|10 ft ceilings|9 ft ceilings|12 ft ceilings|ten foot ceilings|nine foot ceilings|twelve foot ceilings|double height ceilings|coffered ceilings|lofty ceilings|hi ceilings|hi ceiling|hi ceils|high ceils|vaulted ceils|hi clgs|high clgs',
  ],
  [
    'has:natural_light',
    'nat light|nat lite|nat lt|natural lite|natural light|lots of light|sunny|bright|big windows|large windows|floor to ceiling windows|sunlight|lots of sun|light filled|plenty of light|sun filled|tons of light|lots of windows|south facing windows|well lit|daylight|flooded with light|huge windows|lots of sunlight|good light|great light|good natural light|sunshine|sun drenched|bright and airy|plenty of sun|a lot of light|light and airy|tons of windows|sunlit|full of light|drenched in light|southern exposure|tons of sun|plenty of sunlight',
  ],
  ['has:sauna', 'sauna|steam room|steam sauna|infrared sauna'],
  ['has:wine_cellar', 'wine cellar|wine room|wine storage|wine fridge cellar'],
  [
    'has:media_room',
    'media rm|media room|theater room|theatre room|home theater|home theatre|movie room|home cinema|screening room|tv room|cinema room',
  ],
  [
    'has:workshop',
    'workshop|work shop|woodshop|wood shop|shop space|tool shop|detached shop|woodworking shop|space for a workshop|hobby shop|place for my tools|woodworking space|room for my tools|woodworking shed|shop for woodworking|a shop|heated shop|large shop|big shop|shop building|garage shop|pole barn shop|wood working shop|metal shop|place to work on cars|space to work on cars|somewhere to work on cars|tinkering space|machine shop|space for woodworking|room for woodworking|shop for my|metal building|metal bldg|pole building|shop bldg|metal shop building|metal outbuilding',
  ],
  ['has:barn', 'barn|stable|horse barn|stables'],
  ['has:horse_property type:farm', 'horse farm|horse farms|equestrian farm|horse breeding farm'],
  [
    'has:horse_property',
    'horse property|horse prop|horse ppty|horse setup|equestrian|equestrian property|horse friendly|room for horses|horses allowed|space for horses|room for a horse|room for my horses|keep horses|place for horses|zoned for horses|horse set up|horse facilities|paddock|horse ready|keep my horses|keep our horses|room for our horses|set up for horses|land for horses|place for my horses|place for our horses|horse acreage|horses|pasture|suitable for horses|horse pasture|good for horses|place for a horse|horse country|have horses|keep a horse|bring my horses|bring our horses|allows horses|equestrian estate|space for my horses|space for our horses|room for two horses|room for 2 horses|room for three horses|room for 3 horses|room for a couple of horses|room for a few horses|land enough for a horse|land enough for horses|enough land for a horse|enough land for horses|land for a horse|land for two horses|space for two horses|space for 2 horses|acreage for horses|land for my horses|horse land|barn for two horses|barn for horses|corrals|horse corral|horse pen|horse turnout|horse stalls|stalls for horses',
  ],
  [
    'has:new_construction',
    'new construction|new build|newly built|brand new|new home construction|never lived in|newbuild|brand new home|new builds|brand new construction|newly constructed|just built|pre construction|preconstruction|spec home|builder home|from a builder|new development|never been lived in|new house|new home|under construction|newer construction|nobody has lived in|no one has lived in|new constr|new const|nu constr|nu construction|nu const|new cons|brand nu|straight from the builder|builder spec|to be built|freshly built|quick move in builder|nw cnstr|new cnstr|nw constr|nw const|new cnst|nw cnst',
  ],
  [
    'has:fixer_upper',
    "fixer upper|fixer|major rehab|heavy rehab|full rehab|gut rehab|gut job|needs work|needing work|fixerupper|handyman special|needs tlc|tlc|diamond in the rough|project house|needs some work|needs updating|fix up|that needs work|in need of work|in need of repair|rehab project|as is|sold as is|selling as is|being sold as is|as is condition|as is sale|gut job|needs renovation|needs renovating|needs a renovation|tear down|teardown|needs love|needs a little love|needs some love|fixer uppers|renovation project|to fix up|can fix up|fix and flip|to flip|could use some work|some work needed|with potential|handyman|needs fixing|needs a lot of work|needs some tlc|money pit|don't mind doing work|bring my own contractor|needs major work|worn out house|needs repairs|place to renovate|house to renovate|home to renovate|something to renovate|something to fix up|flip|as is sale|needs a little work|flips|flip project|flippable|fix n flip|investor special|a project|sweat equity|ugly house|needs elbow grease|good bones|needs rehab|place to fix up|something i can fix up|something we can fix up|house to fix up|house to flip",
  ],
  [
    'has:renovated',
    "renovated|move in ready|updated|remodeled|remodelled|turnkey|turn key|newly renovated|recently renovated|fully renovated|refurbished|newly remodeled|recently updated|recently remodeled|completely renovated|modernized|modernised|freshly renovated|redone|move in condition|ready to move in|ready to move into|gut renovated|upgraded|newly updated|fully updated|fully remodeled|completely remodeled|rehabbed|tastefully updated|totally renovated|movein ready|nothing to fix|no work needed|doesn't need work|doesn't need any work|needs no work|reno'd|all redone|completely updated|no renovations needed|already renovated|already updated|already redone|recently redone|newly redone|just renovated|just remodeled|freshly updated|freshly remodeled|turn key ready|in move in condition|renod|remod|upd|updtd|fully remod|totally remodeled|gut rehabbed|gut rehab|fully rehabbed|tastefully renovated",
  ],
  [
    'has:historic',
    'historic|historical|heritage|victorian era|heritage home|historic home|landmark building|character home|historic charm|historic building|historic registry|heritage building|historic character',
  ],
  [
    'has:luxury',
    'luxury|luxurious|high end|upscale|deluxe|mansion|luxe|posh|estate home|fancy|premium|opulent|top of the line|lux|ritzy|executive home',
  ],
  [
    'has:foreclosure',
    'foreclosure|foreclosed|bank owned|reo|short sale|distressed|distressed property|repo|bank repo|foreclosed home|distressed sale|auction|auction property|bank foreclosure|pre foreclosure|power of sale|repossessed|sheriff sale|hud home|hud homes|lender owned|bank own|foreclosures',
  ],
  [
    'has:price_reduced',
    "price red|price red'd|price redu|price reduced|price reduction|reduced price|price drop|price cut|recently reduced|reduced|dropped in price|price dropped|marked down|price has dropped|price lowered|price was reduced|price has been reduced|price reductions|had a price cut|with price cuts|recent price cut|lowered their price|lowered price|dropped the price|dropped their price|price improvement|motivated seller|price recently dropped|price came down|cut their price|slashed price|reduced in price|price has been cut|price recently reduced|discounted|lowered the price",
  ],
  [
    'has:open_house',
    'open house|open house this weekend|open house on sunday|open house on saturday|open house this sunday|open house this saturday|open house today|open house tomorrow|open for viewing this weekend|open this weekend|open this sunday|open this saturday|open house coming up|open houses|open hse|open hs|open hses',
  ],
  [
    'has:virtual_tour',
    'virtual tour|3d tour|video tour|virtual walkthrough|3 d tour|matterport|video walkthrough|online tour|virtual showing|virtual walk through|360 tour|tour online|tour it online|tour virtually|view it online|matterport tour|3d walkthrough|3d virtual tour',
  ],
  [
    'has:senior_community',
    '55+ community|55 community|55 plus community|55+|55 and over community|55 and over|55 and older community|55 and older|over 55 community|over 55|senior community|retirement community|active adult community|55 plus|senior living|senior living community|active adult|retirement village|adult 55+ community|age restricted community|age restricted|senior housing|over 55s|55+ building|55+ neighborhood|55+ complex|55+ park|62+ community|62+|seniors community|retirement living|fifty five plus|fifty five plus community|fifty five and over|fifty five and older|55+ active adult community|adult lifestyle community|55+ living|seniors building|over fifty five community|over 55 development|retirement complex|retirement neighborhood|over 50 community|50+ community|retirement home community|senior complex',
  ],
  [
    'has:quiet_street',
    "quiet street|quiet st|quiet road|quiet block|quiet neighborhood|quiet neighbourhood|quiet area|quiet lane|low traffic street|little traffic|peaceful street|quiet residential street|calm street|quiet side street|quiet part of town|peaceful neighborhood|peaceful neighbourhood|quiet location|street with little traffic|not on a busy street|nothing on a busy street|no busy streets|away from busy streets|not on a busy road|no busy street|no busy road|away from busy roads|off the main road|not on a main road|low traffic|street that's quiet|street that is quiet|street is quiet|quiet little street|quiet tree lined street|quiet dead end street|no main road|not a busy street|not a busy road|off a busy street|peaceful area|quiet cul de sac street|quiet residential area|sleepy street|not on a main street|quiet residential neighborhood|busy road nearby no|tranquil street|street without much traffic|quiet country road|quieter street|quiet residential road|calm neighborhood",
  ],
  ['has:quiet_street has:cul_de_sac', 'quiet cul de sac'],
  [
    'has:storage',
    'storage|bike storage|bicycle storage|ski storage|boat storage|kayak storage|gear storage|storage space|storage room|storage locker|locker|lots of storage|storage unit|plenty of storage|extra storage|storage area|storage shed|ample storage|pantry storage|room for storage|garden shed|place to store stuff|place to store things|place to store my stuff',
  ],
  ['has:mudroom', 'mudroom|mud room|drop zone|boot room|mudrm'],
  [
    'has:sunroom',
    'sunroom|sun room|solarium|conservatory|florida room|four season room|4 season room|three season room|3 season room|sun porch|four seasons room|arizona room|sunporch|four season porch|4 season porch|all season room|all seasons room|all season porch',
  ],
  [
    'has:near_transit',
    'near transit|transit access|on a bus line|on the bus line|transit accessible|on the subway|on a subway line|on transit|transit oriented|transit friendly|good transit|good public transit|access to public transit|access to transit|great transit|on the bus route|on the train line|near public transit|public transit nearby|transit nearby|commute by train|commute by bus|take the train to work|take the bus to work|subway access|metro access|on the metro|on the light rail|good transit access|easy transit access|excellent transit|take the subway to work|good bus service|on a bus route|transit close by|bus stop nearby|public transit close by|walkable transit|without a car so transit|get around without a car|on the lrt line|on an lrt line|lrt line|on a train line|on the subway line|on the metro line|on the skytrain line|on the trolley line|on the streetcar line|on the light rail line',
  ],
  [
    'has:near_park',
    'near a park|park nearby|park close by|park across the street|parks nearby|park within walking distance|backs onto a park|backing onto a park|parks close by|park down the street|access to parks|park access|next to a park|park views|overlooking a park|across from a park|park around the corner|green space nearby|parks in the area|backs to a park|parks around',
  ],
  ['noun:basement', 'basement|bsmt|bsmnt|lower level|downstairs'],
  ['noun:yard', 'yard|backyard|back yard|bkyd'],
  ['noun:kitchen', 'big kitchen|large kitchen|spacious kitchen|huge kitchen|kitchen|kit'],
  ['late:island', 'island|islands'],
  ['late:finished', 'finished|fin|fully finished|done|complete|completed|finish'],
  ['late:fenced', 'fenced|fully fenced|fenced in|fncd|enclosed|fenced off'],
  [
    'late:renovated',
    'newly updated|newly renovated|newly remodeled|have been updated|have been remodeled|have been redone|have been renovated|fully updated|fully renovated|updated|renovated|remodeled|remodelled|redone|modernized|been updated|been remodeled|been renovated|been redone|recently updated|recently remodeled|recently renovated',
  ],
  ['late:walkout', 'walkout|walk out|walks out'],
];
