import { Random } from '../../sample/random.ts';

/** A record as a RESO Data Dictionary 2.0 server sends it. */
export type Sent = Record<string, unknown>;

const streets = ['Oak', 'Timber', 'Maple', 'Riverside', 'Lake Austin', 'Cedar Bend', 'Juniper', 'Old Mill'];
const places = [
  { City: 'Austin', StateOrProvince: 'TX', Country: 'US', PostalCode: '78704', Latitude: 30.25, Longitude: -97.75 },
  { City: 'Denver', StateOrProvince: 'CO', Country: 'US', PostalCode: '80205', Latitude: 39.75, Longitude: -104.97 },
  { City: 'Toronto', StateOrProvince: 'ON', Country: 'CA', PostalCode: 'M5V 2T6', Latitude: 43.65, Longitude: -79.39 },
];
const sentences = [
  'Welcome to this bright home in the heart of the neighborhood, moments from shops, schools and trails.',
  'The kitchen was remodeled with quartz countertops, a gas range and a large island.',
  'The primary bedroom has a walk-in closet and a spa-like bath.',
  'Sliding doors open to a covered patio and a fenced back yard with mature trees.',
  'A two-car garage, a new roof and a high-efficiency furnace complete the offer.',
  'The finished basement has a family room with a fireplace and space for a home office.',
  'No HOA. Close to the park and the light rail.',
];
const epoch = Date.UTC(2026, 0, 1);

/** Keys sort like their numbers. */
export const keyOf = (at: number): string => `P${String(at).padStart(7, '0')}`;
export const memberKeyOf = (at: number): string => `M${String(at).padStart(5, '0')}`;
export const officeKeyOf = (at: number): string => `O${String(at).padStart(4, '0')}`;

/** Returns the timestamp `minutes` after January 1, 2026. */
export const minutesIn = (minutes: number): string => new Date(epoch + minutes * 60_000).toISOString();

/**
 * Generates a home for sale with some ninety fields, always the same for a number; `its` overrides fields.
 */
export function property(at: number, its: Sent = {}): Sent {
  const random = new Random(`property ${at}`);
  const place = random.pick(places);
  const price = random.whole(200, 1_800) * 1_000;
  const lot = random.whole(2_000, 20_000);
  return {
    ListingKey: keyOf(at),
    ListingId: `MLS${100_000 + at}`,
    OriginatingSystemName: 'Generated MLS',
    SourceSystemName: 'Generator',
    ...place,
    Latitude: place.Latitude + Math.round(random.between(-0.1, 0.1) * 1e6) / 1e6,
    Longitude: place.Longitude + Math.round(random.between(-0.1, 0.1) * 1e6) / 1e6,
    StreetNumber: String(100 + at),
    StreetName: random.pick(streets),
    StreetSuffix: 'ST',
    UnparsedAddress: `${100 + at} ${random.pick(streets)} St`,
    CountyOrParish: 'Central',
    SubdivisionName: `Section ${random.whole(1, 40)}`,
    ParcelNumber: `R${1_000_000 + at}`,
    ListPrice: price,
    OriginalListPrice: price + random.whole(0, 3) * 10_000,
    TaxAnnualAmount: Math.round(price * 0.018),
    TaxYear: 2025,
    TaxAssessedValue: Math.round(price * 0.8),
    TaxLegalDescription: `LOT ${at} BLK ${random.whole(1, 20)}`,
    AssociationYN: true,
    AssociationFee: random.whole(20, 400),
    AssociationFeeFrequency: random.pick(['Monthly', 'Quarterly', 'SemiAnnually']),
    StandardStatus: random.pick(['Active', 'Active', 'Active', 'Pending', 'ActiveUnderContract']),
    MlsStatus: 'Active',
    PropertyType: 'Residential',
    PropertySubType: random.pick(['SingleFamilyResidence', 'Townhouse', 'Condominium']),
    ListingContractDate: '2025-12-01',
    OnMarketDate: '2025-12-03',
    OriginalEntryTimestamp: minutesIn(at - 40_000),
    PhotosChangeTimestamp: minutesIn(at),
    ModificationTimestamp: minutesIn(at),
    BedroomsTotal: random.whole(1, 6),
    BathroomsFull: random.whole(1, 4),
    BathroomsHalf: random.whole(0, 1),
    BathroomsTotalInteger: 3,
    LivingArea: random.whole(700, 4_500),
    LivingAreaUnits: 'SquareFeet',
    LivingAreaSource: 'PublicRecords',
    LotSizeSquareFeet: lot,
    LotSizeAcres: Math.round((lot / 43_560) * 1_000) / 1_000,
    YearBuilt: random.whole(1920, 2025),
    YearBuiltSource: 'Public Records',
    Levels: ['Two'],
    StoriesTotal: random.whole(1, 3),
    GarageSpaces: random.whole(0, 3),
    GarageYN: true,
    AttachedGarageYN: random.chance(0.5),
    ParkingTotal: 4,
    ParkingFeatures: ['Attached', 'Driveway', 'Garage Door Opener'],
    FireplaceYN: random.chance(0.4),
    FireplacesTotal: 1,
    PoolPrivateYN: random.chance(0.2),
    PoolFeatures: ['None'],
    WaterfrontYN: false,
    SeniorCommunityYN: false,
    View: [random.pick(['CityLights', 'Mountains', 'None'])],
    Basement: [random.pick(['Finished', 'Unfinished', 'None'])],
    Cooling: ['CeilingFans', 'CentralAir'],
    Heating: ['ForcedAir', 'NaturalGas'],
    PatioAndPorchFeatures: ['Covered', 'FrontPorch'],
    AccessibilityFeatures: [],
    Appliances: ['Dishwasher', 'Disposal', 'GasRange', 'Microwave', 'Refrigerator'],
    InteriorFeatures: ['BreakfastBar', 'CeilingFans', 'HighCeilings', 'KitchenIsland', 'WalkInClosets'],
    ExteriorFeatures: ['PrivateYard', 'RainGutters'],
    CommunityFeatures: ['Park', 'Pool', 'Sidewalks'],
    LotFeatures: ['BackYard', 'CulDeSac', 'Landscaped'],
    Flooring: ['Hardwood', 'Tile'],
    Roof: ['Composition'],
    ConstructionMaterials: ['Brick', 'HardiplankType'],
    FoundationDetails: ['Slab'],
    Sewer: ['PublicSewer'],
    WaterSource: ['Public'],
    Utilities: ['ElectricityAvailable', 'NaturalGasAvailable'],
    Fencing: ['BackYard', 'Wood'],
    ElementarySchool: 'Zilker',
    MiddleOrJuniorSchool: 'O Henry',
    HighSchool: 'Austin',
    ElementarySchoolDistrict: 'Austin ISD',
    PublicRemarks: Array.from({ length: 8 }, () => random.pick(sentences)).join(' '),
    PrivateRemarks: 'Lockbox code 4711, call the seller first.',
    ShowingInstructions: 'Call the seller.',
    Directions: 'From the highway take the second exit and follow the river to the old mill.',
    ListAgentKey: memberKeyOf(at % 400),
    ListOfficeKey: officeKeyOf(at % 60),
    ListAgentEmail: 'agent@example.com',
    InternetEntireListingDisplayYN: true,
    InternetAddressDisplayYN: true,
    InternetAutomatedValuationDisplayYN: true,
    InternetConsumerCommentYN: true,
    GEN_EnergyScore: random.whole(1, 100),
    GEN_SchoolBusYN: random.chance(0.5),
    ...its,
  };
}

export const mediaOf = (at: number, key = keyOf(at)): Sent[] =>
  Array.from({ length: 5 + (at % 6) }, (_, order) => ({
    MediaKey: `${key}-${order}`,
    ResourceName: 'Property',
    ResourceRecordKey: key,
    MediaCategory: 'Photo',
    MediaURL: `https://photos.example.com/${key}/${order}.jpg`,
    Order: order + 1,
    PreferredPhotoYN: order === 0,
    LongDescription: order === 0 ? 'The house from the street' : null,
    ModificationTimestamp: minutesIn(at),
  }));

export const member = (at: number, its: Sent = {}): Sent => ({
  MemberKey: memberKeyOf(at),
  MemberFullName: `Agent Number ${at}`,
  MemberEmail: 'agent@example.com',
  OfficeKey: officeKeyOf(at % 60),
  ModificationTimestamp: minutesIn(0),
  ...its,
});

export const office = (at: number, its: Sent = {}): Sent => ({
  OfficeKey: officeKeyOf(at),
  OfficeName: `Office Number ${at}`,
  OfficePhone: `(512) 555-${String(1_000 + at).slice(-4)}`,
  ModificationTimestamp: minutesIn(0),
  ...its,
});
