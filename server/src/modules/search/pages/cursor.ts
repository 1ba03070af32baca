import type { FindOptions, Hit } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { Id } from '../../../platform/serve/contract.ts';
import { invalid } from '../../../platform/serve/errors.ts';
import type { Correction } from '../search-query.ts';

/** Cursor after a page: the sort key and the id of its last home. Opaque to clients. */
export const cursorAfter = (hit: Hit): string => Buffer.from(JSON.stringify([hit.key, hit.id])).toString('base64url');

export function readCursor(cursor: string | undefined): FindOptions['after'] {
  if (cursor === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parsed) && parsed.length === 2) {
      const [key, id] = parsed;
      if (Number.isFinite(key) && Id.safeParse(id).success) return { key, id };
    }
  } catch {
    // Falls through to the single error for every unreadable cursor.
  }
  throw invalid([{ field: 'cursor', rule: m.search__must_be_the_value_from() }]);
}

/** Returns the replaced words as a query string: `fireplce=fireplace`. */
export const correctionsHeader = (meant: readonly Correction[]): Record<string, string> =>
  meant.length === 0
    ? {}
    : { 'x-words-meant': new URLSearchParams(meant.map((one): [string, string] => [one.typed, one.meant])).toString() };
