import { foldPlace } from '@lintel/geo';
import type { Place } from '@lintel/hypersearch';
import { counties } from './counties.ts';
import { regionNames } from './region-names.ts';

/** A county, metropolitan area, former city or nickname, with the rules that match its homes. */
export interface Region {
  name: string;
  aliases: readonly string[];
  /** The first state has the largest part. */
  states: readonly string[];
  zips: readonly string[];
  /** Postal code prefixes. */
  prefixes: readonly string[];
  /** State and folded name: "ON|markham". */
  cities: readonly string[];
  wholeStates: readonly string[];
}

let made: readonly Region[] | undefined;

/** Returns the counties of the USA and the regions of `region-names.ts`. */
export function regions(): readonly Region[] {
  if (made) return made;
  const known = counties();
  const byName = new Map(known.map((county) => [`${county.state}|${foldPlace(county.name)}`, county]));
  made = [
    ...known.map(({ name, state, zips }) => regionOf([name], [state], { zips })),
    ...regionNames.map(([names, parts]) => namedRegion(names.split('|'), parts, byName)),
  ];
  return made;
}

const regionOf = (
  [name, ...aliases]: readonly string[],
  states: readonly string[],
  parts: Partial<Region>,
): Region => ({
  name: name!,
  aliases,
  states,
  zips: [],
  prefixes: [],
  cities: [],
  wholeStates: [],
  ...parts,
});

function namedRegion(
  names: readonly string[],
  parts: string,
  byName: ReadonlyMap<string, { zips: readonly string[] }>,
): Region {
  const states: string[] = [];
  const zips: string[] = [];
  const prefixes: string[] = [];
  const cities: string[] = [];
  const wholeStates: string[] = [];
  for (const part of parts.split('; ')) {
    const state = part.slice(0, 2);
    states.push(state);
    for (const each of part.slice(3).split(', ')) {
      if (each === '*') wholeStates.push(state);
      else if (each.startsWith('#')) prefixes.push(...each.split(' ').map((prefix) => prefix.slice(1)));
      else if (canadian.has(state)) cities.push(`${state}|${foldPlace(each)}`);
      else zips.push(...(byName.get(`${state}|${foldPlace(`${each} county`)}`)?.zips ?? []));
    }
  }
  return regionOf(names, states, { zips, prefixes, cities, wholeStates });
}

/** Regions as place names for parsing sentences. */
export const regionPlaces = (): Place[] =>
  regions().flatMap(({ name, aliases, states }) =>
    states.map((state) => ({
      name,
      kind: 'region',
      country: canadian.has(state) ? 'CA' : 'US',
      state,
      population: 0,
      lat: 0,
      lon: 0,
      aliases,
    })),
  );

const canadian: ReadonlySet<string> = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));
