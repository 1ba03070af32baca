import { accountsContract } from './modules/accounts/contract.ts';
import { sessionContract } from './modules/accounts/session/contract.ts';
import { administrationContract } from './modules/administration/contract.ts';
import { affordabilityContract } from './modules/affordability/contract.ts';
import { alertsContract } from './modules/alerts/contract.ts';
import { appointmentsContract, bookingContract } from './modules/appointments/contract.ts';
import { assistantContract } from './modules/assistant/contract.ts';
import { billingContract } from './modules/billing/contract.ts';
import { commuteContract } from './modules/commute/contract.ts';
import { companiesContract } from './modules/companies/contract.ts';
import { contactsContract } from './modules/contacts/contract.ts';
import { documentsContract } from './modules/documents/contract.ts';
import { journeyContract } from './modules/journey/contract.ts';
import { legalContract } from './modules/legal/contract.ts';
import { lendingContract } from './modules/lending/contract.ts';
import { licensingContract } from './modules/licensing/contract.ts';
import { listingsContract } from './modules/listings/contract.ts';
import { marketReportsContract } from './modules/market-reports/contract.ts';
import { marketsContract } from './modules/markets/contract.ts';
import { matchingContract } from './modules/matching/contract.ts';
import { membershipContract } from './modules/membership/contract.ts';
import { messagesContract } from './modules/messages/contract.ts';
import { notificationsContract } from './modules/notifications/contract.ts';
import { ownListingsContract } from './modules/own-listings/contract.ts';
import { professionalsContract } from './modules/professionals/contract.ts';
import { prospectingContract } from './modules/prospecting/contract.ts';
import { ratesContract } from './modules/rates/contract.ts';
import { recommendationsContract } from './modules/recommendations/contract.ts';
import { savingContract } from './modules/saving/contract.ts';
import { searchContract } from './modules/search/contract.ts';
import { signUpsContract } from './modules/signups/contract.ts';
import { supportContract } from './modules/support/contract.ts';

/** The API by module. */
export const contract = {
  legal: legalContract,
  accounts: accountsContract,
  notifications: notificationsContract,
  billing: billingContract,
  /** Operation ids are public, so the operations of companies and their people keep their common prefix. */
  network: {
    ...sessionContract,
    ...administrationContract.outbox,
    ...administrationContract.figures,
    signUps: signUpsContract,
    licenses: licensingContract.licenses,
    appeals: licensingContract.appeals,
    reseller: { ...companiesContract, ...membershipContract.own },
    fees: membershipContract.fees,
    wholesaler: { ...administrationContract.wholesaler, ...licensingContract.verifications },
    audit: administrationContract.audit,
  },
  support: supportContract,
  rates: ratesContract,
  listings: listingsContract,
  markets: marketsContract,
  marketReports: marketReportsContract,
  search: searchContract,
  saving: savingContract,
  alerts: alertsContract,
  recommendations: recommendationsContract,
  professionals: { ...professionalsContract, ...bookingContract },
  appointments: appointmentsContract,
  documents: documentsContract,
  messages: messagesContract,
  journey: journeyContract,
  matching: matchingContract,
  lending: lendingContract,
  assistant: assistantContract,
  affordability: affordabilityContract,
  commute: commuteContract,
  contacts: contactsContract,
  ownListings: ownListingsContract,
  prospecting: prospectingContract,
};
