import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { publicSales } from '../../listings/index.ts';
import { marketOutcomes, marketPredictions, marketSeries } from '../tables.ts';
import { salesSource } from './prediction-log.ts';

/** Stores the sales and the growth that have become known since their prediction; the first known value is kept. */
export async function addOutcomes(db: Db): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${marketOutcomes} (source, place, listing_id, known_on, value)
    SELECT DISTINCT p.source, p.place, p.listing_id, s.close_date, s.close_price_cents / 100.0
    FROM ${marketPredictions} p JOIN (${publicSales(db)}) s ON s.id = p.listing_id
    WHERE p.source = ${salesSource} AND s.close_date > p.made_on
      AND NOT EXISTS (SELECT FROM ${marketOutcomes} o WHERE o.source = p.source AND o.listing_id = p.listing_id)
    ON CONFLICT DO NOTHING`);
  await db.execute(sql`
    INSERT INTO ${marketOutcomes} (source, place, known_on, value)
    SELECT DISTINCT p.source, p.place, p.due_on, (later.value / earlier.value - 1) * 100
    FROM ${marketPredictions} p
      JOIN ${marketSeries} later ON later.place = p.place AND later.source = p.source
        AND later.month = to_char(p.due_on, 'YYYY-MM')
      JOIN ${marketSeries} earlier ON earlier.place = p.place AND earlier.source = p.source
        AND earlier.month = to_char(p.due_on - interval '1 year', 'YYYY-MM')
    WHERE p.listing_id IS NULL
    ON CONFLICT DO NOTHING`);
}
