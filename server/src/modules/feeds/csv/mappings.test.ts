import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseMapping } from './mapping.ts';
import { rowReader } from './read-row.ts';

const folder = new URL('../../../../mappings/', import.meta.url);
const mappingOf = (name: string) => parseMapping(readFileSync(new URL(`${name}.json`, folder), 'utf8'), name);
const read = (name: string, row: Record<string, string>) =>
  rowReader(mappingOf(name), { today: '2026-11-20', sourceDate: '2023-05-08' })(row);

test('every shipped mapping is valid', () => {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));
  expect(names.sort()).toEqual([
    'chicago-text',
    'nyc-listings',
    'redfin',
    'redfin-rentals-austin',
    'texas-text',
    'vancouver-list',
    'zillow-austin',
  ]);
  for (const name of names) expect(() => mappingOf(name)).not.toThrow();
});

const redfin = {
  'SALE TYPE': 'MLS Listing',
  'SOLD DATE': '',
  'PROPERTY TYPE': 'Condo/Co-op',
  ADDRESS: '1 Sample St Unit 5',
  CITY: 'Houston',
  PRICE: '599000',
  BEDS: '3.0',
  BATHS: '3.5',
  LOCATION: '"Midtown, East"',
  'SQUARE FEET': '2132.0',
  'LOT SIZE': '10890',
  'YEAR BUILT': '1999.0',
  'DAYS ON MARKET': '2',
  'HOA/MONTH': '173.0',
  STATUS: 'Active',
  'NEXT OPEN HOUSE START TIME': 'May-8-2023 02:00 PM',
  'NEXT OPEN HOUSE END TIME': 'May-8-2023 04:00 PM',
  SOURCE: 'HARMLS',
  'MLS#': '123',
  LATITUDE: '29.73',
  LONGITUDE: '-95.4',
};

test('redfin: the headers of both years give the same listing', () => {
  const { listing, complaints } = read('redfin', {
    ...redfin,
    'STATE OR PROVINCE': 'TX',
    'ZIP OR POSTAL CODE': '77006',
  });
  expect(complaints).toEqual([]);
  expect(listing).toMatchObject({
    originatingSystemName: 'HARMLS',
    listingKey: '123',
    neighbourhood: 'Midtown, East',
    homeType: 'condo',
    bathroomsFull: 3,
    bathroomsHalf: 1,
    lotSizeAcres: 0.25,
    yearBuilt: 1999,
    listedOn: '2023-05-06',
    associationFeeMonthlyCents: 17_300,
    openHouseStartsAt: new Date('2023-05-08T19:00:00Z'),
  });
  expect(read('redfin', { ...redfin, STATE: 'TX', ZIP: '77006' }).listing).toEqual(listing);
});

test('redfin: a past sale without a status is closed, at its price and date', () => {
  const sale = {
    ...redfin,
    STATE: 'TX',
    ZIP: '77006',
    STATUS: '',
    'SALE TYPE': 'PAST SALE',
    'SOLD DATE': 'February-8-2018',
  };
  expect(read('redfin', sale).listing).toMatchObject({
    standardStatus: 'Closed',
    closeDate: '2018-02-08',
    closePriceCents: 59_900_000,
  });
});

test('zillow-austin: imports homes for sale, rejects rentals', () => {
  const row = {
    zpid: '9',
    city: 'del valle',
    state: 'TX',
    zipcode: '78617',
    homeType: 'Multiple Occupancy',
    latestPrice: '305000',
    latest_saledate: '2019-09-02',
    hasGarage: 'True',
    garageSpaces: '2',
    numOfStories: '1',
    hasAssociation: 'False',
    avgSchoolRating: '2.666667',
    listingType: 'Sale',
  };
  expect(read('zillow-austin', row).listing).toMatchObject({
    city: 'Del Valle',
    homeType: 'multi_family',
    standardStatus: 'Active',
    associationFeeMonthlyCents: 0,
    schoolRating: 2.7,
    features: ['garage', 'single_story'],
  });
  expect(read('zillow-austin', { ...row, listingType: 'Rent' }).complaints[0]?.rule).toBe(
    'must be for sale, not for rent',
  );
});

test('chicago-text: a home without key and city is in Chicago, with the same key at another price', () => {
  const row = {
    type: 'condos',
    text: 'Bright unit with a deck.',
    beds: '2',
    baths: '3',
    baths_full: '2',
    baths_half: '',
    listPrice: '325000',
    status: 'for_sale',
    row: '17',
  };
  const { listing } = read('chicago-text', row);
  expect(listing).toMatchObject({
    city: 'Chicago',
    stateOrProvince: 'IL',
    bathroomsFull: 2,
    bathroomsHalf: 1,
    features: ['deck'],
  });
  expect(read('chicago-text', { ...row, row: '18', listPrice: '299000' }).listing?.listingKey).toBe(
    listing?.listingKey,
  );
});

test('nyc-listings: splits city, state and ZIP from one column; fill values are unknown', () => {
  const row = {
    TYPE: 'Co-op for sale',
    PRICE: '699000',
    BEDS: '3',
    BATH: '2.373860858',
    PROPERTYSQFT: '2184.207862',
    ADDRESS: '1 Sample Ave Apt 2',
    STATE: 'Forest Hills, NY 11375',
    LATITUDE: '40.7',
    LONGITUDE: '-73.8',
  };
  expect(read('nyc-listings', row).listing).toMatchObject({
    city: 'New York',
    neighbourhood: 'Forest Hills',
    stateOrProvince: 'NY',
    postalCode: '11375',
    homeType: 'condo',
    bathroomsFull: null,
    livingAreaSqft: null,
  });
  expect(read('nyc-listings', { ...row, TYPE: 'Contingent' }).complaints).toEqual([
    { severity: 'rejected', field: 'homeType', rule: 'must be a home type that we know', value: 'Contingent' },
  ]);
  expect(read('nyc-listings', { ...row, PRICE: '2147483647' }).listing).toBeNull();
});

test('texas-text: the more specific type counts if there is one', () => {
  const row = {
    status: 'for_sale',
    id: '1',
    listPrice: '240000',
    baths: '3',
    baths_full: '2',
    beds: '3',
    type: 'single_family',
    sub_type: 'townhouse',
    address: '1 County Road 5',
    city: 'Cleveland',
    state: 'TX',
    zip: '77328',
  };
  expect(read('texas-text', row).listing).toMatchObject({ homeType: 'townhouse', bathroomsFull: 2, bathroomsHalf: 1 });
  expect(read('texas-text', { ...row, sub_type: '' }).listing?.homeType).toBe('single_family');
});

test('vancouver-list: a unit is a condo; prices in Canadian dollars; fill values are unknown', () => {
  const row = {
    id: '1',
    address: '302 - 2250 SAMPLE DR ',
    city: 'Vancouver',
    zone: 'Not Available',
    zip: 'V0V 0V0',
    bedrooms: 'NA',
    squarefeet: '553',
    price: '3e+06',
    agency: 'A Realty',
  };
  expect(read('vancouver-list', row).listing).toMatchObject({
    unparsedAddress: '302 - 2250 Sample Dr',
    unitNumber: '302',
    homeType: 'condo',
    currency: 'CAD',
    listPriceCents: 300_000_000,
    postalCode: null,
    neighbourhood: null,
    bedroomsTotal: null,
  });
  expect(read('vancouver-list', { ...row, address: '494 W 37 AVE' }).listing).toMatchObject({
    homeType: 'single_family',
    unitNumber: null,
  });
});
