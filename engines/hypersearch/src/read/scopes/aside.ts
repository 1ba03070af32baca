/** Reasons between a word of preference and its criterion: "ideally, if we can swing it, with a pool". */
import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';

const longestAside = 12;

/** The item behind the comma that closes the aside; the word of preference goes on behind it. */
export function skipAside(parse: Parse, at: number): number | undefined {
  const { items, scopes } = parse;
  const { softening } = scopes;
  if (items[at]?.mark !== ',' || !softening || softening.used || softening.from !== at - 1) return undefined;
  if (!opensReason(items, at + 1)) return undefined;
  const length = items.slice(at + 1, at + longestAside).findIndex(({ mark }) => mark !== undefined);
  const end = at + 1 + length;
  if (length < 1 || items[end]?.mark !== ',' || items.slice(at + 1, end).some(isRequested)) return undefined;
  return parse.skipBackground(at + 1, end) + 1;
}

const reasons: ReadonlySet<string> = new Set(
  'if since because cause bc as when given assuming unless though although provided si puisque comme vu car parce quand etant ya como porque cuando pues dado puesto siempre'.split(
    ' ',
  ),
);

const opensReason = (items: readonly Item[], at: number): boolean =>
  reasons.has(items[at]?.text ?? '') || (has(items[at], 'and') && has(items[at + 1], 'pron'));

const isRequested = (item: Item): boolean =>
  item.place !== undefined ||
  item.senses.some(({ kind, value }) => criteria.has(kind) || (kind === 'unit' && value !== 'none'));

const criteria: ReadonlySet<string> = new Set(['has', 'type', 'cmp', 'set', 'sort']);
