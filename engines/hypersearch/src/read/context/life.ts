import { endsSentence } from '../scopes/scopes.ts';
import { has, type Item } from '../words/items.ts';
import { slipCost } from '../words/spelling.ts';
import type { SentenceContext } from './sentence-context.ts';

const subjects: ReadonlySet<string> = new Set(['i', 'we', 'he', 'she', 'they']);
/** "I'm", "we're", "my wife is": a verb in -ing follows. */
const doing: ReadonlySet<string> = new Set(['im', 'were', 'hes', 'shes', 'theyre']);
const adverbs: ReadonlySet<string> = new Set(
  'just already both also still recently finally only currently now really once then always literally actually usually mostly basically'.split(
    ' ',
  ),
);

/** Verbs that speak of the search, of a criterion or of an opinion, and helpers of other verbs. */
const ofSearch: ReadonlySet<string> = new Set(
  `do does did done have has had having can could may might must shall should will would cannot cant couldnt wouldnt dont doesnt didnt
  wont havent hasnt arent isnt gonna wanna gotta hope hopes hoped plan plans planned want wants wanted need needs needed look looks looked like likes liked love
  loves loved prefer prefers preferred wish wishes think thinks thought consider considered decide decided choose chose pick picked settle
  settled narrow narrowed agree agreed figure figured set say says said mean meant guess know knew suppose believe promise hear heard see
  saw seek try tried aim target focus insist insists require requires ask asks asked search searched hunt buy find found get gets give
  afford spend pay pays stretch swing max cap budget budgeted qualify qualified head move moved relocate relocated retire return
  transfer come end land stay stick start begin dream fancy crave favor favour lean vote care mind refuse hate avoid skip keep make
  makes made go goes earn earns earned owe owes saved save bring put expect anticipate appreciate enjoy adore request suggest show send call text
  read tell told typed wrote forgot forget changed change realized realize am are is was were be been being im were pref wud wld shud hv
  wonder wonders wondered inquire inquires enquire desire desires intend intends reckon presume doubt understand welcome learn check
  wnt nd lookn lookin needa plz pls kinda sorta`.split(/\s+/),
);

const irregular: ReadonlySet<string> = new Set(
  'lost won left met spent did took went grew came keeps kept had sold bought built broke taught drove flew ran fought raised got lived worked paid rented'.split(
    ' ',
  ),
);

/** Speaks of what was done, or of what somebody does: no name, no criterion, no word of the home. */
function isLifeVerb(item: Item | undefined, third: boolean): boolean {
  if (!item || item.mark !== undefined || item.number !== undefined || item.to - item.from > 1) return false;
  if (ofSearch.has(item.text) || !/^[a-z]{3,}$/.test(item.text) || item.capital) return false;
  if (item.senses.length === 0 && !item.common && isSlipOfSearch(item.text)) return false;
  if (item.senses.some(({ kind }) => !harmless.has(kind))) return irregular.has(item.text);
  return !third || /(?:ed|s)$/.test(item.text) || irregular.has(item.text);
}
/** "I beleive", "we prefere": a verb of the search with a slip. */
const isSlipOfSearch = (text: string): boolean =>
  text.length >= 5 && longVerbs.some((verb) => Math.abs(verb.length - text.length) <= 1 && slipCost(text, verb) <= 1);
const longVerbs: readonly string[] = ['believe', ...ofSearch].filter((verb) => verb.length >= 5);

/** "We did the loft thing in Guthrie": what is done and no helper of another verb. */
const doesThing = (items: readonly Item[], at: number): boolean =>
  items[at]?.senses.length === 0 &&
  /^(?:do|does|did)$/.test(items[at]?.text ?? '') &&
  // "What I do care about is an elevator"
  !/^(?:care|need|want|mind|like|love|insist|wish|ask|require|expect)$/.test(items[at + 1]?.text ?? '') &&
  (has(items[at + 1], 'art') || (items[at + 1]?.senses.length === 0 && !items[at + 1]?.functional));

/** "I bike to work", "we drive downtown", "he farms canola": what somebody does where the verb is a noun of homes too. */
function travels(items: readonly Item[], at: number): boolean {
  const text = items[at]?.text ?? '';
  if (/^(?:farm|ranch|flip|paint|build|install|sell|clean)s?$/.test(text)) return items[at]?.number === undefined;
  return /^(?:bike|walk|ride|run|drive|cycle|commute|carpool|take|catch|train|bus|ferry)s?$/.test(text);
}

const isDoing = (item: Item | undefined): boolean =>
  item !== undefined &&
  /^[a-z]{3,}ing$/.test(item.text) &&
  item.senses.length === 0 &&
  !stemsOf(item.text).some((stem) => ofSearch.has(stem));

/** "Looking", "hoping", "planning": the verbs that may have this form in -ing. */
function stemsOf(text: string): string[] {
  const stem = text.slice(0, -3);
  return [stem, `${stem}e`, stem.slice(0, -1)];
}

const harmless: ReadonlySet<string> = new Set([
  'poi',
  'mode',
  'street',
  'adj',
  'person',
  'abbr',
  'late',
  'from',
  'named',
  'region',
  'number',
]);

/** "I bartend in Deep Ellum", "my husband commutes to Snowflake": the item of the verb where a clause about somebody's life begins. */
export function lifeVerb(
  { items, context }: { items: readonly Item[]; context: SentenceContext },
  at: number,
): number | undefined {
  if (context.language !== 'en') return undefined;
  const item = items[at] as Item;
  // "Been on a cot in Loving for nine months"
  const opens = items[at - 1] === undefined || items[at - 1]?.mark !== undefined;
  if (opens && /^(?:been|spent|took)$/.test(item.text) && !has(item, 'field') && !has(items[at + 1], 'field'))
    return at;
  if (doing.has(item.text)) return isDoing(items[at + 1]) || isStationed(items, at) ? at + 1 : undefined;
  const been = beenThere(items, at) ?? wasDone(items, at);
  if (been !== undefined) return been;
  // "Thirty years in a walk-up in Inwood"
  const span = item.text === 'after' ? at + 1 : at;
  if (opens && items[span]?.number !== undefined && spans.has(items[span + 1]?.text ?? ''))
    if (/^(?:in|at|on|with)$/.test(items[span + 2]?.text ?? '')) return span + 2;
  // "My wife's at the hospital", "my company's in Plano"
  if ((has(item, 'poss') || item.text === 'the') && isSomewhere(items, at + 1, context)) return at + 1;
  // "Paid 1.02 for a Mimico two-bed at the peak"
  const next = items[at + 1];
  const bought = item.to === item.from + 1 && /^(?:paid|bought|sold|rented|owned)$/.test(item.text);
  const object =
    !has(items[at + 2], 'field', 'price') &&
    (has(next, 'art') || has(next, 'poss') || next?.text === 'in' || (bought && next?.number !== undefined));
  if (opens && object && (bought || (item.senses.length === 0 && item.text.endsWith('ed') && isLifeVerb(item, true))))
    return at;
  const third = has(item, 'person') && (has(items[at - 1], 'poss') || has(items[at - 1], 'art'));
  if (!subjects.has(item.text) && !third) return undefined;
  if (item.to - item.from > 1) return undefined;
  let verb = at + 1;
  while (verb < at + 3 && adverbs.has(items[verb]?.text ?? '')) verb++;
  if (doesThing(items, verb) || travels(items, verb)) return verb;
  // "My husband got transferred to Huntsville"
  if (/^(?:transferred|relocated|posted|reassigned|moved)$/.test(items[verb + 1]?.text ?? '')) return undefined;
  // "I got 300k": what can be spent
  const amount = (items[verb + 1]?.number ?? 0) >= 50 && !has(items[verb + 2], 'unit');
  const sum = items[verb + 1]?.mark === '$' || amount;
  if (items[verb]?.text === 'got' && (sum || has(items[verb], 'field') || has(items[verb + 1], 'field')))
    return undefined;
  // "My realtor sent me 3 condos in Macon"
  if (third && /^(?:sent|sends|showed|shows|mailed|emailed)$/.test(items[verb]?.text ?? '')) {
    const whom = (items[verb] as Item).to - (items[verb] as Item).from > 1 ? verb : verb + 1;
    return /^(?:me|us)$/.test(context.tokens[(items[whom]?.to ?? 0) - 1]?.text ?? '') ? whom : undefined;
  }
  const many = third && item.text.endsWith('s');
  return isLifeVerb(items[verb], third && !many) ? verb : undefined;
}

/** "My gym is across the street", "our apartment has thin walls", but "has to have": the verb of a clause about what somebody has already. */
export function ownedThing(items: readonly Item[], at: number): number | undefined {
  const opens =
    at === 0 || items[at - 1]?.mark !== undefined || has(items[at - 1], 'but') || has(items[at - 1], 'clause');
  const owner = items[at]?.text.endsWith('s') && has(items[at], 'person');
  const current = /^(?:current|present|existing)$/.test(items[at]?.text ?? '');
  if (!opens || !(has(items[at], 'poss') || owner || current)) return undefined;
  const thing = items[at + 1];
  if (!thing || thing.number !== undefined || thing.mark !== undefined || ofCriteria.has(thing.text)) return undefined;
  if (!['has', 'type', 'house', 'dwelling', 'studio'].some((kind) => has(thing, kind))) return undefined;
  return stateOperations.has(items[at + 2]?.text ?? '') && !has(items[at + 2], 'firm') ? at + 2 : undefined;
}
const stateOperations: ReadonlySet<string> = new Set('is was has had moved moves closed lacks feels'.split(' '));

/** "Company's in", "flight school is at": up to three nouns, none of them a criterion, and where that is. */
function isSomewhere(items: readonly Item[], at: number, { tokens, sentence }: SentenceContext): boolean {
  let noun = at;
  for (; noun < at + 3; noun++) {
    const item = items[noun];
    if (!item || item.mark !== undefined || item.number !== undefined || item.functional || ofCriteria.has(item.text))
      break;
    if (!item.senses.every(({ kind, value }) => ofLife.has(kind) || value === 'home_office')) break;
  }
  if (noun === at) return false;
  // "Company's in" and no plural: "a shed for my tools in Spokane".
  const last = tokens[(items[noun - 1] as Item).to - 1];
  const owner =
    last !== undefined && (/['’]/.test(sentence.slice(last.start, last.end)) || has(items[noun - 1], 'person'));
  const be = has(items[noun], 'be') ? noun + 1 : owner && items[noun - 1]?.text.endsWith('s') ? noun : at;
  return be > at && ['in', 'at', 'near', 'moving', 'moved'].includes(items[be]?.text ?? '');
}
const ofLife: ReadonlySet<string> = new Set(['person', 'job', 'poi', 'unit', 'field', 'street', 'mode']);

const spans: ReadonlySet<string> = new Set('years winters summers seasons decades months'.split(' '));

/** "He's on B shift at the plant", "she's a nurse in Gatineau" */
const isStationed = (items: readonly Item[], at: number): boolean =>
  /^(?:hes|shes|theyre)$/.test(items[at]?.text ?? '') && /^(?:on|at|a|an|in|with)$/.test(items[at + 1]?.text ?? '');

/** "I've been rattling around in", "I've cut hair in Pikeville": the verb of what somebody has done. */
function beenThere(items: readonly Item[], at: number): number | undefined {
  if (!/^(?:ive|weve)$/.test(items[at]?.text ?? '')) return undefined;
  let verb = at + 1;
  while (verb < at + 3 && adverbs.has(items[verb]?.text ?? '')) verb++;
  if (items[verb]?.text === 'been') return isDoing(items[verb + 1]) ? verb + 1 : undefined;
  const done = items[verb];
  if (!done || done.capital || ofSearch.has(done.text) || done.text === 'got') return undefined;
  return participles.test(done.text) && done.senses.every(({ kind }) => harmless.has(kind)) ? verb : undefined;
}
/** "I was married to golf", "we were raised on a farm": what happened to somebody. */
function wasDone(items: readonly Item[], at: number): number | undefined {
  if (!subjects.has(items[at]?.text ?? '') || !/^(?:was|were)$/.test(items[at + 1]?.text ?? '')) return undefined;
  let verb = at + 2;
  while (verb < at + 4 && adverbs.has(items[verb]?.text ?? '')) verb++;
  const done = items[verb];
  if (!done || done.capital || ofSearch.has(done.text) || !/^(?:born|stuck|[a-z]{3,}ed)$/.test(done.text))
    return undefined;
  return done.senses.every(({ kind }) => harmless.has(kind)) ? verb : undefined;
}
const participles =
  /^(?:cut|driven|run|taught|held|spent|lost|lived|worked|taught|hunted|rented|served|farmed|commuted)$/;

const leads: ReadonlySet<string> = new Set(
  'out in at to from near around by of on through outside inside over past into'.split(' '),
);

/** Returns true if the words from `at` belong to a clause about somebody's life that opened at `from`. */
export function isOfLife(items: readonly Item[], from: number, at: number, place: boolean, lastTo: number): boolean {
  const before = items[at - 1];
  if (place) {
    if (at === from + 1 || (at === from + 2 && (has(before, 'art') || has(before, 'poss')))) return true;
    let lead = at - 1;
    while (
      lead > from &&
      (has(items[lead], 'both') || (has(items[lead], 'art') && !leads.has(items[lead]?.text ?? '')))
    )
      lead--;
    if (leads.has(items[lead]?.text ?? '') || leads.has(items[at]?.text ?? '')) return true;
    if (has(items[lead], 'in', 'strict')) return true;
    // "In both Mesa and Gilbert"
    return lastTo === at - 1 && (has(before, 'and') || has(before, 'or'));
  }
  // "Out of the Lynn garage"
  if (lastTo === at && before?.place !== undefined) return true;
  const counted = before?.number !== undefined && at === from + 2;
  return at === from + 1 || counted || has(before, 'art') || has(before, 'poss') || leads.has(before?.text ?? '');
}

const ofCriteria: ReadonlySet<string> = new Set(
  'budget search price range max maximum limit dream retirement future target hunt wish list life chapter start preference goal ideal pick choice option'.split(
    ' ',
  ),
);

/** "Took out my roof in Moore": what somebody has or had is where it is. */
export function ownedThere(items: readonly Item[], at: number): boolean {
  const noun = items[at - 2];
  if (!has(items[at - 1], 'in', 'strict') || !has(items[at - 3], 'poss')) return false;
  // "A home for my mom in Tucson", « proche de mes parents à Joliette »: it is the home that is there.
  if (has(items[at - 4], 'of') || has(items[at - 4], 'near')) return false;
  if (!noun || noun.mark !== undefined || noun.number !== undefined || ofCriteria.has(noun.text)) return false;
  return noun.senses.every(({ kind }) => kind === 'person' || kind === 'poi' || kind === 'topic') && !noun.functional;
}

const soldAfter: ReadonlySet<string> = new Set(
  'sold sells selling closed closes closing foreclosed burned burnt flooded'.split(' '),
);

/** "The two-storey in Saskatoon is being sold", "our place in Hayward closed Friday": how far back the words are of a home that goes. */
export function soldBefore(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item;
  if (!soldAfter.has(item.text)) return false;
  let i = at - 1;
  while (i > at - 4 && (has(items[i], 'be') || adverbs.has(items[i]?.text ?? '') || items[i]?.text === 'has')) i--;
  return items[i]?.place !== undefined && !endsSentence(items[i]);
}
