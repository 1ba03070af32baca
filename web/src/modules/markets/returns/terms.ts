import type { Investment } from '@lintel/market';
import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import {
  type InvestmentInput,
  investmentBounds,
  investmentNameMax,
  type SavedInvestment,
} from '@lintel/server/markets';
import { changedFrom, numberText } from '../../../api/typed-numbers.ts';
import { type PlaceRents, rentOfHome } from './rent-of-home.ts';

const PLACE_MAX = 80;

/** The number inputs in the order of the form; shares and rates are in percent. */
export const inputNames = [
  ...(['price', 'down', 'closing', 'rate', 'years', 'rent', 'expenses', 'vacancy'] as const),
  ...(['rentGrowth', 'expenseGrowth', 'valueGrowth', 'holding', 'selling', 'tax'] as const),
] as const satisfies readonly InvestmentInput[];
export type InputName = InvestmentInput;

/** The inputs as typed; the address of the page holds those that differ from the defaults. */
export type Typed = Record<InputName, string> & {
  country: 'US' | 'CA';
  name: string;
  /** Id of the home that the inputs start from, or empty. */
  home: string;
  /** City whose forecast gives the range, as `placeSlug` names it; empty for that of the home, or none. */
  place: string;
};

/** Rent and expenses have no default: Lintel invents neither. A home may have a known rent of its city. */
const defaults: Typed = {
  ...{ country: 'US', name: '', home: '', place: '' },
  ...{ price: '400000', down: '100000', closing: '10000', rate: '6.5', years: '30', rent: '', expenses: '' },
  ...{ vacancy: '5', rentGrowth: '2', expenseGrowth: '2', valueGrowth: '2', holding: '10', selling: '6', tax: '0' },
};

/** The inputs of a home: asking price, a quarter of it down, its closing costs, the current rate and a known rent. */
export function startOf(home: PropertyDetail | undefined, market?: PlaceRents): Typed {
  if (!home) return defaults;
  const { price, country, address, city, costDefaults } = home;
  const { rate, closingPercent, years } = costDefaults;
  return {
    ...defaults,
    ...{ country, name: address ?? city, home: String(home.id), price: String(price) },
    ...{ down: String(Math.round(price / 4)), closing: String(Math.round((price * closingPercent) / 100)) },
    ...{ rate: rate ? String(rate.percent) : '', years: String(years) },
    rent: String(rentOfHome(home, market)?.median ?? ''),
  };
}

/** Reads the inputs of an address; one that it leaves out is that of the home, or the usual one. */
export function readTyped(search: Record<string, unknown>, home?: PropertyDetail, market?: PlaceRents): Typed {
  const start = startOf(home, market);
  const text = (value: unknown, max: number) => (typeof value === 'string' ? value.slice(0, max) : undefined);
  return {
    ...(Object.fromEntries(inputNames.map((name) => [name, numberText(search[name], start[name])])) as Typed),
    country: search.country === 'CA' ? 'CA' : search.country === 'US' ? 'US' : start.country,
    name: text(search.name, investmentNameMax) ?? start.name,
    ...{ home: start.home, place: text(search.place, PLACE_MAX) ?? '' },
  };
}

/** The inputs of a saved analysis, as typed. */
export const typedOf = ({ name, inputs }: Pick<SavedInvestment, 'name' | 'inputs'>): Typed =>
  readTyped({ name, ...inputs });

/** The inputs as the server stores them. */
export const inputsOf = (typed: Typed): SavedInvestment['inputs'] => ({
  ...(Object.fromEntries(inputNames.map((name) => [name, Number(typed[name])])) as Record<InputName, number>),
  country: typed.country,
});

/** The inputs that differ from the usual ones, and the home. */
export const searchOf = (typed: Typed, home?: PropertyDetail, market?: PlaceRents): Partial<Typed> => ({
  ...changedFrom(typed, typed.home === '' ? defaults : startOf(home, market)),
  ...(typed.home !== '' && { home: typed.home }),
});

const wholeYears: ReadonlySet<InputName> = new Set(['years', 'holding']);

export const currencyOf = ({ country }: Pick<Typed, 'country'>): 'CAD' | 'USD' => (country === 'CA' ? 'CAD' : 'USD');

/** Returns the rule that an input breaks. */
export function problemOf(name: InputName, typed: Typed): string | undefined {
  const value = typed[name] === '' ? Number.NaN : Number(typed[name]);
  const [least, most] = investmentBounds[name];
  if (!(value >= least && value <= most))
    return m.markets__must_be_from_to({ least: least.toLocaleString('en-US'), most: most.toLocaleString('en-US') });
  if (wholeYears.has(name) && !Number.isInteger(value)) return m.markets__must_be_whole_years();
  return name === 'down' && value > Number(typed.price) ? m.markets__down_at_most_the_price() : undefined;
}

/**
 * Returns the terms of an investment. After-tax figures assume, in the USA, depreciation of 80 % of the price over 27.5 years,
 * 25 % on its recapture and 15 % on the gain (26 U.S.C. §§ 1(h), 168(c)); in Canada no capital cost allowance and half of the
 * gain taxed as income (Income Tax Act, s. 38(a)).
 */
export function investmentOf(typed: Typed): Investment {
  const number = (name: InputName) => Number(typed[name]);
  const share = (name: InputName) => number(name) / 100;
  const isCanadian = typed.country === 'CA';
  return {
    ...{ price: number('price'), downPayment: number('down'), closingCosts: number('closing') },
    ...{ loanRate: share('rate'), loanYears: number('years'), compounding: isCanadian ? 'half-yearly' : 'monthly' },
    ...{ rentMonthly: number('rent'), expenses: number('expenses'), vacancy: share('vacancy') },
    ...{ rentGrowth: share('rentGrowth'), expenseGrowth: share('expenseGrowth'), valueGrowth: share('valueGrowth') },
    ...{ holdingYears: number('holding'), sellingCosts: share('selling') },
    tax: {
      incomeRate: share('tax'),
      gainRate: isCanadian ? share('tax') : number('tax') > 0 ? 0.15 : 0,
      gainShare: isCanadian ? 0.5 : 1,
      recaptureRate: number('tax') > 0 ? 0.25 : 0,
      buildingShare: 0.8,
      depreciationYears: isCanadian ? 0 : 27.5,
    },
  };
}
