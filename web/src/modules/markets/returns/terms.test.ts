import { returnsOf } from '@lintel/market';
import type { PropertyDetail } from '@lintel/server/listings';
import { expect, it } from 'vitest';
import { knownExpensesOf } from './known-expenses.ts';
import { investmentOf, problemOf, readTyped, searchOf } from './terms.ts';

it('keeps the inputs of an address and leaves out the defaults', () => {
  const search = { country: 'CA', rent: 2600, expenses: '7000', rate: '5.25', price: 'free' };
  const typed = readTyped(search);
  expect(typed).toMatchObject({ country: 'CA', rent: '2600', price: '400000' });
  expect(searchOf(typed)).toEqual({ country: 'CA', rent: '2600', expenses: '7000', rate: '5.25' });
});

const home = {
  ...{ id: 7, price: 500_000, country: 'CA', address: '12 Main St', city: 'Ottawa', hoaMonthly: 100 },
  taxes: { annual: 4_000, year: 2025 },
  costDefaults: { rate: { percent: 4.29 }, closingPercent: 2, years: 25, insurancePercent: 0.5 },
} as PropertyDetail;

it('starts from the facts of a home, which the address then leaves out', () => {
  const typed = readTyped({ home: '7', rent: '2600' }, home);
  expect(typed).toMatchObject({
    price: '500000',
    closing: '10000',
    rate: '4.29',
    years: '25',
    country: 'CA',
    expenses: '',
  });
  expect(searchOf({ ...typed, price: '480000' }, home)).toEqual({ home: '7', rent: '2600', price: '480000' });
});

it('adds up the known expenses of a home, and knows none where a tax is unknown', () => {
  expect(knownExpensesOf(home)).toMatchObject({ tax: 4_000, insurance: 2_500, dues: 1_200, sum: 7_700 });
  expect(knownExpensesOf({ ...home, taxes: null, hoaMonthly: null })).toMatchObject({
    tax: null,
    dues: null,
    sum: 2_500,
  });
});

it('has no rent and no expenses of its own', () => {
  expect(readTyped({})).toMatchObject({ rent: '', expenses: '' });
  expect(problemOf('rent', readTyped({}))).toBe('Must be from 1 to 10,000,000');
});

it('names the rule of each input', () => {
  const typed = readTyped({ price: '300000', down: '300001', years: '12.5' });
  expect(problemOf('down', typed)).toBe('Must be at most the price');
  expect(problemOf('years', typed)).toBe('Must be a whole number of years');
  expect(problemOf('rate', typed)).toBeUndefined();
});

it('taxes half of a gain in Canada and compounds its loan half-yearly', () => {
  const search = { rent: '2600', expenses: '7000', tax: '30' };
  const [us, canada] = (['US', 'CA'] as const).map((country) => investmentOf(readTyped({ ...search, country })));
  expect(us).toMatchObject({ compounding: 'monthly', tax: { gainShare: 1, gainRate: 0.15, depreciationYears: 27.5 } });
  expect(canada).toMatchObject({
    compounding: 'half-yearly',
    tax: { gainShare: 0.5, gainRate: 0.3, depreciationYears: 0 },
  });
  expect(returnsOf(canada!).years[0]!.interest).toBeLessThan(returnsOf(us!).years[0]!.interest);
});
