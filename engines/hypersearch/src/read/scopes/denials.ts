import { type Claim, innerBound } from '../claims.ts';
import type { Parse } from '../parse.ts';
import { has, type Item, senseOf } from '../words/items.ts';
import { withdrawLast } from './look-back.ts';

/** A "no" or a word of correction at `at` that takes back the last criterion and excludes nothing; the item after it. */
export function readDenial(parse: Parse, at: number): number | undefined {
  const { items, claims, context } = parse;
  const item = items[at] as Item;
  const last = claims.at(-1);
  if (!last || last.facts.length === 0) return undefined;
  if (isInstead(last, items, at)) {
    withdrawLast(parse, at);
    parse.correct(at);
    return at + 1;
  }
  if (wroteWrong(last, items, at)) {
    withdrawLast(parse, at);
    parse.correct(at);
    return has(items[at + 1], 'be') || has(items[at + 1], 'named') ? at + 2 : at + 1;
  }
  if (item.text === 'no' && items[at + 1]?.mark === ',' && standsBeforeBut(last, items, at)) {
    withdrawLast(parse, at);
    return at + 1;
  }
  if (!has(item, 'fix') || last.to !== at) return undefined;
  // "De esas de foreclosure, no, mejor remodelada": one feature takes the place of another.
  if (item.text === 'no' && last.facts[0]?.kind === 'feature') {
    parse.undo(at);
    return at + 1;
  }
  // "¿Condo dije? Townhouse quise decir"
  const meant = meantWords.has(context.tokens[item.to - 1]?.text ?? '');
  if (meant && claims.some((one) => one !== last && isSameKind(one, last))) last.fix = true;
  return undefined;
}

/** Words that say behind a criterion that it is the one that was meant. */
const meantWords: ReadonlySet<string> = new Set(['decir', 'meant']);

const isSameKind = (one: Claim, other: Claim): boolean =>
  one.fate !== 'withdrawn' && one.facts[0] !== undefined && one.facts[0].kind === other.facts[0]?.kind;

/** "No era en Doral, era Medley", "no es condo, es townhouse". */
function isInstead(last: Claim, items: readonly Item[], at: number): boolean {
  if (last.to !== at - 1 || items[at - 1]?.mark !== ',' || !isBe(items[at])) return false;
  const [first] = last.facts;
  if (!(first && 'not' in first && first.not)) return false;
  return [1, 2, 3].some((step) => items[last.from - step]?.text === 'no' && isBe(items[last.from - step + 1]));
}

const isBe = (item: Item | undefined): boolean => item !== undefined && /^(?:es|era|son|eran|fue)$/.test(item.text);

/** "I wrote Mesa but it's Tempe", « j'ai écrit Laval mais c'est Longueuil ». */
const wroteWrong = (last: Claim, items: readonly Item[], at: number): boolean =>
  last.to === at &&
  items[at]?.mark === undefined &&
  /^(?:but|mais|pero)$/.test(items[at]?.text ?? '') &&
  items.slice(Math.max(0, last.from - 3), last.from).some(({ text }) => wrote.test(text));
const wrote = /^(?:wrote|typed|entered|ecrit|tape|escribi|puse|tecle[eo])$/;

/** "Quería condo pero con tres chamacos no, townhouse": a "but" behind the last criterion, and no other criterion up to the "no". */
const standsBeforeBut = (last: Claim, items: readonly Item[], at: number): boolean =>
  at - last.to <= 6 && has(items[last.to], 'but') && items.slice(last.to, at).every((item) => item.mark === undefined);

/** "…, vieja no importa", "mi papá ya no maneja": said of a word that is no criterion, of another field or of a verb. */
export const isOfOther = ({ items, claims }: Parse, at: number): boolean => {
  const [before, item, next] = [items[at - 1], items[at] as Item, items[at + 1]];
  // "…, heated workshop, price doesn't matter"
  const field = senseOf(before, 'field');
  const bounded = claims.at(-1)?.facts.some((fact) => innerBound(fact)?.field === field);
  if (field !== undefined && items[at - 2]?.mark === ',' && !bounded) return true;
  const verb = /^ya$/.test(item.text) && item.to - item.from === 2 && next !== undefined && next.mark === undefined;
  const plain =
    before !== undefined && !before.mark && !before.place && before.senses.every(({ kind }) => kind === 'adj');
  return (verb && next.senses.length === 0) || (plain && items[at - 2]?.mark === ',');
};

export const isBareNo = (item: Item): boolean => item.to - item.from === 1 && /^(?:no|non|nope)$/.test(item.text);

/** "On attend un bébé", "mi esposa espera": a person waits, and corrects nothing; nor does "… and I mean". */
export const isWaiting = (items: readonly Item[], at: number): boolean =>
  (items[at]?.text === 'i' && has(items[at - 1], 'and')) ||
  (/^(?:atten|esper)/.test(items[at]?.text ?? '') && (has(items[at - 1], 'pron') || has(items[at - 1], 'person')));

/** The last criterion follows "I said". */
export const wasSaid = ({ items, claims }: Parse): boolean => {
  const last = claims.at(-1);
  return last !== undefined && items.slice(Math.max(0, last.from - 3), last.from).some(({ text }) => text === 'said');
};

/** "Norfolk Virginia Beach sorry,", "Daleville or Ozark now": the last place takes the place of the one before. */
export function fixesLast({ items, claims }: Parse, at: number): boolean {
  const item = items[at] as Item;
  const ends = items[at + 1] === undefined || (items[at + 1]?.mark !== undefined && items[at + 2]?.place === undefined);
  if (!ends || !/^(?:sorry|oops|now|instead)$/.test(item.text) || item.to - item.from > 1) return false;
  let first = claims.length - 1;
  const isPlace = (claim: Claim | undefined) => claim?.facts.length === 1 && claim.facts[0]?.kind === 'place';
  if (!isPlace(claims[first]) || claims[first]?.to !== at) return false;
  while (isPlace(claims[first - 1]) && has(items[claims[first - 1]?.to ?? 0], 'or')) first--;
  if (!claims.slice(0, first).some(isPlace)) return false;
  (claims[first] as Claim).fix = true;
  return true;
}

/** "Even if it needs work", "I don't mind the noise of trains": what may be there is no criterion. */
export function conceded(items: readonly Item[], at: number): boolean {
  const end = items.findIndex((item, index) => index > at && item.mark !== undefined);
  return items
    .slice(at + 1, Math.min(end < 0 ? at + 6 : end, at + 6))
    .some((item) => has(item, 'has') || has(item, 'topic', 'noise') || has(item, 'topic', 'crime'));
}

/** "I'd rather stay under 375", where no price was set before. */
export const staysUnder = ({ items, context, claims }: Parse, at: number): boolean => {
  const last = context.tokens[(items[at] as Item).to - 1];
  if (!/^(?:stay|be|keep|it)$/.test(last?.text ?? '') || !has(items[at + 1], 'cmp')) return false;
  return !claims.some(({ facts }) => facts.some((fact) => fact.kind === 'bound' && fact.field === 'price'));
};

/** "With a pool. Actually no pool": the "no" is of the criterion and not of the correction where the criterion was said before. */
export function takesBack({ items, claims, context }: Parse, at: number): boolean {
  const [item, next] = [items[at] as Item, items[at + 1]];
  const last = context.tokens[item.to - 1];
  const feature = next?.senses.find((sense) => sense.kind === 'has' || sense.kind === 'type')?.value;
  if (feature === undefined || !(last?.text === 'no' || last?.text === 'non')) return false;
  return claims.some((claim) =>
    claim.facts.some(
      (fact) => (fact.kind === 'feature' ? fact.feature : fact.kind === 'type' ? fact.type : '') === feature,
    ),
  );
}

/** "Under 900, no, 850": a "no" between marks. */
export function saysNo(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item;
  if (!isBareNo(item) || items[at + 1]?.mark !== ',') return false;
  // "Queen Creek no, Lehi"
  const place =
    items[at - 1]?.place !== undefined &&
    items
      .slice(at + 2, at + 5)
      .some(
        (next, step) =>
          next.place !== undefined &&
          (step === 0 || has(items[at + 1 + step], 'in') || has(items[at + 1 + step], 'want')),
      );
  return items[at - 1]?.mark !== undefined || place;
}
