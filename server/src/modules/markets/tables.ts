import {
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Forecast, Score } from './contract.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Versions of the valuation of a market, the newest with the highest id. A former version keeps its score and
 * loses its model.
 */
export const marketModels = pgTable(
  'market_models',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `US-TX`: country and state or province. */
    market: text().notNull(),
    /** The model knows the sales before this day. */
    asOf: date({ mode: 'string' }).notNull(),
    sales: integer().notNull(),
    /** Errors on sales that a model of earlier sales did not know; null with too few of them. */
    score: jsonb().$type<Score>(),
    /** Serialized and compressed; null once a newer version serves. */
    model: bytes(),
    fittedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('market_models_market').on(t.market, t.id)],
);

/** Price indexes and typical values of places by month, as their source publishes them. */
export const marketSeries = pgTable(
  'market_series',
  {
    /** `austin-tx`, as `placeSlug` names it. */
    place: text().notNull(),
    source: text().notNull(),
    /** `2026-10` */
    month: text().notNull(),
    value: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ columns: [t.place, t.source, t.month] })],
);

/** The latest forecast of each place. */
export const marketForecasts = pgTable('market_forecasts', {
  place: text().primaryKey(),
  source: text().notNull(),
  forecast: jsonb().$type<Forecast>().notNull(),
  madeAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
