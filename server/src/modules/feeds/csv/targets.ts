import type { ListingField } from '../../listings/index.ts';
import { nameCase } from '../values/addresses.ts';
import { isTimeZone, readDay, readInstant } from '../values/dates.ts';
import { homeTypeOf } from '../values/home-types.ts';
import { InvalidValue } from '../values/invalid-value.ts';
import { type AreaUnit, isAreaUnit, readNumber, toAcres, toSqft } from '../values/numbers.ts';
import { stateCode } from '../values/regions.ts';
import { statusOf } from '../values/statuses.ts';
import type { Source } from './column-source.ts';

interface ReadContext {
  decimalMark: '.' | ',';
  /** Zone of the home, for times without one. */
  timeZone: string;
}

type Reader = (text: string, source: Source, context: ReadContext) => unknown;

/** A field that a mapping can fill: the listing field it fills alone, if any, and its reader. */
interface Target {
  becomes: ListingField | null;
  read: Reader;
}

const asText: Reader = (text) => text;
const asLine: Reader = (text) => text.replace(/\s+/g, ' ');
const asName: Reader = (text) => nameCase(text.replace(/\s+/g, ' ').replace(/^["“]\s*(.*?)\s*["”]$/u, '$1'));
const asNumber: Reader = (text, _source, { decimalMark }) => readNumber(text, decimalMark);
const asCents: Reader = (text, source, { decimalMark }) => {
  const number = readNumber(text, decimalMark);
  if (number instanceof InvalidValue) return number;
  const scale = source.unit === 'cents' ? 1 : source.unit === 'thousands' ? 100_000 : 100;
  return Math.round(number * scale);
};
const asSqft: Reader = (text, source, context) => area(text, source, context, toSqft);
const asAcres: Reader = (text, source, context) => area(text, source, context, toAcres);
const asDay: Reader = (text, source) => readDay(text, formats(source));
const asInstant: Reader = (text, source, { timeZone }) => readInstant(text, timeZone, formats(source));
const asYesNo: Reader = (text) => {
  if (/^(true|t|yes|y|1|oui|si)$/i.test(text)) return true;
  if (/^(false|f|no|n|0|non)$/i.test(text)) return false;
  return new InvalidValue('must be yes or no');
};
const asList: Reader = (text) =>
  text
    .split(/[,;|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
const asHomeType: Reader = (text) => homeTypeOf(text) ?? new InvalidValue('must be a home type that we know');
const asStatus: Reader = (text) => statusOf(text) ?? new InvalidValue('must be a status that we know');
const asState: Reader = (text) => stateCode(text) ?? new InvalidValue('must be a state or province that we know');
const asCountry: Reader = (text) => {
  if (/^(us|usa|u\.s\.a?\.?|united states( of america)?)$/i.test(text)) return 'US';
  if (/^(ca|can|canada)$/i.test(text)) return 'CA';
  return new InvalidValue('must be the United States or Canada');
};
const asTimeZone: Reader = (text) =>
  isTimeZone(text) ? text : new InvalidValue('must be a time zone like America/Chicago');
const asDegrees: Reader = (text, source, context) => {
  const number = asNumber(text, source, context);
  return typeof number === 'number' ? Math.round(number * 1e8) / 1e8 : number;
};
/** 0 to 10 with one decimal; percentages are converted. */
const asRating: Reader = (text, source, context) => {
  const number = asNumber(text, source, context);
  return typeof number === 'number' ? Math.round(source.unit === 'percent' ? number : number * 10) / 10 : number;
};

/**
 * Every field that a mapping may fill. Fields with `becomes: null` are combined with others in read-row.ts.
 */
// biome-ignore format: a table
export const targets = {
  originatingSystemName: { becomes: 'originatingSystemName', read: asLine },
  listingKey: { becomes: 'listingKey', read: asLine },
  listingId: { becomes: 'listingId', read: asLine },
  unparsedAddress: { becomes: 'unparsedAddress', read: asName },
  streetNumber: { becomes: 'streetNumber', read: asLine },
  streetName: { becomes: 'streetName', read: asName },
  streetSuffix: { becomes: 'streetSuffix', read: asName },
  unitNumber: { becomes: 'unitNumber', read: asLine },
  city: { becomes: 'city', read: asName },
  neighbourhood: { becomes: 'neighbourhood', read: asName },
  subdivisionName: { becomes: 'subdivisionName', read: asName },
  countyOrParish: { becomes: 'countyOrParish', read: asName },
  stateOrProvince: { becomes: 'stateOrProvince', read: asState },
  parcelNumber: { becomes: 'parcelNumber', read: asLine },
  postalCode: { becomes: 'postalCode', read: asLine },
  country: { becomes: 'country', read: asCountry },
  latitude: { becomes: 'latitude', read: asDegrees },
  longitude: { becomes: 'longitude', read: asDegrees },
  timeZone: { becomes: 'timeZone', read: asTimeZone },
  listPrice: { becomes: 'listPriceCents', read: asCents },
  originalListPrice: { becomes: 'originalListPriceCents', read: asCents },
  previousListPrice: { becomes: 'previousListPriceCents', read: asCents },
  closePrice: { becomes: 'closePriceCents', read: asCents },
  taxAnnualAmount: { becomes: 'taxAnnualAmountCents', read: asCents },
  taxAssessedValue: { becomes: 'taxAssessedValueCents', read: asCents },
  taxYear: { becomes: 'taxYear', read: asNumber },
  associationFee: { becomes: 'associationFeeCents', read: asCents },
  associationFeeFrequency: { becomes: 'associationFeeFrequency', read: asLine },
  associationYn: { becomes: null, read: asYesNo },
  netOperatingIncome: { becomes: 'netOperatingIncomeCents', read: asCents },
  standardStatus: { becomes: 'standardStatus', read: asStatus },
  mlsStatus: { becomes: 'mlsStatus', read: asLine },
  propertyType: { becomes: 'propertyType', read: asLine },
  propertySubType: { becomes: 'propertySubType', read: asLine },
  homeType: { becomes: 'homeType', read: asHomeType },
  listingContractDate: { becomes: 'listingContractDate', read: asDay },
  onMarketDate: { becomes: 'onMarketDate', read: asDay },
  offMarketDate: { becomes: 'offMarketDate', read: asDay },
  closeDate: { becomes: 'closeDate', read: asDay },
  daysOnMarket: { becomes: 'daysOnMarket', read: asNumber },
  /** The date on which the source counted the days on market. */
  sourceDate: { becomes: null, read: asDay },
  priceChangeTimestamp: { becomes: 'priceChangeTimestamp', read: asInstant },
  statusChangeTimestamp: { becomes: 'statusChangeTimestamp', read: asInstant },
  modificationTimestamp: { becomes: 'modificationTimestamp', read: asInstant },
  openHouseStartsAt: { becomes: 'openHouseStartsAt', read: asInstant },
  openHouseEndsAt: { becomes: 'openHouseEndsAt', read: asInstant },
  bedroomsTotal: { becomes: 'bedroomsTotal', read: asNumber },
  bathroomsFull: { becomes: 'bathroomsFull', read: asNumber },
  bathroomsHalf: { becomes: 'bathroomsHalf', read: asNumber },
  bathroomsThreeQuarter: { becomes: null, read: asNumber },
  bathroomsOneQuarter: { becomes: null, read: asNumber },
  /** Decimal notation: 2.5 or 1.75. */
  bathrooms: { becomes: null, read: asNumber },
  /** RESO's total: two full and one half baths are 3. */
  bathroomsTotalInteger: { becomes: null, read: asNumber },
  livingArea: { becomes: 'livingAreaSqft', read: asSqft },
  lotSize: { becomes: 'lotSizeAcres', read: asAcres },
  yearBuilt: { becomes: 'yearBuilt', read: asNumber },
  storiesTotal: { becomes: 'storiesTotal', read: asNumber },
  garageSpaces: { becomes: 'garageSpaces', read: asNumber },
  poolPrivateYn: { becomes: 'poolPrivateYn', read: asYesNo },
  garageYn: { becomes: 'garageYn', read: asYesNo },
  attachedGarageYn: { becomes: 'attachedGarageYn', read: asYesNo },
  fireplaceYn: { becomes: 'fireplaceYn', read: asYesNo },
  waterfrontYn: { becomes: 'waterfrontYn', read: asYesNo },
  seniorCommunityYn: { becomes: 'seniorCommunityYn', read: asYesNo },
  view: { becomes: 'view', read: asList },
  basement: { becomes: 'basement', read: asList },
  cooling: { becomes: 'cooling', read: asList },
  heating: { becomes: 'heating', read: asList },
  poolFeatures: { becomes: 'poolFeatures', read: asList },
  patioAndPorchFeatures: { becomes: 'patioAndPorchFeatures', read: asList },
  accessibilityFeatures: { becomes: 'accessibilityFeatures', read: asList },
  walkScore: { becomes: 'walkScore', read: asNumber },
  walkScoreSource: { becomes: 'walkScoreSource', read: asLine },
  schoolRating: { becomes: 'schoolRating', read: asRating },
  schoolRatingSource: { becomes: 'schoolRatingSource', read: asLine },
  elementarySchool: { becomes: 'elementarySchool', read: asLine },
  middleOrJuniorSchool: { becomes: 'middleOrJuniorSchool', read: asLine },
  highSchool: { becomes: 'highSchool', read: asLine },
  elementarySchoolDistrict: { becomes: 'elementarySchoolDistrict', read: asLine },
  publicRemarks: { becomes: 'publicRemarks', read: asText },
  listAgentKey: { becomes: 'listAgentKey', read: asLine },
  listAgentFullName: { becomes: 'listAgentFullName', read: asLine },
  listOfficeName: { becomes: 'listOfficeName', read: asLine },
  listOfficePhone: { becomes: 'listOfficePhone', read: asLine },
  internetEntireListingDisplayYn: { becomes: 'internetEntireListingDisplayYn', read: asYesNo },
  internetAddressDisplayYn: { becomes: 'internetAddressDisplayYn', read: asYesNo },
  internetAutomatedValuationDisplayYn: { becomes: 'internetAutomatedValuationDisplayYn', read: asYesNo },
  internetConsumerCommentYn: { becomes: 'internetConsumerCommentYn', read: asYesNo },
} as const satisfies Record<string, Target>;

function area(
  text: string,
  source: Source,
  { decimalMark }: ReadContext,
  convert: (value: number, unit: AreaUnit) => number,
): number | InvalidValue {
  const number = readNumber(text, decimalMark);
  if (number instanceof InvalidValue) return number;
  // Invariant: parseMapping accepts no area without a unit.
  return source.unit && isAreaUnit(source.unit) ? convert(number, source.unit) : new InvalidValue('has no unit');
}

function formats(source: Source): readonly string[] {
  return source.format === undefined ? [] : [source.format].flat();
}
