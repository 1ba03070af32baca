import type { Lexicon } from '../lexicon.ts';

/** Words that hold a sentence together; English. */
export const joints: Lexicon = [
  [
    'want',
    "want|wants|need|needs|must have|must|have to have|has to have|looking for|look for|searching for|find|find me|show me|show|require|required|requires|should have|with|would like|like|buy|buying|purchase|get|interested in|gimme|give me|seeking|in search of|we want|i want|i need|we need|also need|hunting for|after|has to be|needs to be|needs to have|including|featuring|w|having|has|gotta have|got to have|absolutely need|want to buy|looking to buy|trying to find|move to|moving to|relocating to|relocate to|settle in|to live in|want to live in|like to live in|moving into|move into|moving to|transferring to|heading to|must be|should be|plus|also|keep|it has|is a must|is a must have|are a must|i'm after|we're after|searching|looking|lookin|lookin for|ISO|iso|wanna|wanting|house hunting in|house hunting|home shopping in|hunting in|shopping in|buy in|live in|living in|be in|list|pull up|pull|offers|offering|comes with|come with|that has|that have|that's got|got|to buy|wanna buy|needing|make sure it has|should come with|needs|include|includes|somewhere with|place with|settling in|now looking|now want|now need|house must|looking in|looking at|looking around|searching in|search in|after something|in the market for|on the hunt for|keen on|gotta be|set on|dead set on|our heart is set on|craving|wit|whit|wiht|wth|wiith|i'd rather have|i'd rather|we'd rather|would rather have|would rather|rather have|we'd rather have|i'd much rather have|would much rather have|i would rather have|prefer to see|send me|point me to|get me|aiming for|shooting for|eyeing|set me up with|hook me up with|thinking|thinking about|thinking of|considering|give us|gimme a|let's see|lets see|let me see|can i see|can you show|send|hit me with|pls find|please find",
  ],
  ['and', 'and|n|as well as|also|along with|&|as well|together with|both|plus'],
  ['or', 'or|either|alternatively|otherwise|and or|and/or|else|maybe'],
  [
    'but',
    "but|however|though|although|yet|only that|just|but now|but really|but actually|but now it's|but now we|but now i|but these days|but decided on|but switched to",
  ],
  [
    'clause',
    'because|since|so|that|which|where|when|while|who|as|if|cause|cuz|bc|b/c|although|then|unless|until|whose|whatever|whichever|before we|after we|as long as|so that|coz|say',
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
    'large|big|spacious|full|nice|good sized|separate|decent|real|extra|huge|proper|small|little|generous|good size|total|actual|true|legal|comfortable|roomy|complete|decent sized|sized|whole|or more|sizable|sizeable|bigger|ensuite|private|big ol|big ole|big old|good old|lil',
  ],
  [
    'firm',
    "need|must have|must|want|looking for|have to have|require|requires|has to have|also need|we need|i need|we want|i want|needs to have|has to be|looking in|in the market for|on the hunt for|gotta have|hunting for|searching for|we are looking|we're looking|i'm looking|am looking",
  ],
  [
    'glue',
    'nothing crazy|nothing fancy|nothing special|nothing extravagant|nothing too crazy|nothing too fancy|nothing major|nothing wild|range|somewhere|anywhere|something|anything|really|just|please|strictly|not|go|keep|no|to|absolutely|still|definitely|probably|hopefully|set|with|should|not too fancy|not fancy|nothing fancy needed',
  ],
  [
    'fill',
    "golf cart|golf carts|golf cart friendly|state farm|pig farm|hog farm|chicken farm|farm insurance|wind farm|tree farm|farm stand|farm equipment|vineyard manager|ranch hand|ranch manager|farm manager|farm worker|farm hand|pool guy|pool company|pool boy|condo board|garage band practice|flat roof|flat ground|flat yard|mostly flat|fairly flat|pretty flat|land something|land anything|land us|bonus room|a bonus room|not a flip|no flips|not flipped|no flip|pool table|car pool|a lot of|lots of|lot of|ton of|tons of|parking lot|a lot|whole lot|living room set|thank you so much|house hunting|house hunt|home shopping|house poor|garden variety|school bus|bus driver|train set|water bill|gas station|my lease|open mind|at the end of the day|in a nutshell|by the way|in law of|on the other hand|end of the month|no problem|no worries|no rush|no hurry|not sure|no idea|no pressure|no offense|not picky|not really|why not|not too picky|no doubt|not to mention|not only|if not|or not|no later|no matter what|of course|for sure|long story short|deck of cards|fence sitter|on the fence|land a job|landed|flat out|flat fee|a flat tire|office job|dog walking|good deal of|home base|home cooked|home run|at home|from home|work from home|go home|come home|back home|feel at home|home owner|homeowner|homeowners|home buyer|home buyers|house hunters|home search|house search|house shopping|first home|forever home|dream home|starter home|next home|family home|second home|vacation home|new home owners|home town|hometown|pool of|motor pool|bar exam|lot of love|school year|school board|school teacher|school age|high school sweetheart|porch light|pirates|new job|new baby|new chapter|new life|new start|fresh start|new year|brand new baby|brand new job|new puppy|brand new to|den mother|garage sale|garage band|yard sale|yard work|pool party|pool parties|lawn mower|front door|tax return|tax refund|parking ticket|parking nightmare|just married|empty nest|high rent|our rent|my rent|rent is|the rent|tired of renting|sick of renting|paying rent|rent went up|stop renting|done renting|landlord|been renting|renter|renters|no longer rent|renting|rent|quit smoking|light sleeper|a lot going on|shop around|fire away|bear with me|bare with me|mobile phone|my mobile|on mobile|my cell|text me|call me|mobile number|cell phone|day spa|spa like|spa style|spa bath|spa bathroom|spa shower|stale|doesn't matter which|does not matter which|don't care which|doesn't matter which one|no matter which|no matter which one|don't care which one|either one|either is fine|either works|either is ok|either is okay|either one works|either one is fine|either would work|either way|both work|both are fine|both are ok|no preference between them|not picky which|not fussy which|whichever one|i flip|we flip|flipper|flippers|as a flipper|credit union|credit unions|the credit union|union hall|union job|union rep|teachers union|pancake house|pancake houses|waffle house|coffee house|opera house|football field|football fields|trailer hitch|pool hall|town hall|semi truck|semi trucks|my semi|the semi|a semi truck|his semi|drive a semi|drives a semi|park a semi|park my semi|park the semi|load to drop|loads to drop|drop off|drop a load|half bath jokes|401k|401 k|403b|house call|house calls|house of cards|on the house|full house|open house next door|house sitting|housesitting|house rich|power house|farm team|farm bureau|flood took|in house|bath time|bed time|bed and breakfast|bed bugs|bedbugs|home depot|home office depot|home game|home team|home plate|pool shark|dead pool|talent pool|rain barrel|storm cellar|bank of america|wells fargo|quicken loans|rocket mortgage|navy federal|chase bank|first horizon|regions bank|capital one|truist|citizens bank|bank of texas|santander|twin girls|twin boys|twin babies|twin toddlers|twin daughters|twin sons|twin sisters|twin brothers|our twins|my twins|the twins|her twins|have twins|has twins|had twins|having twins|with twins|expecting twins|newborn twins|year old twins|twins on the way|identical twins|twin bed|twin beds|twin brother|twin sister|are twins|we have twins|i have twins|we've got twins|i've got twins|its twins|it's twins|it is twins|twin size|surprise twins|with our twins|for twins|for the twins|for our twins|by golly|by gosh|by god|by george|first house|first house ever|first home ever|to lift|lift her|lift him|lift my|dump trailer|utility trailer|horse trailer|boat trailer|cargo trailer|enclosed trailer|my trailer|tow a trailer|stock trailer|gooseneck trailer|i can bear|can bear|bear with|lease ends|lease ended|lease is up|our lease|the lease|same lease|a lease|lease runs out|lease expires|lease on|football field away",
  ],
  ['both', 'both|either'],
];
