import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { median, monthText } from '@lintel/market';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Tx } from '../../../../platform/database/db.ts';
import { UsageError } from '../../../feeds/index.ts';
import { sampleSource } from '../../forecast/sample-series.ts';
import { marketSeries } from '../../tables.ts';
import { type Place, readPoints } from '../read-series.ts';
import { cityOfArea } from './city-of-area.ts';

const usage = 'npm run import -- prices FILE --source NAME [--dry-run]';

export interface PricesOrder {
  file: string;
  /** Shown next to the index: `FHFA`. */
  source: string;
  dryRun: boolean;
}

/**
 * Parses the arguments after `prices`.
 * @throws UsageError when they are invalid
 */
export function readPricesOrder(words: readonly string[]): PricesOrder {
  const { values, positionals } = parsed(words);
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError(`One file is imported at a time: ${usage}`);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const source = values.source?.trim() ?? '';
  if (source.length < 2 || source.length > 60 || source === sampleSource)
    throw new UsageError(`--source must name the publisher, such as FHFA: ${usage}`);
  return { file, source, dryRun: values['dry-run'] ?? false };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { source: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}: ${usage}`);
  }
}

/** Monthly rents are below, prices of homes and indexes of a published column of dollars above. */
const highestRent = 10_000;

type Points = Map<string, Map<string, number>>;

/** Imports the areas that are named after a city, and prints a summary. Without a database it only reads. */
export async function runPricesOrder(order: PricesOrder, database: Database | undefined, now: Date): Promise<void> {
  const places = [...(await readPoints(order.file)).values()];
  if (places.length === 0) throw new UsageError(`${order.file} has no value above zero.`);
  refuseRents(order.file, places);
  const { cities, left, future } = byCity(places, now);
  if (cities.size === 0)
    throw new UsageError(`${order.file}: none of its ${places.length} areas is named after a city.`);
  if (database) await database.transaction((tx) => replaceSeries(tx, order.source, cities));
  const months = [...cities.values()].flatMap((points) => [...points.keys()]).sort();
  console.log(`${order.source}: ${cities.size} cities, ${months.length} values from ${months[0]} to ${months.at(-1)}.`);
  if (left > 0) console.log(`${left} areas were left out: they are no city, or a second series of one.`);
  if (future > 0) console.log(`${future} values were left out: their month is in the future.`);
  console.log(
    database
      ? 'The next nightly run forecasts them; a restart does so at once.'
      : 'Nothing was written: this was a dry run.',
  );
}

/** Zillow's files of rents have the columns of its files of values. */
function refuseRents(file: string, places: readonly Place[]): void {
  if (!places.some(({ columns }) => 'RegionType' in columns)) return;
  const latest = places.flatMap(({ points }) => points.at(-1)?.[1] ?? []);
  if (median(latest) < highestRent) throw new UsageError(`${file} holds rents, not prices of homes.`);
}

function byCity(places: readonly Place[], now: Date): { cities: Points; left: number; future: number } {
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const cities: Points = new Map();
  let left = 0;
  let future = 0;
  for (const { columns, points } of places) {
    const city = cityOfArea(columns);
    if (!city || cities.has(city)) {
      left += 1;
      continue;
    }
    const known = points.filter(([month]) => month <= current);
    future += points.length - known.length;
    cities.set(city, new Map(known.map(([month, value]) => [monthText(month), value])));
  }
  return { cities, left, future };
}

const ROWS_AT_ONCE = 5_000;

/** Publishers revise past values, so the series of a city is replaced as a whole. Other cities of the source stay. */
async function replaceSeries(tx: Tx, source: string, cities: Points): Promise<void> {
  const ofCities = inArray(marketSeries.place, [...cities.keys()]);
  await tx.delete(marketSeries).where(and(eq(marketSeries.source, source), ofCities));
  const rows = [...cities].flatMap(([place, points]) =>
    [...points].map(([month, value]) => ({ place, source, month, value })),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(marketSeries).values(rows.slice(from, from + ROWS_AT_ONCE));
}
