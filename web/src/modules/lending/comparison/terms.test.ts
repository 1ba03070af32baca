import { describe, expect, it } from 'vitest';
import { defaultsOf, problemOf, productOf, readTyped, searchOf, type Typed } from './terms.ts';

const typed: Typed = {
  ...defaultsOf('CA'),
  price: '650000',
  state: 'BC',
  loans: [
    { program: 'insured', years: '5', rate: '4.25', points: '-0.5', fees: '300' },
    { program: 'uninsured', years: '3', rate: '4.1', points: '0', fees: '0' },
  ],
};
const address = (of: Typed) => searchOf(of, of.loans.map(productOf));

describe('the address of a comparison', () => {
  it('gives back the loans, and has nothing but loans, state, price, down payment and years', () => {
    expect(readTyped(address(typed))).toEqual(typed);
    expect(address(typed)).toEqual({
      country: 'CA',
      state: 'BC',
      price: '650000',
      loans: 'insured_5_4.25_-0.5_300~uninsured_3_4.1_0_0',
    });
    expect(address(defaultsOf('US'))).toEqual({ loans: 'conventional_30_6.5_0_0~conventional_30_6.125_1.5_0' });
  });

  it('takes the defaults for what it does not understand, and at most five loans', () => {
    expect(readTyped({ loans: 'insured_5_4_0_0', price: '1e9', income: '90000' })).toEqual(defaultsOf('US'));
    expect(readTyped({ state: 'BC' }).state).toBe('TX');
    const six = Array.from({ length: 6 }, () => 'fha_30_6_0_0').join('~');
    expect(readTyped({ loans: six }).loans).toHaveLength(5);
  });

  it('names the loan whose input gives no comparison', () => {
    const [first, second] = typed.loans;
    expect(problemOf(typed)).toBeUndefined();
    expect(problemOf({ ...typed, loans: [first!, { ...second!, rate: '' }] })).toBe(
      'Loan 2: enter a rate from 0 to 30%',
    );
  });
});
