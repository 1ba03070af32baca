import { calgary, edmonton } from './alberta.ts';
import { halifax, hamilton, mississauga, ottawa, winnipeg } from './central-canada.ts';
import { boulder, denver } from './colorado.ts';
import { lasVegas, phoenix, scottsdale } from './desert.ts';
import { atlanta, miami, newOrleans, orlando, tampa } from './gulf-and-florida.ts';
import type { Market } from './market.ts';
import { pittsburgh, washington } from './mid-atlantic.ts';
import { chicago, columbus, kansasCity, minneapolis, naperville } from './midwest.ts';
import { boston, newYork, philadelphia } from './northeast.ts';
import { oakland, sacramento, sanJose } from './northern-california.ts';
import { laval, montreal, quebecCity } from './quebec.ts';
import { sanFrancisco } from './san-francisco.ts';
import { seattle } from './seattle.ts';
import { charlotte, nashville, raleigh } from './southeast.ts';
import { losAngeles, sanDiego } from './southern-california.ts';
import { austin } from './texas.ts';
import { dallas, houston, sanAntonio } from './texas-cities.ts';
import { toronto } from './toronto.ts';
import { vancouver, victoria } from './vancouver.ts';
import { boise, portland, saltLakeCity } from './west.ts';

export type { Market, Neighbourhood, Trait, TypeMix } from './market.ts';

/**
 * The markets of the sample network: real cities, neighborhoods and postal codes; the homes in them are
 * invented.
 */
// biome-ignore format: a table
export const markets: readonly Market[] = [
  atlanta, austin, boise, boston, boulder, calgary, charlotte, chicago, columbus, dallas, denver, edmonton, halifax,
  hamilton, houston, kansasCity, lasVegas, laval, losAngeles, miami, minneapolis, mississauga, montreal, naperville,
  nashville, newOrleans, newYork, oakland, orlando, ottawa, philadelphia, phoenix, pittsburgh, portland, quebecCity,
  raleigh, sacramento, saltLakeCity, sanAntonio, sanDiego, sanFrancisco, sanJose, scottsdale, seattle, tampa, toronto,
  vancouver, victoria, washington, winnipeg,
];
