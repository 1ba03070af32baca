import { expect, test } from 'vitest';
import { nameCase, readPostalCode } from './addresses.ts';
import { monthlyFeeCents } from './association-fee.ts';
import { bathsOf } from './baths.ts';
import { homeTypeOf } from './home-types.ts';
import { InvalidValue } from './invalid-value.ts';
import { countryOf, stateCode, timeZoneOf } from './regions.ts';
import { statusOf } from './statuses.ts';
import { composedStreet, streetOf } from './street-line.ts';

test.each([
  ['Single Family Residential', 'single_family'],
  ['Single Family Residence', 'single_family'],
  ['Condo/Co-op', 'condo'],
  ['Co-op for sale', 'condo'],
  ['Multi-Family (2-4 Unit)', 'multi_family'],
  ['Quadruplex', 'multi_family'],
  ['townhomes', 'townhouse'],
  ['Mobile / Manufactured', 'manufactured'],
  ['Vacant Land', 'land'],
  ['single_family', 'single_family'],
  ['Jumelée', 'semi_detached'],
  ['Parking', undefined],
  ['For sale', undefined],
  ['', undefined],
])('the term %s means the home type %s', (word, type) => {
  expect(homeTypeOf(word)).toBe(type);
});

test.each([
  ['Active', 'Active'],
  ['for_sale', 'Active'],
  ['Coming Soon', 'ComingSoon'],
  ['ActiveUnderContract', 'ActiveUnderContract'],
  ['Contingent', 'ActiveUnderContract'],
  ['PENDING', 'Pending'],
  ['Sold', 'Closed'],
  ['Cancelled', 'Canceled'],
  ['Withdrawn', 'Withdrawn'],
] as const)('the status word %s means %s', (word, status) => {
  expect(statusOf(word)).toBe(status);
});

test('an unknown status term is no status', () => expect(statusOf('whatever')).toBeUndefined());

test.each([
  [{ full: 2, half: 1, decimal: null, counted: null }, 2, 1],
  [{ full: null, half: null, decimal: 2.5, counted: null }, 2, 1],
  [{ full: null, half: null, decimal: 2, counted: null }, 2, 0],
  [{ full: 2, half: null, decimal: null, counted: 3 }, 2, 1],
  [{ full: 2, half: null, decimal: 2.5, counted: null }, 2, 1],
  [{ full: null, half: 1, decimal: null, counted: 3 }, 2, 1],
  [{ full: 2, half: null, decimal: null, counted: null }, 2, null],
  [{ full: null, half: null, decimal: null, counted: null }, null, null],
])('baths %j become full and half', (stated, bathroomsFull, bathroomsHalf) =>
  expect(bathsOf(stated)).toEqual({ bathroomsFull, bathroomsHalf, bathrooms: null }),
);

test.each([
  [{ full: null, half: null, decimal: 1.75, counted: null }, null, null, 1.75],
  [{ full: 1, half: null, threeQuarter: 1, decimal: null, counted: 1 }, 1, null, 1.75],
  [{ full: 2, half: 1, oneQuarter: 1, decimal: null, counted: 3 }, 2, 1, 2.75],
  [{ full: 2, half: null, decimal: 2.25, counted: null }, 2, null, 2.25],
  [{ full: null, half: null, decimal: 2.33, counted: null }, null, null, 2.33],
])('quarter baths %j are exact', (stated, bathroomsFull, bathroomsHalf, bathrooms) =>
  expect(bathsOf(stated)).toEqual({ bathroomsFull, bathroomsHalf, bathrooms }),
);

const austin = { city: 'Austin', stateOrProvince: 'TX', postalCode: '78704' };
test.each([
  ['12 Oak St, Austin, TX 78704', '12 Oak St'],
  ['12 Oak St Austin TX 78704-1234', '12 Oak St'],
  ['12 Oak St, Unit 4, Austin, TX, USA', '12 Oak St, Unit 4'],
  ['12 Oak St, Austin', '12 Oak St'],
  ['12 Old Austin', '12 Old Austin'],
  ['12 Oak St', '12 Oak St'],
  ['Austin', null],
  ['Austin, TX', null],
])('the street of the address %s is %s', (line, street) => expect(streetOf(line, austin)).toBe(street));

test('an address is composed of its parts without an address line', () => {
  const parts = { streetNumber: '12', streetName: 'Oak', streetSuffix: 'St', unitNumber: '4' };
  expect(composedStreet(parts)).toBe('12 Oak St, Unit 4');
  expect(composedStreet({ ...parts, streetName: null })).toBeNull();
});

test.each([
  [120_000, 'Annually', 10_000],
  [30_000, 'Quarterly', 10_000],
  [10_000, 'Monthly', 10_000],
  [60_000, 'Semi-Annually', 10_000],
  [5_000, 'One Time', null],
  [5_000, '', null],
  [0, '', 0],
])('a fee of %i cents %s is %s a month', (cents, frequency, monthly) => {
  expect(monthlyFeeCents(cents, frequency)).toBe(monthly);
});

test.each([
  ['78704', 'US', 'TX', '78704'],
  ['78704-1234', 'US', 'TX', '78704'],
  ['78704.0', 'US', 'TX', '78704'],
  ['2134', 'US', 'MA', '02134'],
  ['v5n4b5', 'CA', 'BC', 'V5N 4B5'],
  ['H2X-1Y4', 'CA', 'QC', 'H2X 1Y4'],
] as const)('the postal code %s of %s is read', (text, country, state, code) => {
  expect(readPostalCode(text, country, state)).toBe(code);
});

test.each([
  ['2134', 'US', 'TX'],
  ['ABCDE', 'US', 'TX'],
  ['D1A 1A1', 'CA', 'ON'],
  ['V5N 4O5', 'CA', 'BC'],
  ['78704', 'CA', 'BC'],
] as const)('the postal code %s of %s %s is refused', (text, country, state) => {
  expect(readPostalCode(text, country, state)).toBeInstanceOf(InvalidValue);
});

test('finds states by code and by name, with country and time zone', () => {
  expect(stateCode(' tx ')).toBe('TX');
  expect(stateCode('Québec')).toBe('QC');
  expect(stateCode('Ontario')).toBe('ON');
  expect(stateCode('Bavaria')).toBeUndefined();
  expect(countryOf('BC')).toBe('CA');
  expect(timeZoneOf('TX', -97.7)).toBe('America/Chicago');
  expect(timeZoneOf('TX', -106.4)).toBe('America/Denver');
  expect(timeZoneOf('TN', -83.9)).toBe('America/New_York');
});

test.each([
  ['302 - 2250 COMMERCIAL DR', '302 - 2250 Commercial Dr'],
  ['419 w 26 st', '419 W 26 St'],
  ['del valle', 'Del Valle'],
  ["COEUR D'ALENE", "Coeur D'alene"],
  ['McAllen', 'McAllen'],
])('%s is written %s', (text, name) => expect(nameCase(text)).toBe(name));
