import { type ListingField, type NewListing, requiredFields } from '../../listings/index.ts';
import { readPostalCode } from '../values/addresses.ts';
import { type Complaint, InvalidValue } from '../values/invalid-value.ts';
import { timeZoneOf } from '../values/regions.ts';
import type { Source } from './column-source.ts';
import type { Mapping, TargetName } from './mapping.ts';
import { targets } from './targets.ts';
import { type SourceRow, statedValue } from './values.ts';

const fieldOfTarget = (target: TargetName): string => targets[target].becomes ?? target;
const targetOfField = new Map<string, TargetName>(
  (Object.keys(targets) as TargetName[]).map((target) => [fieldOfTarget(target), target]),
);

const directFields = Object.values(targets).flatMap((target) => target.becomes ?? []);

/** Reads the values of a row one by one and collects complaints. */
export class StatedFields {
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
      if (value instanceof InvalidValue) this.complain(fieldOfTarget(target) as ListingField, value.rule);
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

  /** Returns every field filled by a single target, null where nothing is stated. */
  fields(): NewListing {
    const fields: Record<string, unknown> = {};
    for (const field of directFields) fields[field] = this.get(field);
    return fields as NewListing;
  }

  /** Reports only the first broken rule of a field. */
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
    if (!(code instanceof InvalidValue)) return code;
    this.complain('postalCode', code.rule);
    return null;
  }
}
