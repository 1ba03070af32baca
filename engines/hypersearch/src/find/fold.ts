import { bitPlace } from './bits.ts';
import { eachPosting } from './postings.ts';
import { emptyRows, figures, type Rows } from './rows.ts';
import { isLive, type Segment } from './segment.ts';
import { TRAIT_WORDS, TRAITS } from './traits.ts';

/** The homes of segments that still live, to be built into one. */
export function liveRows(segments: readonly Segment[]): Rows {
  const count = segments.reduce((sum, { liveCount }) => sum + liveCount, 0);
  const rows = emptyRows(
    count,
    segments.reduce((sum, { postings }) => sum + postings.impacts.length, 0),
  );
  let next = 0;
  for (const segment of segments) {
    const place = new Int32Array(segment.count).fill(-1);
    const first = next;
    for (let home = 0; home < segment.count; home++) if (isLive(segment, home)) place[home] = next++;
    copyHomes(segment, place, rows);
    copyWords(segment, place, rows, first, next);
  }
  return rows;
}

function copyHomes(segment: Segment, place: Int32Array, rows: Rows): void {
  for (let home = 0; home < segment.count; home++) {
    const row = place[home] as number;
    if (row < 0) continue;
    rows.id[row] = segment.id[home] as number;
    rows.locale[row] = segment.figures.locale.at(home);
    rows.latE6[row] = segment.latE6[home] as number;
    rows.lonE6[row] = segment.lonE6[home] as number;
  }
  for (const figure of figures) {
    const [from, to] = [segment.figures[figure], rows.figures[figure]];
    for (let home = 0; home < segment.count; home++) {
      const row = place[home] as number;
      if (row >= 0) to[row] = from.at(home);
    }
  }
  const { traits, wordCount } = segment;
  for (let trait = 0; trait < TRAITS; trait++)
    for (let word = 0; word < wordCount; word++)
      for (let left = traits[trait * wordCount + word] as number; left !== 0; left &= left - 1) {
        const row = place[(word << 5) + bitPlace(left & -left)] as number;
        if (row >= 0) rows.traits[row * TRAIT_WORDS + (trait >>> 5)]! |= 1 << (trait & 31);
      }
}

/** Turns postings (homes of a word) back into words of a home. */
function copyWords({ postings }: Segment, place: Int32Array, rows: Rows, first: number, end: number): void {
  const lengths = new Int32Array(end - first + 1);
  eachPosting(postings, (_word, home) => {
    const row = place[home] as number;
    if (row >= 0) lengths[row - first]! += 1;
  });
  const at = new Int32Array(end - first);
  for (let row = first; row < end; row++) {
    at[row - first] = rows.wordsFrom[row] as number;
    rows.wordsFrom[row + 1] = (rows.wordsFrom[row] as number) + (lengths[row - first] as number);
  }
  eachPosting(postings, (word, home, impact) => {
    const row = place[home] as number;
    if (row < 0) return;
    const next = at[row - first]!++;
    rows.words[next] = word;
    rows.impacts[next] = impact;
  });
}
