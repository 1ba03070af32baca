import { implement } from '@orpc/server';
import { listings, listingsVerbs } from './capabilities/listings/index.ts';
import { network, networkVerbs } from './capabilities/network/index.ts';
import { places } from './capabilities/places/index.ts';
import { search, searchVerbs } from './capabilities/search/index.ts';
import { contract } from './contract.ts';
import { type App, assemble, type Ground } from './foundation/assemble.ts';
import type { Capability } from './foundation/house.ts';
import type { CallContext } from './foundation/serve.ts';

/** In order: each leans only on those before it. */
const capabilities: readonly Capability[] = [places, network, listings, search];

/** Every line of the contract has its verb; one that is missing does not compile. */
const router = implement(contract).$context<CallContext>().router({
  network: networkVerbs,
  listings: listingsVerbs,
  search: searchVerbs,
});

/** Lintel on a migrated database. */
export const createApp = (ground: Ground): Promise<App> => assemble({ ...ground, capabilities, contract, router });
