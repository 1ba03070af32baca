import type { Lexicon } from '../lexicon.ts';

/** The buyer's own life: people, past homes, money, house numbers; none of it is a wish; English. */
export const buyer: Lexicon = [
  [
    'person',
    'son|daughter|dog|cat|wife|husband|friend|brother|sister|mom|mother|dad|father|uncle|aunt|cousin|boss|agent|realtor|neighbor|neighbour|baby|kid|partner|girlfriend|boyfriend|fiance|fiancee|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|nephew|niece|puppy|kitten|horse|roommate|twin|boy|girl|parents|parent|in laws|buddy|coworker|colleague|mr|mrs|ms|dr|miss|family|folks|kids|grandkids|client|buyer|lender|broker|bestie|ex|lab|retriever|grandparents|siblings|relatives|toddler|mum|hubby|spouse|pup|landlord|landlady|accountant|lawyer|attorney|therapist|dentist|loan officer|underwriter|surgeon|barber|preacher|pastor|momma|mama|daddy|papa|pop|granny|granddad|grandad|gramps|nana|nanny|aunties|auntie|stepson|stepdaughter|stepmom|stepdad|ex husband|ex wife|fella|wifey|better half|missus|financial advisor|bookkeeper|supervisor|foreman',
  ],
  [
    'named',
    "my name is|name is|i am called|named|called|name's|this is|call me|thanks|thank you|cheers|regards|signed|sincerely|hi i'm|hey i'm|hello i'm|hi im|hello im|names|im|i'm|hey it's|it's me|yours|hi it's|hello this is|hi this is|love|hey this is|ask for|hi my name is|hello my name is|contact|best regards|best|with gratitude|gratefully|warmly|kind regards|warm regards|yours truly|respectfully|many thanks|all the best|best wishes|yours faithfully|yours sincerely|very truly yours|with thanks|thanks much|thanks so much|thank you kindly|god bless|xoxo|take care",
  ],
  [
    'origin',
    "from|leaving|moving from|relocating from|coming from|originally from|move from|relocate from|moved from|moving out of|moving away from|transplant from|transferring from|came from|escaping|fleeing|we're from|i'm from|left|getting out of|relocating out of|move out of|native of|downsizing from|hail from|hailing from|grew up around|moving here from|coming out of|moving up from|moving down from|driving in from|flying in from|goodbye|bye bye|relocated from|transplants from|we left|i left|tired of|sick of|out of|leave|born in|born and raised in|raised in|quitting|done with|moving back from|returning from|retiring from|emigrating from|snowbirds from|transplanted from|fresh from|coming over from|straight from|downsizing out of|expats from|refugees from|outta|moving outta|getting outta|bailing on|ditching",
  ],
  [
    'away',
    "no luck in|no luck with|no luck finding anything in|had no luck in|couldn't find anything in|couldn't find a thing in|can't find anything in|nothing available in|can't afford anything in|struck out in|i work in|work in|works in|i work at|working in|we work in|i live in|we live in|lives in|i currently live in|we currently live in|currently living in|currently live in|currently in|now live in|i'm living in|we're living in|living now in|renting in|currently renting|currently rent|we rent in|i rent in|we're renting|i'm renting|i rent|we rent|sold our|sold my|sold the|sold a|selling our|selling my|selling a|selling the|sell our|sell my|just sold|sold|selling|grew up in|born in|raised in|my job is in|job in|our office is in|my office is in|my office in|our office in|his office in|her office in|the office in|commute from|visited|visiting|vacation in|lived in|i lived in|we lived in|used to live in|went to school in|go to school in|kids go to school in|school is in|stationed in|based out of|own a|we own a|i own a|we own|i own|already own|i already own|we already own|already have a|our offer in|our offer on|my offer in|my offer on|our offers in|my offers in|our bid in|our bid on|my bid in|my bid on|an offer in|offer in on|his is in|hers is in|mine is in|theirs is in|his is at|hers is at|mine is at|his is on|hers is on|my office is at|our office is at|his office is at|her office is at|his office is in|her office is in|my office is on|my job is at|my job's at|his job is at|her job is at|his job is in|her job is in|his work is in|her work is in|my work is in|my current|our current|current home is|current house is|current place is|my old|our old|our last|my last|works at|employed in|employed at|studying in|studied in|college in|headquartered in|headquarters in|hq in|teach in|teaches in|went to college in|have been living in|been living in|been renting in|been renting|we've been renting|i've been renting|i've been living in|we've been living in|working out of|are living in|am living in|our condo in|our house in|our home in|our apartment in|our place in|my condo in|my house in|my home in|my apartment in|my place in|job is in|work is in|office is in|closing on|closed on our|our old place in|listing our|listed our|listed my|listing my|having sold|after selling|after selling our|after selling my|works for|living with|staying in|staying with|we're in|i'm in|is based in|are based in|moved out of|outgrown our|outgrown my|outgrowing our|outgrowing my|outgrew my|squeezed into our|crammed in our|crammed into our|stuffed in our|leaving our|leaving my|getting rid of our|outgrew our|downsizing from a|downsizing from our|downsizing from my|upsizing from a|upgrading from a|upgrading from our|coming from a|moving out of a|moving out of our|moving from a|we pay|i pay|we're paying|i'm paying|inherited|trading in our|got laid off in|retired from|teaching in|lives at|lives on|still live in|still living in|resides in|reside in|i reside in|commuting from|works near|practice in|unloading our|my lease in|our lease in|lease in|lease is in|work downtown in|rents in|lives near|owns a|has a condo in|has a house in|has a place in|have a condo in|have a house in|bought in|bought a|bought their|bought his|bought her|married in|met in|honeymooned in|flying out of|from our|from my|reporting to|pcsing to|pcs to|pcs ing to|assigned to|deployed to|deploying to|stationed near|getting stationed at|stationed at|nurse at|teacher at|professor at|engineer at|job at|student at|doctor at|resident at|manager at|works over at|hired at|hired by|got hired at|got a job at|got a job in|hired in|got hired in|job offer in|gig in|residency in|new job at|new job in|transferred from|working for|working at|employed by|internship at|interning at|school at|grad school at|had our eye on|had my eye on|had our eyes on|had our hearts set on|had our heart set on|were set on|was set on|gave up on|given up on|priced out of|got priced out of|outbid in|lost a bidding war in|used to look in|stopped looking in|first looked in|first looked at|originally looked in|originally wanted|rent in|tired of renting in|sick of renting in|done renting in|rented in|stuck in|i typed|i wrote|already got|i already got|we already got|moving outta|getting outta|moved outta|company is in|office in|we lost|i lost|drives to|goes to|commutes to|commuted to|flies to|fly back to|flew to|driving to|we raised|raised our kids in|grew up by|grew up near|trailer out of|took a job in|took a job at|interned at|ex keeps|ex kept|ex got|ex gets|the ex keeps|ex has|keeps the house in|kept the house in|need to be at|needs to be at|have to be at|has to be at|must be at|gotta be at",
  ],
  [
    'settled',
    'we moved to|i moved to|just moved to|we just moved to|i just moved to|recently moved to|we recently moved to|i recently moved to|moved here to|we relocated to|i relocated to|we already moved to|moved us to|moved me to|we moved into|ended up in|we landed in|i landed in',
  ],
  [
    'away',
    'we moved to|i moved to|just moved to|we just moved to|i just moved to|recently moved to|we recently moved to|i recently moved to|moved here to|we relocated to|i relocated to|we already moved to|moved us to|moved me to|we moved into|ended up in|we landed in|i landed in',
  ],
  [
    'job',
    'job in|job at|got a job in|got a job at|new job in|new job at|job is in|my job is in|work is in|hired in|got hired in|job offer in|gig in|office is in|our office is in|my office is in|i work in|we work in|works in|work in|working in|contract in|residency in',
  ],
  [
    'moves',
    'orders to|orders for|our orders to|my orders to|got orders to|have orders to|new orders to|relocating|relocate|relocation|moving|move|moving from|relocating from|move from|relocate from|moving away from|moving down from|moving up from|moving out of|uprooting',
  ],
  [
    'owed',
    "my rent|our rent|the rent|rent went to|rent went up to|rent jumped to|listed at|listed for|sticker said|offer letter|offer letters|my offer letter|pay stub|pay stubs|bah|my bah|our bah|housing allowance|arv|arvs|after repair value|zestimate|zillow says|comps|comps are|comp at|comps run|went for|closed at|closed for|sold for|sold at|outbid|got outbid|outbid at|appraised at|appraised for|assessed at|netted|bought for|bought it for|paid|refinanced|refinanced at|lost out at|lost out on|valued at|fell through|came in at|insured for|rehab cost|remodel cost|rent is|rent was|my rent is|our rent is|renting for|renting at|rented for|sale of|raised us|raised me|raised the rent|raised our rent|raised my rent|raised it|gave|handed over|shelled out|forked over|plunked down|it'll bring|it will bring|it'd bring|should bring|will bring|would bring|would fetch|should fetch|will fetch|it'll fetch|covering the move|covers the move|covering moving|for the move|relocation package|relo package|moving budget|brought|gofundme|lot rent|space rent|pad rent|park rent|site rent|ground rent",
  ],
  ['dest', 'to|for|into'],
  [
    'income',
    'a year|per year|annually|a year combined|down|down payment|salary|income|in savings|saved|saved up|in the bank|deposit|yearly|in cash|before tax|after tax|gross|household income|as a down payment|for the down payment|for a down payment|credit score|in student loans|in debt|down and|to put down|in equity|of equity|equity|each year|/year|/yr|a yr|per annum|combined|upfront|as a deposit|for a deposit|for the deposit|of debt|in closing costs|for closing costs|combined income|towards a down payment|toward a down payment|toward the down payment|for renovations|for repairs|for reno|in renovations|an hour wage',
  ],
  [
    'number',
    'unit|apt|suite|apartment number|number|no|lot number|#|floor|phase|highway|hwy|route|rt|interstate|exit|pier|gate|building|bldg|class of|grade|age|aged|ages|chapter|section|form|i|season|bus|rd|turning|turn|turns|zone|family of|credit score is|credit score of|score is|june|july|january|february|march|april|may|august|september|october|november|december|since|by|born in|in year|mls|ref|id|address|street number|phone|call me at|text me at|room|party of|household of|group of|line|district|ward|precinct|terminal|sr|us|county road|team of|our family of',
  ],
  ['speaks', 'speaking'],
  [
    'street',
    'street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|terrace|crescent|cres|place|pl|parkway|pkwy|highway|hwy|circle|trail',
  ],
];
