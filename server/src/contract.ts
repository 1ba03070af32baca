import { accountsContract } from './capabilities/accounts/contract.ts';
import { alertsContract } from './capabilities/alerts/contract.ts';
import { assistantContract } from './capabilities/assistant/contract.ts';
import { billingContract } from './capabilities/billing/contract.ts';
import { documentsContract } from './capabilities/documents/contract.ts';
import { journeyContract } from './capabilities/journey/contract.ts';
import { legalContract } from './capabilities/legal/contract.ts';
import { listingsContract } from './capabilities/listings/contract.ts';
import { matchingContract } from './capabilities/matching/contract.ts';
import { messagesContract } from './capabilities/messages/contract.ts';
import { networkContract } from './capabilities/network/contract.ts';
import { notificationsContract } from './capabilities/notifications/contract.ts';
import { professionalsContract } from './capabilities/professionals/contract.ts';
import { ratesContract } from './capabilities/rates/contract.ts';
import { recommendationsContract } from './capabilities/recommendations/contract.ts';
import { savingContract } from './capabilities/saving/contract.ts';
import { searchContract } from './capabilities/search/contract.ts';
import { supportContract } from './capabilities/support/contract.ts';

/** All that crosses the wire, by capability. */
export const contract = {
  legal: legalContract,
  accounts: accountsContract,
  notifications: notificationsContract,
  billing: billingContract,
  network: networkContract,
  support: supportContract,
  rates: ratesContract,
  listings: listingsContract,
  search: searchContract,
  saving: savingContract,
  alerts: alertsContract,
  recommendations: recommendationsContract,
  professionals: professionalsContract,
  documents: documentsContract,
  messages: messagesContract,
  journey: journeyContract,
  matching: matchingContract,
  assistant: assistantContract,
};
