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
import { people } from '../accounts/index.ts';
import { agents, resellers } from '../network/index.ts';
import { dealImports } from './past-deals/past-deals.tables.ts';
import { type LoanProduct, lenderTypes, loanProducts } from './ranking/contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const day = () => date({ mode: 'string' });
const cents = () => bigint({ mode: 'number' });
const ofAgent = () =>
  integer()
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' });
const situation = () => ({
  preApproved: boolean().notNull().default(false),
  cash: boolean().notNull().default(false),
  contingencies: smallint().notNull().default(1),
  firstTimeBuyer: boolean().notNull().default(false),
});

/** What the ranking knows of a professional beside their licence. No row: all as in a new one. */
export const agentRecords = pgTable('agent_records', {
  agentId: integer()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** Degrees; the middle of their city where it is not known. */
  officeLat: doublePrecision(),
  officeLon: doublePrecision(),
  /** The day from which they are licensed; where it is not known the day they joined. */
  licensedSince: day(),
  /** Above 1 a whole team's deals are booked under this name. */
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
  /** Canada: deals from an MLS count only from when the professional agreed to it. */
  dealsConsentedAt: instant(),
  /** The version of the text that was agreed to. */
  dealsConsentText: text(),
});

/** Deals that closed or fell through. Money in minor units of the place's currency. */
export const agentDeals = pgTable(
  'agent_deals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    agentId: ofAgent(),
    /** Where it was told: an MLS, the company's own books, or a purchase that was followed here. */
    source: text({ enum: ['mls', 'company', 'house'] })
      .notNull()
      .default('company'),
    /** What it is called there. */
    sourceKey: text().notNull(),
    endedOn: day().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    /** A type of home, or of loan. */
    type: text().notNull(),
    side: text({ enum: ['buyer', 'seller', 'lender'] }).notNull(),
    outcome: text({ enum: ['closed', 'fallen_through'] }).notNull(),
    /** The sale price, else the list price; for lenders the loan. */
    priceCents: cents().notNull(),
    listPriceCents: cents(),
    salePriceCents: cents(),
    livingAreaSqft: real(),
    /** For lenders from application to funding. */
    daysOnMarket: smallint(),
    /** Lenders: offered rate less a market index, in hundredths of a percent. */
    rateSpreadBp: real(),
    /** The file in which the company stated it. */
    importId: integer().references(() => dealImports.id, { onDelete: 'cascade' }),
    /** In one line; for the company and the agent alone. */
    address: text(),
    /** What the home has in common with its listings (see listings/relist/home-keys.ts). */
    homeKeys: bigint({ mode: 'number' }).array(),
    /** The second source of a deal that a company stated: until there is one it is “stated by the company”. */
    confirmedBy: text({ enum: ['feed', 'client'] }),
    /** The purchase that confirms it. */
    confirmationKey: text(),
    ...situation(),
  },
  (t) => [
    unique('agent_deals_once').on(t.source, t.sourceKey, t.side),
    index('agent_deals_agent').on(t.agentId),
    index('agent_deals_import').on(t.importId),
  ],
);

/** Requests of buyers from before the house kept them as connections, with the answers. */
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

/** How a professional's own words of one thread are written, each 0 to 1; the words themselves are not kept here. */
export const messageStyles = pgTable(
  'message_styles',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    agentId: ofAgent(),
    /** Of the thread here; null for records from elsewhere. */
    threadId: integer(),
    writtenOn: day().notNull(),
    formality: real().notNull(),
    detail: real().notNull(),
    warmth: real().notNull(),
  },
  (t) => [unique('message_styles_thread').on(t.threadId), index('message_styles_agent').on(t.agentId)],
);

/** Lists that were shown, who was asked, and what became of it. */
export const matchRecords = pgTable(
  'match_records',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of `matches`, where it was made here. */
    matchId: integer(),
    buyerId: integer().references(() => people.id, { onDelete: 'set null' }),
    agentType: text({ enum: ['real_estate', 'mortgage'] }).notNull(),
    matchedOn: day().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    budgetCents: cents().notNull(),
    /** Type of home or loan; null is any. */
    type: text(),
    timelineMonths: smallint().notNull(),
    language: text(),
    communicationStyle: text(),
    ...situation(),
    /** Agents in the order of the list. */
    shown: integer().array().notNull(),
    contactedId: ofAgent(),
    /** From 1. */
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

/** Where a professional stood in a month, as they see it. */
export const agentStandings = pgTable(
  'agent_standings',
  {
    agentId: ofAgent(),
    /** The first of the month. */
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

/** What a company that lends states of itself. A newer statement replaces it. */
export const lenderSheets = pgTable('lender_sheets', {
  resellerId: integer()
    .primaryKey()
    .references(() => resellers.id, { onDelete: 'cascade' }),
  type: text({ enum: lenderTypes }).notNull(),
  /** Days, days, minutes. */
  approvalDays: real(),
  processingDays: real(),
  preApprovalMinutes: integer(),
  digitalWorkflow: boolean(),
  apiIntegration: boolean(),
  benefits: text().array().notNull().default(sql`'{}'`),
  statedOn: day().notNull(),
  /** Pays the network for a label; stands in no order. */
  sponsored: boolean().notNull().default(false),
});

/** Rates of a sheet, as the lender states and dates them. */
export const lenderRates = pgTable(
  'lender_rates',
  {
    resellerId: integer()
      .notNull()
      .references(() => resellers.id, { onDelete: 'cascade' }),
    product: text({ enum: loanProducts }).notNull(),
    termYears: smallint().notNull(),
    /** Percent a year, and percent of the loan. */
    ratePercent: real().notNull(),
    pointsPercent: real().notNull().default(0),
    datedOn: day().notNull(),
  },
  (t) => [primaryKey({ columns: [t.resellerId, t.product, t.termYears] })],
);

/** Each day's last statement of a lender, in numbers alone: what buyers read then. */
export const lenderStatements = pgTable(
  'lender_statements',
  {
    resellerId: integer()
      .notNull()
      .references(() => resellers.id, { onDelete: 'cascade' }),
    statedOn: day().notNull(),
    rates: jsonb().$type<{ product: LoanProduct; termYears: number; rate: number; points: number }[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.resellerId, t.statedOn] })],
);
