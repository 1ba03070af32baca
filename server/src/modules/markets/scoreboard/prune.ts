import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { marketOutcomes, marketPredictions } from '../tables.ts';
import { salesSource } from './prediction-log.ts';
import { scoredPredictions } from './scored-predictions.ts';

/** Years after which a home without a sale, or a month without an index value, is waited for no longer. */
const [SALE_YEARS, INDEX_YEARS] = [2, 1];

/**
 * Deletes predictions that no score counts now or later: those of a known outcome that a later one of the
 * same subject, version and horizon replaced, and those whose outcome is overdue. Every row that a score counts stays.
 */
export async function prunePredictions(db: Db, today: string): Promise<void> {
  await db.execute(sql`
    DELETE FROM ${marketPredictions} p
    WHERE p.id NOT IN (SELECT id FROM (${scoredPredictions(db, 'price')}) prices)
      AND p.id NOT IN (SELECT id FROM (${scoredPredictions(db, 'growth')}) growths)
      AND (
        EXISTS (SELECT FROM ${marketOutcomes} o WHERE o.source = p.source AND o.place = p.place
          AND coalesce(o.listing_id, 0) = coalesce(p.listing_id, 0) AND (p.due_on IS NULL OR o.known_on = p.due_on))
        OR p.source = ${salesSource} AND p.made_on < ${today}::date - make_interval(years => ${SALE_YEARS})
        OR p.due_on < ${today}::date - make_interval(years => ${INDEX_YEARS}))`);
}
