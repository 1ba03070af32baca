import type { Db } from '../../foundation/db.ts';
import type { PropertyDetail } from './contract.ts';
import { presentDetail } from './present.ts';
import { presentRows } from './properties.ts';
import type { Rates } from './rates.ts';
import { historyOf, publicListingsByIds } from './records.ts';

/** All that may be shown of some homes, in the order of `ids`; those that are gone or not shown are left out. */
export async function homesInFull(
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
