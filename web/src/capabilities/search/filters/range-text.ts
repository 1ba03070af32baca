import type { Field } from '@lintel/hypersearch/facts';
import { counted, decimal, money, ownCurrency, shortMoney, whole } from '../../../ui/format.ts';
import { shownValue } from '../vocabulary.ts';

export interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

const amountOf = (field: Field, value: number): string => {
  if (field === 'price') return shortMoney(value);
  if (['payment', 'cost', 'hoa', 'tax', 'ppsf'].includes(field)) return money(shownValue(field, value), ownCurrency());
  if (field === 'sqft') return whole(shownValue(field, value));
  if (field === 'lot') return decimal(shownValue(field, value));
  if (field === 'cut' || field === 'capRate') return `${decimal(value)} %`;
  return field === 'year' ? String(value) : decimal(value);
};

/** What no rule says well. */
const special: Record<string, string> = {
  'beds <=0': 'Studio',
  'hoa <=0': 'No fee',
  'cut >=0.1': 'Any cut',
  'openDays <=0': 'Today',
  'dom <=1': 'Last day',
  'dom >=90': '90 or more',
};

/** A range in few words: "3+", "$300k – $500k", "Last 7 days". */
export function rangeText(field: Field, { min, max }: Bounds): string {
  const known = special[`${field} ${max === undefined ? `>=${min}` : min === undefined ? `<=${max}` : ''}`];
  if (known) return known;
  if (min !== undefined && max !== undefined)
    return min === max ? amountOf(field, min) : `${amountOf(field, min)} – ${amountOf(field, max)}`;
  if (min !== undefined) return field === 'year' ? `${min} or later` : `${amountOf(field, min)}+`;
  if (max === undefined) return 'Any';
  if (field === 'dom' || field.endsWith('Days'))
    return `${field === 'openDays' ? 'Next' : 'Last'} ${counted(max, 'day', 'days')}`;
  return field === 'year'
    ? `${max} or before`
    : field === 'stories'
      ? amountOf(field, max)
      : `Up to ${amountOf(field, max)}`;
}

export const sameRange = (a: Bounds, b: Bounds): boolean => a.min === b.min && a.max === b.max;
