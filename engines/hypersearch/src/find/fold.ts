import { turnBits } from './store/bits.ts';
import { addTexts } from './store/postings.ts';
import { figures, type Rows } from './store/rows.ts';
import { isLive, type Segment } from './store/segment.ts';
import { TRAIT_WORDS, TRAITS } from './store/traits.ts';

/** Adds the living homes of a segment. */
export function addLiving(segment: Segment, rows: Rows): void {
  /** The living homes, and the row of each. */
  const homes = new Int32Array(segment.liveCount);
  const rowOf = new Int32Array(segment.count).fill(-1);
  const first = rows.count;
  let next = 0;
  for (let home = 0; home < segment.count; home++) {
    if (!isLive(segment, home)) continue;
    rowOf[home] = first + next;
    homes[next++] = home;
  }
  for (let i = 0; i < next; i++) {
    const home = homes[i] as number;
    rows.id[first + i] = segment.id[home] as number;
    rows.latE6[first + i] = segment.latE6[home] as number;
    rows.lonE6[first + i] = segment.lonE6[home] as number;
  }
  segment.figures.locale.read(homes, next, rows.locale, first);
  for (const [f, figure] of figures.entries()) {
    const column = segment.figures[figure];
    if (column.mask > 0) column.read(homes, next, rows.column(f), first);
  }
  copyTraits(segment, rowOf, rows.traits);
  addTexts(segment.postings, rowOf, next, rows.texts);
  rows.count = first + next;
}

function copyTraits({ traits, wordCount, count }: Segment, rowOf: Int32Array, to: Int32Array): void {
  const square = new Int32Array(32);
  for (let part = 0; part < TRAIT_WORDS; part++)
    for (let word = 0; word < wordCount; word++) {
      for (let i = 0, trait = part * 32; i < 32; i++, trait++)
        square[i] = trait < TRAITS ? (traits[trait * wordCount + word] as number) : 0;
      turnBits(square);
      for (let home = word * 32; home < Math.min(count, word * 32 + 32); home++) {
        const row = rowOf[home] as number;
        if (row >= 0) to[row * TRAIT_WORDS + part] = square[home & 31] as number;
      }
    }
}
