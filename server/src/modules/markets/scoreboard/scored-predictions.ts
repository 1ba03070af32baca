import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { estimableListings } from '../../listings/index.ts';
import { marketOutcomes, marketPredictions } from '../tables.ts';
import { salesSource } from './prediction-log.ts';

export type Measure = 'price' | 'growth';

/**
 * Predictions with a known outcome: of each subject, version and horizon the last one before the outcome, so that a
 * home that is viewed often counts no more than others. Errors are shares of the price, or of 100 % for a growth. A home that may
 * not be displayed with an estimate has neither listing nor place.
 */
export const scoredPredictions = (db: Db, measure: Measure) => sql`
  SELECT *, ntile(3) OVER (PARTITION BY version, market ORDER BY outcome, id) AS third,
    abs(middle - outcome) / scale AS error, abs(baseline - outcome) / scale AS baseline_error
  FROM (
    SELECT DISTINCT ON (p.source, p.place, p.listing_id, p.version, o.known_on, horizon)
      p.id, p.source, p.version, p.market, p.made_on, o.known_on, p.low, p.middle, p.high, p.baseline,
      o.value AS outcome, shown.id AS listing, p.listing_id,
      CASE WHEN p.listing_id IS NULL OR shown.id IS NOT NULL THEN p.place END AS place,
      CASE WHEN o.known_on - p.made_on <= 30 THEN 30 WHEN o.known_on - p.made_on <= 90 THEN 90 ELSE 365 END AS horizon,
      ${measure === 'price' ? sql`o.value` : sql`100.0::float8`} AS scale
    FROM ${marketPredictions} p
      JOIN ${marketOutcomes} o ON o.source = p.source AND o.place = p.place AND o.known_on > p.made_on
        AND coalesce(o.listing_id, 0) = coalesce(p.listing_id, 0) AND (p.due_on IS NULL OR p.due_on = o.known_on)
      LEFT JOIN (${estimableListings(db)}) shown ON shown.id = p.listing_id
    WHERE ${measure === 'price' ? sql`p.source = ${salesSource}` : sql`p.source <> ${salesSource}`}
    ORDER BY p.source, p.place, p.listing_id, p.version, o.known_on, horizon, p.made_on DESC
  ) last`;
