import { bitCount } from './bits.ts';
import type { Constraint } from './constraint.ts';
import { BLOCK_WORDS, type Segment } from './segment.ts';

/** Homes of one segment: which words of bits, and which bits of them. One is used for all segments in turn. */
export class Selection {
  words = new Int32Array(64);
  masks = new Int32Array(64);
  /** As long as `masks`, for whoever asks a further constraint about the selection. */
  spare = new Int32Array(64);
  /** How many words are selected. */
  count = 0;

  /** The live homes of the segment that meet all constraints. */
  select(segment: Segment, constraints: readonly Constraint[]): void {
    this.#reserve(segment.wordCount);
    this.#start(segment, constraints);
    for (const constraint of constraints) {
      if (this.count === 0) return;
      constraint.narrow(segment, this.words, this.masks, this.count, this.masks);
      this.#dropEmpty();
    }
  }

  homes(): number {
    let homes = 0;
    for (let i = 0; i < this.count; i++) homes += bitCount(this.masks[i] as number);
    return homes;
  }

  /** Writes the selected homes in ascending order; `homes` has room for them. Returns how many. */
  listHomes(homes: Int32Array): number {
    let next = 0;
    for (let i = 0; i < this.count; i++) {
      const first = (this.words[i] as number) << 5;
      for (let left = this.masks[i] as number; left !== 0; left &= left - 1)
        homes[next++] = first + 31 - Math.clz32(left & -left);
    }
    return next;
  }

  /** All live homes but those that a range or a zone already rules out. */
  #start(segment: Segment, constraints: readonly Constraint[]): void {
    this.count = 0;
    const ranges = constraints.find((constraint) => constraint.ranges)?.ranges?.(segment) ?? [0, segment.count];
    const ruling = constraints.filter((constraint) => constraint.rulesOut);
    for (let r = 0; r < ranges.length; r += 2) {
      const [from, to] = [ranges[r] as number, ranges[r + 1] as number];
      const end = Math.ceil(to / 32);
      for (let word = from >>> 5; word < end; ) {
        const blockEnd = Math.min(end, (Math.floor(word / BLOCK_WORDS) + 1) * BLOCK_WORDS);
        if (isRuledOut(ruling, segment, Math.floor(word / BLOCK_WORDS))) word = blockEnd;
        for (; word < blockEnd; word++)
          this.#add(word, (segment.live[word] as number) & bitsBetween(from - (word << 5), to - (word << 5)));
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
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      if (this.masks[i] === 0) continue;
      this.words[kept] = this.words[i] as number;
      this.masks[kept] = this.masks[i] as number;
      kept += 1;
    }
    this.count = kept;
  }

  #reserve(wordCount: number): void {
    if (this.words.length >= wordCount) return;
    this.words = new Int32Array(wordCount * 2);
    this.masks = new Int32Array(wordCount * 2);
    this.spare = new Int32Array(wordCount * 2);
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
