import { room } from './parts.ts';
import type { Figure } from './rows.ts';

/** The columns of a home: its figures, and its position in a list of locales, packed like a figure. */
export type ColumnName = Figure | 'locale';

/**
 * Maps column codes to values and preserves their order: (base + code × step) ÷ scale, or the entry of a table where no
 * step fits. The highest code, all bits set, marks an unknown value.
 */
export interface Codec {
  plane: number;
  shift: number;
  bits: number;
  base: number;
  step: number;
  scale: number;
  /** The highest code of a known value; −1 when no value is known. */
  top: number;
  table?: number[];
}

/** Codes stay below 2^31, so that the difference of two codes never overflows a word. */
const MOST_BITS = 30;
const MOST_CODE = 2 ** MOST_BITS - 2;
/** Listing values are whole numbers, halves, hundredths or thousandths. */
const SCALES = [1, 2, 100, 1000];

/** A column stored in some bits of a plane of 32-bit words. */
export class Column {
  readonly plane: Int32Array;
  readonly shift: number;
  /** Also the code of an unknown value. */
  readonly mask: number;
  readonly #base: number;
  readonly #step: number;
  readonly #scale: number;
  readonly #table: readonly number[] | undefined;

  constructor({ base, bits, scale, shift, step, table }: Codec, plane: Int32Array) {
    this.plane = plane;
    this.shift = shift;
    this.mask = 2 ** bits - 1;
    this.#base = base;
    this.#step = step;
    this.#scale = scale;
    this.#table = table;
  }

  /** Returns the value of a home, or NaN when unknown. */
  at(home: number): number {
    const code = ((this.plane[home] as number) >>> this.shift) & this.mask;
    return code === this.mask ? Number.NaN : this.valueOf(code);
  }

  /** Writes the values of the first `count` homes, NaN for unknown values. */
  read(homes: Int32Array, count: number, values: Float64Array, first = 0): void {
    const { plane, shift, mask } = this;
    const [base, step, scale] = [this.#base, this.#step, this.#scale];
    if (this.#table) for (let i = 0; i < count; i++) values[first + i] = this.at(homes[i] as number);
    else
      for (let i = 0; i < count; i++) {
        const code = ((plane[homes[i] as number] as number) >>> shift) & mask;
        values[first + i] = code === mask ? Number.NaN : (base + code * step) / scale;
      }
  }

  valueOf(code: number): number {
    if (this.#table !== undefined) return this.#table[code] ?? Number.POSITIVE_INFINITY;
    const parts = this.#base + code * this.#step;
    return this.#scale === 1 ? parts : parts / this.#scale;
  }

  /** Returns the first code whose value is ≥ `low`, or `mask` if none is. */
  codeFrom(low: number): number {
    if (Number.isNaN(low)) return this.mask;
    let [from, to] = [0, this.mask];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.valueOf(middle) < low) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Returns the last code whose value is ≤ `high`, or −1 if none is. */
  codeUpTo(high: number): number {
    let [from, to] = [0, this.mask];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.valueOf(middle) <= high) from = middle + 1;
      else to = middle;
    }
    return from - 1;
  }
}

/**
 * Packs columns of values into planes by first fit. NaN marks an unknown value; an undefined column has no known
 * values. `order[home]` is the row.
 */
export function pack(
  values: readonly (Float64Array | undefined)[],
  order: Int32Array,
): { codecs: Codec[]; planes: Int32Array } {
  const count = order.length;
  const left: number[] = [];
  const codecs = values.map((column) => {
    const codec = column ? codecOf(column, order) : { ...NOTHING };
    let plane = left.findIndex((bits) => bits >= codec.bits);
    if (plane < 0) plane = left.push(32) - 1;
    codec.plane = plane;
    codec.shift = 32 - (left[plane] as number);
    left[plane]! -= codec.bits;
    // A shift by 32 equals a shift by 0. The column has no bits to write, but reads must stay within the word.
    codec.shift %= 32;
    return codec;
  });
  const planes = room(Int32Array, left.length * count);
  for (const [c, codec] of codecs.entries())
    if (codec.bits > 0) write(values[c] as Float64Array, order, codec, planes.subarray(codec.plane * count));
  return { codecs, planes };
}

function write(values: Float64Array, order: Int32Array, codec: Codec, plane: Int32Array): void {
  const { shift, bits, base, step, scale, table } = codec;
  const ranks = table && new Map(table.map((value, code) => [value, code]));
  const unknown = 2 ** bits - 1;
  const isWhole = scale === 1 && step === 1;
  for (let home = 0; home < order.length; home++) {
    const value = values[order[home] as number] as number;
    let code = unknown;
    if (ranks) code = ranks.get(value) ?? unknown;
    else if (!Number.isNaN(value))
      code = isWhole ? value - base : Math.round((Math.round(value * scale) - base) / step);
    plane[home]! |= code << shift;
  }
}

function codecOf(values: Float64Array, order: Int32Array): Codec {
  for (const scale of SCALES) {
    const codec = stepped(values, order, scale);
    if (codec) return codec;
  }
  const known = new Set<number>();
  for (let home = 0; home < order.length; home++) known.add(values[order[home] as number] as number);
  known.delete(Number.NaN);
  const table = [...known].sort((a, b) => a - b);
  return { ...NOTHING, bits: bitsFor(table.length), top: table.length - 1, table };
}

const NOTHING: Codec = { plane: 0, shift: 0, bits: 0, base: 0, step: 1, scale: 1, top: -1 };

/** Returns the number of bits that hold `codes` codes plus the code for unknown values. */
const bitsFor = (codes: number): number => (codes === 0 ? 0 : 32 - Math.clz32(codes));

/** Returns undefined when a value is not a whole multiple of 1 ÷ `scale`, or when the values span too wide a range. */
function stepped(values: Float64Array, order: Int32Array, scale: number): Codec | undefined {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let home = 0; home < order.length; home++) {
    const value = values[order[home] as number] as number;
    if (Number.isNaN(value)) continue;
    const parts = Math.round(value * scale);
    if ((scale === 1 ? parts : parts / scale) !== value) return undefined;
    if (parts < low) low = parts;
    if (parts > high) high = parts;
  }
  if (low > high) return { ...NOTHING };
  if (low < -Number.MAX_SAFE_INTEGER || high > Number.MAX_SAFE_INTEGER) return undefined;
  let step = 0;
  for (let home = 0; home < order.length && step !== 1; home++) {
    const value = values[order[home] as number] as number;
    if (Number.isNaN(value)) continue;
    const parts = Math.round(value * scale) - low;
    // Division is several times faster than the remainder of doubles, and exact when the remainder is 0.
    if (step === 0 || Math.floor(parts / step) * step !== parts) step = divisor(parts, step);
  }
  step = Math.max(1, step);
  const top = (high - low) / step;
  return top > MOST_CODE ? undefined : { ...NOTHING, bits: bitsFor(top + 1), base: low, step, scale, top };
}

/** Returns the greatest common divisor. */
function divisor(a: number, b: number): number {
  let [left, right] = [a, b];
  while (right !== 0) [left, right] = [right, left % right];
  return left;
}
