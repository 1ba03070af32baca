import type { Criterion, Fact, Field } from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
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

/** Label, unit and step of each field in forms. */
export const fieldForms: Record<Field, { label: string; unit: string; step: number }> = {
  price: {
    get label() {
      return m.search__price();
    },
    unit: '$',
    step: 5_000,
  },
  payment: {
    get label() {
      return m.search__monthly_payment();
    },
    unit: '$ a month',
    step: 50,
  },
  beds: {
    get label() {
      return m.search__bedrooms();
    },
    unit: '',
    step: 1,
  },
  baths: {
    get label() {
      return m.search__bathrooms();
    },
    unit: '',
    step: 0.5,
  },
  sqft: {
    get label() {
      return m.search__living_area();
    },
    unit: '',
    step: 50,
  },
  lot: {
    get label() {
      return m.search__lot();
    },
    unit: '',
    step: 0.05,
  },
  year: {
    get label() {
      return m.search__year_built();
    },
    unit: '',
    step: 1,
  },
  hoa: {
    get label() {
      return m.search__hoa_or_condo_fee();
    },
    unit: '$ a month',
    step: 25,
  },
  school: {
    get label() {
      return m.search__school_rating();
    },
    unit: 'of 10',
    step: 1,
  },
  walk: {
    get label() {
      return m.search__walk_score();
    },
    unit: 'of 100',
    step: 5,
  },
  dom: {
    get label() {
      return m.search__days_on_the_market();
    },
    unit: '',
    step: 1,
  },
  garage: {
    get label() {
      return m.search__garage_spaces();
    },
    unit: '',
    step: 1,
  },
  stories: {
    get label() {
      return m.search__stories();
    },
    unit: '',
    step: 0.5,
  },
  ppsf: {
    get label() {
      return m.search__price_per_area();
    },
    unit: '$',
    step: 10,
  },
  cost: {
    get label() {
      return m.search__monthly_cost();
    },
    unit: '$ a month',
    step: 50,
  },
  tax: {
    get label() {
      return m.search__property_tax();
    },
    unit: '$ a year',
    step: 250,
  },
  cut: {
    get label() {
      return m.search__price_cut_from_original_price();
    },
    unit: '%',
    step: 1,
  },
  cutDays: {
    get label() {
      return m.search__days_since_price_cut();
    },
    unit: '',
    step: 1,
  },
  openDays: {
    get label() {
      return m.search__days_until_next_open_house();
    },
    unit: '',
    step: 1,
  },
  offDays: {
    get label() {
      return m.search__days_off_the_market();
    },
    unit: '',
    step: 1,
  },
  capRate: {
    get label() {
      return m.search__stated_return();
    },
    unit: '% a year',
    step: 0.5,
  },
};

/** Converts a field to the viewer's units and currency. An API value times `scale` is the displayed value. */
export function fieldForm(field: Field): {
  label: string;
  unit: string;
  step: number;
  scale: number;
  isMoney: boolean;
} {
  const { unit, ...rest } = fieldForms[field];
  const form = { ...rest, isMoney: unit.startsWith('$') };
  const shown = field === 'lot' ? lotUnitOf() : areaUnitOf();
  if (field === 'sqft' || field === 'lot') return { ...form, unit: shown.name, scale: 1 / shown.size };
  const money = unit.replace('$', signOf(ownCurrency()));
  if (field === 'ppsf') return { ...form, unit: `${money} per ${shown.name}`, scale: shown.size };
  return { ...form, unit: money, scale: 1 };
}

/** Converts an API value to the displayed one, and back. */
export const shownValue = (field: Field, value: number): number => {
  const { scale } = fieldForm(field);
  return scale === 1 ? value : Math.round(value * scale * 100) / 100;
};
export const apiValue = (field: Field, shown: number): number => {
  const { scale } = fieldForm(field);
  return scale === 1 ? shown : Math.round((shown / scale) * 10_000) / 10_000;
};

/** Units for entering a distance. */
export const distanceUnits = [
  {
    value: 'mi',
    get label() {
      return m.search__miles();
    },
  },
  {
    value: 'km',
    get label() {
      return m.search__kilometers();
    },
  },
] as const;

type Limit = NonNullable<Extract<Criterion, { kind: 'near' }>['within']>;

/** Converts a limit to the viewer's distance unit; minutes stay minutes. */
export function shownLimit({ value, unit }: Limit): Limit {
  const own = ownDistanceUnit();
  if (unit === 'min' || unit === own) return { value, unit };
  return { value: Math.round((value * kilometersIn(unit) * 10) / kilometersIn(own)) / 10, unit: own };
}

const limitWords = (limit: Limit): string => {
  const { value, unit } = shownLimit(limit);
  return `${decimal(value)} ${unit}`;
};

/** Writes each word of a place's name with a capital. */
export const nameCase = (name: string) => name.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

function boundLabel(field: Field, op: '>=' | '<=', value: number): string {
  if (op === '<=' && value === 0 && field === 'hoa') return m.search__no_hoa_or_condo_fee();
  if (op === '<=' && value === 0 && field === 'beds') return m.search__studio();
  const { label, unit } = fieldForms[field];
  if (field === 'sqft' || field === 'lot')
    return `${label}: ${op === '>=' ? m.search__at_least_3() : m.search__at_most_3()} ${field === 'lot' ? lot(value) : area(value)}`;
  const amount = unit.startsWith('$')
    ? `${money(shownValue(field, value), ownCurrency())}${unit.slice(1)}`
    : `${field === 'year' ? value : value < 10 ? decimal(value) : whole(value)}${unit ? ` ${unit}` : ''}`;
  return `${label}: ${op === '>=' ? m.search__at_least_3() : m.search__at_most_3()} ${amount}`;
}

/** Label of a criterion, for facts that came without the server's label. */
function criterionLabel(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'bound':
      return boundLabel(criterion.field, criterion.op, criterion.value);
    case 'feature':
      return criterion.not
        ? m.search__no({ name: featureName(criterion.feature).toLowerCase() })
        : featureName(criterion.feature);
    case 'type':
      return criterion.not ? m.search__not({ typeNames: typeNames[criterion.type] }) : typeNames[criterion.type];
    case 'place':
      return criterion.not ? m.search__not_in({ place: nameCase(criterion.name) }) : nameCase(criterion.name);
    case 'near':
      return m.search__near_2({
        name: nameCase(criterion.name),
        value: criterion.within ? m.search__up_to_2({ within: limitWords(criterion.within) }) : '',
      });
    case 'state':
    case 'zip':
      return criterion.code;
  }
}

export const sortLabels: Record<string, string> = texts({
  match: m.search__best_match,
  newest: m.search__newest,
  price_asc: m.search__price_low_to_high,
  price_desc: m.search__price_high_to_low,
  sqft_desc: m.search__largest_home,
  lot_desc: m.search__largest_lot,
  price_per_sqft_asc: m.search__price_per_area,
  roi_desc: m.search__stated_return,
  cash_flow: m.search__cash_flow_high_to_low,
  reach: m.search__homes_i_can_buy_first,
});

export function factLabel(fact: Fact): string {
  switch (fact.kind) {
    case 'prefer':
      return m.search__ideally({ criterion: criterionLabel(fact.criterion) });
    case 'sort':
      return sortLabels[fact.sort] ?? fact.sort;
    case 'refuse':
      return m.search__not_used_for_search();
    case 'unsupported':
      return m.search__no_data_2();
    default:
      return criterionLabel(fact);
  }
}
