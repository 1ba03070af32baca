import { bitCount } from './bits.ts';
import type { Asked, Constraint } from './constraint.ts';
import { BLOCK_WORDS, type Segment } from './segment.ts';

/** Homes of one segment: which words of bits, and which bits of them. One is used for all segments in turn. */
export class Selection {
  words = new Int32Array(2048);
  masks = new Int32Array(2048);
  /** As long as `masks`, for whoever asks a further constraint about the selection. */
  spare = new Int32Array(2048);
  /** How many words are selected. */
  count = 0;

  /** The live homes of the ranges [from, to, from, to …] that meet all constraints. */
  select(segment: Segment, ranges: readonly number[], { constraints, leading, ruling }: Asked): void {
    this.count = 0;
    if (leading.length === 0 || !this.#lead(segment, ranges, leading)) this.#start(segment, ranges, ruling);
    for (let c = 0; c < constraints.length && this.count > 0; c++) {
      (constraints[c] as Constraint).narrow(segment, this.words, this.masks, this.count, this.masks);
      this.#dropEmpty();
    }
  }

  homes(): number {
    let homes = 0;
    for (let i = 0; i < this.count; i++) homes += bitCount(this.masks[i] as number);
    return homes;
  }

  /** How many of them meet a further constraint. */
  homesThat(segment: Segment, constraint: Constraint): number {
    constraint.narrow(segment, this.words, this.masks, this.count, this.spare);
    let homes = 0;
    for (let i = 0; i < this.count; i++) homes += bitCount(this.spare[i] as number);
    return homes;
  }

  /** Writes the selected homes in ascending order; `homes` has room for them. Returns how many. */
  listHomes(homes: Int32Array): number {
    let next = 0;
    for (let i = 0; i < this.count; i++) {
      const last = ((this.words[i] as number) << 5) + 31;
      for (let left = this.masks[i] as number; left !== 0; left &= left - 1)
        homes[next++] = last - Math.clz32(left & -left);
    }
    return next;
  }

  /** Begins with the homes of a rare word; false where none is wanted. */
  #lead(segment: Segment, ranges: readonly number[], leading: readonly Constraint[]): boolean {
    const lead = leading[0]?.lead?.(segment);
    if (lead === undefined || lead.to - lead.from > segment.wordCount) return false;
    const { homes } = segment.postings;
    let range = 0;
    for (let i = lead.from; i < lead.to; i++) {
      const home = homes[i] as number;
      while (range < ranges.length && home >= (ranges[range + 1] as number)) range += 2;
      if (range >= ranges.length) break;
      if (home >= (ranges[range] as number)) this.#add(home >>> 5, (segment.live[home >>> 5] as number) & (1 << home));
    }
    return true;
  }

  /** All live homes but those that a zone already rules out. */
  #start(segment: Segment, ranges: readonly number[], ruling: readonly Constraint[]): void {
    const { live } = segment;
    for (let r = 0; r < ranges.length; r += 2) {
      const from = ranges[r] as number;
      const to = ranges[r + 1] as number;
      const end = Math.ceil(to / 32);
      for (let word = from >>> 5; word < end; ) {
        const blockEnd = Math.min(end, (word & -BLOCK_WORDS) + BLOCK_WORDS);
        if (isRuledOut(ruling, segment, word >>> 3)) word = blockEnd;
        for (; word < blockEnd; word++)
          this.#add(word, (live[word] as number) & bitsBetween(from - (word << 5), to - (word << 5)));
      }
    }
  }

  #add(word: number, mask: number): void {
    if (mask === 0) return;
    if (this.count > 0 && this.words[this.count - 1] === word) {
      this.masks[this.count - 1]! |= mask;
      return;
    }
    this.words[this.count] = word;
    this.masks[this.count] = mask;
    this.count += 1;
  }

  #dropEmpty(): void {
    const { words, masks } = this;
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      const mask = masks[i] as number;
      words[kept] = words[i] as number;
      masks[kept] = mask;
      if (mask !== 0) kept += 1;
    }
    this.count = kept;
  }
}

function isRuledOut(constraints: readonly Constraint[], segment: Segment, block: number): boolean {
  for (let c = 0; c < constraints.length; c++) if (constraints[c]?.rulesOut?.(segment, block)) return true;
  return false;
}

/** The bits of a word from `from` up to `to`, both cut to 0–32. */
function bitsBetween(from: number, to: number): number {
  const low = from <= 0 ? -1 : -1 << from;
  return to >= 32 ? low : low & ((1 << to) - 1);
}
