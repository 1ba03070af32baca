/**
 * Returns the texts and numbers of an address, as texts. The page checks them: its rules are not in the first script of every
 * page.
 */
export const typedSearch = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
