/** Maps a number from one range to another. */
export const scale =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    from[0] === from[1] ? (to[0] + to[1]) / 2 : to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

/** Round numbers (1, 2 or 5 times a power of ten) that cover a range with about `count` steps, ends included. */
export function roundTicks(low: number, high: number, count = 4): number[] {
  if (!(high > low)) return [low];
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((size) => size >= rough) ?? 10 * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  // Computed from whole steps, because adding fractions repeatedly accumulates errors.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
