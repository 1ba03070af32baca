/** Gives each body its key: the same one while it is sent again unchanged, another one once it was changed. */
export function keyOfBody(): (body: unknown) => string {
  let last: { written: string; key: string } | undefined;
  return (body) => {
    const written = JSON.stringify(body);
    if (last?.written !== written) last = { written, key: randomKey() };
    return last.key;
  };
}

/** `crypto.randomUUID` is there on secure origins only. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
