import { expect, test } from 'vitest';
import { InvalidValue } from './invalid-value.ts';
import { readNumber, toAcres, toSqft } from './numbers.ts';

test.each([
  ['599000', 599_000],
  ['599,000', 599_000],
  ['$1,250,000.50', 1_250_000.5],
  ['3e+06', 3_000_000],
  ['2.0', 2],
  ['.5', 0.5],
  ['-12', -12],
  ['599 000 $', 599_000],
  ['CA$ 799,000', 799_000],
])('reads the number %s', (text, number) => expect(readNumber(text)).toBe(number));

test('reads a decimal comma when the mapping says so', () => {
  expect(readNumber('1.250.000,75', ',')).toBe(1_250_000.75);
  expect(readNumber('599 000,00 $', ',')).toBe(599_000);
});

test.each([['about 3'], ['12,34'], ['1e999'], ['0x10'], ['Infinity'], ['1-2'], ['3 beds'], ['--5']])(
  'refuses %s as a number',
  (text) => expect(readNumber(text)).toBeInstanceOf(InvalidValue),
);

test('converts areas exactly', () => {
  expect(toAcres(43_560, 'sqft')).toBe(1);
  expect(toAcres(1, 'hectares')).toBe(2.4711);
  expect(toAcres(4046.8564224, 'm2')).toBe(1);
  expect(toSqft(100, 'm2')).toBe(1076);
  expect(toSqft(0.5, 'acres')).toBe(21_780);
});
