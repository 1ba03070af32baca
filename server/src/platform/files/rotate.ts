import { buffer } from 'node:stream/consumers';
import { HEAD_BYTES, masterIdOf, rewrapHead } from './envelope.ts';
import type { FileStore } from './file-store.ts';
import type { MasterKeys } from './master-keys.ts';

export interface Rotation {
  rewrapped: number;
  /** Files that already used the current key. */
  already: number;
  /** One line per file with the reason. */
  unreadable: string[];
}

/**
 * Wraps the keys of all files with the current master key; the files' own keys and contents do not change. Servers may
 * read and write meanwhile if they know both keys. An interrupted rotation resumes with the remaining files.
 */
export async function rotate(store: FileStore, masters: MasterKeys): Promise<Rotation> {
  const rotation: Rotation = { rewrapped: 0, already: 0, unreadable: [] };
  for await (const { key } of store.list()) {
    try {
      rotation[await rewrap(store, masters, key)] += 1;
    } catch (error) {
      rotation.unreadable.push(`${key}: ${(error as Error).message}`);
    }
  }
  return rotation;
}

async function rewrap(store: FileStore, masters: MasterKeys, key: string): Promise<'rewrapped' | 'already'> {
  const head = await store.get(key, HEAD_BYTES);
  // The file was deleted after it was listed.
  if (!head || masterIdOf(await buffer(head)) === masters.current.id) return 'already';
  const whole = await store.get(key);
  if (!whole) return 'already';
  const sealed = await buffer(whole);
  const fresh = rewrapHead(sealed.subarray(0, HEAD_BYTES), key, masters, masters.current);
  await store.put(key, Buffer.concat([fresh, sealed.subarray(HEAD_BYTES)]));
  return 'rewrapped';
}
