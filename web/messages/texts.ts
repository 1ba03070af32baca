/** A table of texts by key, from the messages of the catalogue: each text is read in the current locale. */
export function texts<K extends string>(messages: Record<K, () => string>): Readonly<Record<K, string>> {
  const table = {} as Record<K, string>;
  for (const key of Object.keys(messages) as K[]) {
    Object.defineProperty(table, key, { enumerable: true, get: messages[key] });
  }
  return table;
}
