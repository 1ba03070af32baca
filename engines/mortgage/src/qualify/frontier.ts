import { transferTaxesOf } from '../canada/land-transfer.ts';
import type { ListedHome } from '../stated-terms.ts';
import { specialStates } from '../tables/us-loan-limits.ts';
import { isCovered, nearlyPriceCents, withoutWishes } from './can-buy.ts';
import type { Market } from './evaluate.ts';
import type { Household, Verdict } from './household.ts';
import { type Place, Region } from './region.ts';

/** The limits of a household in one place: a home is tested by price, tax and dues alone. Money in cents. */
export interface PlaceFrontier {
  verdict(priceCents: number, taxCents: number | undefined, hoaCents: number | undefined): Verdict;
  /** True for `yes`. */
  canBuy(priceCents: number, taxCents: number | undefined, hoaCents: number | undefined): boolean;
  /** Highest price of a home that the household may be able to buy. */
  upTo: number;
}

export interface Frontier {
  /** Undefined in another country than the household's and without a mortgage rate. */
  at(place: Place): PlaceFrontier | undefined;
  /** Undefined where no estimate is made. */
  verdict(home: ListedHome): Verdict | undefined;
  /** True for `yes`. */
  canBuy(home: ListedHome): boolean;
}

/**
 * Solves the limits of a household once, for tests of many homes. Gives the same verdicts as `canBuy`. The limits of a
 * place are solved when its first home is tested.
 */
export function solveFrontier(household: Household, market: Market): Frontier {
  const { assumed, day } = market;
  const places = new Map<string, PlaceFrontier>();
  const at = (place: Place): PlaceFrontier | undefined => {
    if (place.country !== household.country || assumed.rate[place.country] === null) return undefined;
    const name = place.country === 'US' ? placeKey(place, day) : `${place.state} ${place.city}`;
    const known = places.get(name);
    if (known) return known;
    const key = placeKey(place, day);
    const solved = places.get(key) ?? solve(household, place, market);
    places.set(key, solved).set(name, solved);
    return solved;
  };
  return {
    at,
    verdict: (home) =>
      isCovered(household, home, market) ? at(home)?.verdict(home.priceCents, home.taxCents, home.hoaCents) : undefined,
    canBuy: (home) =>
      isCovered(household, home, market) && at(home)?.canBuy(home.priceCents, home.taxCents, home.hoaCents) === true,
  };
}

function solve(household: Household, place: Place, market: Market): PlaceFrontier {
  const yes = new Region(household, place, market);
  // Solved on first use, because a filter tests for yes only.
  let nearly: Region | undefined;
  return {
    canBuy: (price, tax, dues) => yes.has(price, tax, dues),
    verdict(price, tax, dues) {
      if (yes.has(price, tax, dues)) return 'yes';
      nearly ??= new Region(withoutWishes(household), place, market);
      return nearly.has(nearlyPriceCents(price), tax, dues) ? 'nearly' : 'not_yet';
    },
    upTo: yes.upTo,
  };
}

/** Places with the same key have the same loan limits and transfer taxes. */
function placeKey({ country, state, city, rural = false }: Place, day: string): string {
  if (country === 'US') return rural ? `rural ${limitsOf(state)}` : limitsOf(state);
  const taxes = transferTaxesOf({ priceCents: 100, loanCents: 0, province: state, city, firstTimeBuyer: false }, day);
  return `${state}: ${taxes.map(({ name }) => name).join('|')}`;
}

const limitsOf = (state: string): string => (specialStates.includes(state) ? state : 'US');
