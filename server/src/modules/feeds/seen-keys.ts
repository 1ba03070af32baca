import { createHash } from 'node:crypto';

/**
 * Remembers the listings of a file by a short digest: a second statement of one would undo the first at every
 * run.
 */
export class SeenKeys {
  readonly #seen = new Set<bigint>();

  /** Returns false when the key was added before. */
  add({ originatingSystemName, listingKey }: { originatingSystemName: string; listingKey: string }): boolean {
    const digest = createHash('sha256')
      .update(JSON.stringify([originatingSystemName, listingKey]))
      .digest();
    const before = this.#seen.size;
    this.#seen.add(digest.readBigUInt64LE(0));
    return this.#seen.size > before;
  }
}
