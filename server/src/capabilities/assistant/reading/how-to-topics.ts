/** What can be explained: which words ask for it. The texts stand in `tools/how-to-texts.ts`. */
const topics = {
  'save-search':
    /\bsave (a |my |this |the )?search|\bset up (an )?alerts?|\bget (told|alerts?|notified) (of|about) (new )?homes/,
  'save-home': /\bsave (a |this |the )?(home|house|listing|property|condo)|\bfavou?rite (a |this )/,
  'delete-account': /\b(delete|close|remove|cancel) (my |the |this )?account|\berase my (data|account)/,
  'privacy-documents':
    /\bwho (can|could|may|gets to) (see|read|open|access)\b.*\b(documents?|papers?|files?|statements?)|\bare my (documents?|papers?|files?) (safe|secure|private|encrypted)/,
  upload:
    /\b(upload|attach|send in|hand in|submit|add|scan)\b.*\b(documents?|papers?|files?|photos?|pdfs?|stubs?|statements?|returns?|letters?|it|them)\b/,
  'co-buyer':
    /\b(invite|share|add|show)\b.*\b(wife|husband|spouse|partner|co-?buyer|family|friend|girlfriend|boyfriend|mother|father|parents|sister|brother|someone)\b|\bbuy (a (home|house) )?(together|with (someone|my))|\bco-?buyers?\b/,
  password: /\b(change|reset|forgot|forgotten|new|update)\b.*\bpassword|\bpassword\b/,
  'two-factor': /\btwo[- ]?(factor|step)|\b2fa\b|\bsecond (factor|step)\b|\bauthenticator\b/,
  notifications:
    /\b(turn (off|on|down)|stop|unsubscribe|fewer|less|change|mute|pause)\b.*\b(e-?mails?|mails?|notifications?|alerts?|letters?)\b|\b(e-?mails?|notifications?) (settings|preferences)/,
  showing:
    /\b(book|schedule|arrange|request|set up|plan)\b.*\b(showing|tour|viewing|visit|appointment)|\b(see|visit|tour|view) (a|the|this) (home|house|place)\b/,
  price:
    /\b(lintel|this (site|app|service)|it)\b.*\b(free|cost|charge)|\b(free|cost|charge|fee|price|pay)\b.*\b(lintel|this (site|app|service)|use (this|it))\b|\bis (this|lintel) free\b/,
  connect: /\b(connect|work|team up) (with|to) (an? |my )?(agent|lender|advisor|professional|realtor)/,
  compare: /\bcompare (homes|houses|listings)\b/,
  'pre-approval': /\bpre-?approv(al|ed)\b|\bpre-?qualif\w+/,
  pmi: /\bpmi\b|\bmortgage insurance\b|\bcmhc\b/,
  escrow: /\bescrow\b/,
  contingency: /\bcontingenc(y|ies)\b|\bconditions? (in|of) (an |the )?offer\b/,
  'earnest-money': /\bearnest money\b|\bgood faith deposit\b/,
  appraisal: /\bappraisals?\b/,
  inspection: /\b(home |house )?inspections?\b/,
  'closing-costs': /\bclosing costs?\b/,
  closing: /\bclosing( day| process)?\b|\bsettlement\b/,
  hoa: /\bhoa\b|\bcondo fees?\b|\bstrata\b|\bassociation fees?\b/,
  'down-payment': /\bdown ?payments?\b/,
  amortization: /\bamorti[sz]ation\b/,
  'stress-test': /\bstress test\b/,
  'debt-to-income': /\bdebt[- ]to[- ]income\b|\bdti\b|\bgds\b|\btds\b/,
  'title-insurance': /\btitle (insurance|search|company)\b/,
  'fixed-or-variable': /\b(fixed|variable|adjustable)\b.*\b(rate|mortgage|loan|arm)\b/,
  'conventional-or-fha': /\b(fha|va|usda|conventional|jumbo) (loan|mortgage)s?\b|\bfha\b/,
  'match-score': /\bmatch (score|percent)\b|\bhow (are|is).*\b(ranked|ordered|sorted|recommended|scored)\b/,
  'fair-housing': /\bfair housing\b/,
} as const satisfies Record<string, RegExp>;

export type HowToTopic = keyof typeof topics;
export const howToTopics = Object.keys(topics) as HowToTopic[];

/** The first topic whose words a plain text holds. */
export const topicOf = (text: string): HowToTopic | undefined => howToTopics.find((topic) => topics[topic].test(text));

/** “How do I …”: asks for the way, not for a thing. */
export const asksHow =
  /^(so |and |ok |okay |please |hey |hi )*(how (do|can|could|would|should|to|does)\b(?! (much|many))|where (do|can|could|should) (i|we)|can (i|we) (?!afford|get|buy|see (it|this|the (first|second)))|is it possible|who (can|could|may|gets to)|is (lintel|this (site|app|service)) |are my (documents|papers|files)|what (does|do) (it|lintel|this (site|app|service)) cost|what does it cost to use|how much (does|is) (lintel|this (site|app|service)))/;

/** “What is …”: asks for the meaning of a word. */
export const asksMeaning =
  /^(so |and |ok |please )*(what('s| is| are| does| do)?|explain|define|tell me about|what do you mean by|meaning of|describe)\b/;
