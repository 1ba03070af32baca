import type { TasteReason } from '@lintel/hypersearch';
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
      return 'Priced like the homes you liked';
    case 'size':
      return `${area(home.squareFeet!, home.country)}, about the size of the homes you liked`;
    case 'beds':
      return `${counted(home.bedrooms!, 'bedroom')}, like the homes you liked`;
    case 'baths':
      return `${counted(home.bathrooms!, 'bath')}, like the homes you liked`;
    case 'year':
      return `Built ${home.yearBuilt}, about when the homes you liked were`;
    case 'lot':
      return 'A lot like those of the homes you liked';
    case 'garage':
      return 'A garage like those of the homes you liked';
    case 'type':
      return `${factLabel({ kind: 'type', type: reason.type, not: false })}${likeSome(reason.have, liked)}`;
    case 'feature': {
      const label = factLabel({ kind: 'feature', feature: reason.feature, not: false });
      return reason.have > 0 ? `${label}${likeSome(reason.have, liked)}` : `${label}, as you search for`;
    }
    case 'place':
      return `${distance(reason.metres, home.country)} from a home you liked`;
    case 'budget':
      return reason.underCents >= 100_000
        ? `${money(reason.underCents, home.currency)} under your budget`
        : reason.underCents >= 0
          ? 'Within your budget'
          : `Just over your budget, by ${money(-reason.underCents, home.currency)}`;
    case 'bedsMin':
      return `${counted(home.bedrooms!, 'bedroom')}, as many as you asked for`;
    case 'bathsMin':
      return `${counted(home.bathrooms!, 'bath')}, as many as you asked for`;
  }
}

const likeSome = (have: number, liked: number): string =>
  have === 0
    ? ''
    : have === liked
      ? `, like all ${liked} homes you liked`
      : `, like ${have} of the ${liked} homes you liked`;

const counted = (value: number, one: string): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${one}${value === 1 ? '' : 's'}`;

/** In thousands, because budgets are not exact to the cent. */
const money = (cents: number, currency: 'USD' | 'CAD'): string =>
  exact(Math.round(cents / 100_000) * 100_000, currency);

/** Combines the strongest reasons into a sentence; affordability follows the home's features. */
export function reasoningOf(reasons: Recommendation['reasons']): string {
  const inOrder = [
    ...reasons.filter(({ aspect }) => aspect !== 'budget'),
    ...reasons.filter(({ aspect }) => aspect === 'budget'),
  ];
  const [first, ...others] = inOrder.slice(0, 3).map(({ text }) => text);
  if (first === undefined) return 'Near the homes you liked in price and place.';
  return `${[first, ...others.map(lowerFirst)].join('; ')}.`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
