import type { TasteReason } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { area, distance, money as exact } from '../../platform/serve/viewer.ts';
import type { Property } from '../listings/index.ts';
import { factLabel } from '../search/index.ts';
import type { Recommendation } from './contract.ts';

interface ReasonContext {
  /** Number of liked homes. */
  liked: number;
  home: Pick<Recommendation, 'bedrooms' | 'bathrooms' | 'squareFeet' | 'currency'> &
    Pick<Property, 'country' | 'yearBuilt'>;
}

/** Formats a reason for users. Its counts come from this home and the liked homes. */
export function reasonText(reason: TasteReason, { liked, home }: ReasonContext): string {
  switch (reason.aspect) {
    case 'price':
      return m.recommendations__priced_like_the_homes_you();
    case 'size':
      return m.recommendations__about_the_size_of_the({ value: area(home.squareFeet!, home.country) });
    case 'beds':
      return m.recommendations__like_the_homes_you_liked({ value: counted(home.bedrooms!, 'bedroom') });
    case 'baths':
      return m.recommendations__like_the_homes_you_liked({ value: counted(home.bathrooms!, 'bath') });
    case 'year':
      return m.recommendations__built_about_when_the_homes({ yearBuilt: home.yearBuilt! });
    case 'lot':
      return m.recommendations__a_lot_like_those_of();
    case 'garage':
      return m.recommendations__a_garage_like_those_of();
    case 'type':
      return `${factLabel({ kind: 'type', type: reason.type, not: false })}${likeSome(reason.have, liked)}`;
    case 'feature': {
      const label = factLabel({ kind: 'feature', feature: reason.feature, not: false });
      return reason.have > 0
        ? `${label}${likeSome(reason.have, liked)}`
        : m.recommendations__as_you_search_for({ label });
    }
    case 'place':
      return m.recommendations__from_a_home_you_liked({ value: distance(reason.metres, home.country) });
    case 'budget':
      return reason.underCents >= 100_000
        ? m.recommendations__under_your_budget({ value: money(reason.underCents, home.currency) })
        : reason.underCents >= 0
          ? m.recommendations__within_your_budget()
          : m.recommendations__just_over_your_budget_by({ value: money(-reason.underCents, home.currency) });
    case 'bedsMin':
      return m.recommendations__as_many_as_you_asked({ value: counted(home.bedrooms!, 'bedroom') });
    case 'bathsMin':
      return m.recommendations__as_many_as_you_asked({ value: counted(home.bathrooms!, 'bath') });
  }
}

const likeSome = (have: number, liked: number): string =>
  have === 0
    ? ''
    : have === liked
      ? m.recommendations__like_all_homes_you_liked({ liked })
      : m.recommendations__like_of_the_homes_you({ have, liked });

const counted = (value: number, one: string): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${one}${value === 1 ? '' : 's'}`;

/** In thousands, because budgets are not exact to the cent. */
const money = (cents: number, currency: 'USD' | 'CAD'): string =>
  exact(Math.round(cents / 100_000) * 100_000, currency);

/** Combines the strongest reasons into a sentence; affordability follows the home's features. */
export function reasoningOf(all: Recommendation['reasons']): string {
  // A number of rooms is stated once, although it may match both the liked homes and the search.
  const repeated = new Set<string>(all.map(({ aspect }) => `${aspect}Min`));
  const reasons = all.filter(({ aspect }) => !repeated.has(aspect));
  const inOrder = [
    ...reasons.filter(({ aspect }) => aspect !== 'budget'),
    ...reasons.filter(({ aspect }) => aspect === 'budget'),
  ];
  const [first, ...others] = inOrder.slice(0, 3).map(({ text }) => text);
  if (first === undefined) return m.recommendations__near_the_homes_you_liked();
  return `${[first, ...others.map(lowerFirst)].join('; ')}.`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
