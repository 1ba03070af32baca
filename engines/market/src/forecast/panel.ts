import { growthBefore, type Series } from './series.ts';

/** Facts of an area in a month, and the growth that followed. */
export interface Observation {
  series: number;
  month: number;
  features: Float64Array;
  /** Growth of the last twelve months, in points of the logarithm. */
  last: number;
  /** Growth of the next twelve months; NaN when it isn't known yet. */
  next: number;
}

export const HORIZON = 12;
/** Features of an area's own growth; as many of the average follow. */
export const OWN_FEATURES = 6;

/** Describes every area in every third month; all of it is known in that month. */
export function panelOf(series: readonly Series[], until: number): Observation[] {
  const averages = new Map<number, Float64Array>();
  const first = Math.min(...series.map((own) => own.first));
  const own = (at: number, month: number): Float64Array => {
    const growth = (end: number, span: number) => growthBefore(series[at]!, end, span);
    return Float64Array.of(
      growth(month, 12),
      growth(month, 6) * 2,
      growth(month, 3) * 4,
      growth(month - 12, 12),
      growth(month - 24, 12),
      growth(month, 60) / 5,
    );
  };
  const rows: Observation[] = [];
  for (let month = until - Math.floor((until - first) / 3) * 3; month <= until; month += 3) {
    const known = series.flatMap((_, at) => {
      const growths = own(at, month);
      return Number.isNaN(growths[0]!) ? [] : [{ at, growths }];
    });
    if (known.length === 0) continue;
    const average = Float64Array.from({ length: OWN_FEATURES }, (_, feature) =>
      meanOf(known.map(({ growths }) => growths[feature]!)),
    );
    averages.set(month, average);
    for (const { at, growths } of known) {
      rows.push({
        series: at,
        month,
        features: featuresOf(growths, average),
        last: growths[0]!,
        next: month + HORIZON <= until ? growthBefore(series[at]!, month + HORIZON, HORIZON) : Number.NaN,
      });
    }
  }
  return rows;
}

/** The area's own growth and the average's; what the area lacks is taken from the average, or from its last year. */
function featuresOf(own: Float64Array, average: Float64Array): Float64Array {
  const features = new Float64Array(1 + own.length * 2);
  features[0] = 1;
  for (let at = 0; at < own.length; at++) {
    const common = Number.isNaN(average[at]!) ? average[0]! : average[at]!;
    features[1 + at] = bounded(Number.isNaN(own[at]!) ? common : own[at]!);
    features[1 + own.length + at] = bounded(common);
  }
  return features;
}

const bounded = (growth: number): number => Math.max(-40, Math.min(40, growth));

function meanOf(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0) / known.length;
}
