import { ridge, type SparseRow } from '../shared/ridge.ts';
import { median, quantile } from '../shared/statistics.ts';
import { dayNumber, type Home, type Sale } from './home.ts';

const MONTH = 30.44;
/** Fewest sales in which a word or an area has an effect of its own. */
const LEAST_OF_LEVEL = 6;
const MOST_LEVELS = 400;

/** A column of the regression: a number of the home, standardized, or one level of a word or area. */
interface NumberColumn {
  name: string;
  log: boolean;
  middle: number;
  scale: number;
  low: number;
  high: number;
}

/** The logarithm of a price as a sum of linear effects of features, places and months. */
export interface Hedonic {
  numbers: NumberColumn[];
  /** Column of each level, by `word=value` or `area=name`. */
  levels: Map<string, number>;
  coefficients: Float64Array;
  firstDay: number;
  months: number;
  /** Column of the first month. */
  monthColumn: number;
  spread: number;
}

const levelsOf = (home: Home): string[] => [
  ...home.areas.map((area) => `area=${area}`),
  ...Object.entries(home.words).map(([name, word]) => `${name}=${word}`),
];

/** Areas and prices are ratios, so their logarithm is linear in the logarithm of the price. */
const wantsLog = (values: Float64Array): boolean => {
  const low = quantile(values, 0.05);
  return low > 0 && quantile(values, 0.95) / low > 2.2 && quantile(values, 0.95) > 25;
};

/** Fits the sales, without the prices of those that `isUsed` leaves out. */
export function fitHedonic(sales: readonly Sale[], recency: number, isUsed = (_row: number) => true): Hedonic {
  const days = sales.map(({ soldOn }) => dayNumber(soldOn));
  const lastDay = Math.max(...days);
  const firstDay = Math.min(...days);
  const months = Math.floor((lastDay - firstDay) / MONTH) + 1;
  const numbers = numberColumns(sales);
  const levels = levelColumns(sales, 1 + numbers.length * 3);
  const monthColumn = 1 + numbers.length * 3 + levels.size;
  const hedonic: Hedonic = {
    numbers,
    levels,
    coefficients: new Float64Array(monthColumn + months),
    firstDay,
    months,
    monthColumn,
    spread: 0.2,
  };
  const rows = sales.map((sale, at) => sparseRow(hedonic, sale, days[at]!));
  const logs = Float64Array.from(sales, ({ price }) => Math.log(price));
  const penalties = new Float64Array(monthColumn + months).fill(0.05);
  penalties[0] = 1e-6;
  for (const column of levels.values()) penalties[column] = 3;
  const perMonth = sales.length / months;
  const smooth = Array.from({ length: months - 1 }, (_, at) => {
    return [monthColumn + at, monthColumn + at + 1, Math.max(40, perMonth * 1.2)] as const;
  });
  const weights = Float64Array.from(days, (day, at) => (isUsed(at) ? recencyWeight(lastDay - day, recency) : 0));
  const base = weights.slice();
  for (let pass = 0; pass < 3; pass++) {
    hedonic.coefficients = ridge(rows, logs, weights, penalties, smooth);
    const residuals = rows.map((row, at) => logs[at]! - dot(hedonic.coefficients, row));
    hedonic.spread = Math.max(0.02, median(residuals.map(Math.abs)) * 1.4826);
    // Tukey's weights in effect: a wrong price loses its pull.
    residuals.forEach((residual, at) => {
      const far = Math.abs(residual) / (hedonic.spread * 2);
      weights[at] = base[at]! * (far <= 1 ? 1 : 1 / (far * far));
    });
  }
  return hedonic;
}

export const recencyWeight = (age: number, halfLife: number): number => 2 ** (-age / halfLife);

/** Returns the effect of the home's features and places, without the month's. */
export function hedonicValue(hedonic: Hedonic, home: Home): number {
  return dot(hedonic.coefficients, sparseRow(hedonic, home, undefined));
}

/**
 * Returns the level of prices on a day. Before the first month it stays; after the last one it continues for half a
 * year at most, at a part of the recent rate.
 */
export function priceLevel(hedonic: Hedonic, day: number): number {
  const { coefficients, monthColumn, months, firstDay } = hedonic;
  const beyond = Math.min(6, (day - firstDay) / MONTH - 0.5 - (months - 1));
  if (beyond > 0 && months > 7) {
    const last = coefficients[monthColumn + months - 1]!;
    return last + (0.8 * beyond * (last - coefficients[monthColumn + months - 7]!)) / 6;
  }
  const at = Math.max(0, Math.min(months - 1, (day - firstDay) / MONTH - 0.5));
  const low = Math.floor(at);
  const high = Math.min(months - 1, low + 1);
  const [from, to] = [coefficients[monthColumn + low]!, coefficients[monthColumn + high]!];
  return from + (to - from) * (at - low);
}

/** Returns each feature's linear effect against the median home of the history, by name. */
export function hedonicParts(hedonic: Hedonic, home: Home): Map<string, number> {
  const parts = new Map<string, number>();
  const add = (name: string, value: number) => parts.set(name, (parts.get(name) ?? 0) + value);
  hedonic.numbers.forEach((column, at) => {
    const values = numberTerms(column, home);
    for (let term = 0; term < 3; term++) add(column.name, hedonic.coefficients[1 + at * 3 + term]! * values[term]!);
  });
  for (const level of levelsOf(home)) {
    const column = hedonic.levels.get(level);
    if (column !== undefined) add(level.slice(0, level.indexOf('=')), hedonic.coefficients[column]!);
  }
  add('base', hedonic.coefficients[0]!);
  return parts;
}

/** Returns the effect of one level, 0 for one that is rare. */
export function levelEffect(hedonic: Hedonic, level: string): number {
  const column = hedonic.levels.get(level);
  return column === undefined ? Number.NaN : hedonic.coefficients[column]!;
}

function numberColumns(sales: readonly Sale[]): NumberColumn[] {
  const names = new Set(sales.flatMap(({ numbers }) => Object.keys(numbers)));
  return [...names].sort().flatMap((name) => {
    const values = Float64Array.from(sales.flatMap(({ numbers }) => numbers[name] ?? [])).sort();
    if (values.length < 20 || values[0] === values.at(-1)) return [];
    const log = wantsLog(values);
    const [low, high] = [quantile(values, 0.002), quantile(values, 0.998)];
    const shown = values.map((value) => scaled(log, Math.min(high, Math.max(low, value))));
    const middle = quantile(shown, 0.5);
    const scale = Math.sqrt(shown.reduce((sum, value) => sum + (value - middle) ** 2, 0) / shown.length) || 1;
    return [{ name, log, middle, scale, low, high }];
  });
}

function levelColumns(sales: readonly Sale[], first: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sale of sales) for (const level of levelsOf(sale)) counts.set(level, (counts.get(level) ?? 0) + 1);
  const kept = [...counts]
    .filter(([, count]) => count >= LEAST_OF_LEVEL && count < sales.length)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_LEVELS);
  return new Map(kept.map(([level], at) => [level, first + at]));
}

const scaled = (log: boolean, value: number): number => (log ? Math.log(Math.max(value, 1e-6)) : value);

/** Linear and squared term, and whether the number is missing. */
function numberTerms(column: NumberColumn, home: Home): [number, number, number] {
  const value = home.numbers[column.name];
  if (value === undefined) return [0, 0, 1];
  const at = (scaled(column.log, Math.min(column.high, Math.max(column.low, value))) - column.middle) / column.scale;
  return [at, at * at, 0];
}

function sparseRow(hedonic: Hedonic, home: Home, day: number | undefined): SparseRow {
  const columns = [0];
  const values = [1];
  hedonic.numbers.forEach((column, at) => {
    numberTerms(column, home).forEach((value, term) => {
      if (value === 0) return;
      columns.push(1 + at * 3 + term);
      values.push(value);
    });
  });
  for (const level of levelsOf(home)) {
    const column = hedonic.levels.get(level);
    if (column === undefined || columns.includes(column)) continue;
    columns.push(column);
    values.push(1);
  }
  if (day !== undefined) {
    const at = Math.max(0, Math.min(hedonic.months - 1, (day - hedonic.firstDay) / MONTH - 0.5));
    const low = Math.floor(at);
    const share = at - low;
    columns.push(hedonic.monthColumn + low);
    values.push(1 - share);
    if (share > 0) {
      columns.push(hedonic.monthColumn + low + 1);
      values.push(share);
    }
  }
  return { columns, values };
}

function dot(coefficients: Float64Array, { columns, values }: SparseRow): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at++) sum += coefficients[columns[at]!]! * values[at]!;
  return sum;
}
