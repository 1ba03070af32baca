import { m } from '@lintel/messages';
import type { Chip, NlpResult } from '@lintel/server/search';
import type { ChipState } from '../../../ui/chip.tsx';
import { whole } from '../../../ui/format.ts';

export const chipLooks: Record<Chip['state'], ChipState> = {
  applied: 'applied',
  preference: 'soft',
  off: 'off',
  not_applied: 'faint',
  unsupported: 'faint',
  refused: 'refused',
};

export type ReadingItem =
  | { kind: 'chip'; chip: Chip; at: number }
  | { kind: 'assumption'; assumption: NlpResult['assumptions'][number]; at: number }
  | { kind: 'unread'; words: readonly string[]; at: number };

/** Maximum number of unread phrases with their own chip; more share one. */
const UNREAD_CHIPS_MAX = 2;

/** Chips and unread phrases in sentence order. Added chips come last. */
export function readingItems({
  chips,
  assumptions,
  unread,
}: Pick<NlpResult, 'chips' | 'assumptions' | 'unread'>): ReadingItem[] {
  const items: ReadingItem[] = [
    ...chips.map((chip) => ({ kind: 'chip' as const, chip, at: chip.spans[0]?.[0] ?? Number.POSITIVE_INFINITY })),
    ...assumptions.map((assumption) => ({ kind: 'assumption' as const, assumption, at: assumption.span[0] })),
    ...unreadItems(unread),
  ];
  // Array.sort is stable, so added chips keep their order.
  return items.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at));
}

function unreadItems(unread: NlpResult['unread']): ReadingItem[] {
  if (unread.length <= UNREAD_CHIPS_MAX)
    return unread.map(({ words, span }) => ({ kind: 'unread', words: [words], at: span[0] }));
  return [{ kind: 'unread', words: unread.map(({ words }) => words), at: Number.MAX_SAFE_INTEGER }];
}

/** Returns the labels of the chips read from a part of the sentence: "House, Up to $500,000". */
export const chipLabelsAt = (
  { chips }: { chips: readonly Pick<Chip, 'label' | 'spans'>[] },
  [from, to]: readonly [number, number],
): string | undefined =>
  chips
    .filter(({ spans }) => spans.some(([start]) => from <= start && start < to))
    .map(({ label }) => label)
    .join(', ') || undefined;

export interface Cost {
  /** `+38` */
  more: string;
  /** `homes without it` */
  what: string;
}

/** Returns how many more homes there would be without a criterion; undefined if none, or if not counted. */
export function costOf(chip: Pick<Chip, 'countWithout'>, total: number): Cost | undefined {
  const more = (chip.countWithout ?? total) - total;
  if (more <= 0) return undefined;
  return { more: `+${whole(more)}`, what: m.search__without_it({ value: more === 1 ? 'home' : 'homes' }) };
}
