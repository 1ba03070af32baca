import { calgary, edmonton } from './alberta.ts';
import { boulder, denver } from './colorado.ts';
import { lasVegas, phoenix, scottsdale } from './desert.ts';
import type { Market } from './market.ts';
import { oakland, sacramento, sanJose } from './northern-california.ts';
import { laval, montreal, quebecCity } from './quebec.ts';
import { sanFrancisco } from './san-francisco.ts';
import { seattle } from './seattle.ts';
import { losAngeles, sanDiego } from './southern-california.ts';
import { austin } from './texas.ts';
import { dallas, houston, sanAntonio } from './texas-cities.ts';
import { toronto } from './toronto.ts';
import { vancouver, victoria } from './vancouver.ts';
import { boise, portland, saltLakeCity } from './west.ts';

export type { Landmark, Market, Neighbourhood, Region, Trait, TypeMix } from './market.ts';

/** The markets of the sample network: real cities, neighbourhoods and postal codes; the homes in them are invented. */
// biome-ignore format: a table
export const markets: readonly Market[] = [
  austin, boise, boulder, calgary, dallas, denver, edmonton, houston, lasVegas, laval, losAngeles, montreal, oakland,
  phoenix, portland, quebecCity, sacramento, saltLakeCity, sanAntonio, sanDiego, sanFrancisco, sanJose, scottsdale,
  seattle, toronto, vancouver, victoria,
];
