import { existsSync } from 'node:fs';
import { backTest, median, monthNumber, panelOf, quantile, type Sale, walk } from '@lintel/market';
import { readMapping, UsageError } from '../../feeds/index.ts';
import { readHomes } from './read-homes.ts';
import { readSeries } from './read-series.ts';

/**
 * `market back-test`: values a part of the history from the sales before each one, or forecasts every past quarter of
 * series, and prints the errors. `part` names the homes that are valued: every third one by a hash of its id.
 */
export async function runValueBackTest(file: string, mappingName: string): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const { homes } = await readHomes(file, readMapping(mappingName, []));
  const sales = homes.filter((home): home is Sale => home.price !== undefined && home.soldOn !== undefined);
  const isTested = ({ id }: Sale) => hash(id) % 3 === 0;
  const targets = sales.filter(isTested).map((sale) => ({ ...sale, on: sale.soldOn }));
  const began = performance.now();
  const rows = [
    ...walk(
      sales.filter((sale) => !isTested(sale)),
      targets,
    ),
  ].flatMap((walked) =>
    'valuation' in walked ? [{ price: (walked.target as unknown as Sale).price, ...walked.valuation }] : [],
  );
  if (rows.length === 0) throw new UsageError('There are too few sales to test.');
  const error = (estimate: number, price: number) => Math.abs(estimate / price - 1);
  const comparable = rows.filter(({ comparables }) => comparables.length > 0);
  const plain = comparable.map(({ price, comparables }) => error(weightedMean(comparables), price));
  console.log(
    `homes valued               ${rows.length} of ${targets.length}, in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  console.log(
    `median absolute error      ${percent(median(rows.map(({ estimate, price }) => error(estimate, price))))}`,
  );
  console.log(`of the comparables alone   ${percent(median(plain))}`);
  for (const by of ['price', 'estimate'] as const) {
    const sorted = [...rows].sort((a, b) => a[by] - b[by]);
    const thirds = [0, 1, 2].map((third) => {
      const own = sorted.slice(Math.round((third * rows.length) / 3), Math.round(((third + 1) * rows.length) / 3));
      return percent(own.filter(({ price, low, high }) => price >= low && price <= high).length / own.length);
    });
    console.log(`in the interval, by third of the ${by}   ${thirds.join(' / ')}`);
  }
  const widths = Float64Array.from(rows, ({ low, high, estimate }) => (high - low) / estimate).sort();
  console.log(`median width of the interval   ${percent(quantile(widths, 0.5))}`);
}

export async function runForecastBackTest(file: string, until: string): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const end = monthNumber(until);
  const series = await readSeries(file, end);
  const { past } = backTest(panelOf(series, end), end);
  const scored = past.filter(({ actual }) => !Number.isNaN(actual));
  if (scored.length === 0) throw new UsageError('The series are too short to test.');
  const growth = (points: number) => 100 * (Math.exp(points / 100) - 1);
  const mean = (of: (one: (typeof scored)[number]) => number) =>
    scored.reduce((sum, one) => sum + of(one), 0) / scored.length;
  console.log(`forecasts                  ${scored.length} of ${series.length} areas`);
  console.log(
    `mean absolute error        ${mean((one) => Math.abs(growth(one.predicted) - growth(one.actual))).toFixed(2)} points`,
  );
  console.log(
    `of last year's growth      ${mean((one) => Math.abs(growth(one.naive) - growth(one.actual))).toFixed(2)} points`,
  );
  console.log(
    `in the interval            ${percent(mean((one) => (one.actual >= one.low && one.actual <= one.high ? 1 : 0)))}`,
  );
  console.log(`mean width                 ${mean((one) => growth(one.high) - growth(one.low)).toFixed(1)} points`);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function weightedMean(comparables: readonly { adjustedPrice: number; weight: number }[]): number {
  const total = comparables.reduce((sum, { weight }) => sum + weight, 0);
  return comparables.reduce((sum, { adjustedPrice, weight }) => sum + adjustedPrice * weight, 0) / total;
}

/** FNV-1a: the same part of the homes on every machine. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return value >>> 0;
}
