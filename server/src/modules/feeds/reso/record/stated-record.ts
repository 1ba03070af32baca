import { type ListingField, requiredFields } from '../../../listings/index.ts';
import { type Complaint, InvalidValue } from '../../values/invalid-value.ts';
import type { Lookups } from './lookups.ts';
import { listFields, type PropertyField, placeFields, plainFields } from './property-fields.ts';
import { type Reader, type ResoRecord, readLine, readList } from './record.ts';

const fieldTables: Readonly<Record<string, PropertyField>> = { ...placeFields, ...plainFields, ...listFields };

/** Reads a record field by field; collects complaints and the fields that were read. */
export class StatedRecord {
  readonly complaints: Complaint[] = [];
  /** Fields of the listing whose value broke its rule. */
  readonly bad = new Set<string>();
  /** Time zone of the home, once its location is read. */
  zone = 'UTC';
  readonly #record: ResoRecord;
  readonly #lookups: Lookups;
  readonly #used: Set<string>;

  /** `used` collects the names of the record's fields that were read into the listing. */
  constructor(record: ResoRecord, lookups: Lookups, used: Set<string>) {
    this.#record = record;
    this.#lookups = lookups;
    this.#used = used;
  }

  /** Returns the first field with a value; a value that breaks its rule is reported and counts as none. */
  get<T>(field: string, from: readonly string[], read: Reader<T>): T | null {
    for (const name of from) {
      const raw = this.#record[name];
      this.#used.add(name);
      if (raw === undefined || raw === null) continue;
      const value = read(raw, this.zone);
      if (value instanceof InvalidValue) this.complain(field, value.rule, name);
      else if (value !== null) return value;
    }
    return null;
  }

  /** Reads a value that stays among the stored extra fields. */
  peek<T>(name: string, read: Reader<T>): T | null {
    const value = read(this.#record[name], this.zone);
    return value instanceof InvalidValue ? null : value;
  }

  /** Returns the standard names of a list that stays among the stored extra fields. */
  peekList(name: string): string[] | null {
    return this.peek(name, readList)?.map((word) => this.#lookups(name, word)) ?? null;
  }

  /** Returns the raw value. */
  take(name: string): unknown {
    this.#used.add(name);
    return this.#record[name];
  }

  /** Reads all fields of a table under the names of the listing. */
  all(table: Readonly<Record<string, PropertyField>>): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const field in table) values[field] = this.get(field, table[field]!.from, table[field]!.read);
    return values;
  }

  /** Returns the standard name of a value of a list. */
  lookup(name: string): string | null {
    const text = this.get(name, [name], readLine);
    return text === null ? null : this.#lookups(name, text);
  }

  lookupList(name: string): string[] | null {
    const words = this.get(name, [name], readList);
    return words && [...new Set(words.map((word) => this.#lookups(name, word)))];
  }

  /** Reports only the first broken rule of a field; `source` is the record's field. */
  complain(field: string, rule: string, source = sourceField(field)): void {
    if (this.bad.has(field)) return;
    this.bad.add(field);
    const raw = this.#record[source];
    this.complaints.push({
      severity: requiredFields.has(field as ListingField) ? 'rejected' : 'warning',
      field: source,
      rule,
      value: raw === undefined ? '' : (typeof raw === 'string' ? raw : JSON.stringify(raw)).slice(0, 200),
    });
  }
}

/** Returns the RESO field whose value was wrong or missing, for a composed field of the listing. */
function sourceField(field: string): string {
  if (field === 'homeType') return 'PropertySubType';
  const name = fieldTables[field]?.from[0] ?? field.replace(/(Monthly)?Cents$|Sqft$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
