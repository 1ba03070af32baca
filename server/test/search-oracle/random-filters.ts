import { features, homeTypes, sorts } from '@lintel/hypersearch';
import type { FilterInput } from '../../src/modules/search/filters/read-filters.ts';
import { type Random, remarkWords, towns } from './random-homes.ts';

export type Sort = (typeof sorts)[number] | 'match';

const limits: [
  field:
    | 'price'
    | 'beds'
    | 'baths'
    | 'sqft'
    | 'lot'
    | 'year'
    | 'hoa'
    | 'dom'
    | 'school'
    | 'walk'
    | 'garage'
    | 'stories'
    | 'ppsf'
    | 'tax'
    | 'cost'
    | 'cut'
    | 'cutDays'
    | 'openDays'
    | 'offDays'
    | 'capRate',
  low: number,
  high: number,
  step: number,
][] = [
  ['price', 80_000, 3_000_000, 10_000],
  ['beds', 0, 8, 1],
  ['baths', 0, 5, 0.25],
  ['sqft', 300, 5000, 50],
  ['lot', 0, 20, 0.25],
  ['year', 1890, 2026, 1],
  ['hoa', 0, 800, 25],
  ['dom', 0, 300, 1],
  ['school', 0, 10, 0.5],
  ['walk', 0, 100, 5],
  ['garage', 0, 4, 1],
  ['stories', 1, 4, 0.5],
  ['ppsf', 20, 3000, 10],
  ['tax', 0, 20_000, 500],
  ['cost', 400, 20_000, 100],
  ['cut', 0, 10, 0.5],
  ['cutDays', 0, 90, 1],
  ['openDays', 0, 14, 1],
  ['offDays', 0, 300, 10],
  ['capRate', 0, 12, 0.5],
];

const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;

/** A star-shaped ring around a point never crosses itself. */
function ringAbout(roll: Random, lat: number, lon: number): string {
  const corners = roll.between(3, 12);
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const reach = 0.01 + roll.next() * 0.09;
    return `${degrees(lon + reach * Math.cos(angle))},${degrees(lat + reach * Math.sin(angle))}`;
  }).join(';');
}

/** Random filters as a person might set them: a few at a time, of every kind over many draws. */
export function randomFilters(roll: Random): FilterInput {
  const input: Record<string, unknown> = {};
  const town = roll.pick(towns);
  if (roll.chance(0.4)) input.place = roll.chance(0.3) ? [town.city, roll.pick(towns).city] : [town.city];
  else if (roll.chance(0.2)) input.place = [roll.pick(town.hoods), ...(roll.chance(0.5) ? [town.city] : [])];
  else if (roll.chance(0.1)) input.state = [town.state];
  if (!input.state && roll.chance(0.08)) input.zip = [roll.pick(town.codes).slice(0, 3)];
  if (roll.chance(0.08)) input.notPlace = [roll.pick(town.hoods)];
  for (let i = roll.between(0, 3); i > 0; i--) {
    const [field, low, high, step] = roll.pick(limits);
    const value = low + roll.below(Math.floor((high - low) / step) + 1) * step;
    if (roll.chance(0.5)) input[`${field}Min`] = value;
    else input[`${field}Max`] = value;
    if (Number(input[`${field}Min`] ?? 0) > Number(input[`${field}Max`] ?? Number.POSITIVE_INFINITY))
      delete input[`${field}Max`];
  }
  if (roll.chance(0.3)) input.type = roll.some(homeTypes, roll.between(1, 3));
  else if (roll.chance(0.1)) input.notType = roll.some(homeTypes, 2);
  if (roll.chance(0.25)) input.has = roll.some(features, roll.between(1, 2));
  if (roll.chance(0.1)) input.no = roll.some(features, 2);
  if (roll.chance(0.3)) input.prefer = [`has:${roll.pick(features)}`, `beds>=${roll.between(1, 5)}`];
  if (roll.chance(0.2)) input.status = roll.some(['active', 'pending', 'sold'] as const, 2);
  const lat = degrees(town.lat + (roll.next() - 0.5) * 0.1);
  const lon = degrees(town.lon + (roll.next() - 0.5) * 0.1);
  const reach = 0.005 + roll.next() * 0.08;
  if (roll.chance(0.15)) {
    input.bounds = [lon - reach, lat - reach, lon + reach, lat + reach].map(degrees).join(',');
  }
  if (roll.chance(0.12))
    input.polygon = [ringAbout(roll, lat, lon), ...(roll.chance(0.3) ? [ringAbout(roll, town.lat, town.lon)] : [])];
  if (roll.chance(0.12)) input.circle = [`${lon},${lat},${roll.between(200, 15_000)}`];
  if (roll.chance(0.1)) input.notPolygon = [ringAbout(roll, lat, lon)];
  if (roll.chance(0.1)) input.notCircle = [`${lon},${lat},${roll.between(200, 15_000)}`];
  if (roll.chance(0.12)) input.q = roll.some(remarkWords, roll.between(1, 2)).join(' ');
  return input as FilterInput;
}

export const randomSort = (roll: Random): Sort => roll.pick([...sorts, 'match', 'match'] as const);
