import { m } from '@lintel/messages';
import {
  type CanBuy,
  type Country,
  type Cure,
  canBuy,
  cheapestCures,
  type Household,
  type ListedHome,
  type Market,
  pricedPrograms,
} from '@lintel/mortgage';
import { numberText } from '../../../api/typed-numbers.ts';
import { statesIn } from '../tools/places.ts';
import { isWithin } from '../tools/typed.ts';

/** The home, for the address: nothing about a person. */
export interface Typed {
  country: Country;
  state: string;
  price: string;
  /** Property tax in percent of the price a year. */
  tax: string;
}

/** The means of a household. They stay on the page. */
export interface Means {
  income: string;
  debts: string;
  savings: string;
  score: string;
  firstTimeBuyer: boolean;
  veteran: boolean;
  /** The home is in an area that the USDA counts as rural. */
  rural: boolean;
}

export const usualMeans: Means = {
  ...{ income: '120000', debts: '500', savings: '60000', score: '' },
  ...{ firstTimeBuyer: true, veteran: false, rural: false },
};

export const defaultsOf = (country: Country): Typed =>
  country === 'CA'
    ? { country, state: '', price: '600000', tax: '1' }
    : { country, state: '', price: '400000', tax: '1.2' };

export function readTyped(search: Record<string, unknown>): Typed {
  const usual = defaultsOf(search.country === 'CA' ? 'CA' : 'US');
  return {
    country: usual.country,
    state: statesIn(usual.country).find(({ value }) => value === search.state)?.value ?? '',
    price: numberText(search.price, usual.price),
    tax: numberText(search.tax, usual.tax),
  };
}

export function problemOf({ price, tax }: Typed, { income, debts, savings, score }: Means): string | undefined {
  if (!(Number(price) > 0 && Number(price) <= 1e9)) return m.lending__price_must_be_positive();
  if (!isWithin(tax, 0, 10)) return m.lending__tax_0_to_10();
  if (!(Number(income) > 0 && Number(income) <= 1e8)) return m.lending__income_must_be_positive();
  if (!isWithin(debts, 0, 1e7)) return m.lending__debts_must_be_a_number();
  if (!isWithin(savings, 0, 1e9)) return m.lending__savings_must_be_a_number();
  return score === '' || isWithin(score, 300, 900) ? undefined : m.lending__score_300_to_900();
}

export interface Program {
  estimate: CanBuy;
  cure: Cure | undefined;
}

const cents = (typed: string): number => Math.round(Number(typed) * 100);

/**
 * Each program of the country that is open to the household for such a home, those that fit first. A jumbo loan is one
 * only above the limit of conventional loans.
 */
export function programsFor(typed: Typed, means: Means, market: Market): Program[] {
  const { country, state, price, tax } = typed;
  const home: ListedHome = {
    ...{ country, state, city: '', type: 'house', status: 'active', rural: means.rural },
    ...{ priceCents: cents(price), taxCents: Math.round((cents(price) * Number(tax)) / 100), hoaCents: 0 },
  };
  const household: Household = {
    ...{ country, years: country === 'CA' ? 25 : 30, firstTimeBuyer: means.firstTimeBuyer, veteran: means.veteran },
    ...{ incomeCents: Math.round(cents(means.income) / 12), debtsCents: cents(means.debts) },
    ...{ savingsCents: cents(means.savings), creditScore: means.score === '' ? null : Number(means.score) },
  };
  return pricedPrograms[country]
    .flatMap((program): Program[] => {
      const wanted = { ...household, program };
      const estimate = canBuy(wanted, home, market);
      // A program that is not open, such as a VA loan without service, has no estimate of its own.
      if (!estimate || estimate.program !== program) return [];
      const cures = estimate.verdict === 'yes' ? [] : cheapestCures(wanted, home, market);
      return [{ estimate, cure: cures.find(({ kind }) => kind !== 'program') }];
    })
    .filter(({ estimate }, _, all) => {
      const limit = all.find((each) => each.estimate.program === 'conventional')?.estimate.binding?.rule;
      return estimate.program !== 'jumbo' || limit === 'loan_limit';
    })
    .toSorted((one, other) => Number(other.estimate.verdict === 'yes') - Number(one.estimate.verdict === 'yes'));
}
