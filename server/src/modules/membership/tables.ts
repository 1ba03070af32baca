import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { agentId, companyId } from '../companies/index.ts';
import type { FeeLine } from './fees/contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const day = () => date({ mode: 'string' });

/**
 * History of an agent's status and price. A database trigger writes a row whenever either changes, so the fee of a
 * past month follows from the terms agreed at that time.
 */
export const agentTerms = pgTable(
  'agent_terms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: agentId('cascade').notNull(),
    at: instant().notNull(),
    status: text({ enum: ['pending', 'active', 'suspended', 'left'] }).notNull(),
    priceCents: integer(),
  },
  (t) => [index('agent_terms_agent').on(t.agentId, t.id)],
);

/** Monthly charges of agents. The company collects them; the platform takes no share and moves no money. */
export const feeCharges = pgTable(
  'fee_charges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resellerId: companyId('no action').notNull(),
    agentId: agentId('no action').notNull(),
    /** `A-2026-000123`: numbered by company and year, without gaps. */
    number: text().notNull(),
    /** First day of the calendar month of the charge. */
    month: day().notNull(),
    /** Agreed price of a whole month. */
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
    /** Reported by the company. */
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
 * Double-entry ledger of fees: the entries of a transaction sum to zero. The database rejects unbalanced
 * transactions, entries without a charge, accounts other than the charge's, and every update.
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
    /** Accounts: `agent:12` owes, `company:5:fees` earned, `company:5:received` collected. */
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

/** Months whose fees were issued. Months missed while the server was down are issued later. */
export const feeMonths = pgTable('fee_months', { month: day().primaryKey(), issuedAt: instant().notNull() });
