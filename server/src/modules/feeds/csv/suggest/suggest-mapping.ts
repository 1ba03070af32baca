import { isDateFormat } from '../../values/dates.ts';
import { InvalidValue } from '../../values/invalid-value.ts';
import { stateCode } from '../../values/regions.ts';
import type { TargetName } from '../mapping.ts';
import { targets } from '../targets.ts';
import { clean, type SourceRow } from '../values.ts';
import { columnNames, foldName } from './column-names.ts';
import { datesIn, enumerationOf, fillValuesIn, placeLines, provinceOf, unitOf } from './read-values.ts';

export interface SuggestedSource {
  column?: string;
  constant?: string;
  hash?: string[];
  extract?: string;
  values?: Record<string, string>;
  unknown?: string[];
  unit?: string;
  format?: string;
}

export interface Suggestion {
  fields: Partial<Record<TargetName, SuggestedSource>>;
  setAside: { column: string; is: string[]; rule: string }[];
  /** Checks to make before using the mapping, one sentence each. */
  notes: string[];
}

/** Placeholder when no column fits; rows are rejected until it is replaced. */
export const FILL_IN = 'FILL IN';

/** A field takes a column of its name only if at least this share of its known values can be read. */
const READABLE = 0.6;

/** Suggests how the columns of a file map to a listing, from the header and some rows. Pure. */
export function suggestMapping(columns: readonly string[], rows: readonly SourceRow[], source: string): Suggestion {
  const suggestion: Suggestion = { fields: { originatingSystemName: { constant: source } }, setAside: [], notes: [] };
  const sample = new Map(
    columns.map((column) => [column, rows.map((row) => clean(row[column] ?? '')).filter((text) => text !== '')]),
  );
  const used = new Set<string>();
  for (const [target, names] of columnNames) takeByName(target, names.split('|'), sample, used, suggestion);
  // A column “Street” alone may also be the street's surface.
  if (!suggestion.fields.streetNumber) delete suggestion.fields.streetName;
  placesInLines(suggestion, sample);
  hints(suggestion, sample);
  required(suggestion, sample);
  setAsideRentals(suggestion, sample);
  for (const [column, values] of sample)
    if (!used.has(column) && values.length > 0)
      suggestion.notes.push(`Column ${column} fills no field; it is kept aside with the listing.`);
  return suggestion;
}

type Sample = ReadonlyMap<string, readonly string[]>;

function takeByName(target: TargetName, names: readonly string[], sample: Sample, used: Set<string>, to: Suggestion) {
  const wanted = [...new Set([foldName(target), ...names])];
  for (const name of wanted)
    for (const [column, values] of sample) {
      if (foldName(column) !== name || values.length === 0 || (used.has(column) && !shared.has(target))) continue;
      const source = sourceOf(target, column, values, to.notes);
      if (!source) continue;
      to.fields[target] = source;
      used.add(column);
      return;
    }
}

/** Fields that may share a column with another field. */
const shared: ReadonlySet<TargetName> = new Set<TargetName>(['listingId', 'propertySubType', 'homeType']);

/**
 * Returns the column as the source of a field, with what its values need; undefined when they don't fit the
 * field.
 */
function sourceOf(
  target: TargetName,
  column: string,
  values: readonly string[],
  notes: string[],
): SuggestedSource | undefined {
  const source: SuggestedSource = { column };
  if (target === 'livingArea' || target === 'lotSize') {
    const { unit, sure } = unitOf(column, values, target);
    source.unit = unit;
    if (!sure) notes.push(`Check the unit of ${target}: column ${column} names none, ${unit} is a guess.`);
  }
  const kinds = enumerationOf(target, values);
  if (kinds) {
    if (kinds.known === 0 && kinds.values === undefined) return undefined;
    if (kinds.values) source.values = kinds.values;
    if (kinds.unknown.length > 0)
      notes.push(`${target}: add what ${kinds.unknown.slice(0, 12).join(', ')} mean to “values” of column ${column}.`);
    return source;
  }
  const dates = datesIn(target, values);
  if (dates) {
    if (dates.format && isDateFormat(dates.format)) source.format = dates.format;
    if (dates.note) notes.push(`${target}: ${dates.note}`);
  }
  const fills = fillValuesIn(target, values);
  if (fills.length > 0) {
    source.unknown = fills;
    notes.push(`${target}: ${fills.join(', ')} comes so often in column ${column} that it looks like “not known”.`);
  }
  if (readable(target, source, values) >= READABLE) return source;
  const digits = { ...source, extract: '^([\\d.]+)' };
  const numbers = values.map((text) => /^([\d.]+)/.exec(text)?.[1]).filter((text) => text !== undefined);
  const isNumeric = target === 'storiesTotal' || target === 'garageSpaces' || target === 'bedroomsTotal';
  if (!isNumeric || numbers.length < values.length * READABLE) return undefined;
  return readable(target, source, numbers) >= READABLE ? digits : undefined;
}

function readable(target: TargetName, source: SuggestedSource, values: readonly string[]): number {
  const context = { decimalMark: '.' as const, timeZone: 'UTC' };
  const good = values.filter((text) => !(targets[target].read(text, source as never, context) instanceof InvalidValue));
  return good.length / values.length;
}

/** Extracts city, state and postal code from a column with whole address lines. */
function placesInLines({ fields, notes }: Suggestion, sample: Sample): void {
  if (fields.city && fields.stateOrProvince && fields.postalCode) return;
  for (const [column, values] of sample) {
    const line = placeLines(values);
    if (!line) continue;
    for (const [target, extract] of Object.entries(line) as ['city' | 'stateOrProvince' | 'postalCode', string][]) {
      if (fields[target] && target !== 'city') continue;
      fields[target] = { column, extract };
      notes.push(`${target} is taken out of the line in column ${column}.`);
    }
    return;
  }
}

function hints({ fields, notes }: Suggestion, sample: Sample): void {
  if (fields.daysOnMarket && !fields.onMarketDate && !fields.listingContractDate)
    notes.push(
      'Days on market count from the day of the import, or from --source-date, the day on which the file was written.',
    );
  const latitudes = (sample.get(fields.latitude?.column ?? '') ?? []).map(Number);
  if (latitudes.filter((value) => value < 14 || value > 84).length > latitudes.length / 2)
    notes.push(
      'The positions lie outside the United States and Canada; Lintel imports homes of these countries alone.',
    );
}

/** Fills required fields: derived from the values where possible, else marked for filling in. */
function required({ fields, notes }: Suggestion, sample: Sample): void {
  if (!fields.stateOrProvince) {
    const province = provinceOf(fields.postalCode?.column ? (sample.get(fields.postalCode.column) ?? []) : []);
    fields.stateOrProvince = { constant: province ?? FILL_IN };
    notes.push(
      province
        ? `No column has the state or province; the postal codes are those of ${province}.`
        : 'No column has the state or province: fill in its two letters, if the file is of one.',
    );
  } else if (fields.stateOrProvince.column && !fields.stateOrProvince.extract) {
    const unknown = (sample.get(fields.stateOrProvince.column) ?? []).filter((text) => !stateCode(text));
    if (unknown.length > 0) notes.push(`Not a state or province: ${[...new Set(unknown)].slice(0, 5).join(', ')}.`);
  }
  if (!fields.listingKey) {
    const columns = ['unparsedAddress', 'unitNumber', 'city', 'postalCode'] as const;
    const hash = [...new Set(columns.flatMap((target) => fields[target]?.column ?? []))];
    fields.listingKey = fields.unparsedAddress && hash.length > 0 ? { hash } : { constant: FILL_IN };
    notes.push(
      fields.listingKey.hash
        ? `No column has a key; one is made of ${hash.join(', ')}, which must not change while a home is for sale.`
        : 'No column has a key: name one, or a hash of columns that do not change while a home is for sale.',
    );
  }
  for (const [target, what] of needed) {
    if (fields[target]) continue;
    const status = /sale|sold/i.test(fields.listPrice?.column ?? '') ? 'Closed' : 'Active';
    fields[target] = { constant: target === 'standardStatus' ? status : FILL_IN };
    notes.push(`No column has ${what}${target === 'standardStatus' ? `; ${status} is a guess.` : ': fill it in.'}`);
  }
}

const needed = [
  ['city', 'the city'],
  ['listPrice', 'the price'],
  ['homeType', 'the home type'],
  ['standardStatus', 'the status'],
] as const;

function setAsideRentals({ setAside, notes }: Suggestion, sample: Sample): void {
  for (const [column, values] of sample) {
    if (foldName(column) === 'rent')
      notes.push(`Column ${column} suggests rents: take listPrice from it, and propertyType "Residential Lease".`);
    const kinds = [...new Set(values)];
    const rentals = kinds.filter((text) => /\b(rent|rental|lease|for rent)\b/i.test(text));
    if (kinds.length <= 20 && rentals.length > 0)
      setAside.push({ column, is: rentals, rule: 'must be for sale, not for rent' });
  }
}
