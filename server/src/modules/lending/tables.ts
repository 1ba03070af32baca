import type { DeliveryMethod, LockExtension } from '@lintel/mortgage';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sealedText } from '../../platform/secrets/at-rest.ts';
import { personId } from '../accounts/index.ts';
import { agentId, companyId } from '../companies/index.ts';
import { documentId } from '../documents/index.ts';
import { applicationStatuses } from './applications/statuses/contract.ts';
import { loanEventKinds } from './applications/words/contract.ts';
import type { RateSheetInput } from './pricing/contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const day = () => date({ mode: 'string' });
const cents = () => bigint({ mode: 'number' });
const applicationId = () =>
  integer()
    .references(() => loanApplications.id, { onDelete: 'cascade' })
    .notNull();

/** Applications for a mortgage. The borrower's statements are encrypted; the columns next to it serve figures and clocks. */
export const loanApplications = pgTable(
  'loan_applications',
  {
    id: id(),
    buyerId: personId('cascade').notNull(),
    agentId: agentId('cascade').notNull(),
    country: text({ enum: ['US', 'CA'] }).notNull(),
    currency: text({ enum: ['USD', 'CAD'] }).notNull(),
    stateOrProvince: text().notNull(),
    listingId: integer(),
    /** The `Idempotency-Key` of the start. */
    startKey: text(),
    status: text({ enum: applicationStatuses }).notNull().default('pending'),
    statusReason: text(),
    /** `Stored` as JSON. */
    data: sealedText('loan application').notNull(),
    /** Grows with each change of the data. */
    version: integer().notNull().default(1),
    loanCents: cents(),
    sixFactsOn: day(),
    completeOn: day(),
    intentOn: day(),
    decidedOn: day(),
    closingOn: day(),
    acceptedOn: day(),
    conditionsOn: day(),
    conditionsClearedOn: day(),
    /** Set when the borrower's account was erased before the law allows to delete the application. */
    retainedUntil: day(),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
    submittedAt: instant(),
    decidedAt: instant(),
  },
  (t) => [
    index('loan_applications_agent').on(t.agentId, t.status),
    index('loan_applications_buyer').on(t.buyerId),
    unique('loan_applications_start_key').on(t.buyerId, t.startKey),
  ],
);

/** Demographic information under Regulation B, apart from the application. */
export const loanDemographics = pgTable(
  'loan_demographics',
  {
    applicationId: applicationId(),
    /** The borrower or co-borrower that it is about. */
    personId: personId('cascade').notNull(),
    data: sealedText('loan demographics').notNull(),
    statedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.personId] })],
);

/** Events of an application; rows are only added. */
export const loanEvents = pgTable(
  'loan_events',
  {
    id: id(),
    applicationId: applicationId(),
    byId: personId('set null'),
    kind: text({ enum: loanEventKinds }).notNull(),
    /** Names and days; never a value of the application. */
    detail: text(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [index('loan_events_application').on(t.applicationId, t.at)],
);

/** Requirements of the lender: who provides each, and the document that shows it. */
export const loanConditions = pgTable(
  'loan_conditions',
  {
    id: id(),
    applicationId: applicationId(),
    title: text().notNull(),
    neededFrom: text({ enum: ['borrower', 'agent', 'third_party'] }).notNull(),
    /** Category of the document that clears it; null for none. */
    category: text(),
    documentId: documentId(),
    status: text({ enum: ['open', 'received', 'cleared', 'waived'] })
      .notNull()
      .default('open'),
    note: text(),
    dueOn: day(),
    reviewedById: personId('set null'),
    reviewedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('loan_conditions_application').on(t.applicationId)],
);

/** Disclosures given to the borrower, and the changes that require a revised one. */
export const loanDisclosures = pgTable(
  'loan_disclosures',
  {
    id: id(),
    applicationId: applicationId(),
    kind: text({ enum: ['loan_estimate', 'revised_estimate', 'closing_disclosure', 'ca_disclosure'] }).notNull(),
    /** Day of the change that a revised estimate answers. */
    changedOn: day(),
    sentOn: day(),
    method: text().$type<DeliveryMethod>().notNull(),
    receivedOn: day(),
    aprPercent: numeric({ precision: 6, scale: 3, mode: 'number' }),
    irregular: boolean().notNull().default(false),
    product: text().notNull().default('fixed'),
    prepaymentPenalty: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('loan_disclosures_application').on(t.applicationId)],
);

/** Rate locks (USA) and rate holds (Canada), the latest counts. */
export const rateLocks = pgTable(
  'loan_rate_locks',
  {
    id: id(),
    applicationId: applicationId(),
    lockedOn: day().notNull(),
    days: integer().notNull(),
    ratePercent: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
    extensions: jsonb().$type<LockExtension[]>().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('loan_rate_locks_application').on(t.applicationId)],
);

/** The limits within which a buyer makes letters. */
export const letterLimits = pgTable('loan_letter_limits', {
  applicationId: integer()
    .primaryKey()
    .references(() => loanApplications.id, { onDelete: 'cascade' }),
  kind: text({ enum: ['pre_qualification', 'pre_approval'] }).notNull(),
  program: text().notNull(),
  priceMaxCents: cents().notNull(),
  loanMaxCents: cents().notNull(),
  paymentMaxCents: cents().notNull(),
  downMinCents: cents().notNull(),
  cashMaxCents: cents().notNull(),
  ratePercent: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
  years: integer().notNull(),
  expiresOn: day().notNull(),
  setAt: instant().notNull().defaultNow(),
});

/** Letters that were issued. The public page shows them by code, without anything about income. */
export const loanLetters = pgTable(
  'loan_letters',
  {
    id: id(),
    code: text().notNull(),
    applicationId: applicationId(),
    kind: text({ enum: ['pre_qualification', 'pre_approval'] }).notNull(),
    program: text().notNull(),
    buyerName: sealedText('loan letter').notNull(),
    home: sealedText('loan letter').notNull(),
    priceCents: cents().notNull(),
    loanCents: cents().notNull(),
    expiresOn: day().notNull(),
    issuedAt: instant().notNull().defaultNow(),
    revokedAt: instant(),
  },
  (t) => [uniqueIndex('loan_letters_code').on(t.code), index('loan_letters_application').on(t.applicationId)],
);

/** Rate sheets by day, of a mortgage agent or, without one, of the company. The last statement of a day counts. */
export const rateSheets = pgTable(
  'loan_rate_sheets',
  {
    id: id(),
    resellerId: companyId('cascade').notNull(),
    agentId: agentId('cascade'),
    statedOn: day().notNull(),
    sheet: jsonb().$type<RateSheetInput>().notNull(),
  },
  (t) => [unique('loan_rate_sheets_day').on(t.resellerId, t.agentId, t.statedOn).nullsNotDistinct()],
);

/** Real estate agents who see the status of an application, with the borrower's consent. */
export const statusShares = pgTable(
  'loan_status_shares',
  {
    applicationId: applicationId(),
    agentId: agentId('cascade').notNull(),
    sharedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.agentId] })],
);
