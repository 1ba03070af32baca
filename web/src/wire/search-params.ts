/** What stands behind the `?` of an address: each name once or several times, always as text. */
export type SearchParams = Record<string, string | string[]>;

/** Reads a query string; a name that occurs several times gives a list. Never throws. */
export function parseSearchParams(search: string): SearchParams {
  const params: SearchParams = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const before = params[name];
    params[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return params;
}

/** Colons, commas and slashes may stand in a query as they are; links stay readable. */
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(/%(20|3A|2C|2F)/g, (code) =>
    code === '%20' ? '+' : decodeURIComponent(code),
  );

/** Writes a query string, with its `?`; what is empty or undefined is left out. */
export function writeSearchParams(params: Record<string, unknown>): string {
  const parts = Object.entries(params).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== null && item !== '')
      .map((item) => `${encode(name)}=${encode(String(item))}`),
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
