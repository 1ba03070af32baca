import { isForThePublic } from './not-public.ts';
import type { ResoRecord } from './record.ts';

/** Resources that a record may hold within it: they are read for themselves, or are no field of the home. */
const nested =
  /^((Co)?(List|Buyer)(Agent|Office|Team)|Media|OpenHouses?|HistoryTransactional|OriginatingSystem|SourceSystem|SocialMedia)$/;

/**
 * What of a record fills no column: standard fields that Lintel has no use for yet and the local ones of the source. Kept
 * with the listing, so that nothing but what is not for the public is lost.
 */
export function keptFields(
  record: ResoRecord,
  used: ReadonlySet<string>,
  onPrivate: (field: string) => void = () => {},
): Record<string, unknown> | null {
  const kept: Record<string, unknown> = {};
  for (const field in record) {
    const value = record[field];
    if (isEmpty(value) || used.has(field) || field.includes('@')) continue;
    if (!isForThePublic(field)) onPrivate(field);
    else if (!nested.test(field)) kept[field] = withoutNulls(value);
  }
  return Object.keys(kept).length > 0 ? kept : null;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** PostgreSQL keeps no NUL in texts. */
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
