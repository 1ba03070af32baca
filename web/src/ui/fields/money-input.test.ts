import { expect, it } from 'vitest';
import { amountOf, groupedAmount, retyped } from './money-input.tsx';

it('shows an amount with thousands separators', () => {
  expect(groupedAmount(450000)).toBe('450,000');
  expect(groupedAmount('1250000.5')).toBe('1,250,000.5');
  expect(groupedAmount(950)).toBe('950');
  expect(groupedAmount(null)).toBe('');
});

it.each([
  ['450,000', '450000'],
  ['$450,000', '450000'],
  ['CA$450,000.00', '450000'],
  ['450 000', '450000'],
  ['450\u202f000', '450000'],
  ['1.250.000', '1250000'],
  ['0450', '450'],
  ['.5', '0.5'],
  ['12.345', '12.34'],
  ['$', ''],
  ['', ''],
])('reads %s as %s', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

it('keeps the caret between the digits where something was typed or deleted', () => {
  expect(retyped('4500', 4)).toEqual({ next: '4,500', caret: 5 });
  // A 9 was typed behind the 4 of 4,500.
  expect(retyped('49,500', 2)).toEqual({ next: '49,500', caret: 2 });
  // Either key deletes a comma by passing it.
  expect(retyped('49500', 2)).toEqual({ next: '49,500', caret: 2 });
  expect(retyped('49500', 2, true)).toEqual({ next: '49,500', caret: 3 });
  // The 1 of 1,450,000 was deleted.
  expect(retyped(',450,000', 0)).toEqual({ next: '450,000', caret: 0 });
  expect(retyped('450,000.', 8)).toEqual({ next: '450,000.', caret: 8 });
});
