import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
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
import { customers } from '../billing/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const country = () => text({ enum: ['US', 'CA'] });

/** Licensed companies on a paid plan. */
export const resellers = pgTable(
  'resellers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: personId('cascade').notNull(),
    /** Billing customer of the plan. */
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
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

/** Licenses of companies and agents: stated values and the result of the register check. */
export const licenses = pgTable(
  'licenses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resellerId: integer().references(() => resellers.id, { onDelete: 'cascade' }),
    agentId: integer().references(() => agents.id, { onDelete: 'cascade' }),
    country: country().notNull(),
    /** State or province of the register. */
    jurisdiction: text().notNull(),
    licenseType: text({ enum: ['real_estate_brokerage', 'real_estate', 'mortgage_brokerage', 'mortgage'] }).notNull(),
    licenseNumber: text().notNull(),
    status: text({ enum: ['pending', 'verified', 'rejected', 'expired'] })
      .notNull()
      .default('pending'),
    expiresOn: date({ mode: 'string' }),
    /** Time of the last check. */
    checkedAt: instant(),
    /** Time of the next check: every 30 days, and at expiry. */
    checkDueAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check('licenses_of_one', sql`num_nonnulls(${t.resellerId}, ${t.agentId}) = 1`),
    index('licenses_reseller').on(t.resellerId),
    index('licenses_agent').on(t.agentId),
    index('licenses_open').on(t.createdAt).where(sql`status = 'pending'`),
  ],
);

/** Register checks, with what was found and decided. Never changed. */
export const licenseChecks = pgTable(
  'license_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    licenseId: integer()
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    /** The reviewer, or null where a job found the license expired. */
    checkedById: personId('set null'),
    decision: text({ enum: ['verified', 'rejected', 'expired'] }).notNull(),
    reason: text({
      enum: ['matches_register', 'not_in_register', 'name_differs', 'inactive', 'expired', 'disciplined', 'other'],
    }).notNull(),
    note: text(),
    /** Name as printed in the register. */
    registerName: text(),
    registerStatus: text({ enum: ['active', 'inactive', 'expired', 'not_found'] }),
    registerUrl: text(),
    expiresOn: date({ mode: 'string' }),
    disciplined: boolean(),
    checkedAt: instant().notNull().defaultNow(),
  },
  (t) => [index('license_checks_license').on(t.licenseId)],
);

/** Appeals against a rejection; the license is open again until the next decision. */
export const licenseAppeals = pgTable(
  'license_appeals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    licenseId: integer()
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    resolvedAt: instant(),
  },
  (t) => [index('license_appeals_license').on(t.licenseId)],
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

/** Answered sign-ups, by the client's idempotency key: the same key again gets the same account. */
export const signUps = pgTable('sign_ups', {
  key: text().primaryKey(),
  /** SHA-256 of the body, in hex; another body under the same key is rejected. */
  bodyHash: text().notNull(),
  personId: personId('cascade').notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/** The wholesaler's notes on a company. */
export const resellerNotes = pgTable(
  'reseller_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resellerId: integer()
      .notNull()
      .references(() => resellers.id, { onDelete: 'cascade' }),
    authorId: personId('set null'),
    note: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('reseller_notes_reseller').on(t.resellerId)],
);
