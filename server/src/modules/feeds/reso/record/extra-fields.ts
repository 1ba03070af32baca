import { isForThePublic } from './not-public.ts';
import type { ResoRecord } from './record.ts';

/** Nested resources: read separately, or not a field of the home. */
const nested =
  /^((Co)?(List|Buyer)(Agent|Office|Team)|Media|OpenHouses?|HistoryTransactional|OriginatingSystem|SourceSystem|SocialMedia)$/;

/**
 * Returns the parts of a record without a column: unused standard fields and local ones of the source. They
 * are stored with the listing, so that only non-public fields are lost.
 */
export function extraFields(
  record: ResoRecord,
  used: ReadonlySet<string>,
  onPrivate: (field: string) => void = () => {},
): Record<string, unknown> | null {
  const extra: Record<string, unknown> = {};
  for (const field in record) {
    const value = record[field];
    if (isEmpty(value) || used.has(field) || field.includes('@')) continue;
    if (!isForThePublic(field)) onPrivate(field);
    else if (!nested.test(field)) extra[field] = withoutNulls(value);
  }
  return Object.keys(extra).length > 0 ? extra : null;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** PostgreSQL stores no NUL in text. */
function withoutNulls(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\u0000') ? value.replaceAll('\u0000', '') : value;
  if (Array.isArray(value)) return value.some(holdsNull) ? value.map(withoutNulls) : value;
  if (typeof value !== 'object' || value === null || !holdsNull(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutNulls(each)]));
}

function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNull);
}
