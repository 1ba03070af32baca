import type { Fact } from '../../facts.ts';
import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';
import type { Token } from '../words/tokens.ts';

const there: ReadonlySet<string> = new Set(['there', 'là', 'ahi', 'ahí', 'alli', 'allí', 'alla', 'allá']);
const folded: ReadonlySet<string> = new Set(['there', 'la', 'ahi', 'alli', 'alla']);
const excludes: ReadonlySet<string> = new Set(
  'not but except nowhere never sauf pas excepte jamais menos excepto no nunca salvo'.split(' '),
);

/** "My sister bought in Dublin, anywhere but there": a place that was named as background is excluded. */
export function claimThere(parse: Parse, at: number): number | undefined {
  const { items, claims, context } = parse;
  const item = items[at];
  if (context.language === 'en' && (returns(items, at) || item?.text === 'nearby')) return claimBack(parse, at);
  if (isSameTown(items, at)) return claimBack(parse, at, 2);
  if (item === undefined || !folded.has(item.text)) return undefined;
  const token = context.tokens[item.from];
  if (!token || !there.has(context.sentence.slice(token.start, token.end).toLowerCase())) return undefined;
  // "Anywhere but" is one phrase.
  const isNo = (one: Item | undefined): boolean =>
    one !== undefined && (excludes.has(one.text) || excludes.has((context.tokens[one.to - 1] as Token).text));
  const back = claimBack(parse, at);
  if (back) return back;
  let no = at - 1;
  while (no > at - 5 && items[no]?.mark === undefined && items[no]?.place === undefined && !isNo(items[no])) no--;
  // "Mi primo compró en Newark pero allá no quiero"
  const behind = !isNo(items[no]) && /^(?:no|non|pas|not)$/.test(items[at + 1]?.text ?? '');
  if (behind) no = at;
  else if (!isNo(items[no])) return undefined;
  const named = items.findLastIndex((one, index) => index < no && one.place !== undefined);
  const name = items[named]?.place?.name;
  const requested = claims.some((claim) => claim.from <= named && claim.to > named && claim.facts.length > 0);
  if (name === undefined || (requested && !behind)) return undefined;
  parse.note({ facts: [{ kind: 'place', name, not: true }], from: no, to: at + 1, fate: 'applied' });
  parse.scopes.negation = undefined;
  return behind ? at + 2 : at + 1;
}

/** "My brother lives in Mesa. We want the same town": the town where another person lives. */
const isSameTown = (items: readonly Item[], at: number): boolean =>
  same.has(items[at]?.text ?? '') && towns.has(items[at + 1]?.text ?? '') && items[at + 1]?.place === undefined;
const same: ReadonlySet<string> = new Set(['same', 'meme', 'misma', 'mismo']);
const towns: ReadonlySet<string> = new Set(['town', 'city', 'village', 'ville', 'ciudad', 'pueblo']);

/** "I grew up in Duluth and want to move back", "moving home". */
const returns = (items: readonly Item[], at: number): boolean =>
  /^(?:back|home)$/.test(items[at]?.text ?? '') &&
  /^(?:move|moving|come|coming|go|going|get|getting)$/.test(items[at - 1]?.text ?? '') &&
  (items[at + 1] === undefined || items[at + 1]?.mark !== undefined || has(items[at + 1], 'so'));

/** "I teach in Bend, 2 bed house there": the last place that was named as background is the place of the home, where no other is named. */
function claimBack(parse: Parse, at: number, width = 1): number | undefined {
  const { items, claims } = parse;
  const [before, next] = [items[at - 1], items[at + width]];
  const led =
    width > 1 ||
    ['house', 'type', 'unit', 'dwelling', 'has', 'want', 'studio', 'moves'].some((kind) => has(before, kind)) ||
    /^(?:live|buy|move|settle|place|come|coming|go|going|get|getting)$/.test(before?.text ?? '');
  if (!led || has(next, 'be')) return undefined;
  if (claims.some(({ facts }) => facts.some(({ kind }) => somewhere.has(kind)))) return undefined;
  const named = items.findLastIndex((one, index) => index < at && one.place !== undefined && !has(one, 'dwelling'));
  const name = items[named]?.place?.name;
  const later = items.slice(at + 1).some((one) => one.place && !has(one, 'dwelling') && !has(one, 'currency'));
  if (name === undefined || later) return undefined;
  const near = items[at]?.text === 'nearby';
  const fact: Fact = near ? { kind: 'near', name } : { kind: 'place', name, not: false };
  parse.note({ facts: [fact], from: at, to: at + width, fate: 'applied' });
  return at + width;
}
const somewhere: ReadonlySet<string> = new Set(['place', 'state', 'zip', 'near']);
