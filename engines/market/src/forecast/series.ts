/** An index or a typical value by month; month 0 is January of year 0. A gap is NaN. */
export interface Series {
  id: string;
  /** Months between two values: 1, or 3 for quarters, which count by their last month. */
  step: 1 | 3;
  first: number;
  values: Float64Array;
}

export const monthNumber = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;

export const monthText = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Longest gap, in months, that is bridged by a line. */
const LONGEST_GAP = 6;

/** Makes a series of dated values up to `until`; of two values of a month the later one counts. */
export function seriesOf(
  id: string,
  points: readonly (readonly [number, number])[],
  until: number,
): Series | undefined {
  const byMonth = new Map(points.filter(([month, value]) => month <= until && value > 0 && Number.isFinite(value)));
  const months = [...byMonth.keys()].sort((a, b) => a - b);
  if (months.length < 2) return undefined;
  const distances = months.slice(1).map((month, at) => month - months[at]!);
  const step = distances.filter((distance) => distance < 3).length * 2 > distances.length ? 1 : 3;
  const first = months[0]!;
  const values = new Float64Array(Math.floor((months.at(-1)! - first) / step) + 1).fill(Number.NaN);
  for (const [month, value] of byMonth) if ((month - first) % step === 0) values[(month - first) / step] = value;
  bridge(values, LONGEST_GAP / step);
  return { id, step, first, values };
}

function bridge(values: Float64Array, longest: number): void {
  for (let at = 1, known = 0; at < values.length; at++) {
    if (Number.isNaN(values[at]!)) continue;
    const gap = at - known;
    if (gap > 1 && gap <= longest + 1)
      for (let inside = known + 1; inside < at; inside++)
        values[inside] = values[known]! + ((values[at]! - values[known]!) * (inside - known)) / gap;
    known = at;
  }
}

/** Returns the value of a month, NaN when it isn't known. */
export function valueAt({ first, step, values }: Series, month: number): number {
  const at = (month - first) / step;
  return Number.isInteger(at) && at >= 0 && at < values.length ? values[at]! : Number.NaN;
}

/** Returns the change of the logarithm over the months before `month`, in points. */
export const growthBefore = (series: Series, month: number, months: number): number =>
  100 * Math.log(valueAt(series, month) / valueAt(series, month - months));
