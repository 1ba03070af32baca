import { boulder, denver } from './colorado.ts';
import type { Market } from './market.ts';
import { sanFrancisco } from './san-francisco.ts';
import { seattle } from './seattle.ts';
import { austin } from './texas.ts';
import { toronto } from './toronto.ts';

export type { Landmark, Market, Neighbourhood, Region, Trait, TypeMix } from './market.ts';

/** The markets of the sample network: real cities, neighbourhoods and postal codes; the homes in them are invented. */
export const markets: readonly Market[] = [austin, boulder, denver, sanFrancisco, seattle, toronto];
