import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { agents, resellers } from '../tables.ts';
import type { FeeLine } from './contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const day = () => date({ mode: 'string' });

/**
 * What held between an agent and their company, and from when on. Written by the database itself whenever state or price of
 * an agent changes, so that the fee of a month that is past follows from what was agreed then.
 */
export const agentTerms = pgTable(
  'agent_terms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: integer()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    status: text({ enum: ['pending', 'active', 'suspended', 'left'] }).notNull(),
    priceCents: integer(),
  },
  (t) => [index('agent_terms_agent').on(t.agentId, t.id)],
);

/** What an agent owes the company for a month. The company collects it; the platform takes none of it and moves no money. */
export const feeCharges = pgTable(
  'fee_charges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resellerId: integer()
      .notNull()
      .references(() => resellers.id),
    agentId: integer()
      .notNull()
      .references(() => agents.id),
    /** `A-2026-000123`: counted by company and year, without gaps. */
    number: text().notNull(),
    /** First day of the calendar month it is for. */
    month: day().notNull(),
    /** A whole month, as it was agreed. */
    priceCents: integer().notNull(),
    amountCents: integer().notNull(),
    currency: text({ enum: ['usd'] })
      .notNull()
      .default('usd'),
    lines: jsonb().$type<FeeLine[]>().notNull(),
    status: text({ enum: ['open', 'paid', 'void'] })
      .notNull()
      .default('open'),
    issuedAt: instant().notNull(),
    /** As the company stated it. */
    paidOn: day(),
    voidReason: text(),
  },
  (t) => [
    unique('fee_charges_month').on(t.agentId, t.month),
    unique('fee_charges_number').on(t.resellerId, t.number),
    index('fee_charges_reseller').on(t.resellerId, t.month),
    check('fee_charges_amount', sql`${t.amountCents} > 0 and ${t.amountCents} <= ${t.priceCents}`),
    check('fee_charges_paid', sql`(${t.paidOn} is not null) = (${t.status} = 'paid')`),
    check('fee_charges_void', sql`(${t.voidReason} is not null) = (${t.status} = 'void')`),
  ],
);

/**
 * The books of fees, in double entry: the entries of a transaction sum to zero. The database refuses what does not balance,
 * what belongs to no charge or to other accounts than the charge's, and every change of what was written.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid().notNull(),
    chargeId: integer()
      .notNull()
      .references(() => feeCharges.id),
    kind: text({ enum: ['issued', 'paid', 'payment_taken_back', 'voided'] }).notNull(),
    /** `agent:12` owes, `company:5:fees` earned, `company:5:received` got. */
    account: text().notNull(),
    amountCents: integer().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('ledger_entries_transaction').on(t.transactionId),
    index('ledger_entries_charge').on(t.chargeId),
    index('ledger_entries_account').on(t.account),
    check('ledger_entries_amount', sql`${t.amountCents} <> 0`),
  ],
);

/** Months whose fees were issued: where the server stood still in between, the missed ones follow. */
export const feeMonths = pgTable('fee_months', { month: day().primaryKey(), issuedAt: instant().notNull() });
