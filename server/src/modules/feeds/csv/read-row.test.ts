import { expect, test } from 'vitest';
import { parseMapping } from './mapping.ts';
import { rowReader } from './read-row.ts';

const mapping = {
  format: 'a test',
  setAside: [{ column: 'Kind', is: ['Rent'], rule: 'must be for sale, not for rent' }],
  fields: {
    originatingSystemName: { constant: 'Test MLS' },
    listingKey: [{ column: 'Id' }, { template: '{Address}|{Zip}' }],
    unparsedAddress: { column: 'Address' },
    city: { column: ['City', 'Town'] },
    neighbourhood: { column: 'Area' },
    stateOrProvince: { column: 'State' },
    postalCode: { column: 'Zip' },
    latitude: { column: 'Lat' },
    longitude: { column: 'Lon' },
    listPrice: { column: 'Price', unknown: [2147483647] },
    standardStatus: [{ column: 'Status' }, { constant: 'Active' }],
    homeType: { column: 'Type', values: { Haus: 'house' } },
    bedroomsTotal: { column: 'Beds' },
    bathrooms: { column: 'Baths', unknown: [2.373860858] },
    livingArea: { column: 'Area m2', unit: 'm2' },
    lotSize: { column: 'Lot', unit: 'sqft' },
    yearBuilt: { column: 'Year' },
    storiesTotal: { column: 'Stories' },
    daysOnMarket: { column: 'Days' },
    onMarketDate: { column: 'Since' },
    closeDate: { column: 'Sold', format: 'MMMM-d-yyyy' },
    associationFee: { column: 'Fee' },
    associationFeeFrequency: { column: 'Every' },
    associationYn: { column: 'Has fee' },
    openHouseStartsAt: { column: 'Open', format: 'yyyy-MM-dd HH:mm' },
    openHouseEndsAt: { column: 'Closes', format: 'yyyy-MM-dd HH:mm' },
    publicRemarks: { column: 'Remarks' },
    internetAddressDisplayYn: { column: 'Show address' },
  },
  featureColumns: ['Amenities'],
  dropColumns: ['Noise'],
};
const row = { Id: 'A-1', City: 'austin', State: 'TX', Price: '450,000', Type: 'House' };
const readRow = rowReader(parseMapping(JSON.stringify(mapping), 'test'), { today: '2026-11-20' });
const read = (overrides: Record<string, string>, sourceDate?: string) =>
  (sourceDate
    ? rowReader(parseMapping(JSON.stringify(mapping), 'test'), { today: '2026-11-20', sourceDate })
    : readRow)({ ...row, ...overrides });

test('a row with the required fields becomes a listing; unstated fields are null', () => {
  const { listing, complaints } = read({});
  expect(complaints).toEqual([]);
  expect(listing).toMatchObject({
    originatingSystemName: 'Test MLS',
    listingKey: 'A-1',
    city: 'Austin',
    stateOrProvince: 'TX',
    country: 'US',
    currency: 'USD',
    timeZone: 'America/Chicago',
    listPriceCents: 45_000_000,
    homeType: 'single_family',
    standardStatus: 'Active',
    bedroomsTotal: null,
    latitude: null,
    listedOn: null,
    modificationTimestamp: null,
    features: [],
    internetAddressDisplayYn: true,
    localFields: null,
  });
});

test.each([
  ['Price', '', 'listPrice', 'is required'],
  ['Price', 'call us', 'listPrice', 'must be a number'],
  ['Price', '5800', 'listPrice', 'must be a price between 10,000 and 1,000,000,000'],
  ['Price', '2147483647', 'listPrice', 'is required'],
  ['Price', '2e9', 'listPrice', 'must be a price between 10,000 and 1,000,000,000'],
  ['City', 'N/A', 'city', 'is required'],
  ['City', '12345', 'city', 'must be the name of a city'],
  ['State', 'Bavaria', 'stateOrProvince', 'must be a state or province that we know'],
  ['Type', 'Parking', 'homeType', 'must be a home type that we know'],
  ['Status', 'whatever', 'standardStatus', 'must be a status that we know'],
])('a row with %s %j is rejected with field, rule and value', (column, text, field, rule) => {
  const { listing, complaints } = read({ [column]: text });
  expect(listing).toBeNull();
  const value = text === 'N/A' || text === '2147483647' ? '' : text;
  expect(complaints).toEqual([{ severity: 'rejected', field, rule, value }]);
});

test.each([
  ['Beds', '51', 'bedroomsTotal', 'bedroomsTotal'],
  ['Beds', '2.5', 'bedroomsTotal', 'bedroomsTotal'],
  ['Beds', '-3', 'bedroomsTotal', 'bedroomsTotal'],
  ['Year', '1196', 'yearBuilt', 'yearBuilt'],
  ['Year', '2030', 'yearBuilt', 'yearBuilt'],
  ['Lot', '0', 'lotSizeAcres', 'lotSize'],
  ['Zip', 'ABCDE', 'postalCode', 'postalCode'],
  ['Area', '???', 'neighbourhood', 'neighbourhood'],
  ['Sold', 'soon', 'closeDate', 'closeDate'],
])('a row with %s %j is imported without it, with a warning', (column, text, field, reported) => {
  const { listing, complaints } = read({ [column]: text });
  expect(listing).toMatchObject({ [field]: null });
  expect(complaints).toEqual([expect.objectContaining({ severity: 'warning', field: reported, value: text })]);
});

test('an invalid or single coordinate discards the whole position', () => {
  for (const overrides of [
    { Lat: '900', Lon: '-97' },
    { Lat: '30' },
    { Lat: '0', Lon: '0' },
    { Lat: '-97.7', Lon: '30.2' },
  ])
    expect(read(overrides).listing).toMatchObject({ latitude: null, longitude: null });
  expect(read({ Lat: '30.25', Lon: '-97.75' }).listing).toMatchObject({ latitude: 30.25, longitude: -97.75 });
});

test('a row rejected by the mapping states why', () => {
  expect(read({ Kind: 'rent' })).toEqual({
    listing: null,
    lease: null,
    complaints: [{ severity: 'rejected', field: 'Kind', rule: 'must be for sale, not for rent', value: 'rent' }],
  });
});

test('the first column with a value counts, under any of its names', () => {
  const { City: _, ...older } = row;
  expect(readRow({ ...older, Town: 'ROUND ROCK' }).listing?.city).toBe('Round Rock');
});

test('a key made from columns ignores capitals and spacing', () => {
  const one = read({ Id: '', Address: '12 Oak  St', Zip: '78704' }).listing?.listingKey;
  expect(one).toBe('12 OAK ST|78704');
  expect(read({ Id: 'NA', Address: ' 12 OAK St ', Zip: '78704' }).listing?.listingKey).toBe(one);
  expect(read({ Id: '', Address: '12 Oak St', Zip: '' }).listing).toBeNull();
});

test('a key made from content does not depend on price, column order or date', () => {
  const hashed = parseMapping(
    JSON.stringify({ ...mapping, fields: { ...mapping.fields, listingKey: { hash: ['Remarks', 'Beds'] } } }),
    'test',
  );
  const key = (overrides: Record<string, string>, today: string) =>
    rowReader(hashed, { today })({ ...row, ...overrides }).listing?.listingKey;
  const first = key({ Remarks: 'Nice', Beds: '3' }, '2026-11-20');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(key({ Price: '999999', Beds: '3', Remarks: ' Nice ' }, '2030-01-01')).toBe(first);
  expect(key({ Remarks: 'Nice', Beds: '4' }, '2026-11-20')).not.toBe(first);
});

test('fill values are unknown, also when written with other digits', () => {
  expect(read({ Baths: '2.373860858' }).listing).toMatchObject({ bathroomsFull: null, bathroomsHalf: null });
  expect(read({ Baths: '2.3738608580' }).listing).toMatchObject({ bathroomsFull: null });
  expect(read({ Baths: '2.5' }).listing).toMatchObject({ bathroomsFull: 2, bathroomsHalf: 1 });
});

test('units are converted to those of the table', () => {
  expect(read({ 'Area m2': '100', Lot: '10890' }).listing).toMatchObject({ livingAreaSqft: 1076, lotSizeAcres: 0.25 });
});

test('a Canadian row has its country, currency and postal code', () => {
  expect(read({ State: 'British Columbia', City: 'Vancouver', Zip: 'v5n4b5' }).listing).toMatchObject({
    country: 'CA',
    currency: 'CAD',
    stateOrProvince: 'BC',
    postalCode: 'V5N 4B5',
  });
});

test('the listing date is the stated one, else counted back from the source date, else null', () => {
  expect(read({ Since: '2026-01-05', Days: '10' }, '2026-11-20').listing?.listedOn).toBe('2026-01-05');
  expect(read({ Days: '10' }, '2026-11-20').listing?.listedOn).toBe('2026-11-10');
  expect(read({ Days: '10' }).listing).toMatchObject({ listedOn: null, daysOnMarket: 10 });
});

test('fees are converted to a month; a known absence is 0, an unknown fee null', () => {
  expect(read({ Fee: '1,200', Every: 'Annually' }).listing).toMatchObject({
    associationFeeCents: 120_000,
    associationFeeMonthlyCents: 10_000,
  });
  expect(read({ 'Has fee': 'False' }).listing).toMatchObject({ associationFeeMonthlyCents: 0 });
  expect(read({ 'Has fee': 'True' }).listing).toMatchObject({ associationFeeMonthlyCents: null });
});

test('an open house is read in the home’s time zone, and only when it ends after it starts', () => {
  expect(read({ Open: '2026-06-01 14:00', Closes: '2026-06-01 16:00' }).listing).toMatchObject({
    openHouseStartsAt: new Date('2026-06-01T19:00:00Z'),
    openHouseEndsAt: new Date('2026-06-01T21:00:00Z'),
  });
  expect(read({ Open: '2026-06-01 14:00', Closes: '2026-06-01 13:00' }).listing?.openHouseStartsAt).toBeNull();
});

test('features come from fields, remarks and the named columns', () => {
  const overrides = { Stories: '1', Remarks: 'Great pool, no garage.', Amenities: 'Deck, Hot Tub' };
  expect(read(overrides).listing?.features).toEqual(['pool', 'hot_tub', 'deck', 'single_story']);
});

test('an invalid field adds no feature', () => {
  expect(read({ Since: '2026-01-05', Year: '2026' }).listing?.features).toEqual(['new_construction']);
  expect(read({ Since: '2026-01-05', Year: '2999' }).listing?.features).toEqual([]);
});

test('an unreadable display flag hides the listing', () => {
  expect(read({ 'Show address': 'No' }).listing?.internetAddressDisplayYn).toBe(false);
  const { listing, complaints } = read({ 'Show address': 'perhaps' });
  expect(listing?.internetAddressDisplayYn).toBe(false);
  expect(complaints).toHaveLength(1);
});

test('columns without a field are stored with the listing; discarded columns are not', () => {
  expect(read({ 'Roof colour': 'red', Noise: 'x', Empty: ' ' }).listing?.localFields).toEqual({ 'Roof colour': 'red' });
});

test('control characters and lone surrogates do not reach the database', () => {
  expect(read({ Remarks: 'a\u0000b\ud800c' }).listing?.publicRemarks).toBe('a b\ufffdc');
});
