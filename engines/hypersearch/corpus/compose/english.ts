import { some, type Voice } from './voice.ts';

const small = 'zero one two three four five six seven eight nine ten'.split(' ');

export const english: Voice = {
  openings: some(
    '|looking for |I want |we need |show me |find me |hi, I am looking for |searching for |please find |we are after |my wife and I want |hello! I need |need |trying to find |can you find me ',
  ),
  closings: some('|, thanks|. Thank you| please|. thanks so much|. That is all'),
  and: 'and',
  or: 'or',
  having: some('with|that has|featuring|must have|including|w/|needs'),
  lacking: some('no {x}|without {x}'),
  nor: ' or ',
  in: some('in {p}|around {p}|in {p} please|located in {p}|somewhere in {p}'),
  notIn: some('not in {p}|but not {p}|avoid {p}|anywhere but {p}'),
  inState: some('in {p}|anywhere in {p}|somewhere in {p}|in the state of {p}'),
  inZip: some('in {p}|zip {p}|zip code {p}|in the {p} area'),
  preferring: some(
    'ideally {x}|preferably {x}|{x} would be nice|{x} would be a plus|bonus if it has {x}|nice to have: {x}|hopefully {x}|{x} if possible',
  ),
  correcting: some(
    '{m} bedrooms, actually make it {n}|{m} beds, no wait, {n} beds|{m} bedrooms, sorry, {n} bedrooms|{m} bedrooms, I mean {n} bedrooms',
  ),
  beds: {
    least: some(
      '{n} bed|{n} beds|{n} bedrooms|{n}br|{n} bd|at least {n} bedrooms|{n}+ beds|{n} or more bedrooms|minimum {n} bedrooms|{n} bdrm|{n} bedrooms minimum',
    ),
    exact: some('exactly {n} bedrooms|only {n} bedrooms'),
    most: some('up to {n} bedrooms|no more than {n} bedrooms|at most {n} beds|max {n} bedrooms'),
    range: some('{n}-{m} bedrooms|{n} to {m} bedrooms|{n} or {m} bedrooms|between {n} and {m} bedrooms'),
  },
  baths: some(
    '{n} bath|{n} baths|{n} bathrooms|{n}ba|at least {n} baths|{n}+ bathrooms|{n} or more baths|minimum {n} bathrooms',
  ),
  garage: some('{n} car garage|{n}-car garage|garage for {n} cars|a {n} car garage'),
  stories: some('two story|two stories|2 story'),
  price: {
    least: some('over {n}|above {n}|starting at {n}|at least {n}|more than {n}|from {n}|minimum {n}'),
    most: some(
      'under {n}|below {n}|max {n}|up to {n}|no more than {n}|budget of {n}|less than {n}|{n} max|our budget is {n}|my max is {n}|{n} or less|{n} tops|can spend up to {n}|not over {n}|nothing over {n}|priced under {n}',
    ),
    range: some('between {n} and {m}|{n} to {m}|from {n} to {m}|{n}-{m}|anywhere from {n} to {m}'),
    about: some('around {n}|about {n}|roughly {n}|approximately {n}'),
  },
  sqft: {
    least: some('{n} sq ft|{n}+ sqft|at least {n} square feet|over {n} sqft|minimum {n} sf|{n} square feet or more'),
    most: some('under {n} sqft|less than {n} square feet|max {n} sq ft|no more than {n} sq ft'),
    range: some('{n} to {m} sq ft|{n}-{m} sqft|between {n} and {m} square feet'),
    about: some('around {n} sqft|about {n} square feet'),
  },
  sqm: {
    least: some('{n} m2|at least {n} square metres|{n} square meters'),
    most: some('under {n} m2|max {n} square metres'),
  },
  lot: {
    least: some('on {n} acres|{n}+ acres|at least {n} acres|{n} acre lot|on a {n} acre lot|over {n} acres'),
    most: some('under {n} acres|less than {n} acres|no more than {n} acres'),
  },
  year: {
    least: some(
      'built after {n}|built since {n}|{n} or newer|newer than {n}|built in {n} or later|not older than {n}|nothing built before {n}',
    ),
    most: some('built before {n}|older than {n}|{n} or older|built in {n} or earlier'),
    range: some('built between {n} and {m}|built from {n} to {m}'),
  },
  hoa: {
    least: [],
    most: some(
      'HOA under {n}|HOA fees below {n}|HOA max {n}|condo fees under {n}|hoa no more than {n}|fees under {n} a month',
    ),
  },
  payment: some(
    'payment under {n}|{n} a month|monthly payment of {n} or less|mortgage payment under {n}|max {n} per month|payments up to {n} a month',
  ),
  dom: some('listed in the last {n} days|on the market less than {n} days'),
  ready: [
    ['hoa<=0', some('no HOA|without an HOA|no hoa fees')],
    ['hoa<=200', some('low HOA|low HOA fees')],
    ['dom<=7', some('just listed|new on the market|listed this week')],
    ['school>=7', some('good schools|decent schools|a good school district')],
    ['school>=8', some('great schools|excellent schools|top schools|top rated schools')],
    ['walk>=70', some('walkable|walkable neighborhood|a walkable area')],
    ['walk>=90', some('very walkable|extremely walkable')],
    ['unsupported:crime', some('safe area|low crime|safe neighborhood')],
  ],
  near: [
    ['near:downtown', some('near downtown|close to downtown|walking distance to downtown')],
    ['near:downtown<=20min', some('20 minutes from downtown|within 20 minutes of downtown|20 min to downtown')],
    ['near:airport<=15mi', some('within 15 miles of the airport|15 miles from the airport')],
    ['near:beach', some('near the beach|close to the beach|steps from the beach')],
    ['near:university', some('near the university|close to a university')],
    ['has:near_park', some('near a park|close to a park')],
    ['has:near_transit', some('near transit|close to public transit|close to the subway')],
  ],
  types: {
    single_family: some('house|single family home|detached house|single-family house'),
    semi_detached: some('semi-detached|semi'),
    townhouse: some('townhouse|townhome|row house'),
    condo: some('condo|apartment|flat|loft'),
    multi_family: some('duplex|triplex|fourplex|multi-family'),
    manufactured: some('mobile home|manufactured home'),
    land: some('vacant land|vacant lot'),
    farm: some('farm|hobby farm'),
  },
  sorts: {
    price_asc: some('cheapest first|sorted by lowest price|sort by price low to high'),
    price_desc: some('most expensive first|sort by price high to low'),
    newest: some('newest first|latest first|sort by newest'),
    sqft_desc: some('biggest first|largest first'),
    lot_desc: some('biggest lot first|largest lot first'),
    price_per_sqft_asc: some('best value|best value first|best price per square foot'),
    roi_desc: some('best return|highest ROI|best return first'),
  },
  features: {
    pool: some('a pool|swimming pool|a heated pool'),
    hot_tub: some('a hot tub|a jacuzzi'),
    ev_charger: some('an EV charger|ev charging'),
    rv_parking: some('RV parking|room for an RV'),
    fireplace: some('a fireplace|a wood burning fireplace'),
    finished_basement: some('a finished basement|finished basement'),
    walkout_basement: some('a walkout basement|walk-out basement'),
    attic: some('an attic'),
    air_conditioning: some('air conditioning|central air|AC|A/C'),
    hardwood_floors: some('hardwood floors|wood floors|hardwoods'),
    open_floor_plan: some('an open floor plan|open concept'),
    home_office: some('a home office|an office'),
    guest_house: some('a guest house|an ADU|a casita'),
    in_law_suite: some('an in-law suite|a mother-in-law suite'),
    walk_in_closet: some('a walk-in closet|walk in closets'),
    updated_kitchen: some('an updated kitchen|a remodeled kitchen'),
    chefs_kitchen: some("a chef's kitchen|a gourmet kitchen"),
    stone_counters: some('granite counters|quartz countertops|stone countertops'),
    stainless_appliances: some('stainless steel appliances|stainless appliances'),
    kitchen_island: some('a kitchen island'),
    in_unit_laundry: some('in-unit laundry|a washer and dryer|in unit washer and dryer'),
    balcony: some('a balcony'),
    deck: some('a deck'),
    patio: some('a patio|a covered patio'),
    porch: some('a porch|a front porch|a screened porch'),
    fenced_yard: some('a fenced yard|fenced backyard'),
    large_yard: some('a big yard|a large backyard'),
    waterfront: some('waterfront|lakefront'),
    mountain_view: some('mountain views|a mountain view'),
    city_view: some('city views|skyline views'),
    gym: some('a gym|a home gym'),
    solar_panels: some('solar panels|solar'),
    wheelchair_accessible: some('wheelchair access|wheelchair accessible'),
    high_ceilings: some('high ceilings|vaulted ceilings'),
    sauna: some('a sauna'),
    wine_cellar: some('a wine cellar'),
    media_room: some('a media room|a home theater'),
    workshop: some('a workshop'),
    barn: some('a barn'),
    storage: some('storage|extra storage'),
    mudroom: some('a mudroom'),
    sunroom: some('a sunroom'),
    elevator: some('an elevator'),
    doorman: some('a doorman'),
  },
  money(value, style) {
    const [k, millions] = [value / 1000, value / 1_000_000];
    if (value < 10_000) return style % 2 ? `$${value.toLocaleString('en-US')}` : String(value);
    if (Number.isInteger(millions * 10) && style === 0) return `${millions} million`;
    return [`$${value.toLocaleString('en-US')}`, `${k}k`, `$${k}k`, String(value), `${k} thousand`, `${k}K`][
      style % 6
    ] as string;
  },
  number: (value, style) => (style % 3 === 0 ? (small[value] ?? String(value)) : String(value)),
};
