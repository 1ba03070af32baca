/** Maximum row id; the server rejects larger ones. */
const idMax = 2_147_483_647;

/** Reads an id from a URL; undefined if invalid. */
export function readId(value: unknown): number | undefined {
  const text = String(value ?? '');
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= idMax ? Number(text) : undefined;
}
