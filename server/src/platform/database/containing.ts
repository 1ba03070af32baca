import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Returns the pattern of `like` for texts that contain a text; `%` and `_` match literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Requires each word of a search to appear in a text, in any case and order. */
export const hasWords = (text: SQLWrapper, search: string): SQL | undefined =>
  and(
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`${text} ilike ${containing(word)}`),
  );
