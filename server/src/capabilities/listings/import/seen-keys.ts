import { createHash } from 'node:crypto';

/** Remembers which listings a file has had, by a short digest of each: a second statement would undo the first at every run. */
export class SeenKeys {
  readonly #seen = new Set<bigint>();

  /** False when it was there before. */
  add({ originatingSystemName, listingKey }: { originatingSystemName: string; listingKey: string }): boolean {
    const digest = createHash('sha256')
      .update(JSON.stringify([originatingSystemName, listingKey]))
      .digest();
    const before = this.#seen.size;
    this.#seen.add(digest.readBigUInt64LE(0));
    return this.#seen.size > before;
  }
}
