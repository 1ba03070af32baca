import type { Lexicon } from '../lexicon.ts';

/** Units of a number; `unit:none` and `number` stand by figures that measure no home; English. */
export const units: Lexicon = [
  [
    'unit:beds',
    'bedroom|bed|br|bd|bdrm|bdr|bedrm|bdrms|beds|sleeping room|bedder|bedroomed|bdroom|brs|bds|room to sleep|rooms to sleep|b/r|bedroms|bdrs|bedrms|bdrooms|berooms|sleeping rooms|bdrs',
  ],
  [
    'unit:baths',
    'bathroom|bath|ba|cr|comfort room|bth|bthrm|full bath|washroom|full bathroom|baths|bathrm|bathrooms|bas|toilet|restroom|wc|b a|loo',
  ],
  ['unit:halfbath', 'half bath|half bathroom|powder room|half baths'],
  ['unit:bb', 'b'],
  [
    'unit:sqft',
    'sq ft|sqft|square foot|square feet|sf|sqf|sq feet|sq foot|sq f|ft2|square ft|sq. ft|sq.ft|sft|squarefeet|feet of living space|sq footage|feet squared|square footage|sqfeet|sqaure feet|foot squared|pi2',
  ],
  [
    'unit:sqm',
    'm2|sqm|sq m|square metre|square meter|square metres|square meters|sq metre|sq meter|metre squared|meter squared|mts2|sq mt|sqmt|msq',
  ],
  ['unit:acre', 'acre|ac|acres|acr'],
  ['unit:hectare', 'hectare|ha|hectares'],
  [
    'unit:car',
    'parking spots in the garage|parking spaces in the garage|spots in the garage|spaces in the garage|stalls in the garage|cars in the garage|garage spots|garage spaces|garage stalls|garage bays|car garage|car attached garage|c gar|c garage|c att gar|c att garage|car detached garage|car gar|car|car heated garage|car parking|garage space|garage spot|garage stall|bay garage|stall garage|car garages|bay|space garage|garages|vehicle garage|garage bay|car oversized garage|parking space in the garage|garage parking space|car garage space|carg|car gge|cg|trucks|pickups|suvs|parking garage spot|garage parking spot|indoor spot|parking garage space',
  ],
  [
    'unit:story',
    'story|storey|stories|storeys|level|floor|storied|level home|story home|storeyed|lvl|lvls|flr|flrs|sty',
  ],
  ['unit:year', 'year|yr|years'],
  ['unit:day', 'day|days'],
  ['unit:week', 'week|wk|weeks|wks'],
  ['unit:month', 'month|mths|mth'],
  ['unit:hour', 'hour|hr|hrs'],
  ['unit:min', 'minute|min|mins|mn'],
  ['unit:mi', 'mile|mi|miles'],
  ['unit:km', 'km|kilometer|kilometre|kms|k m|klicks|kilometers|kilometres'],
  ['unit:m', 'meter|metre|metres'],
  ['unit:block', 'block'],
  ['unit:ft', 'foot|feet|ft'],
  ['unit:yd', 'yard'],
  ['unit:percent', 'percent|pct|per cent'],
  [
    'unit:none',
    'kid|child|children|dog|cat|people|person|adult|pet|month old|family member|member|boy|girl|baby|babies|twin|teenager|teen|daughter|son|vehicle|horse|chicken|person household|time|times|year lease|roommate|grandkid|grandchildren|guest|of us|bike|car family|week old|toddler|person family|window|chair|step|point|percent down|hundred bucks|visit|offer|person team|oclock|am|pm|deal|showing|degree|credit score|show|letter|pound|lb|goat|cow|sibling|brother|sister|friend|other|more|reason|more thing|thing|tv|screen|room|truck|boat|motorcycle|cow|alpaca|sheep|piano|year plan|foot tall|inch|of them|generation|spot|parking spot',
  ],
  [
    'permonth',
    'a month|per month|monthly|all in a month|all in per month|all in monthly|a month all in|per month all in|monthly all in|total a month|total per month|a month total|/mo|/month|mo|each month|every month|a mo|per mo|pm|p/m|/ month|/m|month|/ mo|in monthly payments|mthly|a mth',
  ],
  ['old', 'years old|year old|yrs old|yr old|years of age|y o|yo|years older|years in age|years|yrs|old'],
];
