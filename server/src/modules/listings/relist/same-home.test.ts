import { expect, test } from 'vitest';
import { stated } from '../store/stated.fixture.ts';
import { homeKeysOf, homeOf } from './home-keys.ts';
import { sameHome } from './same-home.ts';

type Overrides = Parameters<typeof stated>[0];
const place = { postalCode: '78704', latitude: 30.25, longitude: -97.75 };
const home = (unparsedAddress: string | null, its: Overrides = {}) =>
  homeOf(stated({ ...place, unparsedAddress, ...its }));
const condo = (address: string, its: Overrides = {}) => home(address, { homeType: 'condo', ...its });
const quebec = (address: string) =>
  home(address, { city: 'Montréal', stateOrProvince: 'QC', country: 'CA', postalCode: 'H2X 1Y6' });

test.each([
  ['spelled out', home('12 N. Oak Str.'), home('12 North Oak Street, Austin, TX 78704')],
  ['a unit by any mark', condo('12 Oak St #4-B'), condo('12 Oak St, Apt. 4B')],
  ['a unit without a mark', condo('12 Oak St 4B'), condo('12 Oak St Unit 4b')],
  ['a unit before the number, in Canada', quebec('4-100 Rue Saint-Denis'), quebec('100 St-Denis St, App. 4')],
  ['a French street', quebec('100 boul. de l’Église O'), quebec('100, boulevard de l’Eglise Ouest')],
  ['a number in words', home('12 Third Ave'), home('12 3rd Avenue')],
  ['a joined number', home('68-12 Yellowstone Blvd'), home('6812 Yellowstone Boulevard')],
  ['a slip of the pen at the same door', home('12 Guadalupe St'), home('12 Gaudalupe St', { latitude: 30.2503 })],
  ['another city name, the same code', home('12 Oak St', { city: 'West Lake Hills' }), home('12 Oak St')],
  [
    'the same parcel, however the street is called',
    home('12 Oak St', { parcelNumber: '01-2345.678' }),
    home('12 State Route 7', { parcelNumber: '12345678' }),
  ],
  ['no address, the same spot', home(null, { homeType: 'land' }), home(null, { homeType: 'land', latitude: 30.25005 })],
])('the same home: %s', (_, one, other) => {
  expect(sameHome(one, other)).toBe(true);
  expect(sameHome(other, one)).toBe(true);
  expect(homeKeysOf(one).some((key) => homeKeysOf(other).includes(key))).toBe(true);
});

test.each([
  [
    'units of one parcel',
    condo('12 Oak St #4', { parcelNumber: '12345678' }),
    condo('12 Oak St #5', { parcelNumber: '12345678' }),
  ],
  ['condominiums without a stated unit', condo('12 Oak St'), condo('12 Oak St')],
  ['street and court', home('12 Oak St'), home('12 Oak Ct')],
  ['north and south', home('12 N Oak St'), home('12 S Oak St')],
  ['neighbours', home('12 Oak St'), home('14 Oak St')],
  ['numbered streets that differ by one character', home('12 4th St'), home('12 5th St')],
  ['a slip of the pen three blocks away', home('12 Guadalupe St'), home('12 Gaudalupe St', { latitude: 30.253 })],
  [
    'the same street in two codes far apart',
    home('12 Oak St'),
    home('12 Oak St', { postalCode: '78613', latitude: 30.5 }),
  ],
  ['two parcels', home('12 Oak St', { parcelNumber: '12345678' }), home('12 Oak St', { parcelNumber: '12345679' })],
  ['land and a house', home('12 Oak St', { homeType: 'land' }), home('12 Oak St')],
  ['a larger home at the same spot', home(null, { livingAreaSqft: 900 }), home(null, { livingAreaSqft: 1_900 })],
])('different homes: %s', (_, one, other) => {
  expect(sameHome(one, other)).toBe(false);
  expect(sameHome(other, one)).toBe(false);
});
