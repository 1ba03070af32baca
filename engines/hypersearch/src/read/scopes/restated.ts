/** Figures that are said again in another amount: "no, that's low, say 135", "I don't need three, two will do". */
import type { Fact } from '../../facts.ts';
import { readQuantity } from '../bounds/quantity.ts';
import { spokenFillers } from '../bounds/spoken-fillers.ts';
import { unitAt } from '../bounds/unit-at.ts';
import { bound, innerBound } from '../claims.ts';
import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';

/** Opens a correction where the figure before is judged and another one follows, or where it is not needed; the item after it. */
export function restate(parse: Parse, at: number): number | undefined {
  if (offers.has(parse.items[at]?.text ?? '')) return offersAnother(parse, at);
  if (has(parse.items[at], 'fix')) return claimSaidAgain(parse, at);
  return has(parse.items[at], 'drop') ? needsLess(parse, at) : undefined;
}

const offers: ReadonlySet<string> = new Set('its c es say call make keep disons mettons digamos pongamos'.split(' '));

/** "That's low, say 135", « c'est trop bas, disons 340 000 ». */
function offersAnother(parse: Parse, at: number): number | undefined {
  const { items, claims, context } = parse;
  const item = items[at] as Item;
  // "600 for the HOA is too much, keep it under 300": the comparison is read with the figure.
  if (item.text === 'keep') {
    if (context.tokens[item.from + 1]?.text === 'it' && has(item, 'cmp') && isRefused(parse, at)) parse.correct(at);
    return undefined;
  }
  // "Call it", "make it" may be one phrase.
  const pronoun = /^(?:call|make)$/.test(item.text);
  if (pronoun && context.tokens[item.from + 1]?.text !== 'it') return undefined;
  const next = pronoun && item.to === item.from + 1 ? at + 2 : at + 1;
  const figure = items[next]?.mark === '$' ? next + 1 : next;
  if (items[figure]?.number === undefined) return undefined;
  const last = claims.findLast(({ facts }) => facts.some((fact) => innerBound(fact)));
  if (!last || at - last.to > 10) return undefined;
  const between = items.slice(last.to, at);
  if (!between.some(({ text }) => judged.test(text)) || !between.some(({ text }) => pointing.test(text)))
    return undefined;
  parse.correct(at);
  return next;
}
/** The last figure is followed by words that refuse it: "is too much". */
function isRefused({ items, claims }: Parse, at: number): boolean {
  const last = claims.at(-1);
  if (!last?.facts.some((fact) => innerBound(fact)) || at - last.to > 5) return false;
  return items.slice(last.to, at).some((one) => has(one, 'ruled') || judged.test(one.text));
}

const judged =
  /^(?:wrong|typo|mistake|incorrect|faux|fausse|erreur|incorrecto|low|high|tight|steep|many|much|little|few|enough|small|big|short|light|bas|haut|eleve|peu|trop|beaucoup|assez|juste|poco|mucho|bajo|alto|demasiado|justo)$/;
const pointing = /^(?:was|were|etait|eran?|thats|its|it|that|c|ca|eso|es|esta)$/;

/** "Three bathrooms, but I don't need three, two will do": the count that is not needed is the one that was said. */
function needsLess(parse: Parse, at: number): number | undefined {
  const { items, claims } = parse;
  const number = has(items[at + 1], 'of') ? at + 2 : at + 1;
  const denied = items[number]?.number;
  const said = claims.at(-1)?.facts.map(innerBound)[0];
  if (denied === undefined || !said || said.value !== denied || (said.field !== 'beds' && said.field !== 'baths'))
    return undefined;
  const after = items[number + 1]?.mark === undefined ? number + 1 : number + 2;
  const enough = items.slice(after, after + 3).some((item) => item.number !== undefined && item.number !== denied);
  if (!enough || has(items[number + 1], 'unit')) return undefined;
  parse.correct(at);
  return number + 1;
}

/** "I said 350 but with these rates I better say 310": the sum that replaces one without a unit. */
function claimSaidAgain(parse: Parse, at: number): number | undefined {
  const { items } = parse;
  let figure = at + 1;
  while (figure < at + 3 && (items[figure]?.mark === '$' || spokenFillers.has(items[figure]?.text ?? ''))) figure++;
  if (items[figure]?.number === undefined || parse.claims.some(({ facts }) => facts.some(isPrice))) return undefined;
  const said = items.findLastIndex((item, i) => i < at && item.number !== undefined);
  if (said < 1 || at - said > saidReach || !isSaid(items, said)) return undefined;
  const [before, now] = [readQuantity(items, said), readQuantity(items, figure)];
  if (!before || !now || unitAt(items, before.next) || unitAt(items, now.next)) return undefined;
  if (!isSum(before.value) || !isSum(now.value)) return undefined;
  parse.claim([bound('price', '<=', now.value < 2_000 ? now.value * 1_000 : now.value)], figure, now.next);
  return now.next;
}

/** Most items between the sum that was said and the one that holds. */
const saidReach = 14;
const saying: ReadonlySet<string> = new Set('said told dit dije dicho wrote mentioned'.split(' '));
const isSaid = (items: readonly Item[], at: number): boolean =>
  [1, 2, 3].some((step) => saying.has(items[at - step]?.text ?? ''));
const isSum = (value: number): boolean => (value >= 100 && value < 2_000) || value >= 50_000;
const isPrice = (fact: Fact): boolean => innerBound(fact)?.field === 'price';
