import type { Fact } from '../../facts.ts';
import { type Limit, readMeasure, readTrailingLimit } from '../bounds/near-limit.ts';
import { ownedThere } from '../context/life.ts';
import { isNoName } from '../lexicon/style-words.ts';
import { negated, type Parse } from '../parse.ts';
import { says } from '../scopes/scopes.ts';
import { has, type Item } from '../words/items.ts';
import { someoneLivesThere } from './background/someone-there.ts';
import { cannotBeSearched, claimOutside, isOutside, outsideAt } from './claim-outside.ts';
import { readPostalCode } from './codes/postal-code.ts';
import { isUnknown, nameOf, properNameEnd } from './names.ts';
import { districtEnd } from './unknown-place.ts';
import { readPlace } from './where.ts';

/** A postal code, or a name where the sentence says that a place is meant and asked for. */
export function claimPlace(parse: Parse, at: number): number | undefined {
  const { items, context, scopes } = parse;
  const item = items[at] as Item;
  const previous = items[at - 1];
  const outside = outsideAt(parse, at);
  const postal = readPostalCode(items, context.tokens, at);
  if (postal && !(item.number !== undefined && has(previous, 'number'))) {
    if (outside !== undefined) parse.claim([cannotBeSearched], outside, postal.next);
    else parse.claim(postal.facts, at, postal.next);
    // "ZIP code 78704"
    if (has(previous, 'region')) parse.claims.at(-1)?.cues.unshift(at - 1);
    return postal.next;
  }
  if (!mayBePlace(item) && scopes.negation === undefined && districtEnd(items, at, context) === at) return undefined;
  // "No MUD tax, Katy": the first word of what is not asked for.
  if (
    item.place === undefined &&
    scopes.negation?.from === at - 1 &&
    (namesCost(items[at + 1]) || isShortForm(parse, at))
  )
    return undefined;
  if (isOfHated(parse, at)) return parse.skipBackground(at, at + 1);
  const other = skipOther(parse, at);
  if (other !== undefined) return other;
  const nearby = nearbyEnd(parse, at);
  if (nearby > at) {
    const name = nameOf(items, context.tokens, context.sentence, at, nearby);
    parse.claim([{ kind: 'near', name }], at, nearby + 1);
    return nearby + 1;
  }
  const base = orderedTo(parse, at);
  if (base > at) return parse.skipBackground(at, base);
  const listed = followsPlace(parse, at);
  const read = readPlace(items, at, {
    ...context,
    listed: listed || parse.corrected,
    alone: (at === 0 && headsCriterion(items)) || (!context.namesPlaces && beginsClause(parse, at)),
    negated: scopes.negation !== undefined && !scopes.negation.used,
  });
  if (!read) return undefined;
  if (read.elsewhere) return parse.skipBackground(at, read.next);
  // Back from elsewhere: "leaving Fargo for Moncton", "from Austin to Dallas".
  // "Elle enseigne à Rockland et moi à Hull"
  const stays = previous?.text === 'a' && scopes.away && !has(items[scopes.away.from], 'origin');
  const leads = !stays && (has(previous, 'dest') || (has(previous, 'art') && has(items[at - 2], 'dest')));
  const destination =
    (scopes.away &&
      leads &&
      (scopes.away.named || (has(items[scopes.away.from], 'origin') && at - scopes.away.from > 2))) ||
    // "I work in Durham and live in Cary"
    (has(previous, 'want') &&
      !(previous?.text === 'live' && has(items[at - 2], 'and') && has(items[scopes.away?.from ?? -1], 'job')));
  // "Nous quittons Dakar pour Ottawa": the place that is left may be one that no one knows.
  const left = scopes.away?.used || (leads && has(items[scopes.away?.from ?? -1], 'origin'));
  if (scopes.away && left && !listed && destination && at - scopes.away.from > 1) scopes.away = undefined;
  // "Je prends la I-95 jusqu'à Fort Lauderdale", "le train pour Montréal": where somebody goes.
  if (isWayTo(items, at)) return read.next;
  // "I commute to Dallas": no one looks for a home where they drive to.
  if (commutes.test(previous?.text ?? '') && has(previous, 'commute') && !behindComma(items, read.next))
    return parse.skipBackground(at, read.next);
  if (item.place && has(previous, 'person') && !context.capitalsMarkNames) return undefined;
  // "Langley AFB in under 20 minutes"
  const limit = has(items[at + 1], 'poi') && items[at + 1]?.capital ? readTrailingLimit(items, at + 2) : undefined;
  if (limit) {
    const name = nameOf(items, context.tokens, context.sentence, at, at + 2);
    parse.note({ facts: [{ kind: 'near', name, within: limit.limit }], from: at, to: limit.next, fate: 'applied' });
    return limit.next;
  }
  const commute = behindComma(items, read.next);
  const [named] = read.facts;
  if (commute && named?.kind === 'place' && !named.not) {
    const facts = [{ kind: 'near', name: named.name, within: commute.limit } as const];
    parse.note({ facts, from: at, to: commute.next, fate: 'applied' });
    scopes.away = undefined;
    return commute.next;
  }
  if (isJudged(items, at, read.next) || someoneLivesThere(items, at) || ownedThere(items, at))
    return parse.skipBackground(at, read.next);
  if (outside !== undefined) claimOutside(parse, read, outside);
  else if (listed && isOutside(parse.claims.at(-1))) parse.claim([cannotBeSearched], at, read.next);
  else if (isRefusedBehind(items, at, read.next)) {
    parse.claim(read.facts.map(negated), at, read.next + 1, read.confidence);
    return read.next + 1;
  } else {
    parse.claim(read.facts, at, read.next, read.confidence);
    if (previous && isOfName(previous)) parse.claims.at(-1)?.cues.unshift(at - 1);
  }
  return read.next;
}

/** "PCSing to Fort Bragg", "PCS to JBLM": the end of the name of a base, which is where someone works, or `at` for a town. */
function orderedTo({ items, context }: Parse, at: number): number {
  const name = items[at]?.place?.name;
  if (!/^pcs/.test(items[at - 1]?.text ?? '') || (name !== undefined && !/^(?:fort|camp) /.test(name))) return at;
  return name === undefined ? properNameEnd(items, context.tokens, at, context.capitalsMarkNames) : at + 1;
}

/** "No CDD", "no PMI": a short form in capitals that names no place. */
const isShortForm = ({ items, context }: Parse, at: number): boolean => {
  const token = context.tokens[items[at]?.from ?? 0];
  const written = token && context.sentence.slice(token.start, token.end);
  return items[at - 1]?.text === 'no' && context.capitalsMarkNames && /^[A-Z]{2,4}$/.test(written ?? '');
};

const namesCost = (item: Item | undefined): boolean =>
  has(item, 'field', 'unheld') || /^(?:tax|taxes|fees?|dues|assessments?|bonds?|insurance)$/.test(item?.text ?? '');

/** "Whole Foods nearby": the end of a name of no town, or `at` where none is near. */
function nearbyEnd({ items, context }: Parse, at: number): number {
  if (!items[at]?.capital || items[at]?.number !== undefined) return at;
  const end = properNameEnd(items, context.tokens, at, context.capitalsMarkNames);
  return has(items[end], 'closeby') && items.slice(at, end).some((item) => isUnknown(item) || has(item, 'poi'))
    ? end
    : at;
}

/** "Quartier Limoilou", "relocating to Tucson": words of the place, where a suburb is another. */
const isOfName = (item: Item): boolean =>
  has(item, 'region')
    ? !/^(?:suburbs?|banlieue)$/.test(item.text)
    : has(item, 'in', 'strict') && item.to > item.from + 1;

/** The place is the end of a way that begins nowhere. */
function isWayTo(items: readonly Item[], at: number): boolean {
  const lead = items[at - 1];
  if (/^(?:jusqu|hasta)$/.test(lead?.text ?? '') && has(lead, 'cmp'))
    return !has(items[at - 2], 'house') && items[at - 2]?.place === undefined;
  return (
    has(lead, 'dest') && /^(?:train|tren|autobus|vol|vuelo|traversier|ferry|avion)$/.test(items[at - 2]?.text ?? '')
  );
}

/** "…, Ocoee no por el tráfico", "…, Hull non à cause des ponts": a name alone with a "no" and its reason. */
const isRefusedBehind = (items: readonly Item[], at: number, next: number): boolean =>
  (items[at - 1] === undefined || items[at - 1]?.mark !== undefined) &&
  /^(?:no|non|pas)$/.test(items[next]?.text ?? '') &&
  /^(?:por|porque|pues|parce|car|vu|because)$/.test(items[next + 1]?.text ?? '');

/** "My office is in Plano, 20 minutes max": how far the home may be from the place before the comma. */
function behindComma(items: readonly Item[], at: number): { limit: Limit; next: number } | undefined {
  if (items[at]?.mark !== ',' || (items[at + 1]?.distanceAhead ?? 9) > 4) return undefined;
  const measured = readMeasure(items, has(items[at + 1], 'cmp') ? at + 2 : at + 1);
  if (!measured?.limit) return undefined;
  let { next } = measured;
  while (next < at + 7 && (has(items[next], 'mode') || has(items[next], 'post', '<='))) next++;
  const ends = items[next] === undefined || items[next]?.mark !== undefined;
  return ends ? { limit: measured.limit, next } : undefined;
}

const commutes = /^(?:commute|drive|trip)$/;

const ways: ReadonlySet<string> = new Set('pont canal rue boulevard chemin tunnel autoroute'.split(' '));
const trips: ReadonlySet<string> = new Set(
  'ligne aller retour navette trajet route train autobus bus traversier ruta viaje tren'.split(' '),
);

/** The item behind a name that is of something else: "pont Champlain", "la ligne Montréal-Sherbrooke", "Mtl → Moncton". */
function skipOther({ items, context }: Parse, at: number): number | undefined {
  const item = items[at] as Item;
  if (item.place === undefined && !has(item, 'hood')) return undefined;
  const [before, next] = [items[at - 1], items[at + 1]];
  if (context.language === 'en' && isVehicle(items, at)) return at + 1;
  if (ways.has(before?.text ?? '') && item.capital && before?.mark === undefined) return at + 1;
  if (next?.mark === '→' && items[at + 2]?.place) return at + 1;
  const route = next?.place && context.tokens[next.from]?.hyphened === true;
  if (route && items.slice(Math.max(0, at - 4), at).some(({ text }) => trips.has(text))) return at + 2;
  return undefined;
}

/** "A Dodge Dakota", "a 1967 Mustang", "I drive a Pontiac": a make of cars before the name, or "a" with nothing behind that it describes. */
function isVehicle(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  if (has(items[at], 'has')) return false;
  if (makes.has(before?.text ?? '')) return true;
  const year = before?.number !== undefined && before.number > 1900 && before.number < 2030;
  const article = year ? items[at - 2] : before;
  // "1900 a month Nampa": "a month" is one phrase.
  const single = article !== undefined && article.to === article.from + 1 && /^an?$/.test(article.text);
  if (!single && !(year && has(article, 'poss'))) return false;
  const next = items[at + 1];
  const ends = next === undefined || (next.mark !== undefined && next.mark !== '-') || has(next, 'pron');
  return ends || ['and', 'but', 'so', 'clause', 'or'].some((kind) => has(next, kind));
}

const makes: ReadonlySet<string> = new Set(
  'dodge hyundai chevy chevrolet toyota honda ford kia nissan gmc buick jeep subaru mazda vw volkswagen chrysler mitsubishi cadillac lexus acura volvo suzuki yamaha kawasaki harley freightliner peterbilt'.split(
    ' ',
  ),
);

/** Most words are none: they mean something else and have no capital. */
const mayBePlace = ({ place, capital, senses }: Item): boolean =>
  place !== undefined ||
  capital ||
  senses.length === 0 ||
  senses.some(({ kind }) => kind === 'state' || kind === 'abbr' || kind === 'hood' || kind === 'county');

/** "Sick of paying rent in Everett", "exhausted by bidding wars in Toronto": the location of what the buyer leaves. */
function isOfHated({ items, claims, scopes: { negation, unread } }: Parse, at: number): boolean {
  const no = negation?.kind === 'avoid' && !negation.used ? negation.from : unread?.from;
  if (no === undefined || !has(items[no], 'avoid') || !has(items[at - 1], 'in', 'strict')) return false;
  if (at - no > 7 || (claims.at(-1)?.to ?? 0) > no) return false;
  const between = items.slice(no + 1, at - 1);
  return between.every((item) => item.mark === undefined) && between.some((item) => says(item));
}

const joints = ['or', 'and', 'art', 'maybe'];

/** Only joining words are between the last place and this one. */
function followsPlace({ claims, items }: Parse, at: number): boolean {
  const last = claims.at(-1);
  if (!last || at <= last.to || at - last.to > 3 || !last.facts.some(isPlaceFact)) return false;
  const between = items.slice(last.to, at);
  const joins = between.every(
    (one) => one.mark === ',' || one.mark === '/' || has(one, 'in', 'strict') || joints.some((kind) => has(one, kind)),
  );
  // "Paradise that State Farm will still insure"
  return joins && !between.every((one) => one.mark === undefined && has(one, 'art') && !has(one, 'or'));
}

/** "3 chambres, Shefford": behind a criterion and a comma, or before one; "Thanks, Doug" is neither. */
function beginsClause({ claims, items }: Parse, at: number): boolean {
  if (at === 0) {
    const comma = items.findIndex((item) => item.mark !== undefined);
    const next = items[comma + 1];
    const criterion = next?.number !== undefined || ['type', 'house', 'has'].some((kind) => has(next, kind));
    return comma > 0 && comma <= 3 && items[comma]?.mark === ',' && criterion;
  }
  const last = claims.at(-1);
  if (items[at - 1]?.mark === ',' && last?.to === at - 1 && last.facts.length > 0) return true;
  return isClauseName(items, at) && claims.some((claim) => claim.facts.length > 0);
}

/** "Ahwatukee single family 3+ bed", "Ooltewah/Tampa 55+ patio home": names before a figure or a kind of home, and no other place. */
function headsCriterion(items: readonly Item[]): boolean {
  let at = 0;
  while (isBareName(items[at]) && (items[at + 1]?.mark === '/' || has(items[at + 1], 'or'))) at += 2;
  if (!isBareName(items[at])) return false;
  // "Stunning 3 bed house", "Midcentury Modern condo"
  if (at === 0 && isUnknown(items[0]) && isNoName(items[0]?.text ?? '')) return false;
  at += isBareName(items[at + 1]) ? 2 : 1;
  const counted = /^\d/.test(items[at]?.text ?? '') && items[at + 1]?.mark !== ':';
  const homes = ['type', 'house', 'ranch', 'studio'].some((kind) => has(items[at], kind));
  return (counted || homes) && !items.slice(at).some(({ place, capital }) => place && capital);
}

const isBareName = (item: Item | undefined): boolean =>
  item?.capital === true && (isUnknown(item) ? item.text.length > 4 : item.place !== undefined);

/** "Order by lot size, Bridgenorth, house": names fill the clause, and no person was named before. */
function isClauseName(items: readonly Item[], at: number): boolean {
  if (items[at - 1]?.mark === undefined || ['named', 'person', 'speaks'].some((kind) => has(items[at - 2], kind)))
    return false;
  let end = at;
  while (end < at + 4 && items[end]?.capital && items[end]?.mark === undefined) end++;
  return end > at && (items[end] === undefined || items[end]?.mark !== undefined);
}

/** "Winters in Winnipeg are brutal", "it's too cold in Fargo", "Miami gets so hot": what it is like elsewhere. */
function isJudged(items: readonly Item[], at: number, next: number): boolean {
  const word = items[at - 2];
  const inside = has(items[at - 1], 'in', 'strict');
  const is =
    has(items[next], 'be') ||
    /^(?:got|gets|get|have|has|keep|keeps|went|drive|drives|feels?)$/.test(items[next]?.text ?? '');
  if (inside && is && judged.has(word?.text ?? '')) return true;
  const excess = has(word, 'ruled') || (items[at - 3]?.text === 'too' && !has(word, 'but'));
  if (inside && excess && word?.mark === undefined && word?.number === undefined) return true;
  return is && /^(?:too|so|insane|unaffordable|overpriced|crazy)$/.test(items[next + 1]?.text ?? '') && !inside;
}
const judged: ReadonlySet<string> = new Set(
  'winters winter summers summer traffic weather prices price rents taxes market housing humidity heat snow rain schools crime cost costs crowds hurricanes'.split(
    ' ',
  ),
);

const isPlaceFact = (fact: Fact): boolean =>
  fact.kind === 'place' ||
  fact.kind === 'state' ||
  fact.kind === 'zip' ||
  (fact.kind === 'prefer' && isPlaceFact(fact.criterion));
