import type { Lexicon } from '../lexicon.ts';

/** What is understood and cannot be searched; English. */
export const topics: Lexicon = [
  [
    'topic:other',
    'property tax|property taxes|flood zone|flood plain|floodplain|flood insurance|low taxes|low property taxes|septic|well water|city water|fiber internet|fibre internet|high speed internet|fast internet|natural gas|cell service|cell coverage|wildfire|fire risk|hurricane|earthquake|tax|flood risk|flooding|good internet|power line|commuter lot|feng shui|north facing|east facing|west facing|zoning|airbnb|short term rental|seller financing|owner financing|assumable mortgage|assumable loan|radon|mold|mould|asbestos|rooftop access|bidet|heated floor|radiant heat|radiant floor heating|metal roof|new roof|new furnace|brick exterior|stucco|gas stove|gas range|gas line|generator|sprinkler system|security system|library|playroom|game room|rec room|bonus room|breakfast nook|dining room|formal dining room|formal dining|pantry|walk in pantry|soaking tub|clawfoot tub|walk in shower|double vanity|dual vanity|ensuite|en suite|tile floor|carpet|skylight|bay window|crown molding|crown moulding|chicken coop|greenhouse|tennis court|basketball court|pickleball court|pickleball|playground|treehouse|sprinkler|trees|mature trees|big trees|shade|creek|pond|stream|vineyards|tool shed|stairs|street parking|parking|parking spot|parking space|underground parking|guest parking|visitor parking|rental income|rental potential|cash flow|income potential|privacy|private|tree lined|charming|vacation rental|fire pit|firepit|loft space|bar|wet bar|craft room|music room|rv|boat|tax break|view|cozy|big kitchen|large kitchen|eat in kitchen|large living room|big living room|family room|living room|guest room|extra bedroom|extra room|spare room|spare bedroom|powder room|double oven|dishwasher|well|water tank|internet|insulation|new windows|new appliances|yard|backyard|back yard|front yard|outdoor space|green space|kitchen|bike storage|bike room|concierge desk|roof|mid century modern|midcentury modern|mid century|modern style|character|charm|curb appeal|assigned parking|deeded parking|clubhouse|club house',
  ],
  [
    'topic:rent',
    'for rent|to rent|rental|for lease|to lease|rent to own|apartment rental|rentals|want to rent|looking to rent|need to rent|lease|month to month|sublet|sublease|short term lease|for let|to let|renting out no|rent a place|rent an apartment|rent a house|rent an apt|rent a condo',
  ],
  [
    'topic:crime',
    "safe|low crime|safety|crime|crime rate|crime free|low crime rate|safest|safe neighborhood|safe neighbourhood|safe area|safe street|safe part of town|secure neighborhood|secure area|violent crime|no crime|little crime|safe community|not sketchy|not dangerous|dangerous|break in|sketchy|low crime area|low crime neighborhood|very safe|feel safe|feels safe|safe neighborhoods|crime rates|safe and low crime|walk at night|shooting|gang|bad neighborhood|bad area|rough area|rough neighborhood|crime stats|crime statistics|safe at night|isn't dangerous|is safe|dodgy|car theft|theft|burglary|safely|safer|minimal crime|low in crime|crime is low|safe for my kids|safe for kids|safe for the kids|not much crime|crimes|ghetto|unsafe|sketchy area|rough part of town",
  ],
  [
    'topic:noise',
    "low noise|noise|noise level|noisy|low noise level|traffic noise|not noisy|no traffic noise|no noise|highway noise|airplane noise|train noise|soundproof|sound proof|loud|street noise|road noise|noise free|thin walls|quiet building|low noise levels|plane noise|soundproofed|soundproofing|not too noisy|not loud|no road noise|no street noise|noise pollution|no loud|quiet at night|aircraft noise|isn't noisy|not too loud|isn't loud|sound insulation|good soundproofing|decibel|freeway noise|little noise|quiet unit",
  ],
  [
    'topic:demographics',
    'median income|household income of the area|median household income|wealthy neighborhood|affluent|wealthy|rich neighborhood|high income|high income area|average income|upper class|middle class|white collar|blue collar|rich people|educated people|educated neighbors|rich area|wealthy area|poor people|low income|low income area|section 8|demographic|demographics|well off|well to do|affluent neighborhood|income level|median household income of the area|household income of the neighborhood|rich neighbors|poor area|poor neighborhood|young professionals|income of the area|incomes|welfare|poverty|college educated|household income in the area|median age|average age|rich folks|working class|owner occupied|renters|trust fund|poor folks|population density|wealthy people|affluent area|wealthy neighbors|affluent neighbors|professionals|highly educated|subsidized housing|public housing|low income housing|welfare recipients|income levels|average household income|average salary',
  ],
];
