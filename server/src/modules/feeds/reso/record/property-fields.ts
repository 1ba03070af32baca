import type { ListingField } from '../../../listings/index.ts';
import { nameCase } from '../../values/addresses.ts';
import { isTimeZone } from '../../values/dates.ts';
import { InvalidValue } from '../../values/invalid-value.ts';
import { stateCode } from '../../values/regions.ts';
import { statusOf } from '../../values/statuses.ts';
import {
  type Reader,
  readCents,
  readDate,
  readDecimal,
  readLine,
  readList,
  readMoment,
  readText,
  readWhole,
  readYesNo,
} from './record.ts';

/** The RESO Data Dictionary 2.0 fields for one field of a listing; the first with a value counts. */
export interface PropertyField {
  from: readonly string[];
  read: Reader<unknown>;
}

/** Location fields are read first: the other fields need the time zone and the country. */
// biome-ignore format: a table
export const placeFields = {
  stateOrProvince: { from: ['StateOrProvince'], read: then(readLine, (text) => stateCode(text) ?? new InvalidValue('must be a state or province that we know')) },
  country: { from: ['Country'], read: then(readLine, countryCode) },
  latitude: { from: ['Latitude'], read: then(readDecimal, degrees) },
  longitude: { from: ['Longitude'], read: then(readDecimal, degrees) },
  timeZone: { from: ['PropertyTimeZoneName'], read: then(readLine, (text) => (isTimeZone(text) ? text : null)) },
} satisfies Partial<Record<ListingField, PropertyField>>;

// biome-ignore format: a table
export const plainFields = {
  listingKey: { from: ['ListingKey', 'ListingKeyNumeric'], read: readLine },
  listingId: { from: ['ListingId'], read: readLine },
  streetNumber: { from: ['StreetNumber', 'StreetNumberNumeric'], read: readLine },
  streetName: { from: ['StreetName'], read: then(readLine, nameCase) },
  streetSuffix: { from: ['StreetSuffix'], read: then(readLine, nameCase) },
  unitNumber: { from: ['UnitNumber'], read: readLine },
  city: { from: ['City', 'PostalCity'], read: then(readLine, nameCase) },
  neighbourhood: { from: ['CityRegion', 'Neighborhood', 'Neighbourhood'], read: then(readLine, nameCase) },
  subdivisionName: { from: ['SubdivisionName'], read: then(readLine, nameCase) },
  countyOrParish: { from: ['CountyOrParish'], read: then(readLine, nameCase) },
  listPriceCents: { from: ['ListPrice'], read: readCents },
  originalListPriceCents: { from: ['OriginalListPrice'], read: readCents },
  previousListPriceCents: { from: ['PreviousListPrice'], read: readCents },
  closePriceCents: { from: ['ClosePrice'], read: readCents },
  taxAnnualAmountCents: { from: ['TaxAnnualAmount'], read: readCents },
  taxAssessedValueCents: { from: ['TaxAssessedValue'], read: readCents },
  taxYear: { from: ['TaxYear'], read: readWhole },
  netOperatingIncomeCents: { from: ['NetOperatingIncome'], read: readCents },
  parcelNumber: { from: ['ParcelNumber'], read: readLine },
  standardStatus: { from: ['StandardStatus', 'MlsStatus'], read: then(readLine, (text) => statusOf(text) ?? new InvalidValue('must be a status that we know')) },
  mlsStatus: { from: ['MlsStatus'], read: readLine },
  listingContractDate: { from: ['ListingContractDate'], read: readDate },
  onMarketDate: { from: ['OnMarketDate', 'OnMarketTimestamp'], read: readDate },
  offMarketDate: { from: ['OffMarketDate', 'OffMarketTimestamp'], read: readDate },
  closeDate: { from: ['CloseDate'], read: readDate },
  daysOnMarket: { from: ['DaysOnMarket'], read: readWhole },
  priceChangeTimestamp: { from: ['PriceChangeTimestamp'], read: readMoment },
  statusChangeTimestamp: { from: ['StatusChangeTimestamp'], read: readMoment },
  modificationTimestamp: { from: ['ModificationTimestamp'], read: readMoment },
  bedroomsTotal: { from: ['BedroomsTotal'], read: readWhole },
  yearBuilt: { from: ['YearBuilt'], read: readWhole },
  garageSpaces: { from: ['GarageSpaces'], read: readDecimal },
  poolPrivateYn: { from: ['PoolPrivateYN'], read: readYesNo },
  attachedGarageYn: { from: ['AttachedGarageYN'], read: readYesNo },
  waterfrontYn: { from: ['WaterfrontYN'], read: readYesNo },
  seniorCommunityYn: { from: ['SeniorCommunityYN'], read: readYesNo },
  walkScore: { from: ['WalkScore'], read: readWhole },
  elementarySchool: { from: ['ElementarySchool'], read: readLine },
  middleOrJuniorSchool: { from: ['MiddleOrJuniorSchool'], read: readLine },
  highSchool: { from: ['HighSchool'], read: readLine },
  elementarySchoolDistrict: { from: ['ElementarySchoolDistrict'], read: readLine },
  publicRemarks: { from: ['PublicRemarks'], read: readText },
  listAgentKey: { from: ['ListAgentKey', 'ListAgentKeyNumeric'], read: readLine },
  listOfficeName: { from: ['ListOfficeName'], read: readLine },
  listOfficePhone: { from: ['ListOfficePhone'], read: readLine },
  internetEntireListingDisplayYn: { from: ['InternetEntireListingDisplayYN'], read: readYesNo },
  internetAddressDisplayYn: { from: ['InternetAddressDisplayYN'], read: readYesNo },
  internetAutomatedValuationDisplayYn: { from: ['InternetAutomatedValuationDisplayYN'], read: readYesNo },
  internetConsumerCommentYn: { from: ['InternetConsumerCommentYN'], read: readYesNo },
} satisfies Partial<Record<ListingField, PropertyField>>;

/** Lists of standard values. */
// biome-ignore format: a table
export const listFields = {
  view: { from: ['View'], read: readList },
  basement: { from: ['Basement'], read: readList },
  cooling: { from: ['Cooling'], read: readList },
  heating: { from: ['Heating'], read: readList },
  poolFeatures: { from: ['PoolFeatures'], read: readList },
  patioAndPorchFeatures: { from: ['PatioAndPorchFeatures'], read: readList },
  accessibilityFeatures: { from: ['AccessibilityFeatures'], read: readList },
} satisfies Partial<Record<ListingField, PropertyField>>;

function then<T>(read: Reader<T>, next: (value: T) => unknown): Reader<unknown> {
  return (value, zone) => {
    const first = read(value, zone);
    return first === null || first instanceof InvalidValue ? first : next(first);
  };
}

function countryCode(text: string): 'US' | 'CA' | InvalidValue {
  if (/^(us|usa|united states( of america)?)$/i.test(text)) return 'US';
  return /^(ca|can|canada)$/i.test(text) ? 'CA' : new InvalidValue('must be the United States or Canada');
}

/** Rounds to the table's precision; servers send zero for "unknown". */
function degrees(value: number): number | null {
  return value === 0 ? null : Math.round(value * 1e8) / 1e8;
}
