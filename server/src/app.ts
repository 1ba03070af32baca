import { listings, listingsVerbs } from './capabilities/listings/index.ts';
import { network, networkVerbs } from './capabilities/network/index.ts';
import { places, placesVerbs } from './capabilities/places/index.ts';
import { search, searchVerbs } from './capabilities/search/index.ts';
import { contract } from './contract.ts';
import { type App, assemble, type Ground } from './foundation/assemble.ts';
import type { Capability } from './foundation/house.ts';

/** In order: each leans only on those above it. */
const capabilities: readonly Capability[] = [places, network, listings, search];

const router = { places: placesVerbs, network: networkVerbs, listings: listingsVerbs, search: searchVerbs };

/** Lintel on a migrated database. */
export const createApp = (ground: Ground): Promise<App> => assemble({ ...ground, capabilities, contract, router });
