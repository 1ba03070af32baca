import { readPostalCode } from './addresses.ts';
import { monthlyFeeCents } from './association-fee.ts';
import { bathsOf } from './baths.ts';
import { daysBefore } from './dates.ts';
import { featuresOf } from './features.ts';
import type { Mapping, Source, TargetName } from './mapping.ts';
import { type ListingField, type NewListing, newListingSchema, requiredFields } from './new-listing.ts';
import { type Complaint, Refusal } from './refusal.ts';
import { countryOf, timeZoneOf } from './regions.ts';
import { targets } from './targets.ts';
import { clean, meets, type SourceRow, statedValue } from './values.ts';

export interface RowReading {
  /** Null when the row was set aside; the complaints tell why. */
  listing: NewListing | null;
  complaints: Complaint[];
}

export type RowReader = (row: SourceRow) => RowReading;

/**
 * Makes the reader of one source's rows: columns → fields of a listing, each under its rule. Pure.
 *
 * `today` bounds the years; `sourceDate` is the day on which the source was written, if it is known.
 */
export function rowReader(mapping: Mapping, { today, sourceDate }: { today: string; sourceDate?: string }): RowReader {
  const schema = newListingSchema(today);
  const kept = keptColumns(mapping);
  return (row) => {
    const refused = mapping.setAside.find((condition) => meets(row, condition));
    if (refused) return setAside(row, refused.column, refused.rule);
    const stated = new StatedFields(row, mapping);
    const candidate = assemble(row, stated, { mapping, kept, sourceDate: sourceDate ?? null });
    const result = schema.safeParse(candidate);
    for (const issue of result.error?.issues ?? []) {
      const field = issue.path[0] as ListingField;
      // The country follows from the state: one mistake is told once.
      if (field !== 'country' || !stated.bad.has('stateOrProvince')) stated.complain(field, issue.message);
    }
    if (stated.complaints.some((complaint) => complaint.severity === 'rejected'))
      return { listing: null, complaints: stated.complaints.filter((complaint) => complaint.severity === 'rejected') };
    return { listing: withoutBad(candidate as NewListing, stated.bad), complaints: stated.complaints };
  };
}

function setAside(row: SourceRow, columns: readonly string[], rule: string): RowReading {
  const field = columns.find((column) => Object.hasOwn(row, column)) ?? columns[0] ?? '';
  return { listing: null, complaints: [{ severity: 'rejected', field, rule, value: row[field] ?? '' }] };
}

const fieldOfTarget = (target: TargetName): string => targets[target].becomes ?? target;
const targetOfField = new Map<string, TargetName>(
  (Object.keys(targets) as TargetName[]).map((target) => [fieldOfTarget(target), target]),
);

const directFields = Object.values(targets).flatMap((target) => target.becomes ?? []);

/** The values that a row states, read one by one, with what was wrong about them. */
class StatedFields {
  readonly complaints: Complaint[] = [];
  /** Fields of the listing whose value broke its rule. */
  readonly bad = new Set<string>();
  readonly #texts = new Map<string, string>();
  readonly #values = new Map<string, unknown>();

  constructor(row: SourceRow, mapping: Mapping) {
    const context = { decimalMark: mapping.decimalMark, timeZone: 'UTC' };
    const read = (target: TargetName, sources: readonly Source[]) => {
      const found = statedValue(row, sources, mapping.unknown);
      if (!found) return;
      this.#texts.set(fieldOfTarget(target), found.text);
      const value = targets[target].read(found.text, found.source, context);
      if (value instanceof Refusal) this.complain(fieldOfTarget(target) as ListingField, value.rule);
      else this.#values.set(fieldOfTarget(target), value);
    };
    const places = ['stateOrProvince', 'longitude', 'timeZone'] as const;
    for (const target of places) read(target, mapping.fields[target] ?? []);
    const state = this.get<string>('stateOrProvince');
    context.timeZone =
      this.get<string>('timeZone') ?? (state && timeZoneOf(state, this.get<number>('longitude'))) ?? context.timeZone;
    for (const [target, sources] of Object.entries(mapping.fields) as [TargetName, Source[]][])
      if (!(places as readonly string[]).includes(target)) read(target, sources);
  }

  get<T>(field: string): T | null {
    return (this.#values.get(field) as T | undefined) ?? null;
  }

  /** Every field that one target alone fills, null where nothing is stated. */
  fields(): NewListing {
    const fields: Record<string, unknown> = {};
    for (const field of directFields) fields[field] = this.get(field);
    return fields as NewListing;
  }

  /** Only the first rule that a field broke is told. */
  complain(field: string, rule: string): void {
    if (this.bad.has(field)) return;
    this.bad.add(field);
    this.complaints.push({
      severity: requiredFields.has(field) ? 'rejected' : 'warning',
      field: targetOfField.get(field) ?? field,
      rule,
      value: this.#texts.get(field) ?? '',
    });
  }

  postalCode(country: 'US' | 'CA', state: string): string | null {
    const text = this.get<string>('postalCode');
    if (text === null) return null;
    const code = readPostalCode(text, country, state);
    if (!(code instanceof Refusal)) return code;
    this.complain('postalCode', code.rule);
    return null;
  }
}

interface Assembly {
  mapping: Mapping;
  kept: (row: SourceRow) => Record<string, string> | null;
  sourceDate: string | null;
}

/** Puts the stated values together; what is missing or bad is found by the schema afterwards. */
function assemble(row: SourceRow, stated: StatedFields, { mapping, kept, sourceDate }: Assembly) {
  const direct = stated.fields();
  const state = direct.stateOrProvince ?? '';
  const country = direct.country ?? (state === '' ? null : countryOf(state));
  const listing = {
    ...direct,
    country: country as 'US' | 'CA',
    currency: country === 'CA' ? ('CAD' as const) : ('USD' as const),
    postalCode: country && stated.postalCode(country, state),
    ...position(direct),
    ...baths(stated),
    ...associationFee(stated),
    ...openHouse(direct),
    listedOn: listedOn(direct, stated.get<string>('sourceDate') ?? sourceDate),
    media: [],
    localFields: kept(row),
    ...displayFlags(direct, stated.bad),
  };
  const timeZone = listing.timeZone ?? timeZoneOf(state, listing.longitude);
  const texts = [listing.publicRemarks ?? '', ...mapping.featureColumns.map((column) => clean(row[column] ?? ''))];
  return { ...listing, timeZone, features: featuresOf({ ...listing, texts }) };
}

/** Invariant: a latitude never goes without its longitude. */
function position({ latitude, longitude }: NewListing): Pick<NewListing, 'latitude' | 'longitude'> {
  return latitude === null || longitude === null ? { latitude: null, longitude: null } : { latitude, longitude };
}

function baths(stated: StatedFields): Pick<NewListing, 'bathroomsFull' | 'bathroomsHalf'> {
  const { full, half } = bathsOf({
    full: stated.get('bathroomsFull'),
    half: stated.get('bathroomsHalf'),
    said: stated.get('bathrooms'),
    counted: stated.get('bathroomsTotalInteger'),
  });
  return { bathroomsFull: full, bathroomsHalf: half };
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

/** What the seller allows counts as allowed when the source says nothing, and as refused when it can't be read. */
function displayFlags(listing: NewListing, bad: ReadonlySet<string>) {
  const flag = (
    field:
      | 'internetEntireListingDisplayYn'
      | 'internetAddressDisplayYn'
      | 'internetAutomatedValuationDisplayYn'
      | 'internetConsumerCommentYn',
  ) => listing[field] ?? !bad.has(field);
  return {
    internetEntireListingDisplayYn: flag('internetEntireListingDisplayYn'),
    internetAddressDisplayYn: flag('internetAddressDisplayYn'),
    internetAutomatedValuationDisplayYn: flag('internetAutomatedValuationDisplayYn'),
    internetConsumerCommentYn: flag('internetConsumerCommentYn'),
  };
}

/** A row stays useful without an optional field; what hangs on the field goes with it. */
function withoutBad(listing: NewListing, bad: ReadonlySet<string>): NewListing {
  const without: Record<string, unknown> = { ...listing };
  for (const field of bad)
    if (field in without && !field.endsWith('DisplayYn') && field !== 'internetConsumerCommentYn')
      without[field] = null;
  if (bad.has('latitude') || bad.has('longitude')) Object.assign(without, { latitude: null, longitude: null });
  if (bad.has('associationFeeCents')) without.associationFeeMonthlyCents = null;
  return without as NewListing;
}

/** Columns that fill no field are kept with the listing, so that nothing of the source is lost. */
function keptColumns(mapping: Mapping): (row: SourceRow) => Record<string, string> | null {
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
