/** Query parameters of a URL: each name once or several times, always as text. */
export type SearchParams = Record<string, string | string[]>;

/** Parses a query string; a repeated name becomes a list. Never throws. */
export function parseSearchParams(search: string): SearchParams {
  const params: SearchParams = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const before = params[name];
    params[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return params;
}

/** Keeps colons, commas and slashes unescaped, which is allowed in queries and more readable. */
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(/%(20|3A|2C|2F)/g, (code) =>
    code === '%20' ? '+' : decodeURIComponent(code),
  );

/** Writes a query string including `?`; empty and undefined values are omitted. */
export function writeSearchParams(params: Record<string, unknown>): string {
  const parts = Object.entries(params).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== null && item !== '')
      .map((item) => `${encode(name)}=${encode(String(item))}`),
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/**
 * Returns a reader whose result lacks every parameter that `read` leaves out. The router merges a result over the parsed
 * parameters, so an invalid one would come back if its key were absent.
 */
export const onlyRead =
  <Read extends (params: Record<string, unknown>) => object>(read: Read) =>
  (params: Record<string, unknown>) =>
    ({
      ...Object.fromEntries(Object.keys(params).map((name) => [name, undefined])),
      ...read(params),
    }) as ReturnType<Read>;
