import type { Fact, Field, Wish } from '@lintel/hypersearch/facts';
import {
  area,
  areaUnitOf,
  decimal,
  kilometersIn,
  lot,
  lotUnitOf,
  money,
  ownCurrency,
  ownDistanceUnit,
  signOf,
  whole,
} from '../../ui/format.ts';
import { featureName, typeNames } from '../listings/index.ts';

/** How a field is asked for in a form: its name, unit and step. */
export const fieldForms: Record<Field, { label: string; unit: string; step: number }> = {
  price: { label: 'Price', unit: '$', step: 5_000 },
  payment: { label: 'Monthly payment', unit: '$ a month', step: 50 },
  beds: { label: 'Bedrooms', unit: '', step: 1 },
  baths: { label: 'Bathrooms', unit: '', step: 0.5 },
  sqft: { label: 'Living area', unit: '', step: 50 },
  lot: { label: 'Lot', unit: '', step: 0.05 },
  year: { label: 'Year built', unit: '', step: 1 },
  hoa: { label: 'HOA or condo fee', unit: '$ a month', step: 25 },
  school: { label: 'School rating', unit: 'of 10', step: 1 },
  walk: { label: 'Walk score', unit: 'of 100', step: 5 },
  dom: { label: 'Days on the market', unit: '', step: 1 },
  garage: { label: 'Garage spaces', unit: '', step: 1 },
  stories: { label: 'Stories', unit: '', step: 0.5 },
  ppsf: { label: 'Price for its size', unit: '$', step: 10 },
  cost: { label: 'Monthly cost', unit: '$ a month', step: 50 },
  tax: { label: 'Property tax', unit: '$ a year', step: 250 },
  cut: { label: 'Price cut from the first price', unit: '%', step: 1 },
  cutDays: { label: 'Days since the price was cut', unit: '', step: 1 },
  openDays: { label: 'Days until the next open house', unit: '', step: 1 },
  offDays: { label: 'Days since it left the market', unit: '', step: 1 },
  capRate: { label: 'Stated return', unit: '% a year', step: 0.5 },
};

/**
 * The same in the viewer's units and currency. A number of the wire times `scale` is the number that is shown.
 */
export function fieldForm(field: Field): { label: string; unit: string; step: number; scale: number } {
  const { unit, ...form } = fieldForms[field];
  const shown = field === 'lot' ? lotUnitOf() : areaUnitOf();
  if (field === 'sqft' || field === 'lot') return { ...form, unit: shown.name, scale: 1 / shown.size };
  const money = unit.replace('$', signOf(ownCurrency()));
  if (field === 'ppsf') return { ...form, unit: `${money} per ${shown.name}`, scale: shown.size };
  return { ...form, unit: money, scale: 1 };
}

/** A number of the wire as it is shown and typed, and back. */
export const shownValue = (field: Field, value: number): number => {
  const { scale } = fieldForm(field);
  return scale === 1 ? value : Math.round(value * scale * 100) / 100;
};
export const wireValue = (field: Field, shown: number): number => {
  const { scale } = fieldForm(field);
  return scale === 1 ? shown : Math.round((shown / scale) * 10_000) / 10_000;
};

/** The units that a distance is typed in. */
export const distanceUnits = [
  { value: 'mi', label: 'Miles' },
  { value: 'km', label: 'Kilometers' },
] as const;

type Limit = NonNullable<Extract<Wish, { kind: 'near' }>['within']>;

/** A limit in the viewer's unit of distance; minutes stay minutes. */
export function shownLimit({ value, unit }: Limit): Limit {
  const own = ownDistanceUnit();
  if (unit === 'min' || unit === own) return { value, unit };
  return { value: Math.round((value * kilometersIn(unit) * 10) / kilometersIn(own)) / 10, unit: own };
}

const limitWords = (limit: Limit): string => {
  const { value, unit } = shownLimit(limit);
  return `${decimal(value)} ${unit}`;
};

const nameCase = (name: string) => name.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

function boundLabel(field: Field, op: '>=' | '<=', value: number): string {
  if (op === '<=' && value === 0 && field === 'hoa') return 'No HOA or condo fee';
  if (op === '<=' && value === 0 && field === 'beds') return 'Studio';
  const { label, unit } = fieldForms[field];
  if (field === 'sqft' || field === 'lot')
    return `${label}: ${op === '>=' ? 'at least' : 'at most'} ${field === 'lot' ? lot(value) : area(value)}`;
  const amount = unit.startsWith('$')
    ? `${money(shownValue(field, value), ownCurrency())}${unit.slice(1)}`
    : `${field === 'year' ? value : value < 10 ? decimal(value) : whole(value)}${unit ? ` ${unit}` : ''}`;
  return `${label}: ${op === '>=' ? 'at least' : 'at most'} ${amount}`;
}

/** A wish in words, for facts that did not come with the server's own label. */
function wishLabel(wish: Wish): string {
  switch (wish.kind) {
    case 'bound':
      return boundLabel(wish.field, wish.op, wish.value);
    case 'feature':
      return wish.not ? `No ${featureName(wish.feature).toLowerCase()}` : featureName(wish.feature);
    case 'type':
      return wish.not ? `Not: ${typeNames[wish.type]}` : typeNames[wish.type];
    case 'place':
      return `${wish.not ? 'Not in ' : ''}${nameCase(wish.name)}`;
    case 'near':
      return `Near ${nameCase(wish.name)}${wish.within ? `, at most ${limitWords(wish.within)}` : ''}`;
    case 'state':
    case 'zip':
      return wish.code;
  }
}

export const sortLabels: Record<string, string> = {
  match: 'Best match',
  newest: 'Newest',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  sqft_desc: 'Largest home',
  lot_desc: 'Largest lot',
  price_per_sqft_asc: 'Price for its size',
  roi_desc: 'Stated return',
};

export function factLabel(fact: Fact): string {
  switch (fact.kind) {
    case 'prefer':
      return `Ideally: ${wishLabel(fact.wish)}`;
    case 'sort':
      return sortLabels[fact.sort] ?? fact.sort;
    case 'refuse':
      return 'Not searched by';
    case 'unsupported':
      return 'No data';
    default:
      return wishLabel(fact);
  }
}
