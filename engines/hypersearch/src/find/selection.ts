import type { Constraint, ConstraintSet } from './constraints/constraint.ts';
import { bitCount } from './store/bits.ts';
import { BLOCK_WORDS, type Segment } from './store/segment.ts';

/** Number of traits evaluated together. */
const AT_ONCE = 4;

/**
 * Selected homes of one segment: indexes of words of bits, and the selected bits of each. One instance is reused for
 * all segments.
 */
export class Selection {
  words = new Int32Array(2048);
  masks = new Int32Array(2048);
  /** Scratch memory as long as `masks`, for evaluating a further constraint on the selection. */
  spare = new Int32Array(2048);
  /** Number of selected words. */
  count = 0;

  /** Selects the live homes of the ranges [from, to, from, to …] that meet all constraints. */
  select(segment: Segment, ranges: readonly number[], { constraints, leading, ruling, traits }: ConstraintSet): void {
    this.count = 0;
    const lead = leading?.lead?.(segment);
    if (lead) this.#lead(segment, ranges, lead);
    else this.#start(segment, ranges, ruling, traits);
    for (let t = lead ? 0 : AT_ONCE; t < traits.length && this.count > 0; t++)
      this.#keep(segment.traits, (traits[t] as number) * segment.wordCount);
    for (let c = 0; c < constraints.length && this.count > 0; c++) {
      const constraint = constraints[c] as Constraint;
      if (lead && constraint === leading)
        constraint.narrowLed?.(segment, this.words, this.masks, this.count, this.masks);
      else constraint.narrow(segment, this.words, this.masks, this.count, this.masks);
      this.#dropEmpty();
    }
  }

  homes(): number {
    const { masks, count } = this;
    let homes = 0;
    for (let i = 0; i < count; i++) homes += bitCount(masks[i] as number);
    return homes;
  }

  /** Counts the selected homes that meet a further constraint. */
  homesThat(segment: Segment, constraint: Constraint): number {
    constraint.narrow(segment, this.words, this.masks, this.count, this.spare);
    let homes = 0;
    for (let i = 0; i < this.count; i++) homes += bitCount(this.spare[i] as number);
    return homes;
  }

  /** Writes the selected homes in ascending order to `homes`, which must have room. Returns their number. */
  listHomes(homes: Int32Array): number {
    return listHomes(this.words, this.masks, this.count, homes);
  }

  /** Starts with the homes of a rare word. */
  #lead(segment: Segment, ranges: readonly number[], lead: { from: number; to: number }): void {
    const { live, postings } = segment;
    const { homes } = postings;
    const { words, masks } = this;
    let [range, last, count] = [0, -1, 0];
    for (let i = lead.from; i < lead.to; i++) {
      const home = homes[i] as number;
      while (range < ranges.length && home >= (ranges[range + 1] as number)) range += 2;
      if (range >= ranges.length) break;
      const word = home >>> 5;
      const bit = (live[word] as number) & (1 << home);
      if (home < (ranges[range] as number) || bit === 0) continue;
      if (word === last) masks[count - 1]! |= bit;
      else {
        words[count] = last = word;
        masks[count++] = bit;
      }
    }
    this.count = count;
  }

  /** Starts with all live homes that have the first traits, except blocks that a zone excludes. */
  #start(segment: Segment, ranges: readonly number[], ruling: readonly Constraint[], traits: readonly number[]): void {
    for (let r = 0; r < ranges.length; r += 2) {
      const [from, to] = [ranges[r] as number, ranges[r + 1] as number];
      const end = (to + 31) >>> 5;
      const before = this.count;
      for (let word = from >>> 5; word < end; ) {
        const next = ruling.length === 0 ? end : Math.min(end, (word & -BLOCK_WORDS) + BLOCK_WORDS);
        if (!isRuledOut(ruling, segment, word >>> 3)) this.#gather(segment, word, next, traits);
        word = next;
      }
      this.#trim(before, from, to);
    }
  }

  /** Selects from a run of words. Branch-free, because the outcome for a word is unpredictable. */
  #gather({ live, traits, wordCount }: Segment, from: number, to: number, wanted: readonly number[]): void {
    const { words, masks } = this;
    // With fewer than AT_ONCE traits the first one repeats; without any, the live bits stand in.
    const rows = wanted.length === 0 ? live : traits;
    const a = wanted.length === 0 ? 0 : (wanted[0] as number) * wordCount;
    const b = wanted.length < 2 ? a : (wanted[1] as number) * wordCount;
    const c = wanted.length < 3 ? a : (wanted[2] as number) * wordCount;
    const d = wanted.length < AT_ONCE ? a : (wanted[3] as number) * wordCount;
    let count = this.count;
    for (let word = from; word < to; word++) {
      const first = (live[word] as number) & (rows[a + word] as number) & (rows[b + word] as number);
      const mask = first & (rows[c + word] as number) & (rows[d + word] as number);
      words[count] = word;
      masks[count] = mask;
      count += (mask | -mask) >>> 31;
    }
    this.count = count;
  }

  /** Clips the words gathered since `before` to a range of homes. Merges a word that the previous range also contains. */
  #trim(before: number, from: number, to: number): void {
    const { words, masks } = this;
    if (this.count === before) return;
    if (words[before] === from >>> 5) masks[before]! &= -1 << (from & 31);
    if (words[this.count - 1] === to >>> 5) masks[this.count - 1]! &= (1 << (to & 31)) - 1;
    if (before === 0 || words[before - 1] !== words[before]) return;
    masks[before - 1]! |= masks[before] as number;
    words.copyWithin(before, before + 1, this.count);
    masks.copyWithin(before, before + 1, this.count);
    this.count -= 1;
  }

  #keep(bits: Int32Array, first: number): void {
    const { words, masks } = this;
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      const word = words[i] as number;
      const mask = (masks[i] as number) & (bits[first + word] as number);
      words[kept] = word;
      masks[kept] = mask;
      kept += (mask | -mask) >>> 31;
    }
    this.count = kept;
  }

  #dropEmpty(): void {
    const { words, masks } = this;
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      const mask = masks[i] as number;
      words[kept] = words[i] as number;
      masks[kept] = mask;
      kept += (mask | -mask) >>> 31;
    }
    this.count = kept;
  }
}

/** Writes the homes of words of bits in ascending order and returns their number. */
export function listHomes(words: Int32Array, masks: Int32Array, count: number, homes: Int32Array): number {
  let next = 0;
  for (let i = 0; i < count; i++) {
    const last = ((words[i] as number) << 5) + 31;
    for (let left = masks[i] as number; left !== 0; left &= left - 1) homes[next++] = last - Math.clz32(left & -left);
  }
  return next;
}

function isRuledOut(constraints: readonly Constraint[], segment: Segment, block: number): boolean {
  for (let c = 0; c < constraints.length; c++) if (constraints[c]?.rulesOut?.(segment, block)) return true;
  return false;
}
