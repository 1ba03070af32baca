const FREE = -1;

/**
 * An id-to-slot map: stores where each home lives as one integer. An open-addressing hash table with linear probing, at
 * most two thirds full. It reads the id of a slot with `idAt` instead of storing it, and holds no objects that the
 * garbage collector must visit.
 */
export class IdMap {
  readonly #idAt: (place: number) => number;
  #places = new Int32Array(1024).fill(FREE);
  #count = 0;

  /** `idAt` returns the id of the home at a place, including homes that have died since. */
  constructor(idAt: (place: number) => number) {
    this.#idAt = idAt;
  }

  get count(): number {
    return this.#count;
  }

  /** Returns −1 for an unknown id. */
  get(id: number): number {
    return this.#places[this.#slotOf(id)] as number;
  }

  /** Places are integers from 0 below 2^31. */
  set(id: number, place: number): void {
    if (this.#count * 3 >= this.#places.length * 2) this.#resize(this.#places.length * 1.5);
    const slot = this.#slotOf(id);
    if (this.#places[slot] === FREE) this.#count += 1;
    this.#places[slot] = place;
  }

  /** Reserves space for `homes` homes. */
  makeRoom(homes: number): void {
    if (homes * 3 >= this.#places.length * 2) this.#resize(homes * 1.5 + 1024);
  }

  delete(id: number): void {
    const slot = this.#slotOf(id);
    if (this.#places[slot] === FREE) return;
    this.#count -= 1;
    this.#places[slot] = FREE;
    this.#closeGap(slot);
  }

  /** Returns the slot of the id, or the free slot where it belongs. */
  #slotOf(id: number): number {
    let slot = this.#firstSlot(id);
    for (; this.#places[slot] !== FREE; slot = this.#after(slot))
      if (this.#idAt(this.#places[slot] as number) === id) break;
    return slot;
  }

  #after(slot: number): number {
    return slot + 1 === this.#places.length ? 0 : slot + 1;
  }

  /** Spreads ids with any step: multiplies by 2^32 ÷ golden ratio (Knuth, vol. 3, 6.4) and scales to the table size. */
  #firstSlot(id: number): number {
    return Math.floor(((Math.imul(id, 0x9e3779b1) >>> 0) / 2 ** 32) * this.#places.length);
  }

  /** Moves entries behind a freed slot forward so that lookups still reach them (Knuth, algorithm R). */
  #closeGap(freed: number): void {
    const size = this.#places.length;
    let gap = freed;
    for (let slot = this.#after(freed); this.#places[slot] !== FREE; slot = this.#after(slot)) {
      const first = this.#firstSlot(this.#idAt(this.#places[slot] as number));
      if ((slot - first + size) % size < (slot - gap + size) % size) continue;
      this.#places[gap] = this.#places[slot] as number;
      this.#places[slot] = FREE;
      gap = slot;
    }
  }

  #resize(length: number): void {
    const old = this.#places;
    this.#places = new Int32Array(Math.ceil(length)).fill(FREE);
    for (let i = 0; i < old.length; i++)
      if (old[i] !== FREE) this.#places[this.#slotOf(this.#idAt(old[i] as number))] = old[i] as number;
  }
}
