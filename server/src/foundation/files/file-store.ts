import type { Readable } from 'node:stream';

/** Keeps files as bytes without meaning, each under a key; what is in them is encrypted before it comes here. */
export interface FileStore {
  /** For people: the folder or the bucket. */
  readonly place: string;
  /** Returns when the file is kept as a whole. A file that is there already is replaced, for readers at one moment. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file, or its first bytes; undefined where there is none. */
  get(key: string, firstBytes?: number): Promise<Readable | undefined>;
  /** Gone afterwards, whether it was there or not. */
  remove(key: string): Promise<void>;
  /** All files, in no order. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
}

/** Keys are made by us; one that could leave its folder is a fault of ours. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/.test(key)) throw new Error('A file key is not of our making');
  return key;
}

/** What a store says when it cannot do its work: it is full, away, or refuses us. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
}
