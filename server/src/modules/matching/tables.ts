import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import { agentId, companyId } from '../companies/index.ts';
import { dealImports } from './past-deals/past-deals.tables.ts';
import { type LoanProduct, lenderTypes, loanProducts } from './ranking/contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const day = () => date({ mode: 'string' });
const cents = () => bigint({ mode: 'number' });
const ofAgent = () => agentId('cascade').notNull();
const situation = () => ({
  preApproved: boolean().notNull().default(false),
  cash: boolean().notNull().default(false),
  contingencies: smallint().notNull().default(1),
  firstTimeBuyer: boolean().notNull().default(false),
});

/** Ranking data of a professional in addition to their license. A missing row means default values. */
export const agentRecords = pgTable('agent_records', {
  agentId: agentId('cascade').primaryKey(),
  /** Degrees; the center of the city when unknown. */
  officeLat: doublePrecision(),
  officeLon: doublePrecision(),
  /** First day of the license, or the day they joined when unknown. */
  licensedSince: day(),
  /** Above 1, a whole team's deals are booked under this name. */
  teamSize: smallint().notNull().default(1),
  usesCrm: boolean().notNull().default(false),
  usesESign: boolean().notNull().default(false),
  usesVideo: boolean().notNull().default(false),
  portalLoginsPerWeek: real().notNull().default(0),
  /** Agents with whom they closed deals. */
  connections: integer().array().notNull().default(sql`'{}'`),
  takesClients: boolean().notNull().default(true),
  /** New clients at a time; null is the documented default. */
  capacity: smallint(),
  /** Canada: MLS deals count only from this consent on. */
  dealsConsentedAt: instant(),
  /** Version of the text that was agreed to. */
  dealsConsentText: text(),
});

/** Deals that closed or fell through. Money in minor units of the place's currency. */
export const agentDeals = pgTable(
  'agent_deals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    agentId: ofAgent(),
    /** Origin: an MLS, the company's own books, or a purchase followed in Lintel. */
    source: text({ enum: ['mls', 'company', 'house'] })
      .notNull()
      .default('company'),
    /** Key of the deal in its source. */
    sourceKey: text().notNull(),
    endedOn: day().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    /** A home type or loan type. */
    type: text().notNull(),
    side: text({ enum: ['buyer', 'seller', 'lender'] }).notNull(),
    outcome: text({ enum: ['closed', 'fallen_through'] }).notNull(),
    /** Sale price, or list price if unknown; for lenders the loan amount. */
    priceCents: cents().notNull(),
    listPriceCents: cents(),
    salePriceCents: cents(),
    livingAreaSqft: real(),
    /** Days from application to funding for lenders. */
    daysOnMarket: smallint(),
    /** Lenders: offered rate minus a market index, in basis points. */
    rateSpreadBp: real(),
    /** The imported file of a company's statement. */
    importId: integer().references(() => dealImports.id, { onDelete: 'cascade' }),
    /** One line; visible to the company and the agent only. */
    address: text(),
    /** Keys shared with the home's listings (see listings/relist/home-keys.ts). */
    homeKeys: bigint({ mode: 'number' }).array(),
    /** Second source of a deal that a company stated; null means “stated by the company”. */
    confirmedBy: text({ enum: ['feed', 'client'] }),
    /** The confirming purchase. */
    confirmationKey: text(),
    ...situation(),
  },
  (t) => [
    unique('agent_deals_once').on(t.source, t.sourceKey, t.side),
    index('agent_deals_agent').on(t.agentId),
    index('agent_deals_import').on(t.importId),
  ],
);

/** Buyers' requests from before connections were recorded in Lintel, with the answers. */
export const leadAnswers = pgTable(
  'lead_answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    agentId: ofAgent(),
    createdAt: instant().notNull(),
    respondedAt: instant(),
    withdrawnAt: instant(),
  },
  (t) => [index('lead_answers_agent').on(t.agentId)],
);

/** Style of a professional's messages in one thread, each 0 to 1; the text is not stored here. */
export const messageStyles = pgTable(
  'message_styles',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    agentId: ofAgent(),
    /** Thread in Lintel; null for imported records. */
    threadId: integer(),
    writtenOn: day().notNull(),
    formality: real().notNull(),
    detail: real().notNull(),
    warmth: real().notNull(),
  },
  (t) => [unique('message_styles_thread').on(t.threadId), index('message_styles_agent').on(t.agentId)],
);

/** Lists as shown, the requested professional, and the outcome. */
export const matchRecords = pgTable(
  'match_records',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Row of `matches`, for lists of Lintel. */
    matchId: integer(),
    buyerId: personId('set null'),
    agentType: text({ enum: ['real_estate', 'mortgage'] }).notNull(),
    matchedOn: day().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    budgetCents: cents().notNull(),
    /** Type of home or loan; null means any. */
    type: text(),
    timelineMonths: smallint().notNull(),
    language: text(),
    communicationStyle: text(),
    ...situation(),
    /** Agents in the order of the list. */
    shown: integer().array().notNull(),
    contactedId: ofAgent(),
    /** Position from 1. */
    position: smallint().notNull(),
    closed: boolean().notNull(),
    /** The private answer. */
    satisfied: boolean(),
  },
  (t) => [
    unique('match_records_match').on(t.matchId),
    index('match_records_contacted').on(t.contactedId),
    index('match_records_buyer').on(t.buyerId),
  ],
);

/** A professional's percentile by month, as shown to them. */
export const agentStandings = pgTable(
  'agent_standings',
  {
    agentId: ofAgent(),
    /** First day of the month. */
    month: day().notNull(),
    percentile: real(),
    low: real(),
    high: real(),
    top5Percent: boolean().notNull().default(false),
    /** Own scores by criterion. */
    scores: jsonb().$type<Record<string, number>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentId, t.month] })],
);

/** A lending company's own statement. A newer statement replaces it. */
export const lenderSheets = pgTable('lender_sheets', {
  resellerId: companyId('cascade').primaryKey(),
  type: text({ enum: lenderTypes }).notNull(),
  /** Days, days, minutes. */
  approvalDays: real(),
  processingDays: real(),
  preApprovalMinutes: integer(),
  digitalWorkflow: boolean(),
  apiIntegration: boolean(),
  benefits: text().array().notNull().default(sql`'{}'`),
  statedOn: day().notNull(),
  /** Pays the network for a label, which does not affect the order. */
  sponsored: boolean().notNull().default(false),
});

/** Rates of a sheet, as stated and dated by the lender: by the company or, with an agent, by that mortgage agent. */
export const lenderRates = pgTable(
  'lender_rates',
  {
    resellerId: companyId('cascade').notNull(),
    agentId: agentId('cascade'),
    product: text({ enum: loanProducts }).notNull(),
    termYears: smallint().notNull(),
    /** Percent per year, and percent of the loan. */
    ratePercent: real().notNull(),
    pointsPercent: real().notNull().default(0),
    datedOn: day().notNull(),
    /** Published by a rate sheet; the lender profile shows such rates and does not change them. */
    fromSheet: boolean().notNull().default(false),
  },
  (t) => [unique('lender_rates_loan').on(t.resellerId, t.agentId, t.product, t.termYears).nullsNotDistinct()],
);

/** A lender's last statement of each day, without personal data. */
export const lenderStatements = pgTable(
  'lender_statements',
  {
    resellerId: companyId('cascade').notNull(),
    statedOn: day().notNull(),
    rates: jsonb().$type<{ product: LoanProduct; termYears: number; rate: number; points: number }[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.resellerId, t.statedOn] })],
);
