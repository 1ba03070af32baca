import {
  daysBefore,
  type ListingField,
  type NewLease,
  type NewListing,
  newListingSchema,
} from '../../listings/index.ts';
import { isHomeLease } from '../reso/record/kinds.ts';
import { monthlyFeeCents } from '../values/association-fee.ts';
import { type Baths, bathsOf } from '../values/baths.ts';
import { featuresOf } from '../values/features.ts';
import type { Complaint } from '../values/invalid-value.ts';
import { leaseOfListing } from '../values/lease-of-listing.ts';
import { countryOf, timeZoneOf } from '../values/regions.ts';
import { composedStreet, streetOf } from '../values/street-line.ts';
import type { Mapping } from './mapping.ts';
import { StatedFields } from './stated-fields.ts';
import { clean, meets, type SourceRow } from './values.ts';

export interface RowReading {
  /** Null when the row is rejected; the complaints say why. */
  listing: NewListing | null;
  /** A lease, which is stored apart. */
  lease: NewLease | null;
  complaints: Complaint[];
}

export type RowReader = (row: SourceRow) => RowReading;

/**
 * Makes the reader for the rows of one source: columns → fields of a listing, each validated by its rule.
 * Pure.
 *
 * `today` bounds the years; `sourceDate` is the date of the source file, if known.
 */
export function rowReader(mapping: Mapping, { today, sourceDate }: { today: string; sourceDate?: string }): RowReader {
  const schema = newListingSchema(today);
  const extraOf = extraColumns(mapping);
  return (row) => {
    const rejection = mapping.setAside.find((condition) => meets(row, condition));
    if (rejection) return setAside(row, rejection.column, rejection.rule);
    const stated = new StatedFields(row, mapping);
    const candidate = assemble(stated, extraOf(row), sourceDate ?? null);
    if (isHomeLease(candidate.propertyType)) return leaseReading(stated, candidate, today);
    const result = schema.safeParse(candidate);
    for (const issue of result.error?.issues ?? []) {
      const field = issue.path[0] as ListingField;
      // The country follows from the state, so one mistake is reported once.
      if (field !== 'country' || !stated.bad.has('stateOrProvince')) stated.complain(field, issue.message);
    }
    if (stated.complaints.some((complaint) => complaint.severity === 'rejected'))
      return { listing: null, lease: null, complaints: rejections(stated) };
    const listing = withoutBad(candidate as NewListing, stated.bad);
    const texts = [listing.publicRemarks ?? '', ...mapping.featureColumns.map((column) => clean(row[column] ?? ''))];
    const features = featuresOf({ ...listing, texts });
    return { listing: { ...listing, features }, lease: null, complaints: stated.complaints };
  };
}

function setAside(row: SourceRow, columns: readonly string[], rule: string): RowReading {
  const field = columns.find((column) => Object.hasOwn(row, column)) ?? columns[0] ?? '';
  return { listing: null, lease: null, complaints: [{ severity: 'rejected', field, rule, value: row[field] ?? '' }] };
}

function leaseReading(stated: StatedFields, candidate: Partial<NewListing>, today: string): RowReading {
  const read = leaseOfListing(candidate, today);
  if ('lease' in read) return { listing: null, lease: read.lease, complaints: [] };
  stated.complain(read.field, read.rule);
  return { listing: null, lease: null, complaints: rejections(stated) };
}

const rejections = (stated: StatedFields): Complaint[] =>
  stated.complaints.filter((complaint) => complaint.severity === 'rejected');

/** Assembles the stated values; the schema then finds what is missing or invalid. */
function assemble(stated: StatedFields, localFields: Record<string, string> | null, sourceDate: string | null) {
  const direct = stated.fields();
  const state = direct.stateOrProvince ?? '';
  const country = direct.country ?? (state === '' ? null : countryOf(state));
  const postalCode = country && stated.postalCode(country, state);
  const listing = {
    ...direct,
    country: country as 'US' | 'CA',
    currency: country === 'CA' ? ('CAD' as const) : ('USD' as const),
    postalCode,
    unparsedAddress: streetLine(direct, postalCode),
    ...position(direct),
    ...baths(stated),
    ...associationFee(stated),
    ...openHouse(direct),
    listedOn: listedOn(direct, stated.get<string>('sourceDate') ?? sourceDate),
    media: [],
    localFields,
    ...displayPermissions(direct, stated.bad),
    features: [],
  };
  return { ...listing, timeZone: listing.timeZone ?? timeZoneOf(state, listing.longitude) };
}

/** Returns the street part of an address line, or composes it from the parts. */
const streetLine = (direct: NewListing, postalCode: string | null): string | null =>
  direct.unparsedAddress === null
    ? composedStreet(direct)
    : streetOf(direct.unparsedAddress, { ...direct, postalCode });

/** Invariant: a latitude never goes without its longitude. */
function position({ latitude, longitude }: NewListing): Pick<NewListing, 'latitude' | 'longitude'> {
  return latitude === null || longitude === null ? { latitude: null, longitude: null } : { latitude, longitude };
}

function baths(stated: StatedFields): Baths {
  return bathsOf({
    full: stated.get('bathroomsFull'),
    half: stated.get('bathroomsHalf'),
    threeQuarter: stated.get('bathroomsThreeQuarter'),
    oneQuarter: stated.get('bathroomsOneQuarter'),
    decimal: stated.get('bathrooms'),
    counted: stated.get('bathroomsTotalInteger'),
  });
}

function associationFee(stated: StatedFields) {
  const fee = stated.get<number>('associationFeeCents');
  const frequency = stated.get<string>('associationFeeFrequency');
  if (fee === null) {
    const none = stated.get<boolean>('associationYn') === false ? 0 : null;
    return { associationFeeCents: none, associationFeeFrequency: null, associationFeeMonthlyCents: none };
  }
  return {
    associationFeeCents: fee,
    associationFeeFrequency: frequency,
    associationFeeMonthlyCents: monthlyFeeCents(fee, frequency ?? ''),
  };
}

function openHouse({ openHouseStartsAt: starts, openHouseEndsAt: ends }: NewListing) {
  return starts && ends && ends > starts
    ? { openHouseStartsAt: starts, openHouseEndsAt: ends }
    : { openHouseStartsAt: null, openHouseEndsAt: null };
}

function listedOn(listing: NewListing, sourceDate: string | null): string | null {
  const counted =
    sourceDate !== null &&
    Number.isInteger(listing.daysOnMarket) &&
    listing.daysOnMarket! >= 0 &&
    listing.daysOnMarket! < 20_000
      ? daysBefore(sourceDate, listing.daysOnMarket!)
      : null;
  return listing.onMarketDate ?? listing.listingContractDate ?? counted;
}

const displayFlags = [
  'internetEntireListingDisplayYn',
  'internetAddressDisplayYn',
  'internetAutomatedValuationDisplayYn',
  'internetConsumerCommentYn',
] as const satisfies ListingField[];

/**
 * A seller's display permission counts as granted when the source says nothing, and as denied when it can't
 * be read.
 */
function displayPermissions(listing: NewListing, bad: ReadonlySet<string>) {
  const permissions = displayFlags.map((flag) => [flag, listing[flag] ?? !bad.has(flag)]);
  return Object.fromEntries(permissions) as Pick<NewListing, (typeof displayFlags)[number]>;
}

/** Drops an invalid optional field together with the fields that depend on it. */
function withoutBad(listing: NewListing, bad: ReadonlySet<string>): NewListing {
  const without: Record<string, unknown> = { ...listing };
  for (const field of bad)
    if (field in without && !(displayFlags as readonly string[]).includes(field)) without[field] = null;
  if (bad.has('latitude') || bad.has('longitude')) Object.assign(without, { latitude: null, longitude: null });
  if (bad.has('associationFeeCents')) without.associationFeeMonthlyCents = null;
  return without as NewListing;
}

/** Columns without a field are stored with the listing, so that no source data is lost. */
function extraColumns(mapping: Mapping): (row: SourceRow) => Record<string, string> | null {
  const used = new Set(mapping.dropColumns);
  for (const sources of Object.values(mapping.fields))
    for (const source of sources) for (const column of source.column ?? []) used.add(column);
  return (row) => {
    const rest = Object.entries(row).flatMap(([column, text]) => {
      const value = used.has(column) ? '' : clean(text);
      return value === '' ? [] : [[column, value] as const];
    });
    return rest.length === 0 ? null : Object.fromEntries(rest);
  };
}
