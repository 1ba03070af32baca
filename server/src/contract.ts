import { listingsContract } from './capabilities/listings/contract.ts';
import { networkContract } from './capabilities/network/contract.ts';
import { placesContract } from './capabilities/places/contract.ts';
import { searchContract } from './capabilities/search/contract.ts';

/** All that crosses the wire, by capability. */
export const contract = {
  places: placesContract,
  network: networkContract,
  listings: listingsContract,
  search: searchContract,
};
