/**
 * Returns a function that gives each body an idempotency key: unchanged bodies keep their key, changed ones get a new
 * one.
 */
export function keyOfBody(): (body: unknown) => string {
  let last: { written: string; key: string } | undefined;
  return (body) => {
    const written = JSON.stringify(body);
    if (last?.written !== written) last = { written, key: randomKey() };
    return last.key;
  };
}

/** `crypto.randomUUID` exists on secure origins only. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
