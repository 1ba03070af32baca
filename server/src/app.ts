import { implement } from '@orpc/server';
import { accounts, accountsOperations } from './capabilities/accounts/index.ts';
import { alerts, alertsOperations } from './capabilities/alerts/index.ts';
import { assistant, assistantOperations } from './capabilities/assistant/index.ts';
import { billing, billingOperations } from './capabilities/billing/index.ts';
import { documents, documentsOperations } from './capabilities/documents/index.ts';
import { journey, journeyOperations } from './capabilities/journey/index.ts';
import { legal, legalOperations } from './capabilities/legal/index.ts';
import { listings, listingsOperations } from './capabilities/listings/index.ts';
import { matching, matchingOperations } from './capabilities/matching/index.ts';
import { messages, messagesOperations } from './capabilities/messages/index.ts';
import { network, networkOperations } from './capabilities/network/index.ts';
import { notifications, notificationsOperations } from './capabilities/notifications/index.ts';
import { places } from './capabilities/places/index.ts';
import { professionals, professionalsOperations } from './capabilities/professionals/index.ts';
import { rates, ratesOperations } from './capabilities/rates/index.ts';
import { recommendations, recommendationsOperations } from './capabilities/recommendations/index.ts';
import { saving, savingOperations } from './capabilities/saving/index.ts';
import { search, searchOperations } from './capabilities/search/index.ts';
import { support, supportOperations } from './capabilities/support/index.ts';
import { contract } from './contract.ts';
import type { Capability } from './foundation/app-context.ts';
import { type App, type AppOptions, assemble } from './foundation/assemble.ts';
import type { CallContext } from './foundation/serve.ts';

/** In dependency order: each depends only on those before it. */
const capabilities: readonly Capability[] = [
  places,
  legal,
  accounts,
  notifications,
  billing,
  network,
  support,
  rates,
  listings,
  search,
  saving,
  alerts,
  recommendations,
  professionals,
  documents,
  messages,
  journey,
  matching,
  assistant,
];

/** Every operation of the contract needs a handler; a missing one does not compile. */
const router = implement(contract).$context<CallContext>().router({
  legal: legalOperations,
  accounts: accountsOperations,
  notifications: notificationsOperations,
  billing: billingOperations,
  network: networkOperations,
  support: supportOperations,
  rates: ratesOperations,
  listings: listingsOperations,
  search: searchOperations,
  saving: savingOperations,
  alerts: alertsOperations,
  recommendations: recommendationsOperations,
  professionals: professionalsOperations,
  documents: documentsOperations,
  messages: messagesOperations,
  journey: journeyOperations,
  matching: matchingOperations,
  assistant: assistantOperations,
});

/** Lintel on a migrated database. */
export const createApp = (ground: AppOptions): Promise<App> => assemble({ ...ground, capabilities, contract, router });
