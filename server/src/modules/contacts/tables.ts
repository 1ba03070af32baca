import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import { agentId, companyId } from '../companies/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const contactId = () =>
  integer()
    .references(() => contacts.id, { onDelete: 'cascade' })
    .notNull();

/**
 * People whom an agent serves or may serve (RESO Contacts). A contact with an account has `buyerId`; what the agent sees
 * of the account is what the buyer shares (`professionals`), and only the agent's own entries are stored here.
 */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    companyId: companyId('cascade').notNull(),
    /** Null for a contact in the company's pool. */
    ownerAgentId: agentId('cascade'),
    /** True when the company assigned the contact; it returns to the company when the agent leaves. */
    isLent: boolean().notNull().default(false),
    buyerId: personId('set null'),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    contactType: text({ enum: ['buyer', 'seller', 'buyer_and_seller', 'renter', 'other'] })
      .notNull()
      .default('buyer'),
    status: text({ enum: ['new', 'contacted', 'qualified', 'nurture', 'active', 'under_contract', 'closed', 'lost'] })
      .notNull()
      .default('new'),
    lostReason: text(),
    urgency: text({ enum: ['low', 'medium', 'high'] })
      .notNull()
      .default('medium'),
    leadSource: text({
      enum: ['request', 'smartmatch', 'agent_code', 'open_house', 'import', 'email', 'referral', 'phone', 'other'],
    })
      .notNull()
      .default('other'),
    budgetMaxCents: bigint({ mode: 'number' }),
    currency: text({ enum: ['USD', 'CAD'] }).notNull(),
    city: text(),
    stateOrProvince: text(),
    language: text(),
    timeZone: text(),
    tags: text().array().notNull().default(sql`'{}'`),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
    statusChangedAt: instant().notNull().defaultNow(),
    lastContactedAt: instant(),
    /** The contact is hidden from “Today” until this time. */
    snoozedUntil: instant(),
    deletedAt: instant(),
  },
  (t) => [
    index('contacts_owner').on(t.ownerAgentId, t.status),
    index('contacts_company').on(t.companyId, t.createdAt),
    index('contacts_company_name').on(t.companyId, t.lastName, t.firstName, t.id),
    index('contacts_company_budget').on(t.companyId, t.budgetMaxCents.desc().nullsLast(), t.id.desc()),
    index('contacts_company_tagged').on(t.companyId).where(sql`tags <> '{}'`),
    index('contacts_company_contacted').on(t.companyId, t.lastContactedAt.asc().nullsFirst(), t.id.desc()),
    uniqueIndex('contacts_buyer').on(t.ownerAgentId, t.buyerId).where(sql`buyer_id is not null`),
  ],
);

/** Email addresses in lower case. The first by `id` is the main one. */
export const contactEmails = pgTable(
  'contact_emails',
  { id: id(), contactId: contactId(), email: text().notNull() },
  (t) => [uniqueIndex('contact_emails_once').on(t.contactId, t.email), index('contact_emails_email').on(t.email)],
);

/** Telephone numbers in E.164. The first by `id` is the main one. */
export const contactPhones = pgTable(
  'contact_phones',
  { id: id(), contactId: contactId(), phone: text().notNull() },
  (t) => [uniqueIndex('contact_phones_once').on(t.contactId, t.phone), index('contact_phones_phone').on(t.phone)],
);

/** The history of a contact. Rows are added; only the undo of a move deletes its entry. */
export const contactActivities = pgTable(
  'contact_activities',
  {
    id: id(),
    contactId: contactId(),
    kind: text({
      enum: [
        ...(['created', 'call', 'email', 'text', 'note', 'status', 'assigned', 'consent', 'task'] as const),
        ...(['homes_sent', 'home_opened', 'home_liked', 'home_dismissed'] as const),
      ],
    }).notNull(),
    /** The person who acted; null for the system. */
    byId: personId('set null'),
    at: instant().notNull().defaultNow(),
    text: text(),
    /** `{ from, to }` of a status, `{ outcome }` of a call, `{ channel, basis }` of a consent. */
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [index('contact_activities_contact').on(t.contactId, t.at)],
);

/** A contact's consent to be reached by a channel, with its proof. The newest row of a channel counts. */
export const contactConsents = pgTable(
  'contact_consents',
  {
    id: id(),
    contactId: contactId(),
    channel: text({ enum: ['call', 'text', 'email'] }).notNull(),
    /** Bases of CASL and the TCPA; `withdrawn` ends the earlier ones. */
    basis: text({ enum: ['express_written', 'express_oral', 'inquiry', 'existing_business', 'withdrawn'] }).notNull(),
    /** The circumstances in which the consent was given. */
    proof: text().notNull(),
    givenAt: instant().notNull(),
    recordedById: personId('set null'),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('contact_consents_contact').on(t.contactId, t.channel)],
);

/** Work that an agent plans, for a contact or without one. */
export const agentTasks = pgTable(
  'agent_tasks',
  {
    id: id(),
    /** The agent who has the contact, or who planned a task without one; null while the contact waits in the pool. */
    agentId: agentId('cascade'),
    /** The agent who does the task in place of `agentId`. */
    assigneeId: agentId('no action'),
    contactId: integer().references(() => contacts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    dueAt: instant().notNull(),
    repeats: text({ enum: ['daily', 'weekly', 'monthly'] }),
    doneAt: instant(),
    /** The task is hidden while its plan is paused. */
    pausedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('agent_tasks_open').on(t.agentId, t.dueAt).where(sql`done_at is null`),
    index('agent_tasks_assigned').on(t.assigneeId, t.dueAt).where(sql`assignee_id is not null`),
  ],
);

/** Agents' monthly goals. */
export const agentGoals = pgTable('agent_goals', {
  agentId: agentId('cascade').notNull().primaryKey(),
  newClients: integer().notNull(),
  propertiesShown: integer().notNull(),
  closings: integer().notNull(),
  /** The agent's share of the price, in percent; null until the agent states it. */
  commissionPercent: numeric({ precision: 5, scale: 3, mode: 'number' }),
});
