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
  if (set.homes < minSample) notes.push('Figures need at least ten homes; this result has fewer.');
  else if (set.currency === null)
    notes.push('The result holds homes in US and Canadian dollars, so it has no common median price.');
  if (sales < minSample)
    notes.push(
      'Fewer than ten sales of such homes in twelve months are known here: supply and sale prices are not told.',
    );
  if (undisclosedStates.length > 0) {
    const closed = undisclosedStates.flatMap((state) => nonDisclosure[state] ?? []);
    const why =
      closed.length > 0
        ? ` ${listed(closed)} ${closed.length === 1 ? 'is a non-disclosure state' : 'are non-disclosure states'}: sale prices are no public record there.`
        : '';
    notes.push(
      `Some sales tell no price; they are left out of sale prices and their relation to the asking price.${why}`,
    );
  }
  return notes;
}

const listed = (names: readonly string[]): string =>
  names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
