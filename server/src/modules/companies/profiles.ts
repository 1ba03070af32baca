import { bigint, boolean, integer, numeric, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import { agents, buyers, resellers } from './tables.ts';

// The views of agents, companies and buyers for other modules. Their SQL is in the migrations.

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const agentProfiles = pgView('agent_profiles', {
  id: integer('id').notNull(),
  personId: integer('person_id').notNull(),
  resellerId: integer('reseller_id').notNull(),
  agentType: text('agent_type', { enum: agents.agentType.enumValues }).notNull(),
  licenseNumber: text('license_number').notNull(),
  stateOrProvince: text('state_or_province').notNull(),
  city: text('city').notNull(),
  countries: text('countries').array().notNull(),
  specialties: text('specialties').array().notNull(),
  languages: text('languages').array().notNull(),
  /** Agreed monthly price of the agent. */
  priceCents: integer('price_cents'),
  /** An `unconfirmed` agent is hidden, a `pending` one waits for the company. */
  status: text('status', { enum: agents.status.enumValues }).notNull(),
  joinedAt: instant('joined_at').notNull(),
  leftAt: instant('left_at'),
}).existing();

export type AgentProfile = typeof agentProfiles.$inferSelect;

export const companyProfiles = pgView('company_profiles', {
  id: integer('id').notNull(),
  ownerId: integer('owner_id').notNull(),
  /** Billing customer of the plan. */
  customerId: integer('customer_id'),
  companyName: text('company_name').notNull(),
  licenseNumber: text('license_number').notNull(),
  country: text('country', { enum: resellers.country.enumValues }).notNull(),
  stateOrProvince: text('state_or_province').notNull(),
  city: text('city').notNull(),
  unparsedAddress: text('unparsed_address'),
  postalCode: text('postal_code'),
  phone: text('phone'),
  website: text('website'),
  contactPersonName: text('contact_person_name'),
  contactPersonPhone: text('contact_person_phone'),
  expectedAgentCount: integer('expected_agent_count'),
  subscriptionTier: text('subscription_tier', { enum: resellers.subscriptionTier.enumValues }).notNull(),
  /** Code that agents enter to join. */
  resellerCode: text('reseller_code'),
  /** Result of the license check. */
  verification: text('verification', { enum: resellers.verification.enumValues }).notNull(),
  /** No operation of the company works while it is set. */
  suspendedAt: instant('suspended_at'),
  suspensionReason: text('suspension_reason'),
  /** Monthly price for an agent of this company. */
  agentPriceCents: integer('agent_price_cents'),
  createdAt: instant('created_at').notNull(),
}).existing();

export type Company = typeof companyProfiles.$inferSelect;

export const buyerProfiles = pgView('buyer_profiles', {
  id: integer('id').notNull(),
  personId: integer('person_id').notNull(),
  agentId: integer('agent_id'),
  country: text('country', { enum: buyers.country.enumValues }).notNull(),
  city: text('city'),
  budgetMaxCents: bigint('budget_max_cents', { mode: 'number' }),
  bedroomsMin: integer('bedrooms_min'),
  bathroomsMin: numeric('bathrooms_min', { precision: 3, scale: 1, mode: 'number' }),
  /** True when the sign-up code of the buyer belongs to their current agent. */
  cameByOwnCode: boolean('came_by_own_code').notNull(),
}).existing();

export type BuyerProfile = typeof buyerProfiles.$inferSelect;

/** A column that refers to an agent; with `cascade`, a deleted agent takes the row along. */
export const agentId = (onDelete: 'cascade' | 'no action') => integer().references(() => agents.id, { onDelete });

/** A column that refers to a company; with `cascade`, a deleted company takes the row along. */
export const companyId = (onDelete: 'cascade' | 'no action') => integer().references(() => resellers.id, { onDelete });
