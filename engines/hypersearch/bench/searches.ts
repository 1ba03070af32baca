import type { Fact, FindOptions, PointE6, Query } from '@lintel/hypersearch';
import { features, homeTypes } from '@lintel/hypersearch';
import { Dice } from './dice.ts';
import { TODAY, townsOf, zipfWord } from './homes.ts';

export const kinds = ['city', 'map', 'radius', 'text'] as const;
export type SearchKind = (typeof kinds)[number];

export interface Search {
  kind: SearchKind;
  query: Query;
  options: FindOptions;
}

/** 1,000 searches: 60 % city, 20 % map, 10 % radius, 10 % text; facets on half, cells on half of the maps. */
export function searchesOf(seed: number): Search[] {
  const dice = new Dice(seed + 1);
  const towns = townsOf(seed);
  return Array.from({ length: 1000 }, (_, i) => {
    const kind = i % 10 < 6 ? 'city' : i % 10 < 8 ? 'map' : i % 10 === 8 ? 'radius' : 'text';
    const town = towns[Math.floor(dice.next() ** 1.5 * towns.length)] as (typeof towns)[number];
    const quarter = dice.pick(town.neighbourhoods);
    const facts = [...criteria(dice), ...preferences(dice)];
    const place: Fact = { kind: 'place', name: town.name.toLowerCase(), not: false };
    const base = { today: TODAY };
    const options = { limit: 24, facets: i % 2 === 0, ...(kind === 'map' && i % 4 < 2 ? { cells: { zoom: 11 } } : {}) };
    if (kind === 'city') return { kind, options, query: { ...base, facts: [place, ...facts] } };
    if (kind === 'text') {
      const words = Array.from({ length: 1 + dice.below(3) }, () => zipfWord(dice));
      return { kind, options, query: { ...base, words, facts: dice.chance(0.7) ? [place] : [] } };
    }
    if (kind === 'radius') {
      const radiusMetres = 1000 * 25 ** dice.next();
      return { kind, options, query: { ...base, facts, areas: [{ kind: 'circle', centre: quarter, radiusMetres }] } };
    }
    const halfE6 = 4500 * 60 ** dice.next();
    return {
      kind,
      options,
      query: { ...base, facts, areas: [dice.chance(0.7) ? box(quarter, halfE6) : octagon(quarter, halfE6)] },
    };
  });
}

function criteria(dice: Dice): Fact[] {
  const low = Math.round(200 + dice.next() * 400) * 1000;
  const facts: Fact[] = [
    { kind: 'bound', field: 'price', op: '>=', value: low },
    { kind: 'bound', field: 'price', op: '<=', value: low * (1.3 + dice.next()) },
    { kind: 'bound', field: 'beds', op: '>=', value: 1 + dice.below(4) },
  ];
  for (let wanted = 1 + dice.below(2); wanted > 0; wanted--)
    facts.push({
      kind: 'feature',
      feature: features[Math.floor(dice.next() ** 2 * 30)] as (typeof features)[number],
      not: false,
    });
  if (dice.chance(0.3)) facts.push({ kind: 'bound', field: 'baths', op: '>=', value: 1.5 });
  if (dice.chance(0.3))
    facts.push({ kind: 'type', type: homeTypes[0], not: false }, { kind: 'type', type: homeTypes[2], not: false });
  return facts;
}

const preferences = (dice: Dice): Fact[] =>
  Array.from({ length: 2 + dice.below(2) }, () => ({
    kind: 'prefer',
    criterion: { kind: 'feature', feature: dice.pick(features), not: false },
  }));

const box = ({ latE6, lonE6 }: PointE6, half: number) => ({
  kind: 'box' as const,
  southE6: Math.round(latE6 - half),
  northE6: Math.round(latE6 + half),
  westE6: Math.round(lonE6 - half * 1.2),
  eastE6: Math.round(lonE6 + half * 1.2),
});

const octagon = ({ latE6, lonE6 }: PointE6, half: number) => ({
  kind: 'polygon' as const,
  ring: Array.from({ length: 8 }, (_, i) => ({
    latE6: Math.round(latE6 + half * Math.sin((i * Math.PI) / 4 + 0.1)),
    lonE6: Math.round(lonE6 + half * 1.2 * Math.cos((i * Math.PI) / 4 + 0.1)),
  })),
});
