/** Long because it is a table: one intent after the other, in the order in which they are tried. */
import { placesOf } from './home-reference.ts';
import { homeTopicOf } from './home-topics.ts';
import { asksHow, asksMeaning, topicOf } from './how-to-topics.ts';
import type { Message } from './message.ts';
import type { Plan } from './plan.ts';
import { meansOf, termsOf } from './terms.ts';

/** What a message asks for, if it is this; the first that answers counts. */
export type Intent = (message: Message) => Plan | undefined;

const use = (tool: Extract<Plan, { kind: 'use' }>['tool'], input: Record<string, unknown> = {}): Plan => ({
  kind: 'use',
  tool,
  input,
});
const onlyKnown = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const capabilities: Intent = ({ has }) =>
  has(
    /^(help|help me|menu|start|what|who are you|are you (a |an )?(robot|bot|human|person|ai|real|machine)|what are you|\?*)$|\bwhat (can|do|could) (you|i) (do|ask|help|say)|\bwhat are you able\b|\bwhat (else )?can (i|you) (ask|do)|\bhow (can|do) you (help|work)\b|\bwhat (things )?do you know\b(?! about)|\bque (peux|puedes)\b/,
  )
    ? use('capabilities')
    : undefined;

const reach =
  /\b(talk|speak|chat|write|call|connect|contact|reach|e-?mail|message|text|phone|transfer|send|get|put me|hand)\b/;
const person = /\b(person|human|humans|someone|somebody|real person|representative|operator|live agent|staff)\b/;
const support =
  /\b(support|customer service|help ?desk|broken|bug|not working|doesn't work|does not work|error|complain|complaint|technical|billing)\b/;
const myPeople = /\b(my|our|the) (agent|realtor|lender|advisor|broker|team)\b/;

const handOver: Intent = ({ has, home, text }) => {
  if (
    has(/\b(book|schedule|arrange|set up|request)\b.*\b(showing|tour|viewing|visit)\b/) &&
    (home.points || !asksHow.test(text))
  )
    return use('handOver', { to: 'agent', ...(home.homes[0] === undefined ? {} : { home: home.homes[0] }) });
  if (
    has(
      /\b(see|visit|tour|view) (it|this (one|home|house|place)|the \w+ one)\b.*\b(in person|today|tomorrow|this week\w*|saturday|sunday)\b/,
    )
  )
    return use('handOver', { to: 'agent', ...(home.homes[0] === undefined ? {} : { home: home.homes[0] }) });
  if (has(support) && (has(reach) || has(/\b(broken|bug|not working|doesn't work|does not work|complain\w*)\b/)))
    return use('handOver', { to: 'support' });
  if (has(reach) && has(myPeople) && !has(/\bwho('s| is)\b/) && !has(/\bfind\b/))
    return use('handOver', { to: 'agent' });
  if (has(person) && has(reach)) return use('handOver', {});
  return undefined;
};

const papers =
  /\b(documents?|paperwork|papers|pay ?stubs?|bank statements?|tax returns?|w-?2s?|t4s?|pre-?approval letter|checklist|files)\b/;
const documents: Intent = ({ has, text }) => {
  if (!has(papers) || (asksHow.test(text) && topicOf(text) !== undefined && !has(/\bdo i (have|need) to\b/)))
    return undefined;
  if (has(/\bwhat (is|are) (an? )?(pay ?stubs?|w-?2s?|t4s?)\b/)) return undefined;
  return use('documents');
};

const howTo: Intent = ({ has, text, amounts, home, talk }) => {
  const topic = topicOf(text);
  if (!topic) return undefined;
  if (asksHow.test(text)) return use('howTo', { topic });
  const free = amounts.length === 0 && home.homes.length === 0 && !has(/\b(after|before|next|my)\b/);
  if (asksMeaning.test(text) && free && !(has(/\bon (it|this)\b/) && talk.home)) return use('howTo', { topic });
  if (has(/\b(turn off|unsubscribe|delete my account|change my password|reset my password)\b/))
    return use('howTo', { topic });
  if (has(/\bwhat does\b.*\bmean\b|\bis lintel free\b/)) return use('howTo', { topic });
  return undefined;
};

const savedSearches: Intent = ({ has }) =>
  has(
    /\b(saved|my|stored) (searches|search alerts?|alerts?)\b|\bwhat alerts\b|\bwhich (searches|alerts)\b|\bsearches (do|did|am) i\b|\balerts? (do|did) i have\b/,
  )
    ? use('savedSearches')
    : undefined;

const savedHomes: Intent = ({ has }) =>
  has(
    /\b(my|the|our) (saved (homes|houses|properties|listings|ones|condos)|favou?rites?|short ?list|list)\b|\bsaved (homes|houses|properties|listings)\b|\b(homes|houses|properties|listings|ones|condos|favou?rites?) (do|did|have|that|which)?( )?(i|we|have i|did i|do i) ?(have )?(saved?|liked?|favou?rited?|kept|bookmarked|have)\b|\b(what|which|how many)\b.*\b(favou?rites|(did|have) (i|we) (save|saved|like|liked))\b/,
  )
    ? use('savedHomes')
    : undefined;

const languages: Record<string, string> = {
  spanish: 'es',
  espanol: 'es',
  french: 'fr',
  francais: 'fr',
  mandarin: 'zh',
  chinese: 'zh',
  cantonese: 'yue',
  hindi: 'hi',
  punjabi: 'pa',
  arabic: 'ar',
  portuguese: 'pt',
  korean: 'ko',
  vietnamese: 'vi',
  russian: 'ru',
  german: 'de',
  italian: 'it',
  polish: 'pl',
  tagalog: 'tl',
  japanese: 'ja',
  english: 'en',
};
const spoken = new RegExp(`\\b(${Object.keys(languages).join('|')})\\b`);
const advisors =
  /\b(lenders?|loan (officers?|advisors?)|mortgage (advis[oe]rs?|brokers?|agents?|professionals?|specialists?|people|officers?)|brokers?)\b/;
const agents = /\b(agents?|realtors?)\b/;

const professionals: Intent = ({ has, text, places, home, talk }) => {
  if (
    has(
      /\bmy (agents?|team|realtors?|lenders?|advis[oe]rs?|brokers?|professionals|people)\b|\b(am|are) (i|we) (working|connected)\b|\bwho (am|are) (i|we) (working|connected)\b|\bconnected (with|to) (any\w*|some\w*)\b|\bwho('s| is) (helping|working with) me\b/,
    )
  )
    return use('professionals', { team: true });
  if (has(/\blisting agent\b/) || (!has(advisors) && !has(agents) && !has(/\bprofessionals?\b/))) return undefined;
  if (home.homes.length > 0 && talk.home !== undefined && has(/\b(its|the) agent\b/)) return undefined;
  const language = languages[spoken.exec(text)?.[1] ?? ''];
  const type = has(advisors) ? 'mortgage_advisor' : has(agents) ? 'agent' : undefined;
  const city = places.find((fact) => fact.startsWith('place:'))?.slice('place:'.length);
  return use('professionals', onlyKnown({ type, city, language }));
};

const recommendations: Intent = ({ has, search }) =>
  search.wishes.length === 0 &&
  has(
    /\b(recommend\w*|suggest\w*|i (might|may|would|could|'d) (like|love)\b|you think i|match(es)? (for )?me|for me to look at|pick (something|one|some))/,
  )
    ? use('recommendations')
    : undefined;

const nextSteps: Intent = ({ has }) =>
  has(
    /\bnext steps?\b|\bwhat (should|do|must|can|shall) (i|we) do (next|now|first|today|this week)\b|\bwhat('s| is) (left|next|still open|missing|to do)\b|\bwhat (now|next)\b|\bto-?do\b|\bdeadlines?\b|\bdue (dates?|soon|next)\b|\bleft to do\b|\b(anything|something|what) (else )?(i|we|that i) (need|have|should)( to)? do\b|\bneed(s)? (to be done|doing)\b/,
  )
    ? use('nextSteps')
    : undefined;

const journey: Intent = ({ has }) =>
  has(
    /\bwhere (am|are) (i|we)\b|\b(which|what) (step|stage|phase) (am|are|of|is)\b|\bhow far (along )?(am|are|have)\b|\b(my|the) (progress|journey|status)\b|\bwhat (comes|happens) (after|before|next|once)\b|\bsteps? (of|in|to) (buying|the process|a purchase)\b|\bhow('s| is) my (home )?(purchase|buying|search|process|journey)\b|\b(home )?(buying|purchase) process\b|\bhow many steps\b/,
  )
    ? use('journey')
    : undefined;

const affordWords =
  /\bafford|\bbudget\b|\bborrow\b|\bhow (much|expensive|costly) (an? |of an? )?(house|home|condo|place|property)\b|\bprice range\b|\b(max|maximum|highest|top) price\b|\bwhat can (i|we) buy\b|\bhow (much|high) (can|could|should) (i|we) (spend|go|buy|pay)\b|\bhow much (house|home)\b/;

/** Of the homes that are looked for, not of what somebody can afford. */
const movesBudget = /\b(raise|lower|increase|reduce|drop|stretch|bump|up|bring|cut)\b.*\b(budget|max|price)\b/;
const affordability: Intent = (message) => {
  const { has, text, amounts, talk, search, country } = message;
  if (!has(affordWords) || (search.refines && has(movesBudget))) return undefined;
  const means = meansOf(text, amounts);
  const wantsHomes =
    search.wishes.some((fact) => /^(place|zip|has|beds|baths|type)/.test(fact)) && !has(/\bafford\b|\bborrow\b/);
  if (wantsHomes && means.incomeYearly === undefined && !has(/\bhow much (house|home)\b/)) return undefined;
  const input = onlyKnown({ ...talk.means, ...means, country: country ?? talk.means?.country });
  return means.incomeYearly === undefined && talk.means?.incomeYearly === undefined
    ? { kind: 'ask', for: 'income', waiting: { tool: 'affordability', for: 'income', input } }
    : use('affordability', input);
};

const followUp =
  /^(and|what (about|if|would)|how about|but|ok(ay)?|then|with|at|over|for|if|now|also|plus|in|make it|say|is pmi|is (the )?mortgage insurance)\b/;

/** “And with 500 a month of car payments?”, “over 15 years”: another figure for the sum that was just told. */
const otherFigures: Intent = ({ has, text, amounts, talk, after, country }) => {
  if (after('affordability') && talk.means) {
    const { price, ...means } = meansOf(text, amounts);
    if (Object.keys(means).length > 0 && (has(followUp) || has(affordWords) || amounts.length > 0)) {
      const { downAmount, downPercent, ...rest } = talk.means;
      const down = means.downAmount !== undefined || means.downPercent !== undefined;
      return use(
        'affordability',
        onlyKnown({ ...(down ? rest : talk.means), ...means, country: country ?? talk.means.country }),
      );
    }
    if (country && amounts.length === 0 && has(followUp)) return use('affordability', { ...talk.means, country });
  }
  if (after('monthlyCost') && talk.costs) {
    const { price, ...terms } = termsOf(text, amounts);
    const asked =
      Object.keys(terms).length > 0 || (has(/\b(pmi|mortgage insurance|included|in there)\b/) && !asksHow.test(text));
    if (asked && (has(followUp) || Object.keys(terms).length > 0) && price === undefined) {
      const { terms: before, ...of } = talk.costs;
      const down = terms.downPercent !== undefined || terms.downAmount !== undefined;
      const { downPercent, downAmount, ...rest } = before;
      return use('monthlyCost', onlyKnown({ ...of, ...(down ? rest : before), ...terms }));
    }
  }
  return undefined;
};

const compareWords =
  /\bcompare\w*\b|\bcomparison\b|\bside by side\b|\bdifferences?\b|\bversus\b|\bvs\b|\b(which|what) (one |of (these|those|them|the \w+) )?(is|has|costs|would be|are) (the )?(better|best|biggest|largest|smallest|cheapest|newest|oldest|nicest|most|least|lowest|highest)\b|\bwhich (one )?(should|would you)\b/;

const compare: Intent = ({ has, talk, home, text }) => {
  if (!has(compareWords)) return undefined;
  const bare = placesOf(text, talk);
  const named = home.homes.length > 1 ? home.homes : bare.length > 1 ? bare : [];
  const all = /\b(them|these|those|all|which|best)\b/.test(text) ? talk.shown : [];
  const homes = (named.length > 1 ? named : all).slice(0, 6);
  if (homes.length > 1) return use('compareHomes', { homes });
  return { kind: 'ask', for: 'homes', waiting: { tool: 'compareHomes', for: 'homes', input: {} } };
};

const costWords =
  /\b(a|per|each|every) month\b|\bmonthly\b|\bmortgages?\b|\bpayments?\b|\bpmi\b|\binterest rate\b|\bloan\b|\bfinanc(e|ing)\b/;
const cashWords =
  /\bclosing costs?\b|\bcash to close\b|\bup ?front\b|\bto close\b|\bhow much (cash|money)\b|\bmoney down\b|\bdown ?payment\b.*\b(need|would|for)\b|\b(need|how much).*\bdown ?payment\b|\bat closing\b/;

const monthlyCost: Intent = ({ has, text, amounts, home, talk, search, places, country }) => {
  const cash = has(cashWords);
  if (!cash && !has(costWords)) return undefined;
  const { price, ...terms } = termsOf(text, amounts);
  const state = places.find((fact) => fact.startsWith('state:'))?.slice('state:'.length);
  const about = cash ? { about: 'cash' } : {};
  // “Homes in Austin with payments under $3,000” looks for homes.
  const looks =
    places.some((fact) => !fact.startsWith('state:')) || search.wishes.some((fact) => fact.startsWith('has:'));
  const findsHomes =
    has(/\b(find|show|search|look(ing)? for|homes|houses|condos|listings|anything)\b/) &&
    looks &&
    Object.keys(terms).length === 0;
  if (findsHomes) return undefined;
  const of = home.homes[0];
  if (of !== undefined && price === undefined) return use('monthlyCost', onlyKnown({ home: of, ...terms, ...about }));
  if (home.lookUp) return use('monthlyCost', { ...home.lookUp, ...terms, ...about });
  const amount = price ?? amounts.find(({ unit, per }) => unit === 'money' && !per)?.value;
  if (amount !== undefined) return use('monthlyCost', onlyKnown({ price: amount, ...terms, country, state, ...about }));
  const last = talk.home ?? (talk.shown.length === 1 ? talk.shown[0] : undefined);
  if (last !== undefined) return use('monthlyCost', onlyKnown({ home: last, ...terms, ...about }));
  return {
    kind: 'ask',
    for: talk.shown.length > 0 ? 'home' : 'price',
    waiting: {
      tool: 'monthlyCost',
      for: talk.shown.length > 0 ? 'home' : 'price',
      input: onlyKnown({ ...terms, country, state, ...about }),
    },
  };
};

const marketWords =
  /\bmarket\b|\bmedian\b|\b(average|typical|usual|mean) (home |house |condo |list |asking |sale )?(price|cost)s?\b|\bprice (per|a) (sq\w*|square)\b|\bprices? (going|go|trends?|rising|falling|been|dropping|up|down)\b|\btrends?\b|\bmonths of supply\b|\binventory\b|\bhow (fast|long|quickly|quick|soon)\b.*\b(homes|houses|condos|they|places|it)\b.*\b(sell|take|last|go)\b|\b(homes|houses|condos)\b.*\b(usually|normally|typically|generally|go for|sell for)\b|\bdays on market\b|\bhow much (do|are) (homes|houses|condos)\b/;

const market: Intent = ({ has, places, talk, home, search }) => {
  if (!has(marketWords) || (has(/\bon the market\b/) && home.points && !has(/\bhomes|houses\b/))) return undefined;
  const rest = search.wishes.filter((fact) => /^(type|beds|has):?/.test(fact) && !fact.startsWith('has:price'));
  if (places.length > 0) return use('marketFacts', { facts: [...places, ...rest] });
  const before = talk.search?.facts.filter((fact) => /^(place|state|zip):/.test(fact)) ?? [];
  if (before.length > 0) return use('marketFacts', { facts: before });
  return { kind: 'ask', for: 'place', waiting: { tool: 'marketFacts', for: 'place', input: {} } };
};

const tells =
  /\b(tell me( more)?|more|details?|info(rmation)?|describe|what do you know|what can you tell me|summar\w+|learn( more)?|facts|look at|open|show me)\b.*\b(about|on|of|for|the|it|this|that|mls)\b|^(the )?(first|second|third|fourth|fifth|sixth|last)( one)?$|^(number |#|no )\d{1,2}$/;

const homeFacts: Intent = ({ has, text, home, talk, search, places, after }) => {
  const { homes, lookUp, points } = home;
  const topic = homeTopicOf(text);
  if (lookUp) return use('homeFacts', { ...lookUp, about: topic ?? 'all' });
  if (homes.length > 1 && !home.several) return undefined;
  const asks = topic !== undefined || search.wishes.some((fact) => fact.startsWith('has:'));
  const about = topic ?? (search.wishes.some((fact) => fact.startsWith('has:')) ? 'features' : 'all');
  if (homes.length === 1 && (asks || has(tells) || /^(the )?\w+( one)?$/.test(text))) {
    // “The house in Austin with a pool” looks for homes; “does the second one have a pool” asks about one.
    if (places.length > 0 && !has(/\b(it|this|that|first|second|third|fourth|fifth|sixth|last|number|#)\b/))
      return undefined;
    return use('homeFacts', { home: homes[0], about });
  }
  const spokenOf = talk.home !== undefined && after('homeFacts', 'monthlyCost', 'handOver');
  if (
    homes.length === 0 &&
    spokenOf &&
    asks &&
    places.length === 0 &&
    has(/^(and |what|when|how|is|are|does|do|has|have|who|which|any|walk|price|taxes|schools?|hoa|parking|garage|did)/)
  )
    return use('homeFacts', { home: talk.home, about });
  if (
    homes.length === 0 &&
    points &&
    (has(tells) || asks) &&
    places.length === 0 &&
    !has(/\b(find|looking for|search|want|need)\b/)
  )
    return { kind: 'ask', for: 'home', waiting: { tool: 'homeFacts', for: 'home', input: { about } } };
  return undefined;
};

const moreWords =
  /^(and |ok |please )?(show |give |any |see )?(me )?(some |a few )?(more|others?|next|another)( (ones?|homes|houses|results|options|listings|please|of them))*$|\b(any|what) others?\b|\bshow (me )?(some )?more\b|\bnext (page|ones)\b|\bmore (results|options|homes|houses|listings)\b/;
const looksFor =
  /\b(find|search|look(ing)? for|show me|i want|we want|i need|we need|i('d| would) like|do you have|are there|any\b.*\b(homes|houses|condos|listings)|what's for sale|homes|houses|condos|listings|apartments?)\b/;
const changes =
  /^(and|also|with|without|only|just|but|what about|how about|under|over|below|above|up to|at least|at most|in|near|make it|no|not|plus|has|having|newest|cheapest|instead|maybe|around|max|min|between|less than|more than|from|to|a|an|try|add|et|avec|sans|plutot|aussi|y|con|sin|mejor|tambien)\b|\b(instead|too|as well|also|aussi|tambien|plutot|mejor)$/;

const refine: Intent = ({ has, talk, search, places, typed }) => {
  if (!talk.search) return undefined;
  if (has(moreWords)) return use('refineSearch', { change: typed, more: true });
  if (search.refines && !has(/\bhomes in\b/)) return use('refineSearch', { change: typed });
  if (search.wishes.length === 0) return undefined;
  if (has(changes)) return use('refineSearch', { change: typed });
  return places.length === 0 && !has(looksFor) ? use('refineSearch', { change: typed }) : undefined;
};

const search: Intent = ({ search: { wishes }, typed, has }) => {
  const says = wishes.some((fact) => !/^(year|payment|dom)/.test(fact));
  const real =
    wishes.length > 1 ||
    has(looksFor) ||
    wishes.some((fact) => /^(place|zip|state|type|has|near|sort|prefer)/.test(fact));
  return says && real ? use('searchHomes', { sentence: typed }) : undefined;
};

/** In the order in which they are tried. */
export const intents: readonly Intent[] = [
  capabilities,
  handOver,
  documents,
  howTo,
  savedSearches,
  savedHomes,
  professionals,
  recommendations,
  nextSteps,
  journey,
  otherFigures,
  affordability,
  compare,
  monthlyCost,
  market,
  homeFacts,
  refine,
  search,
];
