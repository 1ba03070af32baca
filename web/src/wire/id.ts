/** The largest id of a row; the server refuses a larger one. */
const idMax = 2_147_483_647;

/** Reads an id from an address; undefined where there is none. */
export function readId(value: unknown): number | undefined {
  const text = String(value ?? '');
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= idMax ? Number(text) : undefined;
}
