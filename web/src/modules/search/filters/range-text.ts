import type { Field } from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { decimal, money, ownCurrency, shortMoney, whole } from '../../../ui/format.ts';
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

/** Texts of ranges that no rule covers. */
const special: Record<string, string> = texts({
  'beds <=0': m.search__studio,
  'hoa <=0': m.search__no_fee,
  'cut >=0.1': m.search__any_cut,
  'openDays <=0': m.search__today,
  'dom <=1': m.search__last_day,
  'dom >=90': m.search__90_or_more,
});

/** Formats a range: "3+", "$300k – $500k", "Last 7 days". */
export function rangeText(field: Field, { min, max }: Bounds): string {
  const known = special[`${field} ${max === undefined ? `>=${min}` : min === undefined ? `<=${max}` : ''}`];
  if (known) return known;
  if (min !== undefined && max !== undefined)
    return min === max ? amountOf(field, min) : `${amountOf(field, min)} – ${amountOf(field, max)}`;
  if (min !== undefined) return field === 'year' ? m.search__or_later({ min }) : `${amountOf(field, min)}+`;
  if (max === undefined) return m.search__any();
  if (field === 'dom' || field.endsWith('Days'))
    return `${field === 'openDays' ? m.search__next() : m.search__last()} ${m.count__days({ count: max })}`;
  return field === 'year'
    ? m.search__or_before({ max })
    : field === 'stories'
      ? amountOf(field, max)
      : m.search__up_to({ field: amountOf(field, max) });
}

export const sameRange = (a: Bounds, b: Bounds): boolean => a.min === b.min && a.max === b.max;
