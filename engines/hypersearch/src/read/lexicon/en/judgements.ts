import { each, type Lexicon } from '../lexicon.ts';

/** Ready-made readings: how good, how new, how walkable, and in which order; English. */
export const judgements: Lexicon = [
  [
    'quality:7',
    'good|decent|nice|solid|well rated|highly rated enough|strong|quality|gd|reputable|pretty good|fairly good|good quality|respectable|ok',
  ],
  [
    'quality:8',
    'great|top|excellent|best|top rated|highly rated|high rated|outstanding|amazing|fantastic|top notch|exceptional|superb|the best|very good|really good|wonderful|stellar|high quality|awesome|high performing|top tier|first rate|terrific|high ranking|top ranked|well ranked|best rated|excellent rated|highest rated|phenomenal|highly ranked|a rated|blue ribbon|first class|world class|super good|highly regarded|top performing|killer|higher rated|incredible|fabulous|really great|elite',
  ],
  [
    'set:walk>=70',
    'walkable|walkable area|walkable neighborhood|walkable neighbourhood|good walkability|walkable location|walkability|can walk to everything|walk everywhere|walk to everything|walk to things|pedestrian friendly|decent walkability|walk to shops|walk to stores|walkable community|walking friendly|walk places|high walkability|walkable part of town|good walk score|decent walk score|get around on foot|walkable street|do errands on foot|walk to get coffee',
  ],
  [
    'set:walk>=90',
    'very walkable|super walkable|extremely walkable|highly walkable|walkers paradise|walker paradise|incredibly walkable|really walkable|very walkable neighborhood|extremely walkable neighborhood|super walkable neighborhood|most walkable|ultra walkable|very walkable area|highly walkable neighborhood|super walkable area|high walk score|excellent walkability|great walkability|amazing walkability|totally walkable|excellent walk score|great walk score|extremely walkable area|insanely walkable|really walkable neighborhood|really walkable area|highly walkable area',
  ],
  [
    'set:hoa<=0',
    "no hoa|without hoa|no hoas|hoa free|no hoa fee|no hoa fees|zero hoa|without an hoa|no hoa dues|not in an hoa|no condo fee|no condo fees|no homeowners association|no strata|no strata fees|no maintenance fee|no maintenance fees|non hoa|without hoa fees|don't want an hoa|don't want hoa|don't want a hoa|avoid hoa|avoid hoas|no association fees|no association|hate hoas|no monthly fees|not part of an hoa|no hoa please|no strata fee|without condo fees|without maintenance fees|do not want an hoa|no hoa at all|no h o a|without a hoa|without strata fees|hoas are out|no home owners association|hoa is a dealbreaker|hate hoa|no hoa or|can't stand hoas|don't want to deal with an hoa|don't want any hoa|won't do an hoa|no hoas please|never an hoa|free of hoa|not an hoa|anything but an hoa|no to hoas|don't do hoas|no hoa whatsoever|no hoa telling us what to do|we're over hoas|i'm over hoas|so over hoas",
  ],
  [
    'set:hoa<=200',
    "small fees|low fees|low hoa|no crazy hoa|no high hoa|no expensive hoa|not a high hoa|no big hoa|no outrageous hoa|no huge hoa|no crazy hoa fees|no high hoa fees|no expensive hoa fees|low hoa fee|low hoa fees|low condo fees|low condo fee|low maintenance fees|low strata fees|low hoa dues|reasonable hoa|cheap hoa|affordable hoa|small hoa|low strata|low monthly fees|hoa that is low|hoa is low|minimal hoa|low maintenance fee|reasonable hoa fees|reasonable condo fees|low strata fee|low association fees|hoa low|low monthly hoa|hoa that's low|hoa fees are low|condo fees are low|hoa should be low|modest hoa|lower hoa|inexpensive hoa|minimal hoa fees",
  ],
  [
    'set:dom<=7',
    'on the market less than a week|less than a week on the market|on the market under a week|under a week on the market|listed less than a week ago|less than a week old|since last week|just listed|new listing|new on the market|listed this week|newly listed|recently listed|fresh listing|fresh on the market|just hit the market|just came on the market|hit the market this week|new to market|new to the market|listed in the last week|listed in the past week|listed within the last week|new listings|listed last week|just on the market|just went on the market|came on the market this week|new this week|fresh listings|on the market this week|added this week|brand new listings|brand new listing|new on market|newest listings only|listed recently|listed in the last 7 days|freshly listed|posted this week|latest week|just posted|listed this past week|came up this week|went live this week|brand new on the market|brand new to the market|hit the market recently|just put on the market',
  ],
  [
    'set:dom<=1',
    'listed today|listed yesterday|listed in the last 24 hours|new today|listed since yesterday|hit the market today|listed in the past 24 hours|came on today',
  ],
  [
    'set:dom<=30',
    'on the market less than a month|less than a month on the market|on the market under a month|under a month on the market|on the market since last month|since last month|listed this month|new this month|listed in the last month|listed in the past month|listed within the last month|listed within the past month',
  ],
  [
    'sort:price_asc',
    `${each('sort|sort by|sorted by|order|order by|ordered by|orderby|by|', 'price', 'asc|ascending')}|cheap|cheapest|affordable|cheapest first|lowest price|lowest price first|least expensive|inexpensive|most affordable|low to high|price low to high|sort by price|sorted by price|lowest priced|budget friendly|starting with the cheapest|cheapest ones first|low priced|cheapest to most expensive|price ascending|ordered by price|from cheapest|cheapest option|least expensive first|lowest prices first|cheapest at the top|bargain|low price|by price|cheap as possible|as cheap as possible|lowest first|low cost|cheapest on top|order by price|lowest to highest|from cheapest to most expensive|economical|show the cheapest first|sort by lowest price|sort by cheapest|dirt cheap|cheapest one|on the cheap|ranked by price|lowest asking price|show cheapest first|starting from the cheapest|wallet friendly|sort low to high|smallest price|lowest cost|order by price low to high|sort by price low to high|sorted by price low to high|price from low to high|from low to high|by price ascending|ascending by price|sorted low to high|cheap ones first`,
  ],
  [
    'sort:price_desc',
    `${each('sort|sort by|sorted by|order|order by|ordered by|orderby|by|', 'price', 'desc|descending')}|most expensive|most expensive first|highest price|highest priced|price high to low|high to low|priciest|priciest first|highest price first|expensive ones first|expensive first|price descending|top of the market|sort by highest price|highest to lowest|highest priced first|the most expensive|costliest|sort high to low|most costly|starting with the most expensive|most expensive on top|most expensive at the top|order by price high to low|sort by price high to low|sorted by price high to low|price from high to low|from high to low|by price descending|descending by price|sorted by highest price|sorted high to low|most expensive ones first|dearest first|spendiest first|most pricey first|priciest at the top|priciest on top|priciest to cheapest|top price first|top prices first|top dollar first|high price first|highest first|priciest ones first`,
  ],
  [
    'sort:newest',
    `${each('sort|sort by|sorted by|order|order by|ordered by|orderby|by|', 'date|list date|listing date|listed', 'desc|descending')}|newest|newest first|latest|latest listings|most recent|most recent first|most recently listed|newest listings|newest listings first|latest first|sort by newest|sorted by newest|newest on top|new ones first|newest at the top|recent first|latest on the market|sort by date|recently added first|most recently listed first|freshest|freshest first|sorted by date|starting with the newest|newest to oldest|sort by most recent|order by newest|newest ones first|latest additions|show newest first|newly listed first|show the newest first|ordered by newest|newest up top|sort newest|newest at top|newest up first|sort by new|sort new`,
  ],
  [
    'sort:sqft_desc',
    `${each('sort|sort by|sorted by|order|order by|ordered by|orderby|by|', 'sqft|sq ft|square feet|square footage|size|area', 'desc|descending')}|biggest|largest|biggest first|largest first|most square feet|most space|as big as possible|biggest home|most square footage|most sqft|roomiest|biggest place|sort by size|most spacious|sorted by size|biggest at the top|as large as possible|largest at the top|biggest to smallest|starting with the biggest|by size|most living space|most room|the most space|the most square footage|starting with the largest|biggest ones first|largest home|largest to smallest|largest ones first|order by size|max square footage|biggest on top|largest on top|as much space as possible|ordered by size|as much room as possible|as many square feet as possible`,
  ],
  [
    'sort:lot_desc',
    `${each('sort|sort by|sorted by|order|order by|ordered by|orderby|by|', 'lot|lot size|acres|acreage|lot acres', 'desc|descending')}|biggest lot|largest lot|biggest yard|largest yard|most land|biggest lot first|largest lot first|most acreage|sort by lot size|sorted by lot size|biggest lots|by lot size|largest lots first|as much land as possible|biggest lots first|largest acreage|biggest parcel|largest parcel|most acres|the most land|biggest backyard|largest backyard|biggest plot|largest plot|biggest piece of land|order by lot size|largest piece of land|as much acreage as possible|biggest possible lot|largest possible lot|most yard|ordered by lot size|biggest acreage|biggest property|largest property`,
  ],
  [
    'sort:price_per_sqft_asc',
    `${each('sort|sort by|sorted by|order|order by|ordered by|orderby|by|', 'ppsf|price per sqft|price per sq ft|price per square foot', 'asc|ascending')}|ppsf|price per sq ft low to high|price per sqft low to high|price per square foot low to high|price per foot low to high|ppsf low to high|lowest ppsf|best ppsf|sort by ppsf|best value|best price per square foot|lowest price per square foot|price per square foot|best bang for the buck|best deal|best value for money|most bang for the buck|most bang for my buck|good value|best bang for my buck|best value first|price per sqft|best bang for our buck|best deals|lowest price per sqft|cheapest per square foot|best value for the money|great value|great deal|good deal|lowest cost per square foot|most bang for our buck|cheapest per sqft|lowest per square foot|value for money|best price per sqft|sort by value|most house for the money|most house for my money|best values|best value at the top|sorted by value|biggest bang for the buck|biggest bang for my buck|most space for the money|bang for the buck|bang for my buck|sort by best value|price per sq ft|lowest price per sq ft|most for my money|most for our money|best value on top|most value|highest value for money|lowest dollars per square foot|dollar per square foot|most for the money|great bang for the buck|best $ per sqft|deals|price per foot|cost per square foot|dollars per square foot|by price per square foot|per square foot|sorted by price per square foot|sort by price per square foot|sorted by price per sq ft|sort by price per sq ft|sort by price per sqft|sorted by price per sqft|order by price per square foot|ordered by price per square foot|rank by price per square foot|ranked by price per square foot|sort by price per foot|sort by the lowest price per square foot|price per sq ft best deal on top|best deal on top|best deals on top|the best value|the best deal|the best bang for the buck|the best bang for my buck|the best value for money|the best deals|the best price per square foot`,
  ],
  [
    'sort:roi_desc',
    'roi high to low|roi highest first|roi descending|cap rate high to low|returns high to low|invest prop|inv prop|investment prop|investment property|investment properties|best return|highest roi|good investment|best roi|highest return|best return on investment|best investment|highest return on investment|roi|return on investment|good roi|high roi|great investment|best cap rate|highest cap rate|good return|investment potential|highest yield|best yield|strong roi|sort by roi|top roi|great roi|best returns|highest returns|good returns|best cash flow|solid investment|strong returns|most profitable|biggest return|investment property with the best return|great return|high return|rank by roi|by roi|highest roi first|best roi first|greatest roi|good rental yield|best rental yield|highest rental yield|good investment property|max roi|maximum roi|sorted by roi|greatest return|biggest roi|smart investment|sound investment|great return on investment|good return on investment|best investment potential|strong return|solid return|solid roi|maximum return|solid returns|high returns|great returns|high yield|good cash flow|most lucrative|best investment property|best bang investment|best investments|best investments first|good investments|best investments on top|by return|for return|on return|total return|returns|the best return|the best returns|the highest return|the best investments|investment|an investment|income property|a rental investment|investment unit|investment home|investment house',
  ],
];
