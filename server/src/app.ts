import { network, networkVerbs } from './capabilities/network/index.ts';
import { contract } from './contract.ts';
import { type App, assemble, type Ground } from './foundation/assemble.ts';
import type { Capability } from './foundation/house.ts';

/** In order: each leans only on those above it. */
const capabilities: readonly Capability[] = [network];

const router = { network: networkVerbs };

/** Lintel on a migrated database. */
export const createApp = (ground: Ground): Promise<App> => assemble({ ...ground, capabilities, contract, router });
