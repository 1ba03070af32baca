import { nameCase, readPostalCode } from '../addresses.ts';
import type { ListingField, NewListing } from '../new-listing.ts';
import { Refusal } from '../refusal.ts';
import { countryOf, timeZoneOf } from '../regions.ts';
import { composedStreet, streetOf } from '../street-line.ts';
import { homeTypeOfKinds } from './kinds.ts';
import { associationFee, baths, livingArea, lotSize, storeys } from './measures.ts';
import { photosFrom } from './media.ts';
import { openHouse } from './open-houses.ts';
import { listFields, placeFields, plainFields } from './property-fields.ts';
import { readDecimal, readLine, readMoment, readWords, readYesNo } from './record.ts';
import type { StatedRecord } from './stated-record.ts';

/** Puts the stated values together; what is missing or bad is found by the schema afterwards. */
export function stateListing(
  stated: StatedRecord,
  { source, now }: { source: string | undefined; now: Date },
): NewListing {
  const place = stated.all(placeFields) as Pick<NewListing, keyof typeof placeFields>;
  const state = place.stateOrProvince ?? '';
  const country = place.country ?? (state === '' ? null : countryOf(state));
  const whole = place.latitude !== null && place.longitude !== null;
  const timeZone = place.timeZone ?? timeZoneOf(state, whole ? place.longitude : null);
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
    ...(whole ? {} : { latitude: null, longitude: null }),
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
    ...sellersWishes(plain, stated.bad),
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
  if (!(code instanceof Refusal)) return code;
  stated.complain('postalCode', code.rule, 'PostalCode');
  return null;
}

/** A count tells where the yes or no is missing. */
function yesNoOrCount(stated: StatedRecord, { garageSpaces }: Pick<NewListing, 'garageSpaces'>) {
  const fireplaces = stated.get('fireplaceYn', ['FireplacesTotal'], readDecimal);
  return {
    garageYn: stated.get('garageYn', ['GarageYN'], readYesNo) ?? (garageSpaces === null ? null : garageSpaces > 0),
    fireplaceYn: stated.get('fireplaceYn', ['FireplaceYN'], readYesNo) ?? (fireplaces === null ? null : fireplaces > 0),
  };
}

/** Some servers name the uses that a home is given for; the public page is the one they call IDX. */
function isForIdx(stated: StatedRecord): boolean {
  const uses = stated.peek('MlgCanUse', readWords);
  return uses === null || uses.some((resolve) => resolve.toUpperCase() === 'IDX');
}

/** Servers without PriceChangeTimestamp tell the last change of price as the last major one. */
function majorPriceChange(stated: StatedRecord): Date | null {
  const type = stated.peek('MajorChangeType', readLine);
  return type && /price/i.test(type) ? stated.peek('MajorChangeTimestamp', readMoment) : null;
}

function agentName(stated: StatedRecord): string | null {
  const whole = stated.get('listAgentFullName', ['ListAgentFullName'], readLine);
  const parts = ['ListAgentFirstName', 'ListAgentLastName'].map((name) =>
    stated.get('listAgentFullName', [name], readLine),
  );
  return whole ?? (parts.filter(Boolean).join(' ') || null);
}

export const displayFlags: readonly ListingField[] = [
  'internetEntireListingDisplayYn',
  'internetAddressDisplayYn',
  'internetAutomatedValuationDisplayYn',
  'internetConsumerCommentYn',
];

/** What the seller allows counts as allowed when the source says nothing, and as refused when it can't be read. */
function sellersWishes(plain: Partial<NewListing>, bad: ReadonlySet<string>) {
  return Object.fromEntries(displayFlags.map((flag) => [flag, plain[flag] ?? !bad.has(flag)]));
}
