import {
  bigint,
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
  unique,
} from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import type { Forecast, Score } from './contract.ts';
import type { SavedInvestment } from './returns/contract.ts';

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

/** Runs of the nightly job: the fit of a market's sales, or the forecast of the places of a price index. */
export const marketRuns = pgTable(
  'market_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['valuation', 'forecast'] }).notNull(),
    /** `US-TX`, or the source of the price index. */
    subject: text().notNull(),
    /** Sales of the market, or places of the index. */
    inputs: integer().notNull(),
    startedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** Null while the run lasts, and when the process ended during it. */
    endedAt: timestamp({ withTimezone: true, mode: 'date' }),
    outcome: text({ enum: ['stored', 'refused', 'stopped', 'failed'] }),
    /** Why a run was refused or failed. */
    detail: text(),
  },
  (t) => [index('market_runs_started').on(t.startedAt)],
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

const bigId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Predictions that were shown, once a day for each subject and version. Rows are never changed. */
export const marketPredictions = pgTable(
  'market_predictions',
  {
    id: bigId(),
    /** `sales` for the price of a home; otherwise the price index whose growth is predicted. */
    source: text().notNull(),
    /** `US-TX` */
    market: text().notNull(),
    /** `austin-tx`: the subject of a growth, or the city of the home. */
    place: text().notNull(),
    listingId: integer(),
    madeOn: date({ mode: 'string' }).notNull(),
    /** The month of the outcome, as its first day; null for a home, whose day of sale is not known. */
    dueOn: date({ mode: 'string' }),
    /** `trees-1`: the method. A changed method gets a new name. */
    version: text().notNull(),
    /** Whole units of currency, or percent of growth: quantiles at 10, 50 and 90 %. */
    low: doublePrecision().notNull(),
    middle: doublePrecision().notNull(),
    high: doublePrecision().notNull(),
    baseline: doublePrecision().notNull(),
  },
  (t) => [
    unique('market_predictions_once_a_day').on(t.listingId, t.place, t.source, t.version, t.madeOn).nullsNotDistinct(),
  ],
);

/** Sales and growth of an index, as they were first known. Rows are never changed. */
export const marketOutcomes = pgTable(
  'market_outcomes',
  {
    id: bigId(),
    source: text().notNull(),
    place: text().notNull(),
    listingId: integer(),
    knownOn: date({ mode: 'string' }).notNull(),
    value: doublePrecision().notNull(),
  },
  (t) => [unique('market_outcomes_once').on(t.listingId, t.place, t.source, t.knownOn).nullsNotDistinct()],
);

/** ROI analyses that people saved; a person's names are unique. */
export const investments = pgTable(
  'investments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: personId('cascade').notNull(),
    name: text().notNull(),
    inputs: jsonb().$type<SavedInvestment['inputs']>().notNull(),
    savedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [unique('investments_name').on(t.personId, t.name)],
);
