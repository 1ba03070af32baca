import type { Lexicon } from '../lexicon.ts';

/** The words that bind: numbers, comparisons, units, scopes, places. See grammar files for what each kind does. */
export const grammar: Lexicon = [
  // numbers
  ['num:0', 'zero'],
  ['num:1', 'one'],
  ['num:2', 'two|couple|a couple of'],
  ['num:3', 'three'],
  ['num:4', 'four'],
  ['num:5', 'five'],
  ['num:6', 'six'],
  ['num:7', 'seven'],
  ['num:8', 'eight'],
  ['num:9', 'nine'],
  ['num:10', 'ten'],
  ['num:11', 'eleven'],
  ['num:12', 'twelve|a dozen'],
  ['num:13', 'thirteen'],
  ['num:14', 'fourteen'],
  ['num:15', 'fifteen'],
  ['num:16', 'sixteen'],
  ['num:17', 'seventeen'],
  ['num:18', 'eighteen'],
  ['num:19', 'nineteen'],
  ['num:20', 'twenty'],
  ['num:30', 'thirty'],
  ['num:40', 'forty|fourty'],
  ['num:50', 'fifty'],
  ['num:60', 'sixty'],
  ['num:70', 'seventy'],
  ['num:80', 'eighty'],
  ['num:90', 'ninety'],
  ['mult:100', 'hundred'],
  ['mult:1000', 'k|thousand|grand|thou|ks'],
  ['mult:1000000', 'm|mm|mil|mill|million|mio|milly|mn'],
  ['frac:0.5', 'half a|half an|half|a half|one half'],
  ['frac:0.25', 'quarter|a quarter|quarter of a|quarter of an|a quarter of an|a quarter of a|one quarter|quarter of'],
  ['frac:0.75', 'three quarter|three quarters of an|three quarters of a|three quarter of an'],
  ['frac:0.3333', 'third of an|a third of an'],
  ['andhalf', 'and a half|and half|and one half'],
  ['point', 'point'],
  ['currency', 'dollar|buck|cad|usd|canadian|us|canadian dollar|us dollar|c|american'],
  ['decade', 's|ies|ks'],
  ['decade:20', 'twenties'],
  ['decade:30', 'thirties'],
  ['decade:40', 'forties'],
  ['decade:50', 'fifties'],
  ['decade:60', 'sixties'],
  ['decade:70', 'seventies'],
  ['decade:80', 'eighties'],
  ['decade:90', 'nineties'],
  ['part:low', 'low|lower|early|low to'],
  ['part:mid', 'mid|middle|mid to'],
  ['part:high', 'high|upper|late'],
  // comparisons; < and > are strict for things that are counted
  [
    'cmp:<',
    'under|below|less than|fewer than|lower than|cheaper than|beneath|smaller than|south of|undr|bellow|less then|shy of|just under|well under|anything under|strictly under|not as much as|lt|short of',
  ],
  [
    'cmp:<=',
    "max|maximum|up to|no more than|not more than|at most|no higher than|not over|not above|maximum of|max of|tops|no over|within|not exceeding|capped at|cap of|top out at|no greater than|limit of|not to exceed|at or below|at or under|or under|or below|as much as|not exceed|no bigger than|no larger than|max out at|maxes out at|maxing out at|upto|can't go over|cannot go over|can't exceed|cannot exceed|don't want to go over|not go over|not going over|won't go over|stay under|keep it under|keep under|staying under|keeping it under|no longer than|not pay more than|don't want to pay more than|not spend more than|not higher than|anything up to|all the way up to|can't spend more than|don't want to spend more than|never more than|ceiling of|ceiling is|ceiling at|hard cap|hard cap of|hard cap at|hard max|hard limit|hard limit of|absolute max|absolute maximum|cap at|limit is|cap is|upper limit|upper limit of|max is|maximum is|max budget|top price|won't exceed|shouldn't exceed|should not exceed|must not exceed|can't be over|can't be more than|cannot be more than|shouldn't be more than|can't top|not beyond|nothing over|nothing above|nothing more than|no further than|not a penny over|leq|don't exceed|do not exceed|not any more than|no larger then|not larger than|at the most|no more then|stay below|keep it below|to a max of|to a maximum of|up to a maximum of|up to a max of|no bigger then|at max|or less|or lower|or fewer|or smaller|and under|and below",
  ],
  [
    'cmp:>',
    'over|above|more than|greater than|higher than|bigger than|larger than|north of|exceeding|upwards of|upward of|in excess of|more then|gt|beyond|well over|just over|anything over|better than',
  ],
  [
    'cmp:>=',
    'at least|min|minimum|minimum of|min of|no less than|not less than|no fewer than|starting at|starting from|from the|starting in the|starting from the|starting around|or more|atleast|at a minimum|a minimum of|from|no smaller than|not smaller than|not under|not below|no lower than|nothing under|nothing below|at minimum|no less then|minimum is|not fewer than|no under|upwards|no fewer then|geq|minimally|has to be at least|not lower than|at the least|at the very least|bare minimum|least|and above|and over|and up',
  ],
  [
    'about',
    'around|about|roughly|approximately|approx|circa|close to|near|nearly|ish|somewhere around|in the neighborhood of|in the neighbourhood of|in the ballpark of|more or less|right around|right about|give or take|in the range of|in the region of|approximate|ballpark|around about|or so|or thereabouts|ca|in the vicinity of|somewhere near|thereabouts|somewhere in the neighborhood of',
  ],
  ['exact', 'exactly|only|precisely|strictly|exact'],
  [
    'between',
    'between|btwn|betwen|btw|anywhere between|somewhere between|anywhere from|ranging from|range of|in between|from|priced from|of',
  ],
  ['to', 'to|through|thru|til|until|up to|and up to|all the way to'],
  [
    'newer',
    'after|since|newer than|built after|built since|later than|no older than|not older than|constructed after|post|from after|starting from|starting in|more recent than|at least|minimum|not before|nothing older than|nothing before|younger than|not earlier than',
  ],
  [
    'older',
    'before|older than|earlier than|prior to|pre|built before|up to|no newer than|no later than|not newer than',
  ],
  [
    'post:>=',
    'or more|or better|and up|or above|or higher|plus|or bigger|or larger|or greater|and above|minimum|min|or newer|or later|and newer|or over|or up|or so and up|at least|and over|at a minimum|or more recent|onwards|onward|at minimum|and later|and larger|and bigger|and more|or beyond|and on|and greater|forward|or after|and after|at the least|at the very least|bare minimum|or after that|and higher|and better',
  ],
  [
    'post:<=',
    'or less|or fewer|or under|or below|max|maximum|tops|or lower|or cheaper|or older|and under|at most|and below|or earlier|or smaller|at the most|limit|cap|absolute max|or before|and older|and less|and earlier|is my max|is my limit|is my ceiling|is our max|is our limit|is our ceiling|is the max|is the limit|is the most|hard cap|hard max|total max|not more|not a penny more|no more|is the ceiling|is my absolute max|is the absolute max|is our absolute max|as a max|as a maximum|or closer|and closer',
  ],
  [
    'post:about',
    'or so|ish|give or take|or thereabouts|more or less|roughly|approximately|approx|or around there|around there',
  ],
  ['post:exact', 'exactly|only|no more no less|on the nose|sharp'],
  // units
  [
    'unit:beds',
    'bedroom|bed|br|bd|bdrm|bdr|bedrm|bdrms|beds|sleeping room|bedder|bedroomed|bdroom|brs|bds|room to sleep|rooms to sleep|b/r|bedroms',
  ],
  [
    'unit:baths',
    'bathroom|bath|ba|bth|bthrm|full bath|washroom|full bathroom|baths|bathrm|bathrooms|bas|toilet|restroom|wc|b a|loo',
  ],
  ['unit:halfbath', 'half bath|half bathroom|powder room|half baths'],
  ['unit:bb', 'b'],
  [
    'unit:sqft',
    'sq ft|sqft|square foot|square feet|sf|sqf|sq feet|sq foot|sq f|ft2|square ft|sq. ft|sq.ft|sft|squarefeet|feet of living space|sq footage|feet squared|square footage|sqfeet|sqaure feet|foot squared',
  ],
  [
    'unit:sqm',
    'm2|sqm|sq m|square metre|square meter|square metres|square meters|sq metre|sq meter|metre squared|meter squared|mts2|sq mt|sqmt|msq',
  ],
  ['unit:acre', 'acre|ac|acres|acr'],
  ['unit:hectare', 'hectare|ha|hectares'],
  [
    'unit:car',
    'car garage|car attached garage|car detached garage|car gar|car|car heated garage|car parking|garage space|garage spot|garage stall|bay garage|stall garage|car garages|bay|space garage|garages|vehicle garage|garage bay|car oversized garage|parking space in the garage|garage parking space|car garage space|carg',
  ],
  ['unit:story', 'story|storey|stories|storeys|level|floor|storied|level home|story home|storeyed'],
  ['unit:year', 'year|yr|years'],
  ['unit:day', 'day|days'],
  ['unit:week', 'week|wk|weeks'],
  ['unit:month', 'month'],
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
  // fields named before their number
  [
    'field:price',
    "price|budget|priced|asking price|list price|price range|asking|listed at|spend|cost|costing|price point|purchase price|pay|i have|we have|i've got|we've got|afford|pre approved for|preapproved for|approved for|preapproved up to|pre approved up to|total price|price tag|to spend|listed for|priced at|our budget is|my budget is|budget of|budget around|prices|qualified for|prequalified for|pre qualified for|willing to pay|budget's|pricewise|price wise|money|all in|can do|sticker price|going for",
  ],
  [
    'field:payment',
    'payment|monthly payment|mortgage payment|monthly mortgage|mortgage|monthly mortgage payment|mortgage payments|monthly|monthly cost|house payment|mo payment|pmt|monthly pmt|monthly budget|monthly payments|pymt|pmts|monthly note|house note|monthly nut|monthly housing payment|monthly outlay',
  ],
  [
    'field:hoa',
    'hoa|hoa fee|hoa due|condo fee|strata fee|maintenance fee|hoa fees|monthly hoa|association fee|association due|hoa dues|condo fees|strata|monthly maintenance|maint fee|common charge|homeowners association|monthly condo fee|monthly strata fee|monthly fee|strata fees|maintenance|monthly hoa fee|coop fee|homeowner association|hoas|maint fees|homeowners association fee|home owners association|monthly maintenance fee|body corporate fee|h o a|maintenance cost|monthly association fee|condo dues|hoa payment|h.o.a|hoa cost|hoa charge|condo maintenance fee|strata dues',
  ],
  [
    'field:sqft',
    'size|square footage|living space|living area|area|floor area|sq footage|floor space|interior|house size|sqft|square feet|living space of|sq ft',
  ],
  ['field:lot', 'lot size|lot|land size|lot of|property size|yard size|acreage'],
  [
    'field:year',
    'built|year built|constructed|built in|construction year|constructed in|built around|dating from|date from|dates from|build year|built during|construction date|vintage|put up in|put up',
  ],
  [
    'field:age',
    'less than|under|newer than|at most|no more than|up to|not older than|no older than|max|within the last|in the last|the last|the past|in the past',
  ],
  [
    'field:walk',
    'walk score|walkscore|walkability score|walk score of|walkability|walkability rating|walking score|walk rating',
  ],
  [
    'field:school',
    'school rating|school score|school|rated school|school district|elementary school|high school|elementary|middle school|public school|schools rating|rated schools|school ratings|school rated',
  ],
  [
    'field:dom',
    'on the market|on market|days on market|dom|been listed|listed|sitting|been sitting|listed in the last|listed within the last|listed within|listed in the past|on mls|time on market|been for sale|hit the market|came on the market|added|new listings|posted|day on market|went on the market|came up|listing age|put up for sale|been up|listed over the last|went live|came on',
  ],
  [
    'field:garage',
    'garage for|garage with room for|garage that fits|garage that holds|garage with space for|garage to fit|garage big enough for|parking for|garage spaces|garage can fit|garage fits|room to park|garage parking for|garage fitting|covered parking for',
  ],
  [
    'field:other',
    'property tax|tax|property taxes|taxes|insurance|utilities|annual taxes|closing cost|cap rate|year lease|credit score|frontage|ceiling height|down payment|deposit|interest rate|rate|income|salary|household income|savings|my credit|net worth|house number|utility bill|heating bill|insurance cost|equity|commission|car payment|student loan|student debt|debt|apr',
  ],
  [
    'topic:other',
    'property tax|property taxes|flood zone|flood plain|floodplain|flood insurance|low taxes|low property taxes|septic|well water|city water|fiber internet|fibre internet|high speed internet|fast internet|natural gas|cell service|cell coverage|wildfire|fire risk|hurricane|earthquake|tax|flood risk|flooding|good internet|power line|commuter lot|feng shui|north facing|east facing|west facing|zoning|airbnb|short term rental|seller financing|owner financing|assumable mortgage|assumable loan|radon|mold|mould|asbestos|rooftop access|bidet|heated floor|radiant heat|radiant floor heating|metal roof|new roof|new furnace|brick exterior|stucco|gas stove|gas range|gas line|generator|sprinkler system|security system|library|playroom|game room|rec room|bonus room|breakfast nook|dining room|formal dining room|formal dining|pantry|walk in pantry|soaking tub|clawfoot tub|walk in shower|double vanity|dual vanity|ensuite|en suite|tile floor|carpet|skylight|bay window|crown molding|crown moulding|chicken coop|greenhouse|tennis court|basketball court|pickleball court|pickleball|playground|treehouse|sprinkler|trees|mature trees|big trees|shade|creek|pond|stream|vineyards|tool shed|stairs|street parking|parking|parking spot|parking space|underground parking|guest parking|visitor parking|rental income|rental potential|cash flow|income potential|privacy|private|tree lined|charming|vacation rental|fire pit|firepit|loft space|bar|wet bar|craft room|music room|rv|boat|tax break|view|cozy|big kitchen|large kitchen|eat in kitchen|large living room|big living room|family room|living room|guest room|extra bedroom|extra room|spare room|spare bedroom|powder room|double oven|dishwasher|well|water tank|internet|insulation|new windows|new appliances|yard|backyard|back yard|front yard|outdoor space|green space|kitchen|bike storage|bike room|concierge desk|roof',
  ],
  // scopes
  [
    'not',
    "no|without|not|w/o|wo|minus|not a|not an|none of|not on|not in|isn't|is not|not too|nothing|neither|nor|never|not any|sans|zero|not near|except|excluding|other than|exclude|anything but|not interested in|isn't in|is not in|isn't on|is not on|not one of|not by|lacking|except for|isn't a|is not a|aren't|anywhere but|nothing in|nothing on|not even|apart from|aside from|with no|there's no|any place but|everywhere but|not with|no more|lack of",
  ],
  [
    'avoid',
    "avoid|avoiding|don't want|do not want|dont want|don't like|hate|keep away from|stay away from|skip any|not want|doesn't want|steer clear of|i don't want|we don't want|rule out|leave out|don't show me|do not show me|don't show|can't stand|refuse|not looking for|can't have|must not have|shouldn't have|should not have|doesn't have|does not have|don't have to have|can do without|no interest in|don't include|do not include|hates|not into|stay out of|not keen on|not a fan of|not fans of|keep me out of|keep us out of|am not into|never want|would rather not|rather not|rather avoid|allergic to|i'd rather not have|not crazy about|exclude|want to avoid|need to avoid|trying to avoid|like to avoid|prefer to avoid|prefer not|skip|don't ever want|don't want any|do not want any|wants no|want no|won't consider|wouldn't consider|won't live in|wouldn't live in|don't want to live in|don't want to be in|do not want to live in|do not want to be in|don't want to live on|don't want to be on|leave off|filter out|nix|tired of|sick of|over dealing with|done with|dealbreaker|deal breaker|can't be|cannot be|should not be|shouldn't be|must not be|mustn't be",
  ],
  [
    'avoid:post',
    'is a dealbreaker|is a deal breaker|are a dealbreaker|are a deal breaker|is a no go|are a no go|is out|are out|is a no|are a no|need not apply|is off the table|are off the table|not wanted|are dealbreakers|are deal breakers|is a hard no|are a hard no|is excluded|are excluded|is a dealbreaker for us|is a non starter|are a non starter|not welcome|is not ok|are not ok|is a deal killer',
  ],
  [
    'prefer',
    "ideally|preferably|prefer|prefers|bonus if|bonus points for|bonus points if|hopefully|if possible|nice to have|nice to haves|would be nice if|would be nice to have|would prefer|i'd prefer|we'd prefer|preference for|wish list|wishlist|bonus|if we could get|if we can get|if i could get|would be great if|would be great to have|extra points for|extra credit for|extra points if|dream would be|hoping for|be cool if|would be cool to have|if there happens to be|if there is|if there's|would be lovely to have|it would be lovely to have|would be lovely if|if you can find|in a perfect world|in an ideal world|best case|leaning toward|leaning towards|plus if|a plus if|big plus if|huge plus if|bonus for|wouldn't mind|would not mind|preferred|preferrably|preferbly|perfect if|would be perfect if|even better if|even better with|better if|if available|hoping to get|happy if|would be happy if|hope for|brownie points for|brownie points if|would be awesome if|would be awesome to have|optionally|would be ideal if|would be a bonus if|would be a plus if|if it had|if it has|preferring|we lean toward|nice if|nice if it had|nice if it has|nice if there was|nice if there were|great if|cool if|love it if|would love it if|i'd love it if|we'd love it if|if it also had|if it came with|if it comes with|my preference is|our preference is|preference|bonus points|it'd be nice to have|it'd be nice if|fingers crossed for|ideal would be|the dream is|pref|prefer to have|if at all possible|if u can|would like if possible|if we're lucky|if i'm lucky|with any luck|extra happy if|would die for|in a dream world|dreaming of",
  ],
  [
    'nice',
    "would be nice|would be great|would be ideal|would be a bonus|would be a plus|would be lovely|is a plus|is a bonus|a plus|would be awesome|would be amazing|would be good|would be perfect|would be cool|is preferred|are preferred|preferred|is nice to have|are nice to have|nice to have|if possible|would be wonderful|would be sweet|would be fantastic|is optional|are optional|would be welcome|would be icing on the cake|would be the cherry on top|if we can swing it|if available|would be preferred|would be preferable|would be a big plus|would be a huge plus|are a plus|are a bonus|would help|would be the dream|is ideal|would be super nice|would be really nice|would be excellent|would also be nice|would be so nice|would be fun|is a nice bonus|is a big plus|is a huge plus|if there is one|if you can find one|if we can get it|but not required|not required but nice|but not necessary|but not essential|is a nice to have|are nice to haves|are nice|wouldn't hurt|would not hurt|would be appreciated|would be terrific|would make my day|would be a dream|if at all possible|would make us happy|would make me happy|if that's possible|is preferable|would seal the deal|would be gravy|if you can|if you have it|if it exists|would be handy|would be neat|would be a treat|would be nice too|would be great too|if you have one|but not a must|but not mandatory|though not required|though not essential|would be nice but not required|not a must but nice|if we get lucky|is a preference|would be best|would be brilliant|would rock|optional",
  ],
  ['maybe', 'if possible|if at all possible|optional|if available|preferred|nice to have|if you can'],
  [
    'drop',
    "forget|forget about|don't need|do not need|dont need|no need for|never mind|nevermind|drop|lose|skip|not worried about|don't care about|don't care for a|do not care about|leave out|no longer need|no longer want|take out|don't really need|doesn't need|does not need|remove|we can skip|can skip|can live without|not needed|don't care if|no need of|don't worry about|doesn't have to have|does not have to have|not necessary|not fussed about|ignore|ditch|doesn't have to be|does not have to be|no longer looking for|scrap|no need to have|don't bother with|do not bother with|not picky about|not bothered about|don't mind if|no preference on|can do without|could do without|needn't have|don't require|do not require|not bothered by|cancel|let's drop|let's forget|let's skip|not fussy about|don't have to have|indifferent to|don't even need|needn't be|don't actually need|don't necessarily need|it doesn't need|can live without the|whether or not it has|with or without|strike|leave off|never mind about|nvm",
  ],
  [
    'dropped',
    "doesn't matter|don't matter|does not matter|not important|isn't important|isn't necessary|is not necessary|not needed|not necessary|is optional|aren't necessary|not required|isn't required|is not required|is not important|aren't important|are not important|are not necessary|isn't needed|not essential|is irrelevant|no longer matters|we can do without|i can do without|can wait|aren't required|aren't needed|are not needed|is not needed|unimportant|not a priority|isn't a priority|never mind|isn't essential|is not essential|is unnecessary|are unnecessary|is not a must|isn't a must|is no concern|not a must|we can live without|i can live without|not a big deal|no big deal|isn't a big deal|is negotiable|no longer needed|is not an issue|isn't an issue|is no longer needed|is no longer necessary|are no longer needed|not that important",
  ],
  [
    'fix',
    "actually|no wait|wait|correction|i mean|i meant|scratch that|strike that|make it|actually make it|make that|actually make that|sorry|let's say|or rather|rather|no make it|oops|my bad|no sorry|wait no|hold on|on second thought|change that to|change it to|let's make it|let's do|better make it|instead|you know what|no actually|actually no|hmm|well actually|er|err|change of plans|we changed our minds|i changed my mind|changed my mind|should be|i meant to say|meant to say|sorry i mean|no i mean|no no|nope|let me rephrase|to be exact|that should be|that should say|should say|bump that to|bump it to|bump it up to|raise it to|drop it to|drop that to|stretch to|up it to|or better yet|better yet|come to think of it|thinking about it|typo|change to|switch to|switch that to|switch it to|update that to|update to|let's go with|lets go with|go with|nah|try|let's try|i misspoke|misspoke|not that|no let's say|my mistake|apologies|whoops|revise that to|lower that to|raise that to|scratch|lets make it|lets say|lets do|let us say|edit|sry|ok make it|okay make it|in fact|revised|changed to|replace that with|make them|call it|let's call it|wait make it|wait actually|oh wait",
  ],
  [
    'undo',
    'scratch that|strike that|forget that|forget it|cancel that|never mind that|ignore that|undo that|delete that|disregard that|forget what i said|ignore what i said|scrap that|take that back|i take that back|nvm that|scratch the last|drop that',
  ],
  ['insteadof', 'instead of|rather than|in place of|as opposed to|in lieu of|over a'],
  [
    'want',
    "want|wants|need|needs|must have|must|have to have|has to have|looking for|look for|searching for|find|find me|show me|show|require|required|requires|should have|with|would like|like|buy|buying|purchase|get|interested in|gimme|give me|seeking|in search of|we want|i want|i need|we need|also need|hunting for|after|has to be|needs to be|needs to have|including|featuring|w|having|has|gotta have|got to have|absolutely need|want to buy|looking to buy|trying to find|move to|moving to|relocating to|relocate to|settle in|to live in|want to live in|like to live in|moving into|move into|moving to|transferring to|heading to|must be|should be|plus|also|keep|it has|is a must|is a must have|are a must|i'm after|we're after|searching|looking|lookin|lookin for|ISO|iso|wanna|wanting|house hunting in|house hunting|home shopping in|hunting in|shopping in|buy in|live in|living in|be in|list|pull up|pull|offers|offering|comes with|come with|that has|that have|that's got|got|to buy|wanna buy|needing|make sure it has|should come with|needs|include|includes|somewhere with|place with|settling in|now looking|now want|now need|house must",
  ],
  ['and', 'and|n|as well as|also|along with|&|as well|together with|both|plus'],
  ['or', 'or|either|alternatively|otherwise|and or|and/or|else|maybe'],
  ['but', 'but|however|though|although|yet|only that|just'],
  [
    'clause',
    'because|since|so|that|which|where|when|while|who|as|if|cause|cuz|bc|b/c|although|then|unless|until|whose|whatever|whichever|before we|after we|as long as|so that|coz',
  ],
  [
    'pron',
    'i|we|he|she|they|you|it|her|him|them|us|my|our|his|their|your|im|ive|were|id|well|hes|shes|theyre|its|everyone|me',
  ],
  ['be', 'is|are|be|was|been|being|am|am looking'],
  ['art', 'a|an|the|some|any|this|that|these|those|its|another|each|every'],
  ['of', 'of|for|at|on|by|per|with|in'],
  ['poss', 'my|our|his|her|their|your'],
  [
    'adj',
    'large|big|spacious|full|nice|good sized|separate|decent|real|extra|huge|proper|small|little|generous|good size|total|actual|true|legal|comfortable|roomy|complete|decent sized|sized|whole|or more|sizable|sizeable|bigger|ensuite|private',
  ],
  // places
  [
    'in',
    'in|within|inside|around|throughout|anywhere in|somewhere in|in or around|in and around|across|over in|out in|up in|down in|at|to|into|for|of|in the area of|in the city of|the city of|city of|town of|anywhere around|in greater|greater|the greater|in the town of|anywhere within|somewhere around|on|near or in|out by|based in|located in|situated in|toward|towards|in beautiful|in sunny|in or near|in/around|in either|in both|anywhere near|anywhere',
  ],
  [
    'in:strict',
    'outside|outside of|just outside|just outside of|in|within|inside|around|throughout|anywhere in|somewhere in|in or around|in and around|across|over in|out in|up in|down in|in the area of|in the city of|city of|town of|anywhere around|in greater|anywhere within|somewhere around|based in|located in|situated in|move to|moving to|relocating to|relocate to|settle in|to live in|want to live in|like to live in|live in|buy in|be in|living in|in sunny|in or near|in either|house hunting in|hunting in|shopping in|settling in|transferring to|heading to|anywhere near',
  ],
  [
    'near',
    "near|close to|nearby|next to|walking distance to|walking distance of|within walking distance of|within walking distance to|within walking distance|steps from|by|beside|a short walk to|a short walk from|short walk to|short walk from|short drive to|short drive from|a short drive from|a short drive to|not far from|not too far from|walkable to|adjacent to|easy access to|quick access to|a stone's throw from|across from|in walking distance of|in walking distance to|walking distance from|proximity to|close by|nearby to|convenient to|around the corner from|near to|closer to|easy walk to|easy commute to|close proximity to|in proximity to|a block from|access to|down the street from|right by|right next to|accessible to|handy to|walk to|can walk to|able to walk to|bike to|bike distance to|biking distance to|within biking distance of|biking distance of|short commute to|a short commute to|a quick commute to|quick commute to|commutable to|very close to|super close to|really close to|as close as possible to|as close to|in the vicinity of|steps to|steps away from|just steps from|within reach of|within easy reach of|not far away from|right near|along|good access to|easy drive to|easy drive from|nr|in close proximity to|just off|easy reach of|commuting distance of|commuting distance to|within commuting distance of|within commuting distance to|within a short walk of|within a short drive of|a few minutes from|a few blocks from|a few minutes to|a couple blocks from|couple of blocks from|a couple of blocks from|bus ride to|located near|opposite|around the corner to|reasonable distance from|a reasonable distance from|within striking distance of|striking distance of|quick drive to|quick walk to|within a few blocks of|within a few minutes of|walks to|walk over to|walking to|bordering|a hop from|abutting|can bike to|facing|near by",
  ],
  [
    'far',
    'far from|away from|not near|not close to|nowhere near|not by|not next to|not too close to|far away from|well away from|at a distance from|not right by|not beside|not along|not right next to|far enough from|clear of|not under|far off from',
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
    'commute to|commute into|commute downtown|drive to|get to|commute|walk to|drive into|travel time to|my commute to|trip to',
  ],
  [
    'region',
    'area|region|metro|metro area|proper|surroundings|city limit|suburbs|suburb|vicinity|greater area|city|town|county|side|market',
  ],
  [
    'compass',
    'north|south|east|west|northwest|northeast|southwest|southeast|northern|southern|eastern|western|central|upstate|nw|ne|sw|se|inner|outer|metro|greater|suburban|urban|rural|sunny|beautiful|lovely|coastal|northside|southside|eastside|westside',
  ],
  [
    'poi:downtown',
    'downtown|the downtown|city center|city centre|down town|center of town|centre of town|downtown core|the city center|the city centre|dtwn|dwntwn|city core|central business district|cbd|dntn|dwntown|town center|town centre',
  ],
  [
    'hood',
    'midtown|uptown|old town|chinatown|little italy|koreatown|the village|the heights|east end|west end|north end|south end|east side|west side|north side|south side|east village|west village|the strip|old city|river north|greektown|little tokyo|french quarter|the mission|garment district|arts district|financial district|the beaches|the annex|warehouse district|theater district|midtown east|the west end|old montreal|japantown|meatpacking district|museum district|medical district|soho|tribeca|the loop|west loop|south loop|lower east side|upper east side|upper west side|south beach|gaslamp quarter|garden district|historic district|university district|the marina|little havana|little saigon|little portugal',
  ],
  [
    'poi',
    'airport|hospital|university|college|beach|lake|ocean|river|mountain|mosque|synagogue|church|temple|gurdwara|grocery store|supermarket|shopping mall|mall|shop|shopping|restaurant|cafe|coffee shop|highway|freeway|interstate|school|daycare|water|trail|hiking trail|bike path|bike trail|stadium|zoo|library|gym|marina|ski resort|ski hill|ski slope|casino|museum|cathedral|chapel|military base|base|campus|ferry|ferry terminal|convention center|community center|community centre|dog park|playground|grocery|bike lane|nightlife|bar|entertainment|amenity|amenities|work|office|town|city|my work|my job|my office|elementary school|high school|farmers market|medical center|medical centre|sea|bay|coast|forest|wood|golf course|public library|fire station|post office|harbor|harbour|pier|border|preschool|kindergarten|cemetery|rec center|recreation center|theater|theatre|walking trail|park and ride|pharmacy|yoga studio|bakery|brewery|breweries|the ferry|boardwalk|waterfront|art gallery|country club|university campus|senior center|shopping center|shopping centre|medical district|the highway|ski area|dog run|nature trail|greenbelt|downtown core|national park|courthouse|vet|medical school|law school',
  ],
  [
    'spot:park',
    'park|green space|a park|public park|city park|neighborhood park|greenspace|parkland|nice park|big park|good park|local park',
  ],
  [
    'spot:transit',
    'transit|public transit|public transportation|train|subway|bus|metro|light rail|bus stop|train station|subway station|metro station|bus line|skytrain|skytrain station|lrt|transit stop|go station|go train|commuter rail|transit line|the t|bus route|train line|subway line|public transport|mass transit|subway stop|train stop|metro stop|light rail station|transit station|lrt station|bus station|streetcar|bart|the l|tram|train tracks station|rail station|transit hub|transport|transportation|marta|bart station|bus service|metro line|commuter train|lrt stop|light rail stop|streetcar stop|light rail line|trolley|rapid transit|el stop|streetcar line|o train|ctrain|c train|ttc',
  ],
  [
    'has:near_transit',
    'near transit|transit access|on a bus line|on the bus line|transit accessible|on the subway|on a subway line|on transit|transit oriented|transit friendly|good transit|good public transit|access to public transit|access to transit|great transit|on the bus route|on the train line|near public transit|public transit nearby|transit nearby|commute by train|commute by bus|take the train to work|take the bus to work|subway access|metro access|on the metro|on the light rail|good transit access|easy transit access|excellent transit|take the subway to work|good bus service|on a bus route|transit close by|bus stop nearby|public transit close by|walkable transit|without a car so transit|get around without a car',
  ],
  [
    'has:near_park',
    'near a park|park nearby|park close by|park across the street|parks nearby|park within walking distance|backs onto a park|backing onto a park|parks close by|park down the street|access to parks|park access|next to a park|park views|overlooking a park|across from a park|park around the corner|green space nearby|parks in the area|backs to a park|parks around',
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
  // ready-made readings
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
    "no hoa|without hoa|no hoas|hoa free|no hoa fee|no hoa fees|zero hoa|without an hoa|no hoa dues|not in an hoa|no condo fee|no condo fees|no homeowners association|no strata|no strata fees|no maintenance fee|no maintenance fees|non hoa|without hoa fees|don't want an hoa|don't want hoa|don't want a hoa|avoid hoa|avoid hoas|no association fees|no association|hate hoas|no monthly fees|not part of an hoa|no hoa please|no strata fee|without condo fees|without maintenance fees|do not want an hoa|no hoa at all|no h o a|without a hoa|without strata fees|hoas are out|no home owners association|hoa is a dealbreaker|hate hoa|no hoa or|can't stand hoas|don't want to deal with an hoa|don't want any hoa|won't do an hoa|no hoas please|never an hoa|free of hoa|not an hoa|anything but an hoa|no to hoas|don't do hoas|no hoa whatsoever",
  ],
  [
    'set:hoa<=200',
    "low hoa|low hoa fee|low hoa fees|low condo fees|low condo fee|low maintenance fees|low strata fees|low hoa dues|reasonable hoa|cheap hoa|affordable hoa|small hoa|low strata|low monthly fees|hoa that is low|hoa is low|minimal hoa|low maintenance fee|reasonable hoa fees|reasonable condo fees|low strata fee|low association fees|hoa low|low monthly hoa|hoa that's low|hoa fees are low|condo fees are low|hoa should be low|modest hoa|lower hoa|inexpensive hoa|minimal hoa fees",
  ],
  [
    'set:dom<=7',
    'just listed|new listing|new on the market|listed this week|newly listed|recently listed|fresh listing|fresh on the market|just hit the market|just came on the market|hit the market this week|new to market|new to the market|listed in the last week|listed in the past week|listed within the last week|new listings|listed last week|just on the market|just went on the market|came on the market this week|new this week|fresh listings|on the market this week|added this week|brand new listings|brand new listing|new on market|newest listings only|listed recently|listed in the last 7 days|freshly listed|posted this week|latest week|just posted|listed this past week|came up this week|went live this week|brand new on the market|brand new to the market|hit the market recently|just put on the market',
  ],
  [
    'set:dom<=1',
    'listed today|listed yesterday|listed in the last 24 hours|new today|listed since yesterday|hit the market today|listed in the past 24 hours|came on today',
  ],
  [
    'set:dom<=30',
    'listed this month|new this month|listed in the last month|listed in the past month|listed within the last month|listed within the past month',
  ],
  [
    'sort:price_asc',
    'cheap|cheapest|affordable|cheapest first|lowest price|lowest price first|least expensive|inexpensive|most affordable|low to high|price low to high|sort by price|sorted by price|lowest priced|budget friendly|starting with the cheapest|cheapest ones first|low priced|cheapest to most expensive|price ascending|ordered by price|from cheapest|cheapest option|least expensive first|lowest prices first|cheapest at the top|bargain|low price|by price|cheap as possible|as cheap as possible|lowest first|low cost|cheapest on top|order by price|lowest to highest|from cheapest to most expensive|economical|show the cheapest first|sort by lowest price|sort by cheapest|dirt cheap|cheapest one|on the cheap|ranked by price|lowest asking price|show cheapest first|starting from the cheapest|wallet friendly|sort low to high|smallest price|lowest cost',
  ],
  [
    'sort:price_desc',
    'most expensive|most expensive first|highest price|highest priced|price high to low|high to low|priciest|priciest first|highest price first|expensive ones first|expensive first|price descending|top of the market|sort by highest price|highest to lowest|highest priced first|the most expensive|costliest|sort high to low|most costly|starting with the most expensive|most expensive on top|most expensive at the top',
  ],
  [
    'sort:newest',
    'newest|newest first|latest|latest listings|most recent|most recent first|most recently listed|newest listings|newest listings first|latest first|sort by newest|sorted by newest|newest on top|new ones first|newest at the top|recent first|latest on the market|sort by date|recently added first|most recently listed first|freshest|freshest first|sorted by date|starting with the newest|newest to oldest|sort by most recent|order by newest|newest ones first|latest additions|show newest first|newly listed first|show the newest first|ordered by newest',
  ],
  [
    'sort:sqft_desc',
    'biggest|largest|biggest first|largest first|most square feet|most space|as big as possible|biggest home|most square footage|most sqft|roomiest|biggest place|sort by size|most spacious|sorted by size|biggest at the top|as large as possible|largest at the top|biggest to smallest|starting with the biggest|by size|most living space|most room|the most space|the most square footage|starting with the largest|biggest ones first|largest home|largest to smallest|largest ones first|order by size|max square footage|show the biggest first|show me the biggest|biggest on top|largest on top|as much space as possible|ordered by size|as much room as possible|as many square feet as possible',
  ],
  [
    'sort:lot_desc',
    'biggest lot|largest lot|biggest yard|largest yard|most land|biggest lot first|largest lot first|most acreage|sort by lot size|sorted by lot size|biggest lots|by lot size|largest lots first|as much land as possible|biggest lots first|largest acreage|biggest parcel|largest parcel|most acres|the most land|biggest backyard|largest backyard|biggest plot|largest plot|biggest piece of land|order by lot size|largest piece of land|as much acreage as possible|biggest possible lot|largest possible lot|most yard|ordered by lot size|biggest acreage|biggest property|largest property',
  ],
  [
    'sort:price_per_sqft_asc',
    'best value|best price per square foot|lowest price per square foot|price per square foot|best bang for the buck|best deal|best value for money|most bang for the buck|most bang for my buck|good value|best bang for my buck|best value first|price per sqft|best bang for our buck|best deals|lowest price per sqft|cheapest per square foot|best value for the money|great value|great deal|good deal|lowest cost per square foot|most bang for our buck|cheapest per sqft|lowest per square foot|value for money|best price per sqft|sort by value|most house for the money|most house for my money|best values|best value at the top|sorted by value|biggest bang for the buck|biggest bang for my buck|most space for the money|bang for the buck|bang for my buck|sort by best value|price per sq ft|lowest price per sq ft|most for my money|most for our money|best value on top|most value|highest value for money|lowest dollars per square foot|dollar per square foot|most for the money|great bang for the buck|best $ per sqft|deals',
  ],
  [
    'sort:roi_desc',
    'best return|highest roi|good investment|best roi|highest return|best return on investment|best investment|highest return on investment|roi|return on investment|good roi|high roi|great investment|best cap rate|highest cap rate|good return|investment potential|highest yield|best yield|strong roi|sort by roi|top roi|great roi|best returns|highest returns|good returns|best cash flow|solid investment|strong returns|most profitable|biggest return|investment property with the best return|great return|high return|rank by roi|by roi|highest roi first|best roi first|greatest roi|good rental yield|best rental yield|highest rental yield|good investment property|max roi|maximum roi|sorted by roi|greatest return|biggest roi|smart investment|sound investment|great return on investment|good return on investment|best investment potential|strong return|solid return|solid roi|maximum return|solid returns|high returns|great returns|high yield|good cash flow|most lucrative|best investment property|best bang investment|return',
  ],
  // whose place it is
  [
    'person',
    'son|daughter|dog|cat|wife|husband|friend|brother|sister|mom|mother|dad|father|uncle|aunt|cousin|boss|agent|realtor|neighbor|neighbour|baby|kid|partner|girlfriend|boyfriend|fiance|fiancee|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|nephew|niece|puppy|kitten|horse|roommate|twin|boy|girl|parents|parent|in laws|buddy|coworker|colleague|mr|mrs|ms|dr|miss|family|folks|kids|grandkids|client|buyer|lender|broker|bestie|ex|lab|retriever|grandparents|siblings|relatives|toddler|mum|hubby|spouse|pup',
  ],
  [
    'named',
    "my name is|name is|i am called|named|called|name's|this is|call me|thanks|thank you|cheers|regards|signed|sincerely|hi i'm|hey i'm|hello i'm|hi im|hello im|names|im|i'm|hey it's|it's me|yours|hi it's|hello this is|hi this is|love|hey this is|ask for|hi my name is|hello my name is|contact|best regards|best",
  ],
  [
    'origin',
    "from|leaving|moving from|relocating from|coming from|originally from|move from|relocate from|moved from|moving out of|moving away from|transplant from|transferring from|came from|escaping|fleeing|we're from|i'm from|left|getting out of|relocating out of|move out of|native of|downsizing from|hail from|hailing from|grew up around|moving here from|coming out of|moving up from|moving down from|driving in from|flying in from|goodbye|bye bye|relocated from|transplants from|we left|i left|tired of|sick of|out of|leave|born in|born and raised in|raised in|quitting|done with|moving back from|returning from",
  ],
  [
    'away',
    "i work in|work in|works in|i work at|working in|we work in|i live in|we live in|lives in|i currently live in|we currently live in|currently living in|currently live in|currently in|now live in|i'm living in|we're living in|living now in|renting in|currently renting|currently rent|we rent in|i rent in|we're renting|i'm renting|i rent|we rent|sold our|sold my|sold the|sold a|selling our|selling my|selling a|selling the|sell our|sell my|just sold|sold|selling|grew up in|born in|raised in|my job is in|job in|our office is in|my office is in|office in|commute from|visited|visiting|vacation in|lived in|i lived in|we lived in|used to live in|went to school in|go to school in|kids go to school in|school is in|stationed in|based out of|own a|we own a|i own a|we own|i own|already own|i already own|we already own|already have a|my current|our current|current home is|current house is|current place is|my old|our old|our last|my last|works at|employed in|employed at|studying in|studied in|college in|headquartered in|headquarters in|hq in|teach in|teaches in|went to college in|have been living in|been living in|been renting in|been renting|we've been renting|i've been renting|i've been living in|we've been living in|working out of|are living in|am living in|our condo in|our house in|our home in|our apartment in|our place in|my condo in|my house in|my home in|my apartment in|my place in|job is in|work is in|office is in|closing on|closed on our|our old place in|listing our|listed our|listed my|listing my|having sold|after selling|after selling our|after selling my|works for|living with|staying in|staying with|we're in|i'm in|is based in|are based in|moved out of|outgrown our|outgrew our|downsizing from a|downsizing from our|downsizing from my|upsizing from a|upgrading from a|upgrading from our|coming from a|moving out of a|moving out of our|moving from a|we pay|i pay|we're paying|i'm paying|inherited|trading in our|got laid off in|retired from|teaching in|lives at|lives on|still live in|still living in|resides in|reside in|i reside in|commuting from|works near|practice in|unloading our|my lease in|our lease in|lease in|lease is in|work downtown in|rents in|lives near|owns a|has a condo in|has a house in|has a place in|have a condo in|have a house in|bought in|bought a|bought their|bought his|bought her|married in|met in|honeymooned in|flying out of|from our|from my",
  ],
  ['dest', 'to|for|into'],
  [
    'income',
    'a year|per year|annually|a year combined|down|down payment|salary|income|in savings|saved|saved up|in the bank|deposit|yearly|in cash|before tax|after tax|gross|household income|as a down payment|for the down payment|for a down payment|credit score|in student loans|in debt|down and|to put down|in equity|of equity|equity|each year|/year|/yr|a yr|per annum|combined|upfront|as a deposit|for a deposit|for the deposit|of debt|in closing costs|for closing costs|combined income|towards a down payment|toward a down payment|toward the down payment|for renovations|for repairs|for reno|in renovations|an hour|a week',
  ],
  [
    'permonth',
    'a month|per month|monthly|/mo|/month|mo|each month|every month|a mo|per mo|pm|p/m|/ month|/m|month|/ mo|in monthly payments|mthly|a mth',
  ],
  [
    'old',
    'years old|year old|yrs old|yr old|years of age|years or newer|years or less|years old or newer|years old or less|y o|yo|years older|years or younger|yrs or newer|years in age|years|old',
  ],
  [
    'number',
    'unit|apt|suite|apartment number|number|no|lot number|#|floor|phase|highway|hwy|route|rt|interstate|exit|pier|gate|building|bldg|class of|grade|age|aged|ages|chapter|section|form|i|season|bus|rd|turning|turn|turns|zone|family of|credit score is|credit score of|score is|june|july|january|february|march|april|may|august|september|october|november|december|since|by|born in|in year|mls|ref|id|address|street number|phone|call me at|text me at|room|party of|household of|group of|line|district|ward|precinct|terminal|sr|us|county road|team of|our family of',
  ],
  [
    'firm',
    'need|must have|must|want|looking for|have to have|require|requires|has to have|also need|we need|i need|we want|i want|needs to have|has to be',
  ],
  ['range', 'range|somewhere|anywhere|to be'],
  [
    'glue',
    'range|somewhere|anywhere|something|anything|really|just|please|strictly|not|go|keep|no|to|absolutely|still|definitely|probably|hopefully|set|with|should',
  ],
  [
    'yearly',
    'or newer|or later|and newer|and later|or more recent|or older|or earlier|or after|and after|or before|and older|onwards|onward|forward|plus|or better',
  ],
  [
    'fill',
    'pool table|car pool|a lot of|lots of|lot of|ton of|tons of|parking lot|a lot|whole lot|living room set|thank you so much|house hunting|house hunt|home shopping|house poor|garden variety|school bus|bus driver|train set|water bill|gas station|my lease|open mind|at the end of the day|in a nutshell|by the way|in law of|on the other hand|end of the month|no problem|no worries|no rush|no hurry|not sure|no idea|no pressure|no offense|not picky|not really|why not|not too picky|no doubt|not to mention|not only|if not|or not|no later|no matter what|of course|for sure|long story short|deck of cards|fence sitter|on the fence|land a job|landed|flat out|flat fee|a flat tire|office job|dog walking|good deal of|home base|home cooked|home run|at home|from home|work from home|go home|come home|back home|feel at home|home owner|homeowner|homeowners|home buyer|home buyers|house hunters|home search|house search|house shopping|first home|forever home|dream home|starter home|next home|family home|second home|vacation home|new home owners|home town|hometown|pool of|motor pool|bar exam|lot of love|school year|school board|school teacher|school age|high school sweetheart|porch light|pirates|new job|new baby|new chapter|new life|new start|fresh start|new year|brand new baby|brand new job|new puppy|brand new to|den mother|garage sale|garage band|yard sale|yard work|pool party|pool parties|lawn mower|front door|tax return|tax refund|parking ticket|parking nightmare|just married|empty nest|high rent|our rent|my rent|rent is|the rent|tired of renting|sick of renting|paying rent|rent went up|stop renting|done renting|landlord|been renting|renter|renters|no longer rent|renting|rent|quit smoking|light sleeper|a lot going on|shop around|fire away',
  ],
  ['speaks', 'speaking'],
  ['both', 'both|either'],
];
