import type { Db } from '../../platform/database/db.ts';
import type { PropertyDetail } from './contract.ts';
import { presentDetail } from './present.ts';
import { presentRows } from './properties.ts';
import type { Rates } from './rates.ts';
import { historyOf, publicListingsByIds } from './records.ts';

/**
 * Returns the public details of homes in the order of `ids`, without those that don't exist or are not shown.
 */
export async function publicDetailsByIds(
  db: Db,
  ids: readonly number[],
  { rates, now }: { rates: Rates; now: Date },
): Promise<PropertyDetail[]> {
  const rows = await publicListingsByIds(db, ids);
  const properties = await presentRows(db, rows, { rates, now });
  const homes: PropertyDetail[] = [];
  for (const [at, row] of rows.entries())
    homes.push(presentDetail(properties[at]!, row, await historyOf(db, row.id), rates));
  return homes;
}
