import { implement } from '@orpc/server';
import { accounts, accountsVerbs } from './capabilities/accounts/index.ts';
import { alerts, alertsVerbs } from './capabilities/alerts/index.ts';
import { assistant, assistantVerbs } from './capabilities/assistant/index.ts';
import { billing, billingVerbs } from './capabilities/billing/index.ts';
import { documents, documentsVerbs } from './capabilities/documents/index.ts';
import { journey, journeyVerbs } from './capabilities/journey/index.ts';
import { legal, legalVerbs } from './capabilities/legal/index.ts';
import { listings, listingsVerbs } from './capabilities/listings/index.ts';
import { matching, matchingVerbs } from './capabilities/matching/index.ts';
import { messages, messagesVerbs } from './capabilities/messages/index.ts';
import { network, networkVerbs } from './capabilities/network/index.ts';
import { notifications, notificationsVerbs } from './capabilities/notifications/index.ts';
import { places } from './capabilities/places/index.ts';
import { professionals, professionalsVerbs } from './capabilities/professionals/index.ts';
import { rates, ratesVerbs } from './capabilities/rates/index.ts';
import { recommendations, recommendationsVerbs } from './capabilities/recommendations/index.ts';
import { saving, savingVerbs } from './capabilities/saving/index.ts';
import { search, searchVerbs } from './capabilities/search/index.ts';
import { support, supportVerbs } from './capabilities/support/index.ts';
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
  legal: legalVerbs,
  accounts: accountsVerbs,
  notifications: notificationsVerbs,
  billing: billingVerbs,
  network: networkVerbs,
  support: supportVerbs,
  rates: ratesVerbs,
  listings: listingsVerbs,
  search: searchVerbs,
  saving: savingVerbs,
  alerts: alertsVerbs,
  recommendations: recommendationsVerbs,
  professionals: professionalsVerbs,
  documents: documentsVerbs,
  messages: messagesVerbs,
  journey: journeyVerbs,
  matching: matchingVerbs,
  assistant: assistantVerbs,
});

/** Lintel on a migrated database. */
export const createApp = (ground: AppOptions): Promise<App> => assemble({ ...ground, capabilities, contract, router });
