import { z } from 'zod';
import { call, Id } from '../../../platform/serve/contract.ts';
import { Property } from '../../listings/contract.ts';
import { Activity, Lead, LeadStatus, urgencies } from '../entries/contract.ts';

const route = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags: ['Contacts'] });

export const Goals = z.strictObject({
  newClients: z.int().min(0).max(1_000),
  propertiesShown: z.int().min(0).max(1_000),
  closings: z.int().min(0).max(1_000),
  /** The agent's share of the price, in percent; null if not stated. */
  commissionPercent: z.number().min(0).max(10).multipleOf(0.001).nullable().default(null),
});

/** The specification's operations of an agent's dashboard. */
export const agentContract = {
  profile: route('GET', '/agent/profile', 'Get the caller’s agent account')
    .input(z.strictObject({}))
    .output(
      z.object({
        id: Id,
        firstName: z.string(),
        lastName: z.string(),
        agentType: z.enum(['real_estate', 'mortgage']),
      }),
    ),
  endUsers: route('GET', '/agent/end-users', 'List clients with a Lintel account, and what they share')
    .input(z.strictObject({ search: z.string().trim().max(100).optional() }))
    .output(
      z.array(
        z.object({
          id: Id,
          contactId: Id,
          firstName: z.string(),
          lastName: z.string(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
          createdAt: z.iso.datetime(),
          selectedCountries: z.array(z.enum(['USA', 'Canada'])),
          budget: z.number().nullable(),
          currency: z.enum(['USD', 'CAD']),
          city: z.string().nullable(),
          status: LeadStatus,
          urgency: z.enum(urgencies),
          /** Null when the client does not share saved homes. */
          savedProperties: z.number().int().nullable(),
          lastContactedAt: z.iso.datetime().nullable(),
        }),
      ),
    ),
  recentProperties: route('GET', '/agent/recent-properties', 'List the caller’s public listings, those for sale first')
    .input(z.strictObject({}))
    .output(z.array(Property.extend({ savedBy: z.number().int().describe('People who saved the home') }))),
  leadActivities: route('GET', '/agent/lead-activities', 'List the newest activity of the caller’s contacts')
    .input(z.strictObject({}))
    .output(
      z.array(
        Activity.extend({
          endUserName: z.string(),
          contactId: Id,
          activityType: z.string(),
          createdAt: z.iso.datetime(),
        }),
      ),
    ),
  updateEndUserStatus: route('POST', '/agent/update-end-user-status', 'Set the status of a client')
    .input(
      z.strictObject({
        endUserId: Id,
        status: z.enum([
          'contacted',
          'property_search',
          'property_viewing',
          'offer_negotiation',
          'contract_signing',
          'closed',
        ]),
      }),
    )
    .output(Lead),
  stats: route('GET', '/agent/stats', 'Get an agent’s figures; each field describes its definition')
    .input(z.strictObject({}))
    .output(
      z.object({
        totalEndUsers: z.number().int().describe('Contacts with an account on Lintel'),
        activeEndUsers: z.number().int().describe('Of these, contacts that are active or under contract'),
        totalLeads: z.number().int().describe('All contacts received'),
        convertedLeads: z.number().int().describe('Contacts that reached under contract'),
        conversions: z.number().int().describe('Same as convertedLeads'),
        leadsThisMonth: z.number().int(),
        showingsThisMonth: z.number().int(),
        closingsThisMonth: z.number().int(),
        propertiesShown: z.number().int().describe('Showings that took place'),
        propertiesSold: z.number().int().describe('Contacts that closed'),
        /** Share of requests answered within the target, of those answered or past it; null without any. */
        goals: Goals,
      }),
    ),
  goals: route('PUT', '/agent/goals', 'Set the monthly goals').input(Goals).output(Goals),
};
