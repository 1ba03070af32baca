import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';
import type { SentenceContext } from './sentence-context.ts';

/** Nouns that make a search of a home: "our Austin home search". */
const ofSearch: ReadonlySet<string> = new Set(
  'search hunt list wish wishlist budget purchase dreams goal plan need needs'.split(' '),
);
const romanceVerbs: ReadonlySet<string> = new Set(
  'est etait devient sera a nous ne n commence es esta era fue ha se ya nos queda quedo tiene'.split(' '),
);

const isHome = (item: Item | undefined): boolean =>
  ['house', 'type', 'dwelling', 'studio'].some((kind) => has(item, kind)) ||
  /^(?:place|rental)$/.test(item?.text ?? '');

/** "Our Fremont townhouse sold", "notre condo de Verdun est trop petit": the item behind the home that somebody has. */
export function skipOwnHome(parse: Parse, at: number): number | undefined {
  const { items, context, claims } = parse;
  if (context.language === 'en') return skipHomeOf(parse, at) ?? skipPresent(parse, at);
  if (!has(items[at], 'poss')) return undefined;
  if (!isHome(items[at + 1]) || criteria(items, at)) return undefined;
  if (!has(items[at + 2], 'of') && !has(items[at + 2], 'in')) return undefined;
  const place = has(items[at + 3], 'art') ? at + 4 : at + 3;
  if (items[place]?.place === undefined || !romanceVerbs.has(items[place + 1]?.text ?? '')) return undefined;
  if (claims.length === 0 && !items.slice(place + 1).some((item) => item.place !== undefined)) return undefined;
  return parse.skipBackground(at, place + 1);
}

/** "Our 2 bed flat", "my mom's condo", "the last house", "the condo we own": skips it, and what is said of it is background. */
function skipHomeOf(parse: Parse, at: number): number | undefined {
  const { items, scopes, context } = parse;
  const noun = homeOf(items, at, context);
  if (noun === undefined || criteria(items, at)) return undefined;
  // "My parents' place there had"
  const behind = items[items[noun + 1]?.text === 'there' ? noun + 2 : noun + 1];
  const owned =
    isPresent(items[at]) ||
    has(items[at], 'poss') ||
    isOwner(items[at], context) ||
    isKnown(items[at + 1]) ||
    isKnown(context.tokens[(items[at]?.to ?? 0) - 1]);
  if (
    owned
      ? ofSearch.has(behind?.text ?? '') || (asks(behind) && !describes(items, at, noun))
      : !isRelative(context, behind) && !fails(items, noun + 1)
  )
    return undefined;
  scopes.away = { used: true, from: noun, life: owned && !states.has(behind?.text ?? '') };
  return parse.skipBackground(at, noun + 1);
}

/** "We have a 3 bed now": a home that is counted, with a word of the present behind it. */
function skipPresent({ items, context, scopes }: Parse, at: number): number | undefined {
  const { from = 0, to = 0 } = items[at] ?? {};
  const first = context.tokens[from]?.text ?? '';
  if (!holders.has(first)) return undefined;
  if (isHeldNow(items, at)) {
    scopes.away = { used: true, from: at + 2 };
    return at + 3;
  }
  const verb = context.tokens[to - 1]?.text ?? '';
  const short = first === 'ive' || first === 'weve';
  if (!short && !/^(?:have|own|got|rent)$/.test(verb)) return undefined;
  let end = at + 1;
  while (end < at + 8 && items[end] && items[end]?.mark === undefined && !present.test(items[end]?.text ?? '')) end++;
  const home = items
    .slice(at + 1, end)
    .some((item) => isHome(item) || has(item, 'unit', 'beds') || has(item, 'unit', 'baths'));
  if (!home || !present.test(items[end]?.text ?? '') || has(items[end], 'field')) return undefined;
  scopes.away = { used: true, from: at };
  return at + 1;
}
const present = /^(?:now|currently|today)$/;

/** "I currently own 2,400 sq ft", "we presently rent a condo" */
const isHeldNow = (items: readonly Item[], at: number): boolean =>
  items[at]?.to === (items[at]?.from ?? 0) + 1 &&
  nowadays.has(items[at + 1]?.text ?? '') &&
  holds.has(items[at + 2]?.text ?? '') &&
  items[at + 2]?.to === (items[at + 2]?.from ?? 0) + 1;
const holders: ReadonlySet<string> = new Set(['i', 'we', 'ive', 'weve']);
const nowadays: ReadonlySet<string> = new Set(['currently', 'presently', 'now', 'already']);
const holds: ReadonlySet<string> = new Set(['own', 'have', 'rent', 'lease']);

/** The noun of a home behind "my", "neighbor's" or "the" at `at`, over its size, its place and plain adjectives. */
function homeOf(items: readonly Item[], at: number, context: SentenceContext): number | undefined {
  const owner = isPresent(items[at]) || has(items[at], 'poss') || isOwner(items[at], context);
  if (!owner && !/^(?:the|this|that)$/.test(items[at]?.text ?? '')) return undefined;
  let noun = at + 1;
  if (has(items[at], 'poss') && isOwner(items[noun], context)) noun++;
  for (; noun < at + 7; noun++) {
    const item = items[noun];
    if (!item || item.mark !== undefined || ofFuture.has(item.text)) return undefined;
    if ((isHome(item) || isLandIn(items, noun)) && !has(items[noun + 1], 'dwelling')) return noun;
    const size = item.number !== undefined || (has(item, 'unit') && items[noun - 1]?.number !== undefined);
    if (!size && !item.place && !has(item, 'adj') && !known.has(item.text) && !plain.has(item.text)) return undefined;
  }
  return undefined;
}

/** "Our lot in Bandera". */
const isLandIn = (items: readonly Item[], at: number): boolean =>
  /^(?:lot|land|acreage|property|acres)$/.test(items[at]?.text ?? '') &&
  has(items[at + 1], 'in', 'strict') &&
  items[at + 2]?.place !== undefined;

/** "Neighbor's", "my parents": with an apostrophe where nothing else shows that it is no plural. */
function isOwner(item: Item | undefined, { tokens, sentence }: SentenceContext): boolean {
  const token = item && tokens[item.to - 1];
  if (token === undefined || !has(item, 'person')) return false;
  // "My parents'": the mark stands behind the token.
  return /['’]s?$/.test(sentence.slice(token.start, token.end)) || /^['’](?!\w)/.test(sentence.slice(token.end));
}

/** "The condo (that) we own", where "we own" may be one phrase. */
function isRelative({ tokens }: SentenceContext, item: Item | undefined): boolean {
  if (!item) return false;
  const words = tokens.slice(item.from, item.from + 6).map(({ text }) => text);
  return owning.test(words.join(' '));
}
const owning =
  /^(?:(?:that|which) )?(?:(?:im|were|theyre) (?:now |currently )?in|(?:i|we|he|she|they|ive|weve) (?:now |just |already |currently )?(?:own(?:ed)?|have|had|rent(?:ed)?|leased?|lived?|bought)) ?(?!out)/;

/** "The apartment is bursting", "the house is too big": what it is like to live there. */
function fails(items: readonly Item[], at: number): boolean {
  if (!states.has(items[at]?.text ?? '')) return false;
  let next = at + 1;
  while (adverbs.has(items[next]?.text ?? '')) next++;
  const { text = '', senses = [] } = items[next] ?? {};
  return faults.has(text) || (/^[a-z]{3,}ing$/.test(text) && senses.length === 0);
}

/** "Our condo must have", "our house needs": it is the home that is wanted; "our condo should sell" is the one that goes. */
const asks = (item: Item | undefined): boolean =>
  !has(item, 'owed') &&
  (has(item, 'firm') || has(item, 'must') || /^(?:should|needs?|has|cannot|cant)$/.test(item?.text ?? ''));

/** "Our current home has 2 baths", but "our home has to have 2 baths". */
const describes = (items: readonly Item[], at: number, noun: number): boolean =>
  items[noun + 1]?.text === 'has' &&
  !has(items[noun + 1], 'firm') &&
  (isPresent(items[at]) || items.slice(at, noun).some(isKnown));

/** "Our current", which is one item. */
const isPresent = (item: Item | undefined): boolean => item?.text === 'our' && has(item, 'away');

const isKnown = (word: { text: string } | undefined): boolean => known.has(word?.text ?? '');
const known: ReadonlySet<string> = new Set('last previous former current existing present old'.split(' '));
const plain: ReadonlySet<string> = new Set(
  'little tiny cramped rented rental starter story storey bedroom bed bath two three first'.split(' '),
);
/** A home with one of these words is the one that is wanted. */
const ofFuture: ReadonlySet<string> = new Set(
  'next new future dream forever ideal perfect retirement own first second vacation'.split(' '),
);
const states: ReadonlySet<string> = new Set('is was feels felt has had gets got keeps sold closed'.split(' '));
const adverbs: ReadonlySet<string> = new Set(
  'just so way really already simply now always currently still getting gotten also'.split(' '),
);
const faults: ReadonlySet<string> = new Set(
  'too small tiny cramped crowded noisy drafty old outdated empty full up much'.split(' '),
);

/** "We want our Austin house to have a pool". */
const criteria = (items: readonly Item[], at: number): boolean =>
  [1, 2, 3].some((step) => has(items[at - step], 'firm') || (has(items[at - step], 'want') && step === 1));

/** "We have 2 cars", where "2 car" is a phrase for a garage. */
export function ownsCars({ items, context }: Parse, at: number): boolean {
  const { tokens } = context;
  const item = items[at];
  const plural = /^(?:cars|trucks|vehicles)$/.test(tokens[(item?.to ?? 0) - 1]?.text ?? '');
  return plural && drives.test(tokens[(item?.from ?? 0) - 1]?.text ?? '') && !has(items[at + 1], 'has');
}

/** "Solo tendremos un coche", "we have two cars": what somebody drives, and no space for it. */
export function ownsCar({ items, context }: Parse, from: number): boolean {
  let at = from;
  while (items[at] !== undefined && items[at]?.number === undefined) at++;
  const verb = context.tokens[(items[at]?.from ?? 0) - 1];
  return (
    (drives.test(verb?.text ?? '') || goesOnCounting(context.tokens, items[at]?.from ?? 0)) &&
    /^(?:cars?|coches?|carros?|autos?|voitures?|trucks?|trocas?|camionetas?|vehicles?|vehiculos?|vehicules?)$/.test(
      items[at + 1]?.text ?? '',
    ) &&
    items[at + 1]?.to === (items[at + 1]?.from ?? 0) + 1 &&
    !has(items[at + 2], 'has')
  );
}
/** "Tengo 43 años y dos trocas", "we have two kids and three cars": a list of what the buyer has. */
function goesOnCounting(tokens: Parse['context']['tokens'], at: number): boolean {
  if (!/^(?:y|and|et|e)$/.test(tokens[at - 1]?.text ?? '')) return false;
  const before = tokens.slice(Math.max(0, at - 6), at - 1).map(({ text }) => text);
  const verb = before.findLastIndex((text) => drives.test(text));
  return verb >= 0 && ownedThings.test(before.slice(verb + 1).join(' '));
}
const ownedThings =
  /^(?:(?:a|an|un|une|una|\d+|one|two|three|four|five|dos|tres|cuatro|deux|trois|quatre) )?(?:\w+ )?(?:kids?|dogs?|cats?|children|years?|anos|hijos?|ninos?|perros?|gatos?|enfants?|chiens?|chats?|ans|wife|husband)(?: old)?$/;
const drives = /^(?:have|got|own|drive|ive|weve|tengo|tenemos|tendremos|manejamos|manejo|ai|avons|aurons)$/;
