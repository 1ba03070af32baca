import { bound } from '../claims.ts';
import { negated, type Parse } from '../parse.ts';
import { has } from '../words/items.ts';

const phrase = /^(?:never again|plus jamais|jamais plus|nunca mas|never ever again)$/;
const begins: ReadonlySet<string> = new Set(['never', 'plus', 'jamais', 'nunca']);
/** How many items may lie between what somebody had and these words. */
const reach = 8;

/** "We owned a pool, never again": excludes what was said before, of which somebody had enough; the item after. */
export function claimNeverAgain(parse: Parse, at: number): number | undefined {
  const { items, claims } = parse;
  const end = phraseEnd(parse, at);
  if (end === undefined || (items[end] !== undefined && items[end]?.mark === undefined)) return undefined;
  const last = claims.at(-1);
  const before = items.slice(Math.max(0, at - reach), at);
  const fee = before.findLastIndex((item) => has(item, 'field', 'hoa'));
  const facts = (last?.facts.length ? last.facts : (last?.background ?? [])).filter(
    ({ kind }) => kind === 'feature' || kind === 'type' || kind === 'place',
  );
  if (fee >= 0 && (!last || at - before.length + fee >= last.from)) {
    parse.scopes.away = undefined;
    parse.claim([bound('hoa', '<=', 0)], at - before.length + fee, end);
    return end;
  }
  if (!last || facts.length === 0 || at - last.to > reach) return undefined;
  last.facts = [];
  last.fate = 'context';
  parse.note({ facts: facts.map(negated), from: at, to: end, fate: 'applied' });
  return end;
}

/** The item behind the words at `at`, which are one phrase of the lexicon or several items. */
function phraseEnd({ items, context: { tokens } }: Parse, at: number): number | undefined {
  if (!begins.has(tokens[items[at]?.from ?? -1]?.text ?? '')) return undefined;
  for (let end = at + 1; end <= at + 3 && items[end - 1]; end++) {
    const words = tokens.slice(items[at]?.from, items[end - 1]?.to).map(({ text }) => text);
    if (phrase.test(words.join(' '))) return end;
  }
  return undefined;
}
