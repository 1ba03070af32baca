import { circleContains, foldPlace, pointInRing } from '@lintel/geo';
import { type Area, type Fact, features, homeTypes, type Listing, type PointE6 } from '@lintel/hypersearch';
import type { Search } from './searches.ts';

/** A straightforward implementation without an index, for the criteria in the benchmark's searches. Returns the total. */
export type Scan = (search: Search) => number;

/** A scan with plain objects and `filter`. */
export function objectScan(homes: readonly Listing[]): Scan {
  const texts = new Map(homes.map((home) => [home, ` ${home.text} `]));
  return ({ query }) => {
    const types = query.facts.flatMap((fact) => (fact.kind === 'type' ? [fact.type] : []));
    return homes.filter(
      (home) =>
        home.status === 'active' &&
        query.facts.every((fact) => meets(home, fact)) &&
        (types.length === 0 || types.includes(home.type)) &&
        (query.areas ?? []).every((area) => contains(area, home as PointE6)) &&
        (query.words ?? []).every((word) => texts.get(home)?.includes(` ${word} `)),
    ).length;
  };
}

function meets(home: Listing, fact: Fact): boolean {
  if (fact.kind === 'place') return foldPlaceOnce(home.city) === fact.name;
  if (fact.kind === 'feature') return home.features.includes(fact.feature);
  if (fact.kind !== 'bound') return true;
  const value = { price: home.priceCents / 100, beds: home.beds, baths: home.baths }[fact.field as 'price'] as number;
  return fact.op === '>=' ? value >= fact.value : value <= fact.value;
}

const folded = new Map<string, string>();
function foldPlaceOnce(name: string): string {
  const known = folded.get(name) ?? foldPlace(name);
  folded.set(name, known);
  return known;
}

function contains(area: Area, point: PointE6): boolean {
  if (area.kind === 'circle') return circleContains(area.centre, area.radiusMetres, point);
  if (area.kind === 'polygon') return pointInRing(area.ring, point);
  return (
    point.latE6 >= area.southE6 &&
    point.latE6 <= area.northE6 &&
    point.lonE6 >= area.westE6 &&
    point.lonE6 <= area.eastE6
  );
}

/** A scan of typed arrays row by row, without an index. Text searches run only in the object scan. */
export function columnScan(homes: readonly Listing[]): Scan {
  const cities = new Map([...new Set(homes.map(({ city }) => city))].map((city, i) => [foldPlace(city), i]));
  const city = Int32Array.from(homes, (home) => cities.get(foldPlaceOnce(home.city)) as number);
  const active = Uint8Array.from(homes, (home) => (home.status === 'active' ? 1 : 0));
  const price = Float64Array.from(homes, (home) => home.priceCents);
  const beds = Float32Array.from(homes, (home) => home.beds as number);
  const baths = Float32Array.from(homes, (home) => home.baths as number);
  const latE6 = Int32Array.from(homes, (home) => home.latE6 as number);
  const lonE6 = Int32Array.from(homes, (home) => home.lonE6 as number);
  const type = Int32Array.from(homes, (home) => 1 << homeTypes.indexOf(home.type));
  const has = [0, 1, 2].map((part) => Int32Array.from(homes, (home) => featureBits(home.features, part)));
  const [has0, has1, has2] = has as [Int32Array, Int32Array, Int32Array];
  return ({ query: { facts, areas = [] } }) => {
    const place = facts.find((fact) => fact.kind === 'place');
    const cityWanted = place ? (cities.get(place.name) ?? -2) : -1;
    const wanted = facts.flatMap((fact) => (fact.kind === 'feature' ? [fact.feature] : []));
    const [want0, want1, want2] = [0, 1, 2].map((part) => featureBits(wanted, part)) as [number, number, number];
    const types = facts.reduce(
      (bits, fact) => (fact.kind === 'type' ? bits | (1 << homeTypes.indexOf(fact.type)) : bits),
      0,
    );
    const limit = (field: string, op: string, none: number) =>
      facts.reduce(
        (at, fact) => (fact.kind === 'bound' && fact.field === field && fact.op === op ? fact.value : at),
        none,
      );
    const [priceLow, priceHigh] = [limit('price', '>=', 0) * 100, limit('price', '<=', 1e13) * 100];
    const [bedsLow, bathsLow] = [limit('beds', '>=', 0), limit('baths', '>=', 0)];
    const area = areas[0];
    let total = 0;
    for (let i = 0; i < city.length; i++) {
      if (active[i] === 0 || (cityWanted !== -1 && city[i] !== cityWanted)) continue;
      if ((price[i] as number) < priceLow || (price[i] as number) > priceHigh) continue;
      if ((beds[i] as number) < bedsLow || (baths[i] as number) < bathsLow) continue;
      if (types !== 0 && ((type[i] as number) & types) === 0) continue;
      if (((has0[i] as number) & want0) !== want0 || ((has1[i] as number) & want1) !== want1) continue;
      if (((has2[i] as number) & want2) !== want2) continue;
      if (area && !contains(area, { latE6: latE6[i] as number, lonE6: lonE6[i] as number })) continue;
      total += 1;
    }
    return total;
  };
}

const featureBits = (names: Listing['features'], part: number) =>
  names.reduce((bits, name) => {
    const place = features.indexOf(name);
    return place >>> 5 === part ? bits | (1 << (place & 31)) : bits;
  }, 0);
