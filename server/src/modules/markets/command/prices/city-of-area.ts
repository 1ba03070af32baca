import { placeSlug } from '@lintel/geo';
import { stateCode } from '../../../feeds/index.ts';
import { placesCalled } from '../../../places/index.ts';

const nameColumn = /^(regionname|metro|geo|city|area|place_?name)$/i;

/** Columns that split one area into several series, with the values that are imported. */
const variants: readonly (readonly [column: RegExp, imported: RegExp])[] = [
  [/^regiontype$/i, /^(msa|city)$/i],
  [/^(index_type|new housing price indexes)$/i, /^total/i],
  [/^hpi_flavor$/i, /^all-transactions$/i],
  [/^level$/i, /^msa$/i],
];

/**
 * Returns the slug of the city that a published area is named after: `Austin-Round Rock, TX` is `austin-tx`, `on_toronto`
 * is `toronto-on`. Undefined for states, countries and postal codes, and for cities that the gazetteer does not know.
 */
export function cityOfArea(columns: Readonly<Record<string, string>>): string | undefined {
  const named = Object.entries(columns);
  for (const [column, value] of named)
    for (const [variant, imported] of variants) if (variant.test(column) && !imported.test(value)) return undefined;
  const name = named.find(([column]) => nameColumn.test(column))?.[1];
  if (!name) return undefined;
  const coded = /^([a-z]{2})_(.+)$/.exec(name);
  if (coded) return citySlug(coded[2]!.replaceAll('_', ' '), coded[1]!.toUpperCase());
  const [cities = '', region = ''] = name.replace(/\s*\(.*\)$/, '').split(',');
  const state = stateOf(region.replace(/ part$/i, '').trim());
  if (!state) return undefined;
  // The longest known beginning: `Winston-Salem` is a city, `Dallas-Fort Worth` are two.
  const parts = cities.trim().split(/[-–/]/);
  for (let count = parts.length; count > 0; count--) {
    const city = citySlug(parts.slice(0, count).join('-'), state);
    if (city) return city;
  }
  return undefined;
}

/** A metro that crosses states is named after the first. */
const stateOf = (region: string): string | undefined => {
  const first = /^([A-Z]{2})(?:-[A-Z]{2})*$/.exec(region)?.[1];
  return first ?? stateCode(region) ?? undefined;
};

function citySlug(city: string, state: string): string | undefined {
  return placesCalled(city, state).some(({ kind }) => kind === 'city') ? placeSlug(city, state) : undefined;
}
