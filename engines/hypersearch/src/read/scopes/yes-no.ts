import { bound } from '../claims.ts';
import { negated, type Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';

const yes: ReadonlySet<string> = new Set(['yes', 'yep', 'yeah', 'oui', 'si']);
const no: ReadonlySet<string> = new Set(
  'no nope non none zero nil aucun aucune aucuns aucunes ningun ninguna ninguno ningunos ningunas nada'.split(' '),
);
const joins: ReadonlySet<string> = new Set([':', '-', '–', '?']);

/** "Pool yes, HOA no", "basement: none": a word of yes or no at `at` that answers the criterion before it; the item after. */
export function answerCriterion(parse: Parse, at: number): number | undefined {
  const { items, claims, scopes } = parse;
  if (!isAnswer(items[at]) && !isRefusal(items, at)) return undefined;
  const criterion = criterionBefore(items, at);
  if (criterion === undefined || !closes(items, at)) return undefined;
  scopes.negation = undefined;
  if (yes.has((items[at] as Item).text)) return at + 1;
  if (has(items[criterion], 'field', 'hoa')) parse.claim([bound('hoa', '<=', 0)], criterion, at + 1);
  else if (isStairs(items[criterion])) {
    if (claims.at(-1)?.from === criterion) claims.pop();
    parse.claim([{ kind: 'feature', feature: 'single_story', not: false }], criterion, at + 1);
  } else {
    const last = claims.at(-1);
    if (last?.to !== criterion + 1 || last.fate === 'withdrawn') return undefined;
    // "Rancho con caballos no": of the home as a whole, and of no part of it.
    const home = claims.at(-2);
    if (home?.to === last.from - 1 && home.facts[0]?.kind !== 'place' && isPartOf.test(items[home.to]?.text ?? '')) {
      home.fate = 'withdrawn';
      last.fate = 'withdrawn';
      return at + 1;
    }
    last.facts = last.facts.map(negated);
    if (last.weak) last.weak = undefined;
  }
  return at + 1;
}

const isPartOf = /^(?:with|avec|con)$/;

const isAnswer = (item: Item | undefined): boolean =>
  item !== undefined && item.to - item.from === 1 && (yes.has(item.text) || no.has(item.text));

/** "Pool? No thanks", "HOA: no way": a phrase of refusal that answers what was asked. */
const isRefusal = (items: readonly Item[], at: number): boolean =>
  joins.has(items[at - 1]?.mark ?? '') &&
  (has(items[at], 'refusal') || has(items[at], 'avoid', 'post')) &&
  /^(?:no|non|hard|not|absolutely|definitely|deal|dealbreakers?)$/.test(items[at]?.text ?? '');

const isAsked = (item: Item | undefined): boolean =>
  ['has', 'type', 'house'].some((kind) => has(item, kind)) || has(item, 'field', 'hoa') || isStairs(item);

const isStairs = (item: Item | undefined): boolean => /^(?:stairs|steps|escaliers?|escaleras?)$/.test(item?.text ?? '');

/** "Aurora yes, Denver no": places too, where a "yes" follows one as well; "Houston pero en Pasadena no": where another one was named. */
const isPlaceAsked = (items: readonly Item[], at: number): boolean =>
  items[at]?.place !== undefined &&
  (items.some((item, index) => yes.has(item.text) && items[index - 1]?.place) || isPlaceLeftOut(items, at));

/** "Anthony o Sunland Park, en Socorro no", and no "en Doral no, en Hialeah", which corrects. */
function isPlaceLeftOut(items: readonly Item[], at: number): boolean {
  const lead = has(items[at - 1], 'in') ? at - 2 : at - 1;
  const apart = has(items[lead], 'but') || items[lead]?.mark === ',';
  if (!apart || !items.slice(0, lead).some((item) => item.place !== undefined)) return false;
  const next = items[at + 2]?.mark === ',' ? at + 3 : at + 2;
  return items[at + 1]?.mark === undefined && items[has(items[next], 'in') ? next + 1 : next]?.place === undefined;
}

/** The criterion right before, or before a colon, a dash or a question mark. */
function criterionBefore(items: readonly Item[], at: number): number | undefined {
  const criterion = joins.has(items[at - 1]?.mark ?? '') ? at - 2 : at - 1;
  return isAsked(items[criterion]) || isPlaceAsked(items, criterion) ? criterion : undefined;
}

/** Nothing follows that the word could rather be said of: "a pool, no HOA" answers nothing. */
function closes(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  if (next === undefined || (next.mark !== undefined && next.mark !== ':')) return true;
  if (has(next, 'and') || has(next, 'but') || givesReason(items, at + 1)) return true;
  // "Garage yes basement no Ohio": once answers stand behind their criteria, all do.
  const answered =
    isAsked(next) &&
    (yes.has(items[at + 2]?.text ?? '') || (joins.has(items[at + 2]?.mark ?? '') && isAnswer(items[at + 3])));
  return answered || items.some((_, index) => index !== at && isYes(items, index) && isAsked(items[index - 1]));
}

/** "Alberca no porque …", « piscine non, merci », "pool no bc of the kids": why it is not asked for, or thanks. */
const givesReason = (items: readonly Item[], at: number): boolean =>
  reasons.test(items[at]?.text ?? '') ||
  (items[at]?.text === 'que' && /^(?:se|me|nos|le|les|ya|luego)$/.test(items[at + 1]?.text ?? ''));
const reasons =
  /^(?:porque|pues|por|gracias|car|parce|merci|vu|because|bc|cause|cuz|coz|since|due|thanks|thank|please)$/;

/** Excludes the phrase "si possible". */
const isYes = (items: readonly Item[], at: number): boolean => isAnswer(items[at]) && yes.has(items[at]?.text ?? '');
