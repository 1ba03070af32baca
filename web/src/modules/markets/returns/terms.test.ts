import { returnsOf } from '@lintel/market';
import { expect, it } from 'vitest';
import { investmentOf, problemOf, readTyped, searchOf } from './terms.ts';

it('keeps the inputs of an address and leaves out the defaults', () => {
  const search = { country: 'CA', rent: 2600, expenses: '7000', rate: '5.25', price: 'free' };
  const typed = readTyped(search);
  expect(typed).toMatchObject({ country: 'CA', rent: '2600', price: '400000' });
  expect(searchOf(typed)).toEqual({ country: 'CA', rent: '2600', expenses: '7000', rate: '5.25' });
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
