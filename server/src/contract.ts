import { listingsContract } from './capabilities/listings/contract.ts';
import { networkContract } from './capabilities/network/contract.ts';
import { searchContract } from './capabilities/search/contract.ts';

/** All that crosses the wire, by capability. */
export const contract = {
  network: networkContract,
  listings: listingsContract,
  search: searchContract,
};
