import { createHash, hkdfSync } from 'node:crypto';

/** A key that wraps the keys of files. Its id tells nothing of it. */
export interface MasterKey {
  /** Eight bytes, in hex. */
  id: string;
  key: Buffer;
}

export interface MasterKeys {
  /** What new files are written under. */
  current: MasterKey;
  /** That of an id, also one of former times; undefined for one that the settings do not name. */
  find(id: string): MasterKey | undefined;
}

/** Made of the words of the settings: the same words, the same key. */
export function masterKeyOf(words: string): MasterKey {
  const key = Buffer.from(hkdfSync('sha256', words, 'lintel', 'files: master key', 32));
  return { id: createHash('sha256').update('id of ').update(key).digest('hex').slice(0, 16), key };
}

export function masterKeys(current: string, former: readonly string[]): MasterKeys {
  const all = [current, ...former].map(masterKeyOf);
  return { current: all[0]!, find: (id) => all.find((each) => each.id === id) };
}
