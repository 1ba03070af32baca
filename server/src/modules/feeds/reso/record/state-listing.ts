import type { ListingField, NewListing } from '../../../listings/index.ts';
import { nameCase, readPostalCode } from '../../values/addresses.ts';
import { InvalidValue } from '../../values/invalid-value.ts';
import { countryOf, timeZoneOf } from '../../values/regions.ts';
import { composedStreet, streetOf } from '../../values/street-line.ts';
import { homeTypeOfKinds } from './kinds.ts';
import { associationFee, baths, livingArea, lotSize, storeys } from './measures.ts';
import { photosFrom } from './media.ts';
import { openHouse } from './open-houses.ts';
import { listFields, placeFields, plainFields } from './property-fields.ts';
import { readDecimal, readLine, readList, readMoment, readYesNo } from './record.ts';
import type { StatedRecord } from './stated-record.ts';

/** Assembles the stated values; the schema then finds what is missing or invalid. */
export function stateListing(
  stated: StatedRecord,
  { source, now }: { source: string | undefined; now: Date },
): NewListing {
  const place = stated.all(placeFields) as Pick<NewListing, keyof typeof placeFields>;
  const state = place.stateOrProvince ?? '';
  const country = place.country ?? (state === '' ? null : countryOf(state));
  const hasPosition = place.latitude !== null && place.longitude !== null;
  const timeZone = place.timeZone ?? timeZoneOf(state, hasPosition ? place.longitude : null);
  if (timeZone) stated.zone = timeZone;
  const plain = stated.all(plainFields) as Pick<NewListing, keyof typeof plainFields>;
  const lists: Record<string, string[] | null> = {};
  for (const field in listFields)
    lists[field] = stated.lookupList(listFields[field as keyof typeof listFields].from[0]!);
  const originatingSystemName =
    stated.get('originatingSystemName', ['OriginatingSystemName', 'SourceSystemName'], readLine) ?? source;
  const zip = postalCode(stated, country, state);
  const propertyType = stated.lookup('PropertyType');
  const propertySubType = stated.lookup('PropertySubType');
  return {
    ...blank,
    ...place,
    ...(hasPosition ? {} : { latitude: null, longitude: null }),
    ...plain,
    ...lists,
    originatingSystemName: originatingSystemName as string,
    country: country as 'US' | 'CA',
    currency: country === 'CA' ? 'CAD' : 'USD',
    timeZone,
    unparsedAddress: address(stated, plain, { stateOrProvince: place.stateOrProvince, postalCode: zip }),
    postalCode: zip,
    propertyType,
    propertySubType,
    homeType: homeTypeOfKinds(propertySubType, propertyType, stated.lookupList('StructureType') ?? []) as never,
    livingAreaSqft: livingArea(stated),
    lotSizeAcres: lotSize(stated),
    storiesTotal: storeys(stated),
    ...baths(stated),
    ...associationFee(stated),
    ...openHouse(stated, now),
    ...yesNoOrCount(stated, plain),
    priceChangeTimestamp: plain.priceChangeTimestamp ?? majorPriceChange(stated),
    walkScoreSource: plain.walkScore === null ? null : (originatingSystemName ?? null),
    listedOn: plain.onMarketDate ?? plain.listingContractDate,
    listAgentFullName: agentName(stated),
    media: photosFrom(stated.take('Media')),
    ...displayPermissions(plain, stated.bad),
    ...(isForIdx(stated) ? {} : { internetEntireListingDisplayYn: false }),
  } as unknown as NewListing;
}

const blank = { schoolRating: null, schoolRatingSource: null, localFields: null, features: [] };

function address(
  stated: StatedRecord,
  plain: Pick<NewListing, keyof typeof plainFields>,
  place: Pick<NewListing, 'stateOrProvince' | 'postalCode'>,
): string | null {
  const line = stated.get('unparsedAddress', ['UnparsedAddress'], readLine);
  if (line) return streetOf(nameCase(line), { ...place, city: plain.city });
  const before = stated.get('streetName', ['StreetDirPrefix'], readLine);
  const after = stated.get('streetName', ['StreetDirSuffix'], readLine);
  if (!plain.streetName) return null;
  const streetName = [before, plain.streetName].filter(Boolean).join(' ');
  const streetSuffix = [plain.streetSuffix, after].filter(Boolean).join(' ');
  return composedStreet({ ...plain, streetName, streetSuffix });
}

function postalCode(stated: StatedRecord, country: 'US' | 'CA' | null, state: string): string | null {
  const text = stated.get('postalCode', ['PostalCode'], readLine);
  if (text === null || country === null) return null;
  const code = readPostalCode(text, country, state);
  if (!(code instanceof InvalidValue)) return code;
  stated.complain('postalCode', code.rule, 'PostalCode');
  return null;
}

/** A count decides when the yes/no field is missing. */
function yesNoOrCount(stated: StatedRecord, { garageSpaces }: Pick<NewListing, 'garageSpaces'>) {
  const fireplaces = stated.get('fireplaceYn', ['FireplacesTotal'], readDecimal);
  return {
    garageYn: stated.get('garageYn', ['GarageYN'], readYesNo) ?? (garageSpaces === null ? null : garageSpaces > 0),
    fireplaceYn: stated.get('fireplaceYn', ['FireplaceYN'], readYesNo) ?? (fireplaces === null ? null : fireplaces > 0),
  };
}

/** Some servers name the permitted uses; public display is IDX. */
function isForIdx(stated: StatedRecord): boolean {
  const uses = stated.peek('MlgCanUse', readList);
  return uses === null || uses.some((use) => use.toUpperCase() === 'IDX');
}

/** Servers without PriceChangeTimestamp state the last price change as the last major change. */
function majorPriceChange(stated: StatedRecord): Date | null {
  const type = stated.peek('MajorChangeType', readLine);
  return type && /price/i.test(type) ? stated.peek('MajorChangeTimestamp', readMoment) : null;
}

function agentName(stated: StatedRecord): string | null {
  const hasPosition = stated.get('listAgentFullName', ['ListAgentFullName'], readLine);
  const parts = ['ListAgentFirstName', 'ListAgentLastName'].map((name) =>
    stated.get('listAgentFullName', [name], readLine),
  );
  return hasPosition ?? (parts.filter(Boolean).join(' ') || null);
}

export const displayFlags: readonly ListingField[] = [
  'internetEntireListingDisplayYn',
  'internetAddressDisplayYn',
  'internetAutomatedValuationDisplayYn',
  'internetConsumerCommentYn',
];

/**
 * A seller's display permission counts as granted when the source says nothing, and as denied when it can't
 * be read.
 */
function displayPermissions(plain: Partial<NewListing>, bad: ReadonlySet<string>) {
  return Object.fromEntries(displayFlags.map((flag) => [flag, plain[flag] ?? !bad.has(flag)]));
}
