import { calgary, edmonton } from './alberta.ts';
import { boulder, denver } from './colorado.ts';
import type { Market } from './market.ts';
import { laval, montreal, quebecCity } from './quebec.ts';
import { sanFrancisco } from './san-francisco.ts';
import { seattle } from './seattle.ts';
import { austin } from './texas.ts';
import { toronto } from './toronto.ts';
import { vancouver, victoria } from './vancouver.ts';

export type { Landmark, Market, Neighbourhood, Region, Trait, TypeMix } from './market.ts';

/** The markets of the sample network: real cities, neighbourhoods and postal codes; the homes in them are invented. */
// biome-ignore format: a table
export const markets: readonly Market[] = [
  austin, boulder, calgary, denver, edmonton, laval, montreal, quebecCity, sanFrancisco, seattle, toronto, vancouver, victoria,
];
