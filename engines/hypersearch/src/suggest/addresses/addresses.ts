/** Position of a home in the index: the number of its segment and its place there. */
export interface Address {
  segment: number;
  home: number;
}

const FREE = 0;

/**
 * Ids to addresses in three Int32 columns: open addressing with linear probing, at most half full. A third
 * of the memory of a Map, and nothing for the garbage collector to walk. Ids are positive.
 */
export class Addresses {
  #ids = new Int32Array(1024);
  #segments = new Int32Array(1024);
  #homes = new Int32Array(1024);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get(id: number): Address | undefined {
    const slot = this.#slotOf(id);
    if (this.#ids[slot] === FREE) return undefined;
    return { segment: this.#segments[slot] as number, home: this.#homes[slot] as number };
  }

  set(id: number, segment: number, home: number): void {
    if (this.#count * 2 >= this.#ids.length) this.#grow();
    const slot = this.#slotOf(id);
    if (this.#ids[slot] === FREE) this.#count += 1;
    this.#ids[slot] = id;
    this.#segments[slot] = segment;
    this.#homes[slot] = home;
  }

  delete(id: number): void {
    const slot = this.#slotOf(id);
    if (this.#ids[slot] === FREE) return;
    this.#count -= 1;
    this.#ids[slot] = FREE;
    this.#closeGap(slot);
  }

  /** The slot of the id, else the free one where it would go. */
  #slotOf(id: number): number {
    const last = this.#ids.length - 1;
    let slot = this.#firstSlot(id);
    while (this.#ids[slot] !== FREE && this.#ids[slot] !== id) slot = (slot + 1) & last;
    return slot;
  }

  /** The upper bits of the id times 2^32 ÷ golden ratio: spreads ids in any steps (Knuth, vol. 3, 6.4). */
  #firstSlot(id: number): number {
    return Math.imul(id, 0x9e3779b1) >>> (Math.clz32(this.#ids.length) + 1);
  }

  /** Moves up those behind a freed slot that would else be searched for in vain (Knuth, algorithm R). */
  #closeGap(freed: number): void {
    const last = this.#ids.length - 1;
    let gap = freed;
    for (let slot = (gap + 1) & last; this.#ids[slot] !== FREE; slot = (slot + 1) & last) {
      const first = this.#firstSlot(this.#ids[slot] as number);
      if (((slot - first) & last) < ((slot - gap) & last)) continue;
      this.#ids[gap] = this.#ids[slot] as number;
      this.#segments[gap] = this.#segments[slot] as number;
      this.#homes[gap] = this.#homes[slot] as number;
      this.#ids[slot] = FREE;
      gap = slot;
    }
  }

  #grow(): void {
    const [ids, segments, homes] = [this.#ids, this.#segments, this.#homes];
    this.#ids = new Int32Array(ids.length * 2);
    this.#segments = new Int32Array(ids.length * 2);
    this.#homes = new Int32Array(ids.length * 2);
    this.#count = 0;
    for (let slot = 0; slot < ids.length; slot++)
      if (ids[slot] !== FREE) this.set(ids[slot] as number, segments[slot] as number, homes[slot] as number);
  }
}
