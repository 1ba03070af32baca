import { implement } from '@orpc/server';
import { contract } from './contract.ts';
import { accounts, accountsOperations, sessionOperations } from './modules/accounts/index.ts';
import { administration, administrationOperations } from './modules/administration/index.ts';
import { affordability, affordabilityOperations } from './modules/affordability/index.ts';
import { alerts, alertsOperations } from './modules/alerts/index.ts';
import { appointments, appointmentsOperations, bookingOperations } from './modules/appointments/index.ts';
import { assistant, assistantOperations } from './modules/assistant/index.ts';
import { billing, billingOperations } from './modules/billing/index.ts';
import { commute, commuteOperations } from './modules/commute/index.ts';
import { companies, companiesOperations } from './modules/companies/index.ts';
import { contacts, contactsOperations } from './modules/contacts/index.ts';
import { documents, documentsOperations } from './modules/documents/index.ts';
import { feeds } from './modules/feeds/index.ts';
import { journey, journeyOperations } from './modules/journey/index.ts';
import { legal, legalOperations } from './modules/legal/index.ts';
import { lending, lendingOperations } from './modules/lending/index.ts';
import { licensing, licensingOperations } from './modules/licensing/index.ts';
import { listings, listingsOperations } from './modules/listings/index.ts';
import { marketReports, marketReportsOperations } from './modules/market-reports/index.ts';
import { markets, marketsOperations } from './modules/markets/index.ts';
import { connectionOperations, matching, matchingOperations } from './modules/matching/index.ts';
import { membership, membershipOperations } from './modules/membership/index.ts';
import { messages, messagesOperations } from './modules/messages/index.ts';
import { notifications, notificationsOperations } from './modules/notifications/index.ts';
import { ownListings, ownListingsOperations } from './modules/own-listings/index.ts';
import { places } from './modules/places/index.ts';
import { professionals, professionalsOperations } from './modules/professionals/index.ts';
import { prospecting, prospectingOperations } from './modules/prospecting/index.ts';
import { rates, ratesOperations } from './modules/rates/index.ts';
import { recommendations, recommendationsOperations } from './modules/recommendations/index.ts';
import { saving, savingOperations } from './modules/saving/index.ts';
import { search, searchOperations } from './modules/search/index.ts';
import { signUpsOperations, signups } from './modules/signups/index.ts';
import { support, supportOperations } from './modules/support/index.ts';
import type { ServerModule } from './platform/app/app-context.ts';
import { type App, type AppOptions, assemble } from './platform/app/assemble.ts';
import type { CallContext } from './platform/serve/call-context.ts';

/** In dependency order: each depends only on those before it. */
const modules: readonly ServerModule[] = [
  places,
  legal,
  accounts,
  notifications,
  billing,
  companies,
  licensing,
  membership,
  signups,
  administration,
  support,
  rates,
  listings,
  affordability,
  commute,
  feeds,
  markets,
  search,
  saving,
  alerts,
  recommendations,
  professionals,
  documents,
  appointments,
  ownListings,
  messages,
  journey,
  matching,
  contacts,
  lending,
  prospecting,
  marketReports,
  assistant,
];

/** Every operation of the contract needs a handler; a missing one does not compile. */
const router = implement(contract)
  .$context<CallContext>()
  .router({
    legal: legalOperations,
    accounts: accountsOperations,
    notifications: notificationsOperations,
    billing: billingOperations,
    network: {
      ...sessionOperations,
      ...administrationOperations.outbox,
      ...administrationOperations.figures,
      signUps: signUpsOperations,
      licenses: licensingOperations.licenses,
      appeals: licensingOperations.appeals,
      reseller: { ...companiesOperations, ...membershipOperations.own },
      fees: membershipOperations.fees,
      wholesaler: { ...administrationOperations.wholesaler, ...licensingOperations.verifications },
      audit: administrationOperations.audit,
    },
    support: supportOperations,
    rates: ratesOperations,
    listings: listingsOperations,
    markets: marketsOperations,
    marketReports: marketReportsOperations,
    search: searchOperations,
    saving: savingOperations,
    alerts: alertsOperations,
    recommendations: recommendationsOperations,
    professionals: { ...professionalsOperations, ...bookingOperations, ...connectionOperations },
    appointments: appointmentsOperations,
    documents: documentsOperations,
    messages: messagesOperations,
    journey: journeyOperations,
    matching: matchingOperations,
    assistant: assistantOperations,
    affordability: affordabilityOperations,
    commute: commuteOperations,
    contacts: contactsOperations,
    lending: lendingOperations,
    ownListings: ownListingsOperations,
    prospecting: prospectingOperations,
  });

/** Lintel on a migrated database. */
export const createApp = (ground: AppOptions): Promise<App> => assemble({ ...ground, modules, contract, router });
