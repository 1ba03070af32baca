import type { Readable } from 'node:stream';

/** Stores files as opaque bytes under keys. Content is encrypted before it gets here. */
export interface FileStore {
  /** The folder or the bucket, for messages. */
  readonly place: string;
  /** Resolves when the file is stored completely. Replaces an existing file atomically. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the file or its first bytes; undefined when it does not exist. */
  get(key: string, firstBytes?: number): Promise<Readable | undefined>;
  /** Deletes the file if it exists. */
  remove(key: string): Promise<void>;
  /** Lists all files in no particular order. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
}

/** Keys are created by Lintel, so one that could leave its folder is a bug. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/.test(key)) throw new Error('A file key has an unknown format');
  return key;
}

/** The store is full, unreachable, or denies access. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
}
