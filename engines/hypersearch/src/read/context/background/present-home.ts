/** Homes of the present: what another person has, and where the buyer lives now. */
import { has, type Item } from '../../words/items.ts';

/** "My neighbor has a hot tub in Dayton", "a family of six in a two-bedroom in Transcona": the item at which such a clause begins. */
export function presentHome(clause: readonly Item[]): number | undefined {
  for (const [at, item] of clause.entries()) {
    if (has(item, 'person') && isTheirs(clause, at)) return at;
    if (item.number !== undefined && (livesIn(clause, at) || livesThere(clause, at))) return at;
    if (squeezed.has(item.text) && isInside(clause, at + 1)) return at;
  }
  return livesNow(clause);
}

/** "Brother in law got 5 acres", "my late husband Earl has a barn": who, a verb of having, and a home or a part of one. */
function isTheirs(clause: readonly Item[], at: number): boolean {
  if (asks.test(clause[at]?.text ?? '') || clause.slice(0, at).some(({ text }) => leads.test(text))) return false;
  const named =
    at === 0 ||
    isOfMine(clause, at + 1) ||
    [1, 2].some((step) => has(clause[at - step], 'poss') || has(clause[at - step], 'and'));
  if (!named) return false;
  let verb = at + 1;
  while (verb < at + 4 && (isInLaw(clause[verb]) || isOfMine(clause, verb) || isName(clause[verb]))) verb++;
  const having = clause[verb];
  if (!having || having.to - having.from > 1 || has(having, 'firm') || !holds.test(having.text)) return false;
  // "My wife has always wanted a pool"
  if (clause.slice(verb + 1, verb + 4).some(({ text }) => criteria.has(text))) return false;
  let thing = verb + 1;
  while (thing < verb + 5 && clause[thing]?.mark === undefined && !isHome(clause[thing])) thing++;
  return isHome(clause[thing]) && !has(clause[thing], 'has', 'wheelchair_accessible');
}
const criteria: ReadonlySet<string> = new Set(['wanted', 'dreamed', 'dreamt', 'wished', 'longed', 'needed', 'asked']);
/** People who speak for the buyer: what they have is what is searched for. */
const asks = /^(?:clients?|buyers?|agent|realtor|broker|lender|mr|mrs|ms|miss|dr|family|we)$/;
const leads = /^(?:for|with|near|by|if|when|whose|that|who|where|so)$/;
const holds = /^(?:has|have|got|owns?|keeps?|rents?)$/;

const isInLaw = (item: Item | undefined): boolean => item?.text === 'in' || /^laws?$/.test(item?.text ?? '');
/** "A buddy of mine" */
const isOfMine = (clause: readonly Item[], at: number): boolean =>
  /^(?:mine|ours|his|hers)$/.test(clause[at]?.text ?? '') ||
  (clause[at]?.text === 'of' && /^(?:mine|ours|his|hers)$/.test(clause[at + 1]?.text ?? ''));
const isName = (item: Item | undefined): boolean =>
  item?.mark === undefined && (item?.capital === true || /^(?:also|already|just|still|now)$/.test(item?.text ?? ''));

const isHome = (item: Item | undefined): boolean =>
  ['house', 'type', 'has', 'ranch', 'dwelling', 'noun'].some((kind) => has(item, kind)) ||
  /^(?:rooms?|loft)$/.test(item?.text ?? '') ||
  has(item, 'topic', 'other') ||
  ['acre', 'beds', 'baths', 'sqft'].some((unit) => has(item, 'unit', unit));

/** « On est cinq dans un trois et demi », "somos seis en un departamento": so many people in a home. */
function livesThere(clause: readonly Item[], at: number): boolean {
  // "We're five people in a two bedroom"
  if (/^(?:were|are|theres)$/.test(clause[at - 1]?.text ?? ''))
    return isInside(clause, /^(?:people|adults|of)$/.test(clause[at + 1]?.text ?? '') ? at + 2 : at + 1);
  const verb = /^(?:a|s)$/.test(clause[at - 1]?.text ?? '') ? at - 2 : at - 1;
  if (!/^(?:est|sommes|suis|vit|vivons|somos|vivimos|estamos)$/.test(clause[verb]?.text ?? '')) return false;
  if (!/^(?:dans|en)$/.test(clause[at + 1]?.text ?? '') || !has(clause[at + 2], 'art')) return false;
  return clause.slice(at + 3, at + 5).some((item) => isHome(item) || item.number !== undefined);
}

/** "We're three generations under one roof in Stockton right now": the place before the word of the present. */
function livesNow(clause: readonly Item[]): number | undefined {
  // "The neighbors are loud here in Akron", «hacen ruido aquí en Hialeah»
  const near = clause.findIndex(({ text }) => here.has(text));
  if (near > 0 && has(clause[near + 1], 'in', 'strict') && clause[near + 2]?.place) return 0;
  const first = /^(?:hi|hey|hello|so|well|ok)$/.test(clause[0]?.text ?? '') ? 1 : 0;
  if (!/^(?:we|were|i|im|theyre|shes|hes)$/.test(clause[first]?.text ?? '')) return undefined;
  const last = clause.at(-1);
  // "We are in San Juan now moving to Orlando"
  const moves = clause.findIndex((item, at) => item.text === 'now' && movesOn.test(clause[at + 1]?.text ?? ''));
  const end = last?.text === 'now' && clause.at(-2)?.text === 'right' ? clause.length - 2 : clause.length - 1;
  const now = moves > 0 ? moves : end;
  if (!/^(?:now|right|currently|presently)$/.test(clause[now]?.text ?? '')) return undefined;
  return clause[now - 1]?.place && has(clause[now - 2], 'in', 'strict') ? 0 : undefined;
}

const here: ReadonlySet<string> = new Set(['here', 'aqui', 'aca', 'ici']);

const movesOn = /^(?:moving|relocating|heading|looking|but|and|want|wanting|hoping)$/;

/** "Squeezed into a one bedroom", "cooped up in a loft" */
const squeezed: ReadonlySet<string> = new Set(
  'squeezed crammed packed stuffed crowded jammed cooped cramped'.split(' '),
);

/** The number of a family at `at`, and a small home that it lives in. */
function livesIn(clause: readonly Item[], at: number): boolean {
  const family = clause[at - 1]?.text === 'of' ? clause[at - 2] : clause[at - 1];
  if (!/^(?:family|household)$/.test(family?.text ?? '')) return false;
  if (clause.slice(0, at).some(({ text }) => leads.test(text))) return false;
  return isInside(clause, at + 1);
}

/** "In a two-bedroom", "up in our loft": a home or a count of rooms behind the word. */
function isInside(clause: readonly Item[], at: number): boolean {
  const lead = /^(?:in|into)$/.test(clause[at]?.text ?? '') ? at : at + 1;
  if (!/^(?:in|into)$/.test(clause[lead]?.text ?? '')) return false;
  if (!has(clause[lead + 1], 'art') && !has(clause[lead + 1], 'poss')) return false;
  return clause.slice(lead + 2, lead + 5).some((item) => isHome(item) && !has(item, 'has'));
}
