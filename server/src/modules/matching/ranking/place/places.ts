import { foldPlace } from '@lintel/geo';
import type { Place } from '@lintel/hypersearch';
import { gazetteer } from '../../../places/index.ts';

export interface Spot {
  name: string;
  state: string;
  country: 'US' | 'CA';
  lat: number;
  lon: number;
}

/**
 * Finds the place of a text: "Austin", "Austin, TX", "Mueller, Austin", a ZIP, a postal code or its first three
 * characters. Returns undefined when it is unknown in the USA and Canada. Of several places the largest is used.
 */
export function spotOf(text: string): Spot | undefined {
  const code = text.toUpperCase().replace(/\s+/g, '');
  const postal = /^(\d{5})(-\d{4})?$/.exec(code)?.[1] ?? /^([A-Z]\d[A-Z])(\d[A-Z]\d)?$/.exec(code)?.[1];
  if (postal) return postalSpot(postal);
  const [first = '', second] = text.split(',').map(foldPlace);
  if (!first) return undefined;
  return named(first, second) ?? (second === undefined ? splitSpot(first) : undefined);
}

/** Parses "austin tx": a state without a comma. */
function splitSpot(words: string): Spot | undefined {
  const [, name, state] = /^(.+) ([a-z]{2})$/.exec(words) ?? [];
  return name && state ? named(name, state) : undefined;
}

function postalSpot(postal: string): Spot | undefined {
  const found = gazetteer().postalCodes.find(({ code }) => code === postal);
  if (!found) return undefined;
  const { city, state, country, lat, lon } = found;
  return { name: city ?? postal, state, country, lat, lon };
}

function named(name: string, within: string | undefined): Spot | undefined {
  let best: { spot: Spot; rank: number } | undefined;
  for (const place of beginningWith(name[0]!)) {
    const exact = foldPlace(place.name) === name || place.aliases?.some((alias) => foldPlace(alias) === name);
    if (!exact || (within && !liesIn(place, within))) continue;
    const rank = place.population + (place.kind === 'city' ? 1 : 0);
    if (best && best.rank >= rank) continue;
    const { state, country, lat, lon } = place;
    best = { spot: { name: place.name, state, country, lat, lon }, rank };
  }
  return best?.spot;
}

const liesIn = ({ state, city }: Place, within: string): boolean =>
  within === state.toLowerCase() || within === stateNames.get(state) || within === foldPlace(city ?? '');

let byLetter: Map<string, Place[]> | undefined;

/** Folding all names is slow, so the first letter excludes most of them. Cached. */
function beginningWith(letter: string): readonly Place[] {
  if (!byLetter) {
    byLetter = new Map();
    for (const place of gazetteer().places)
      for (const first of new Set([place.name, ...(place.aliases ?? [])].map(firstLetter))) {
        const list = byLetter.get(first);
        if (list) list.push(place);
        else byLetter.set(first, [place]);
      }
  }
  return byLetter.get(letter) ?? [];
}

const firstLetter = (name: string): string => name[0]!.normalize('NFD')[0]!.toLowerCase();

// biome-ignore format: a table
const stateNames = new Map(
  ('AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware|DC district of columbia|' +
  'FL florida|GA georgia|HI hawaii|ID idaho|IL illinois|IN indiana|IA iowa|KS kansas|KY kentucky|LA louisiana|ME maine|' +
  'MD maryland|MA massachusetts|MI michigan|MN minnesota|MS mississippi|MO missouri|MT montana|NE nebraska|NV nevada|' +
  'NH new hampshire|NJ new jersey|NM new mexico|NY new york|NC north carolina|ND north dakota|OH ohio|OK oklahoma|' +
  'OR oregon|PA pennsylvania|RI rhode island|SC south carolina|SD south dakota|TN tennessee|TX texas|UT utah|VT vermont|' +
  'VA virginia|WA washington|WV west virginia|WI wisconsin|WY wyoming|AB alberta|BC british columbia|MB manitoba|' +
  'NB new brunswick|NL newfoundland and labrador|NS nova scotia|NT northwest territories|NU nunavut|ON ontario|' +
  'PE prince edward island|QC quebec|SK saskatchewan|YT yukon')
    .split('|')
    .map((state) => [state.slice(0, 2), state.slice(3)] as const),
);
