import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import { customerId } from '../billing/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const country = () => text({ enum: ['US', 'CA'] });

/** Licensed companies on a paid plan. */
export const resellers = pgTable(
  'resellers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: personId('cascade').notNull(),
    /** Billing customer of the plan. */
    customerId: customerId(),
    companyName: text().notNull(),
    licenseNumber: text().notNull(),
    country: country().notNull(),
    stateOrProvince: text().notNull(),
    city: text().notNull(),
    /** One line, as written on an envelope. */
    unparsedAddress: text(),
    postalCode: text(),
    phone: text(),
    website: text(),
    contactPersonName: text(),
    contactPersonPhone: text(),
    expectedAgentCount: integer(),
    subscriptionTier: text({ enum: ['starter', 'professional', 'enterprise', 'custom'] }).notNull(),
    /** Code that agents enter to join. */
    resellerCode: text(),
    /** Result of the license check. Billing has the payment status. */
    verification: text({ enum: ['pending', 'verified', 'rejected'] })
      .notNull()
      .default('pending'),
    /** Set by the wholesaler; no operation of the company works while it is set. */
    suspendedAt: instant(),
    suspensionReason: text(),
    /** Monthly price for an agent of this company. */
    agentPriceCents: integer(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('resellers_code').on(sql`lower(${t.resellerCode})`),
    index('resellers_owner').on(t.ownerId),
    unique('resellers_customer').on(t.customerId),
  ],
);

/** Real estate and mortgage agents, each under a reseller. */
export const agents = pgTable(
  'agents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: personId('cascade').notNull(),
    resellerId: integer()
      .notNull()
      .references(() => resellers.id, { onDelete: 'cascade' }),
    agentType: text({ enum: ['real_estate', 'mortgage'] }).notNull(),
    licenseNumber: text().notNull(),
    stateOrProvince: text().notNull(),
    city: text().notNull(),
    countries: text().array().notNull().default(sql`'{}'`),
    specialties: text().array().notNull().default(sql`'{}'`),
    languages: text().array().notNull().default(sql`'{en}'`),
    /** Agreed monthly price of the agent. */
    priceCents: integer(),
    /**
     * `unconfirmed` until the address is confirmed, and hidden before; `pending` until the company accepts; `left`
     * after the company removed them.
     */
    status: text({ enum: ['unconfirmed', 'pending', 'active', 'suspended', 'left'] })
      .notNull()
      .default('pending'),
    joinedAt: instant().notNull().defaultNow(),
    leftAt: instant(),
  },
  (t) => [
    unique('agents_person').on(t.personId),
    index('agents_reseller').on(t.resellerId),
    index('agents_city').on(t.city),
  ],
);

/** Buyers: free, with or without an agent. */
export const buyers = pgTable(
  'buyers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: personId('cascade').notNull(),
    agentId: integer().references(() => agents.id, { onDelete: 'set null' }),
    country: country().notNull(),
    countries: text().array().notNull().default(sql`'{}'`),
    city: text(),
    budgetMaxCents: bigint({ mode: 'number' }),
    bedroomsMin: integer(),
    bathroomsMin: numeric({ precision: 3, scale: 1, mode: 'number' }),
    /** The code of the buyer's sign-up; it never changes. */
    agentCodeId: integer(),
  },
  (t) => [unique('buyers_person').on(t.personId), index('buyers_agent').on(t.agentId)],
);

/** Codes with which buyers connect to an agent. */
export const agentCodes = pgTable(
  'agent_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: integer()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Unique regardless of case. */
    code: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** Null means unlimited. */
    maxUses: integer(),
    currentUses: integer().notNull().default(0),
    expiresAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('agent_codes_code').on(sql`lower(${t.code})`),
    index('agent_codes_agent').on(t.agentId),
    check('agent_codes_uses', sql`${t.maxUses} is null or ${t.currentUses} <= ${t.maxUses}`),
  ],
);

/** Email invitations of agents by their company. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resellerId: integer()
      .notNull()
      .references(() => resellers.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    agentType: text({ enum: ['real_estate', 'mortgage'] }).notNull(),
    agentPriceCents: integer(),
    /** SHA-256 of the emailed token, in hex. */
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [unique('invitations_token').on(t.tokenHash), index('invitations_reseller').on(t.resellerId)],
);
