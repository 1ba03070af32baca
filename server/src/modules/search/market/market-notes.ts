import { m } from '@lintel/messages';
import type { MarketSet } from './contract.ts';
import { minSample } from './median.ts';

/**
 * States in which the price of a sale is no public record, as appraisers count them (AVMetrics, "Nondisclosure States");
 * some counties of Missouri disclose.
 */
const nonDisclosure: Readonly<Record<string, string>> = {
  AK: 'Alaska',
  ID: 'Idaho',
  KS: 'Kansas',
  LA: 'Louisiana',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NM: 'New Mexico',
  ND: 'North Dakota',
  TX: 'Texas',
  UT: 'Utah',
  WY: 'Wyoming',
};

/**
 * Lists omitted figures with the reason. `undisclosedStates` are the states of sales without a known price.
 */
export function marketNotes(set: MarketSet, undisclosedStates: readonly string[]): string[] {
  const notes: string[] = [];
  const sales = set.months.reduce((sum, month) => sum + month.sales, 0);
  if (set.homes < minSample) notes.push(m.search__not_enough_homes_for_figures());
  else if (set.currency === null) notes.push(m.search__this_result_has_homes_in());
  if (sales < minSample) notes.push(m.search__we_know_fewer_than_ten());
  if (undisclosedStates.length > 0) {
    const closed = undisclosedStates.flatMap((state) => nonDisclosure[state] ?? []);
    const why = closed.length > 0 ? m.search__where_sale_prices_arent_public({ listed: listed(closed) }) : '';
    notes.push(m.search__some_sales_have_no_public({ why }));
  }
  return notes;
}

const listed = (names: readonly string[]): string =>
  names.length === 1 ? names[0]! : m.search__and({ join: names.slice(0, -1).join(', '), at: names.at(-1)! });
