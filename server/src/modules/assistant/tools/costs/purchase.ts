import { type Purchase, percentOf } from '@lintel/mortgage';
import type { PropertyDetail, Rates } from '../../../listings/index.ts';
import type { Country, HousingCosts, Terms } from '../../reading/talk.ts';

/** The object of a purchase: a home, or a price in a country. Amounts are in currency units; null is unknown. */
export interface Bought {
  price: number;
  country: Country;
  /** Two-letter code; empty if unknown. */
  state: string;
  city: string | undefined;
  land: boolean;
  taxAnnual: number | null;
  duesMonthly: number | null;
}

export const boughtHome = (home: PropertyDetail): Bought => ({
  price: home.price,
  country: home.country,
  state: home.state,
  city: home.city,
  land: home.propertyType === 'land',
  taxAnnual: home.taxes?.annual ?? null,
  duesMonthly: home.hoaMonthly,
});

/** Complete loan terms: stated terms plus defaults. */
export interface FullTerms {
  downCents: number;
  downPercent: number;
  ratePercent: number;
  years: number;
  /** Stated costs of the home, which replace those of the listing and the assumed ones. */
  housing: HousingCosts & Pick<Terms, 'program' | 'firstTime' | 'newlyBuilt'>;
  /** Names of the stated terms. */
  stated: (keyof Terms)[];
}

export const usual = { downPercent: 20, years: 30 } as const;
/** Usual down payments of the federal programs. */
const programDown = { fha: 3.5, va: 0, usda: 0 } as const;

/** Returns the usual down payment of a program, in percent. */
export const usualDownOf = (program: Terms['program']): number =>
  program === undefined ? usual.downPercent : programDown[program];

/** Returns the stated rate, else the country's current rate, if there is one. */
export const rateFor = (country: Country, { ratePercent }: Terms, rates: Rates): number | undefined =>
  ratePercent ?? rates[country]?.percent;

export function fullTerms(price: number, terms: Terms, ratePercent: number, country?: Country): FullTerms {
  const priceCents = Math.round(price * 100);
  const byAmount = terms.downAmount !== undefined;
  const usualDown = usualDownOf(terms.program);
  const downCents = byAmount
    ? Math.min(Math.round(terms.downAmount! * 100), priceCents)
    : percentOf(priceCents, terms.downPercent ?? usualDown);
  const downPercent = byAmount ? Math.round((downCents / priceCents) * 10_000) / 100 : (terms.downPercent ?? usualDown);
  // An insured loan in Canada runs 25 years at most, with exceptions.
  const years = country === 'CA' && downPercent < usual.downPercent ? 25 : usual.years;
  return {
    downCents,
    downPercent,
    ratePercent,
    years: terms.years ?? years,
    housing: terms,
    stated: (Object.keys(terms) as (keyof Terms)[]).filter((name) => terms[name] !== undefined),
  };
}

/** Returns stated mortgage insurance in percent of the loan a year. */
function statedPmi({ housing, downCents }: FullTerms, priceCents: number): number | undefined {
  const { premiumPercent, premiumMonthly } = housing;
  return premiumMonthly === undefined || priceCents <= downCents
    ? premiumPercent
    : (premiumMonthly * 100 * 12 * 100) / (priceCents - downCents);
}

/** Returns the input of the mortgage engine, with the assumptions that apply to all homes on this server. */
export function purchaseOf(bought: Bought, terms: FullTerms, rates: Rates): Purchase {
  const { country } = bought;
  const { taxYearly = bought.taxAnnual, insuranceYearly, duesMonthly = bought.duesMonthly } = terms.housing;
  const priceCents = Math.round(bought.price * 100);
  const home = {
    priceCents,
    state: bought.state,
    taxAnnualCents: taxYearly === null ? null : Math.round(taxYearly * 100),
    insuranceAnnualCents:
      insuranceYearly !== undefined
        ? Math.round(insuranceYearly * 100)
        : bought.land
          ? 0
          : percentOf(priceCents, rates.insurance[country]),
    duesMonthlyCents: duesMonthly === null ? null : Math.round(duesMonthly * 100),
    downCents: terms.downCents,
    ratePercent: terms.ratePercent,
    years: terms.years,
    closingPercent: rates.closing[country],
  };
  if (country === 'US')
    return {
      ...home,
      country,
      loan: terms.housing.program ?? 'conventional',
      pmiPercent: statedPmi(terms, priceCents) ?? rates.pmi,
      pointsPercent: 0,
      prepaidTaxMonths: 3,
      prepaidInsuranceMonths: 12,
    };
  return {
    ...home,
    country,
    city: bought.city,
    compounding: 'half-yearly',
    frequency: 'monthly',
    firstTimeBuyer: terms.housing.firstTime ?? false,
    newlyBuilt: terms.housing.newlyBuilt ?? false,
    insured: false,
    nonTraditionalDown: false,
  };
}
