/** A name that a machine misheard and the speaker said again: "a condo in bolder no Boulder Colorado". */
import type { Parse } from '../parse.ts';
import { slipCost } from '../words/spelling.ts';

/** How many words before the "no" may be the misheard name. */
const mostWords = 3;
const mostSlips = 2.5;
/** Two towns of similar names differ by more. */
const mostSlipsOfTown = 1.5;

/** Takes back what sounds like the place behind the "no" at `at`; the item of that place. */
export function claimMisheard(parse: Parse, at: number): number | undefined {
  const { items, claims, context } = parse;
  const text = items[at]?.text;
  if (text !== 'no' && text !== 'non') return undefined;
  const place = items[at + 1]?.place;
  if (place === undefined || items[at - 1] === undefined || items[at - 1]?.mark !== undefined) return undefined;
  const name = place.name.replaceAll(' ', '');
  const before = items[at - 1];
  const most = before?.place && !before.mended ? mostSlipsOfTown : mostSlips;
  const end = items[at]?.from ?? 0;
  let heard = '';
  for (let token = end - 1; token >= Math.max(0, end - mostWords); token--) {
    const { kind, start, end: stop } = context.tokens[token] ?? { kind: 'mark', start: 0, end: 0 };
    if (kind !== 'word') break;
    const written = context.sentence.slice(start, stop).toLowerCase();
    // "Plane oh no Plano"
    heard = heard === '' && written === 'oh' ? '' : written + heard;
    if (heard.length < 3 || heard[0] !== name[0] || slipCost(heard, name) > most) continue;
    const last = claims.at(-1);
    if (last && last.to === at && last.facts.every(({ kind }) => kind === 'place')) last.fate = 'withdrawn';
    parse.scopes.negation = undefined;
    parse.correct(at);
    return at + 1;
  }
  return undefined;
}
