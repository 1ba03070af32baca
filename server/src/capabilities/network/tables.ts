import { sql } from 'drizzle-orm';
import { bigint, index, integer, numeric, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** People of the network, of whatever role. E-mails in lower case. */
export const people = pgTable(
  'people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    role: text({ enum: ['wholesaler', 'reseller', 'agent', 'end_user'] }).notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [unique('people_email').on(t.email), index('people_role').on(t.role)],
);

/** Licensed companies on a paid plan. */
export const resellers = pgTable('resellers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ownerId: integer()
    .notNull()
    .references(() => people.id),
  companyName: text().notNull(),
  licenseNumber: text().notNull(),
  country: text({ enum: ['US', 'CA'] }).notNull(),
  stateOrProvince: text().notNull(),
  city: text().notNull(),
  phone: text(),
  subscriptionTier: text({ enum: ['starter', 'professional', 'enterprise', 'custom'] }).notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/** Real estate or mortgage agents, each under a reseller. */
export const agents = pgTable(
  'agents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => people.id),
    resellerId: integer()
      .notNull()
      .references(() => resellers.id),
    agentType: text({ enum: ['real_estate', 'mortgage'] }).notNull(),
    licenseNumber: text().notNull(),
    stateOrProvince: text().notNull(),
    city: text().notNull(),
    specialties: text().array().notNull().default(sql`'{}'`),
    languages: text().array().notNull().default(sql`'{en}'`),
  },
  (t) => [
    unique('agents_person').on(t.personId),
    index('agents_reseller').on(t.resellerId),
    index('agents_city').on(t.city),
  ],
);

/** Buyers: free, with an agent or without. */
export const buyers = pgTable(
  'buyers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => people.id),
    agentId: integer().references(() => agents.id),
    country: text({ enum: ['US', 'CA'] }).notNull(),
    city: text(),
    budgetMaxCents: bigint({ mode: 'number' }),
    bedroomsMin: integer(),
    bathroomsMin: numeric({ precision: 3, scale: 1, mode: 'number' }),
  },
  (t) => [unique('buyers_person').on(t.personId), index('buyers_agent').on(t.agentId)],
);
