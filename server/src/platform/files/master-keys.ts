import { createHash, hkdfSync } from 'node:crypto';

/** A key that wraps the keys of files. Its id reveals nothing about the key. */
export interface MasterKey {
  /** Eight bytes in hex. */
  id: string;
  key: Buffer;
}

export interface MasterKeys {
  /** The key for new files. */
  current: MasterKey;
  /** Returns the current or a former key by id; undefined when it is not configured. */
  find(id: string): MasterKey | undefined;
}

/** Derives a key from a configured passphrase. The same passphrase gives the same key. */
export function masterKeyOf(words: string): MasterKey {
  const key = Buffer.from(hkdfSync('sha256', words, 'lintel', 'files: master key', 32));
  return { id: createHash('sha256').update('id of ').update(key).digest('hex').slice(0, 16), key };
}

export function masterKeys(current: string, former: readonly string[]): MasterKeys {
  const all = [current, ...former].map(masterKeyOf);
  return { current: all[0]!, find: (id) => all.find((each) => each.id === id) };
}
