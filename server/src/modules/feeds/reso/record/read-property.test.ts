import { describe, expect, test } from 'vitest';
import { property, type Sent } from '../../../../../test/odata-server/properties.ts';
import { propertyReader } from './read-property.ts';

const now = new Date('2026-11-20T12:00:00Z');
const read = propertyReader({ now, source: undefined });
const listingOf = (its: Sent = {}) => {
  const { listing, complaints } = read(property(1, its));
  expect(complaints).toEqual([]);
  return listing!;
};

test('a local field of the source is stored; a private one is not', () => {
  const privateFields = new Set<string>();
  const read = propertyReader({ now, source: undefined, onPrivate: (field) => privateFields.add(field) });
  const { listing } = read(
    property(1, {
      ACT_FEMAFloodPlain: 'No',
      Rooms: [{ RoomType: 'Dining' }],
      PrivateOfficeRemarks: 'secret',
      LockBoxSerialNumber: 'secret',
      OwnerName: 'secret',
      BuyerAgencyCompensation: 'secret',
      ListAgentDirectPhone: 'secret',
      ACT_PrivateAgentRemarks: 'secret',
      ShowingContactPhone: 'secret',
      ListAgent: { MemberKey: 'M1', MemberEmail: 'secret' },
      OccupantPhone: 'secret',
      '@odata.etag': 'x',
    }),
  );
  expect(listing!.localFields).toMatchObject({
    ACT_FEMAFloodPlain: 'No',
    Rooms: [{ RoomType: 'Dining' }],
    GEN_EnergyScore: expect.any(Number),
  });
  expect(JSON.stringify(listing)).not.toMatch(/secret|4711|Call the seller|etag/);
  expect([...privateFields].sort()).toEqual([
    'ACT_PrivateAgentRemarks',
    'BuyerAgencyCompensation',
    'ListAgentDirectPhone',
    'ListAgentEmail',
    'LockBoxSerialNumber',
    'OccupantPhone',
    'OwnerName',
    'PrivateOfficeRemarks',
    'PrivateRemarks',
    'ShowingContactPhone',
    'ShowingInstructions',
  ]);
});

describe('meaning of values', () => {
  test.each([
    ['Active Under Contract', 'ActiveUnderContract'],
    ['ActiveUnderContract', 'ActiveUnderContract'],
    ['Coming Soon', 'ComingSoon'],
    ['Hold', 'Hold'],
    ['Incomplete', 'Incomplete'],
    ['Canceled', 'Canceled'],
    ['Expired', 'Expired'],
    ['Withdrawn', 'Withdrawn'],
    ['Pending', 'Pending'],
    ['Closed', 'Closed'],
  ])('StandardStatus %s', (StandardStatus, standardStatus) =>
    expect(listingOf({ StandardStatus })).toMatchObject({ standardStatus }),
  );

  test.each([
    [{ PropertySubType: 'Condominium' }, 'condo'],
    [{ PropertySubType: 'StockCooperative' }, 'condo'],
    [{ PropertySubType: 'Tenancy in Common' }, 'condo'],
    [{ PropertySubType: 'Quadruplex' }, 'multi_family'],
    [{ PropertySubType: null, PropertyType: 'Land' }, 'land'],
    [{ PropertySubType: null, PropertyType: 'ManufacturedInPark' }, 'manufactured'],
    [{ PropertySubType: null, PropertyType: 'Residential Income' }, 'multi_family'],
    [{ PropertySubType: 'Single Family', StructureType: ['Apartment'] }, 'condo'],
    [{ PropertySubType: 'Single Family', StructureType: ['Row / Townhouse'] }, 'townhouse'],
    [{ PropertySubType: 'Single Family', StructureType: ['House'] }, 'single_family'],
    [{ PropertySubType: 'Ranch' }, 'farm'],
  ])('the kind %j is %s', (kinds, homeType) => expect(listingOf(kinds)).toMatchObject({ homeType }));

  test.each([
    [{ LivingArea: 0, BuildingAreaTotal: 100, BuildingAreaUnits: 'square meters' }, { livingAreaSqft: 1076 }],
    [{ LotSizeAcres: null, LotSizeArea: 1000, LotSizeUnits: 'Square Meters' }, { lotSizeAcres: 0.2471 }],
    [
      {
        AssociationFee: 100,
        AssociationFeeFrequency: 'Semi-Annually',
        AssociationFee2: 120,
        AssociationFee2Frequency: 'Annually',
      },
      { associationFeeMonthlyCents: 2_667 },
    ],
    [
      { AssociationFee: null, AssociationYN: false },
      { associationFeeCents: 0, associationFeeMonthlyCents: 0 },
    ],
    [
      { ModificationTimestamp: '2026-01-31T10:00:00.1234567+02:00' },
      { modificationTimestamp: new Date('2026-01-31T08:00:00.123Z') },
    ],
    [
      { Latitude: 0, Longitude: 0 },
      { latitude: null, longitude: null },
    ],
    [{ StoriesTotal: null, Levels: ['One'] }, { storiesTotal: 1 }],
    [
      { UnparsedAddress: null, StreetDirPrefix: 'N', UnitNumber: '4', StreetName: 'Oak', StreetNumber: '12' },
      { unparsedAddress: '12 N Oak St, Unit 4' },
    ],
    [{ GarageYN: null, GarageSpaces: 0 }, { garageYn: false }],
    [
      { MajorChangeType: 'Price Decrease', MajorChangeTimestamp: '2026-01-05T00:00:00Z' },
      { priceChangeTimestamp: new Date('2026-01-05T00:00:00Z') },
    ],
    [
      {
        OpenHouse: [
          { OpenHouseStartTime: '2026-11-19T18:00:00Z', OpenHouseEndTime: '2026-11-19T20:00:00Z' },
          {
            OpenHouseStartTime: '2026-11-22T18:00:00Z',
            OpenHouseEndTime: '2026-11-22T20:00:00Z',
            OpenHouseStatus: 'Canceled',
          },
          { OpenHouseStartTime: '2026-11-23T18:00:00Z', OpenHouseEndTime: '2026-11-23T20:00:00Z' },
        ],
      },
      { openHouseStartsAt: new Date('2026-11-23T18:00:00Z') },
    ],
  ])('%j', (its, listing) => expect(listingOf(its)).toMatchObject(listing));

  test('a home with only fans and a community pool has neither air conditioning nor a pool', () => {
    const { features } = listingOf({
      Cooling: ['CeilingFans'],
      PoolPrivateYN: null,
      PoolFeatures: null,
      CommunityFeatures: ['Pool', 'Park'],
      PublicRemarks: 'Plain.',
    });
    expect(features).not.toContain('air_conditioning');
    expect(features).not.toContain('pool');
  });
});

describe('rejected records, and why', () => {
  test.each([
    [
      { PropertyType: 'Commercial Lease' },
      'PropertyType',
      'is a commercial lease; homes and land for sale are imported',
      true,
    ],
    [{ PropertyType: 'Residential Lease' }, 'ListPrice', 'must be a monthly rent from 200 to 100,000', true],
    [{ PropertyType: 'CommercialSale' }, 'PropertyType', 'is commercial; homes and land for sale are imported', true],
    [{ PropertySubType: 'BoatSlip' }, 'PropertySubType', 'must be a home type that we know', true],
    [{ PropertySubType: 'Hotel/Motel' }, 'PropertySubType', 'must be a home type that we know', true],
    [{ ListPrice: null }, 'ListPrice', 'is required', false],
    [{ ListPrice: 'call' }, 'ListPrice', 'must be a number', false],
    [{ StandardStatus: 'A', MlsStatus: null }, 'StandardStatus', 'must be a status that we know', false],
    [{ City: null }, 'City', 'is required', false],
    [{ StateOrProvince: 'Bavaria' }, 'StateOrProvince', 'must be a state or province that we know', false],
    [{ ListingKey: '' }, 'ListingKey', 'is required', false],
    [{ OriginatingSystemName: null, SourceSystemName: null }, 'OriginatingSystemName', 'is required', false],
  ])('%j', (its, field, rule, gone) => {
    const reading = read(property(1, its));
    expect(reading.listing).toBeNull();
    expect(reading.complaints).toContainEqual(expect.objectContaining({ severity: 'rejected', field, rule }));
    expect(reading.gone !== null).toBe(gone);
  });

  test.each([
    [{ YearBuilt: 99_999 }, 'YearBuilt', { yearBuilt: null }],
    [{ BedroomsTotal: 2.5 }, 'BedroomsTotal', { bedroomsTotal: null }],
    [{ GarageSpaces: 2.5 }, 'GarageSpaces', { garageSpaces: null, garageYn: true }],
    [{ LivingAreaUnits: 'Furlongs' }, 'LivingAreaUnits', { livingAreaSqft: null }],
    [{ PriceChangeTimestamp: '2021-05-22T00:01:01.01.123Z' }, 'PriceChangeTimestamp', { priceChangeTimestamp: null }],
    [{ InternetAddressDisplayYN: 'perhaps' }, 'InternetAddressDisplayYN', { internetAddressDisplayYn: false }],
    [{ Latitude: 95 }, 'Latitude', { latitude: null, longitude: null }],
  ])('an invalid value is dropped and the home is imported: %j', (its, field, left) => {
    const { listing, complaints } = read(property(1, its));
    expect(listing).toMatchObject(left);
    expect(complaints).toEqual([expect.objectContaining({ severity: 'warning', field })]);
  });

  test.each([{ StandardStatus: 'Delete' }, { MlgCanView: false }])('%j is withdrawn without a complaint', (its) =>
    expect(read(property(1, its))).toMatchObject({ listing: null, gone: { listingKey: 'P0000001' }, complaints: [] }),
  );
});

test('photos keep their order, the preferred one first; media that are not public photos are excluded', () => {
  const photo = (name: string, its: Sent = {}) => ({
    MediaURL: `https://p.example.com/${name}.jpg`,
    MediaCategory: 'Photo',
    ...its,
  });
  const Media = [
    photo('c', { Order: 3 }),
    photo('b', { Order: '2', ShortDescription: 'Kitchen' }),
    photo('a', { Order: 5, PreferredPhotoYN: true }),
    photo('plan', { MediaCategory: 'Floor Plan' }),
    photo('tour', { MediaCategory: 'Unbranded Virtual Tour' }),
    photo('agents', { Permission: ['Agent Only'] }),
    photo('old', { MediaStatus: 'Deleted' }),
    photo('b', { Order: 9 }),
    photo('x', { MediaURL: 'javascript:alert(1)' }),
    photo('y', { MediaURL: null }),
    null,
    'text',
  ];
  expect(listingOf({ Media }).media).toEqual([
    { url: 'https://p.example.com/a.jpg', alt: 'Photo 1 of 3' },
    { url: 'https://p.example.com/b.jpg', alt: 'Kitchen' },
    { url: 'https://p.example.com/c.jpg', alt: 'Photo 3 of 3' },
  ]);
});

test('records with the same order and different widths are one photo; its address is that of the widest', () => {
  const url = (name: string) => `https://p.example.com/${name}.jpg`;
  const photo = (name: string, its: Sent) => ({ MediaURL: url(name), MediaCategory: 'Photo', ...its });
  const Media = [
    photo('1-small', { Order: 1, ImageWidth: 320 }),
    photo('1-large', { Order: 1, ImageWidth: '1600', ShortDescription: 'Front' }),
    photo('2', { Order: 2, ImageWidth: 800 }),
    photo('3', { Order: 3, ImageWidth: 640 }),
    photo('another-3', { Order: 3, ImageWidth: 640 }),
    photo('without-width', { Order: 3 }),
  ];
  expect(listingOf({ Media }).media).toEqual([
    {
      url: url('1-large'),
      alt: 'Front',
      sizes: [
        { url: url('1-small'), width: 320 },
        { url: url('1-large'), width: 1_600 },
      ],
    },
    ...['2', '3', 'another-3', 'without-width'].map((name, at) => ({ url: url(name), alt: `Photo ${at + 2} of 5` })),
  ]);
});
