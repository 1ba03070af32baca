import { accountsContract } from './capabilities/accounts/contract.ts';
import { billingContract } from './capabilities/billing/contract.ts';
import { legalContract } from './capabilities/legal/contract.ts';
import { listingsContract } from './capabilities/listings/contract.ts';
import { networkContract } from './capabilities/network/contract.ts';
import { searchContract } from './capabilities/search/contract.ts';
import { supportContract } from './capabilities/support/contract.ts';

/** All that crosses the wire, by capability. */
export const contract = {
  legal: legalContract,
  accounts: accountsContract,
  billing: billingContract,
  network: networkContract,
  support: supportContract,
  listings: listingsContract,
  search: searchContract,
};
