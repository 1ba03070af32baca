import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { type Sale, type Valuation, type Walked, walk } from '@lintel/market';
import { readMapping, UsageError } from '../../feeds/index.ts';
import { type FileHome, readHomes } from './read-homes.ts';

export interface ValueOrder {
  history: string;
  targets: string;
  mapping: string;
  out: string;
}

/** `market value`: values each target from the sales before its day, one line of JSON each, in the targets' order. */
export async function runValue(order: ValueOrder): Promise<void> {
  for (const file of [order.history, order.targets])
    if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const mapping = readMapping(order.mapping, []);
  const history = await readHomes(order.history, mapping);
  const targets = await readHomes(order.targets, mapping, history);
  const sales = history.homes.filter(isSale);
  const began = performance.now();
  const after = dayAfterLast(sales);
  const indexed = targets.homes.map((home, index) => ({ ...withoutPrice(home), on: home.soldOn ?? after, index }));
  const lines = new Array<string>(indexed.length);
  let refused = 0;
  for (const walked of walk(sales, indexed)) {
    if ('refused' in walked) refused++;
    lines[(walked.target as (typeof indexed)[number]).index] = JSON.stringify(lineOf(walked));
  }
  await writeLines(order.out, lines);
  for (const remark of [...history.remarks, ...targets.remarks]) console.log(remark);
  console.log(`${history.homes.length - sales.length} rows of the history have no price or no day and are left out`);
  console.log(
    `${targets.homes.length} homes valued from ${sales.length} sales in ${((performance.now() - began) / 1000).toFixed(1)} s${refused > 0 ? `; ${refused} have too few sales before them` : ''}`,
  );
}

const isSale = (home: FileHome): home is Sale => home.price !== undefined && home.soldOn !== undefined;

function withoutPrice({ price: _price, soldOn: _soldOn, ...home }: FileHome) {
  return home;
}

function dayAfterLast(sales: readonly Sale[]): string {
  const last =
    sales
      .map(({ soldOn }) => soldOn)
      .sort()
      .at(-1) ?? '1970-01-01';
  return new Date(Date.parse(`${last}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function lineOf(walked: Walked): unknown {
  const { id, on } = walked.target;
  if ('refused' in walked)
    return { id, on, estimate: null, low: null, high: null, comparables: [], refused: walked.refused };
  const { valuation } = walked;
  return { id, on, ...lineOfValuation(valuation) };
}

/** The money stays exact, so that the points add up to the estimate less the median. */
function lineOfValuation({ estimate, low, high, area, areaMedian, points, comparables, listAware }: Valuation) {
  return {
    estimate,
    low,
    high,
    ...(listAware ? { listAware } : {}),
    area: area ?? null,
    areaMedian,
    points,
    comparables: comparables.map((comparable) => ({
      ...comparable,
      adjustedPrice: Math.round(comparable.adjustedPrice),
      weight: Math.round(comparable.weight * 1000) / 1000,
    })),
  };
}

/** Writes atomically, because a partial file would be read as a short one. */
export async function writeLines(file: string, lines: readonly string[]): Promise<void> {
  const out = createWriteStream(`${file}.part`);
  for (const line of lines) if (!out.write(`${line}\n`)) await once(out, 'drain');
  out.end();
  await once(out, 'finish');
  renameSync(`${file}.part`, file);
}
