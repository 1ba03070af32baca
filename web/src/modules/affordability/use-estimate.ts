import { canBuy, cheapestCures, type ListedHome, type Market } from '@lintel/mortgage';
import { householdOf } from '@lintel/server/affordability';
import type { Property } from '@lintel/server/listings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { profileQuery, termsQuery } from './calls.ts';

/** The fields of a home that its costs depend on. */
export type EstimatedHome = Pick<
  Property,
  | 'id'
  | 'country'
  | 'state'
  | 'city'
  | 'propertyType'
  | 'status'
  | 'listPrice'
  | 'taxAnnual'
  | 'hoaMonthly'
  | 'currency'
>;

const cents = (units: number | null): number | undefined => (units === null ? undefined : Math.round(units * 100));

const listedHome = (home: EstimatedHome): ListedHome => ({
  country: home.country,
  state: home.state,
  city: home.city,
  type: home.propertyType,
  status: home.status,
  priceCents: Math.round(home.listPrice * 100),
  taxCents: cents(home.taxAnnual),
  hoaCents: cents(home.hoaMonthly),
});

/** Estimates in the browser whether the person can buy a home: the profile never leaves the page for it. */
export function useEstimate(home: EstimatedHome) {
  const { data: profile } = useQuery(profileQuery);
  const { data: terms } = useQuery(termsQuery);
  return useMemo(() => {
    if (!profile || !terms) return undefined;
    const [household, listed, market] = [householdOf(profile), listedHome(home), terms satisfies Market];
    const estimate = canBuy(household, listed, market);
    // Listings don't say whether a home lies in an area that the USDA counts as rural.
    const rural = household.country === 'US' && canBuy(household, { ...listed, rural: true }, market);
    const mayUseUsda = rural && rural.verdict === 'yes' && rural.program === 'usda';
    return estimate && { ...estimate, mayUseUsda, terms, cures: () => cheapestCures(household, listed, market) };
  }, [profile, terms, home]);
}
export type Estimate = NonNullable<ReturnType<typeof useEstimate>>;
