/** What is not answered, whoever words the answers: it is asked before any tool and before any model. */
export const refusalNames = [
  'injection',
  'fraud',
  'otherPeople',
  'fairHousing',
  'safety',
  'approval',
  'tax',
  'legal',
  'investment',
  'medical',
] as const;
export type RefusalName = (typeof refusalNames)[number];

const people =
  '(white|black|asian|hispanic|latinos?|latinx|indian|chinese|arab|mexican|jewish|jews?|muslims?|christians?|catholics?|hindus?|gays?|lesbians?|straight|lgbt\\w*|trans|immigrants?|foreigners?|refugees|minorit(y|ies)|ethnic|racial|race)';

/** Patterns over plain texts. The first refusal that fits is the one that is told. */
const table: readonly [RefusalName, readonly RegExp[]][] = [
  [
    'injection',
    [
      /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules?|prompts?|guidelines?|restrictions|everything (above|before)|safety)\b/,
      /\b(system|hidden|secret|initial|developer) (prompts?|instructions?|messages?)\b/,
      /\b(repeat|print|show|reveal|tell me|output|what are) .{0,30}\b(your|the) (\w+ )?(of your )?(instructions|prompt|rules|guidelines)\b/,
      /\b(you are now|from now on you|act as|pretend (to be|you are|you're)|roleplay as)\b.{0,60}\b(dan|admin\w*|developer|root|no rules|unrestricted|without (rules|limits)|jailbr\w+|system|hacker)\b/,
      /\bjailbreak|\bdrop table\b|<\/?script|\bapi key\b|\bpassword of\b|\blist all users\b/,
    ],
  ],
  [
    'fraud',
    [
      /\b(fake|forge|forged|falsify|doctor|photoshop|alter|fabricate|counterfeit)\b.{0,40}\b(pay ?stubs?|bank|statements?|documents?|letters?|tax|income|w-?2|employment|papers?|signature|id)\b/,
      /\b(hide|conceal|cover up|not (tell|mention|disclose))\b.{0,40}\b(debts?|loans?|income|defects?|lender|bank|agent)\b/,
      /\b(lie|lying)\b.{0,40}\b(about|on|to)\b.{0,40}\b(income|application|lender|bank|job|debts?|occup\w+|mortgage|loan)\b/,
      /\b(bank statements?|pay ?stubs?|tax returns?)\b.{0,60}\b(editing|edit|change|changing|photoshop|look better)\b|\bedit(ing)? (my|the|a) (bank|pay)/,
      /\binflate (my )?income\b|\bstraw buyer\b|\blaunder/,
    ],
  ],
  [
    'otherPeople',
    [
      /\b(?!my\b|the\b|a\b|what's\b|it's\b|that's\b|let's\b|how's\b|who's\b|here's\b|there's\b|buyer's\b|today's\b)[a-z]+'s (documents?|papers?|messages?|saved|searches|email|e-mail|phone|account|income|salary|credit|offer|budget|address)\b/,
      /\b(other|another|different|all|rival|competing) (buyers?|users?|people|persons?|clients?|members?|customers?|bidders?|someone)('s)?\b.{0,40}\b(offer\w*|bid\w*|sav\w*|search\w*|documents?|messages?|income|pay\w*|see|view\w*|look\w*)\b/,
      /\b(what|how much|which).{0,30}\b(other|another|rival|competing) (buyers?|people|bidders?|offers?|bids?)\b/,
      /\buser (#|id |number )?\d+\b|\baccount (#|id |number )\d+\b/,
      /\bwho else\b.{0,40}\b(saved|viewed|looked|likes?|wants?|bid|offered|interested|searched)\b/,
      /\b(seller|owner|neighbou?r|landlord|tenant|previous owner|buyer)('s|s')? .{0,20}\b(phone|number|e-?mail|address|name|income|divorce|life|age|job|debts?|mortgage|reason)\b/,
      /\b(how much|what) (does|do|did) (my|the|an?) (agents?|realtors?|lenders?|advisors?|sellers?|neighbou?rs?)('s)? (earn|make|get paid|owe|paid)\b/,
      /\bwhy (is|are) the (seller|owner)s? (selling|moving|divorc\w+)\b|\bwho (owns|lives in|lived in)\b/,
    ],
  ],
  [
    'fairHousing',
    [
      new RegExp(
        `\\b(no|without|away from|avoid|not (many|too many)|few|fewer|low|mostly|mainly|predominantly|full of|percentage of|population of|share of|for|only|like|where|are there|any) (the )?${people}\\b(?! (house|home|paint|kitchen|cabinets?|fence|brick|trim|walls?))`,
      ),
      new RegExp(
        `\\b${people} (people|families|family|couples?|population|neighbou?rhoods?|neighbou?rs|areas?|communit(y|ies)|residents|folks?)\\b`,
      ),
      /\bwhat (kind|sort|type) of (people|families|neighbou?rs|folks?|residents)\b|\b(right|wrong) (kind|sort|type) of\b/,
      /\bsection 8\b|\bwelfare (people|families|recipients)\b|\bpeople like (me|us)\b|\b(good|bad|nice|better|decent) (people|families|element|crowd)\b/,
      /\b(demographics?|ethnicity|racial|racial makeup|religious makeup)\b/,
      /\b(no|without|away from|hate) (kids|children|families|disabled|handicapped|old people|elderly)\b(?! (room|pool))/,
      /\bfamily[- ]friendly (area|neighbou?rhood)\b.*\bpeople\b/,
    ],
  ],
  [
    'safety',
    [
      /\b(safe|safest|safer|unsafe|dangerous|crime|sketchy|ghetto|bad) (area|neighbou?rhood|part of town|place to live|street|city|rates?|statistics|stats)\b/,
      /\b(is|are) (it|this|that|the (area|neighbou?rhood|street)|\w+) safe\b|\bhow safe\b|\bcrime\b|\bshootings?\b/,
    ],
  ],
  [
    'approval',
    [
      /\b(will|would|can|could|do|does|am|are|is|guarantee|promise|chances?|odds|likely|likelihood|probability|sure)\b.{0,60}\b(get |be |me |i |we )?(?<!pre-?)(approved|approval|qualif\w+|accepted|denied|turned down|declined)\b(?!.{0,30}(letters?|documents?))/,
      /\b(guarantee|promise|assure)\b.{0,40}\b(loan|mortgage|financing|credit)\b/,
      /\bpre-?(approve|qualify) (me|us)\b|\bapprove (me|us|my)\b/,
      /\bchances?\b.{0,40}\b(loan|mortgage|financing)\b|\bwill (the|a|any|my) (bank|lender)\b.{0,40}\b(say yes|lend|give|accept|take|finance)\b/,
      /\bwhat (interest )?rate (will|would|can|do) (the bank|a lender|the lender|my lender|my bank|i|we)\b.{0,30}\b(give|get|offer|qualify|charge)\b/,
      /\b(is|are) my (credit|score|income)\b.{0,30}\b(good|high|enough|ok)\b|\b(good|high) enough (credit|score)\b/,
      /\bdo (i|we) qualify\b/,
    ],
  ],
  [
    'tax',
    [
      /\b(deduct\w*|write[- ]?offs?|tax (bracket|break|credit|advice|return advice|benefits?|savings|shelter|implications?)|capital gains?|1031|depreciat\w*|llc|trust)\b/,
      /\bwrite\b.{0,15}\boff\b|\b(file|owe|pay|save|avoid|lower|reduce)\b.{0,30}\b(income tax\w*|irs|cra|gift tax|inheritance tax|estate tax|taxes (on|when|if|by))\b/,
    ],
  ],
  [
    'legal',
    [
      /\b(legal(ly)?|illegal|lawful|lawsuits?|sue|suing|sued|court|liable|liability|litigat\w+|binding|enforceable|breach|lawyer (to|for)|attorney (to|for))\b/,
      /\b(the|by|against the) law\b|\bmy rights\b|\bevict\w*/,
      /\b(get|back|pull|walk) (out|away)( of)?\b.{0,40}\b(contract|agreement|offer|deal|purchase|it|inspection|closing)\b/,
      /\b(break|cancel|void|terminate|rescind)\b.{0,30}\b(contract|agreement|lease|offer)\b/,
      /\b(review|check|read|interpret|explain|draft|write|reword)\b.{0,30}\b(clause|contract|agreement|addendum|offer letter|deed|title report)\b/,
      /\b(keep|lose|refund|return|get back)\b.{0,30}\b(earnest|deposit)\b|\blandlord\b/,
    ],
  ],
  [
    'investment',
    [
      /\b(good|bad|great|safe|smart|best|better|sound|terrible) (investment|time to (buy|invest))\b|\binvestment advice\b/,
      /\b(go(ing)? up|rise|increase|appreciate|gain|drop|fall|crash|hold)\b.{0,30}\b(in )?(value|worth)\b|\b(value|worth|prices?|market|rates?)\b.{0,20}\b(go(ing)? (up|down)|rise|crash|drop|fall|be)\b.{0,20}\b(next|in (20\d\d|\w+ years?|the future)|by 20\d\d|soon|tomorrow|later)\b/,
      /\bwill\b.{0,40}\b(market|prices?|rates?|values?)\b.{0,20}\b(crash|collapse|drop|fall|rise|go up|go down|be|recover)\b/,
      /\b(will|would) (this|it|the)\b.{0,30}\b(go up|appreciate|rise|gain|be worth|make (me )?money|double)\b/,
      /\bhow much (will|would)\b.{0,40}\b(be worth|sell for in)\b|\bworth in (\w+) years?\b/,
      /\b(make|lose|earn) money\b|\bget rich\b|\breturn on (my )?investment\b|\bguarantee\w*\b.{0,30}\b(return|profit|%|percent)\b|\bprofit\b/,
      /\bshould (i|we) (buy|invest|wait|bid|offer)\b/,
    ],
  ],
  [
    'medical',
    [
      /\b(asthma|allerg\w+|heart (condition|disease|problem)|cancer|pregnan\w+|disease|illness|lungs?|symptoms?|medication|doctor|diagnos\w+|health (risk|problem|condition|issue)s?)\b/,
      /\b(mold|mould|radon|lead|asbestos|paint)\b.{0,40}\b(hurt|harm|bad for|dangerous|sick|toxic|health|baby|child|kill|safe)\b/,
    ],
  ],
];

/** Why a plain text is not answered; undefined where it may be. */
export const refusalOf = (text: string): RefusalName | undefined =>
  table.find(([, patterns]) => patterns.some((pattern) => pattern.test(text)))?.[0];
