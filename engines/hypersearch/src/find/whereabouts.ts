const FREE = -1;

/**
 * Where the home of an id lives, as one whole number a home: a table with open addressing and linear probing, at most
 * two thirds full, that asks back which id lives at a place rather than keep it. Nothing for the garbage collector to walk.
 */
export class Whereabouts {
  readonly #idAt: (place: number) => number;
  #places = new Int32Array(1024).fill(FREE);
  #count = 0;

  /** `idAt` names the id that was set at a place, also of a home that has died since. */
  constructor(idAt: (place: number) => number) {
    this.#idAt = idAt;
  }

  get count(): number {
    return this.#count;
  }

  /** −1 where the id is not known. */
  get(id: number): number {
    return this.#places[this.#slotOf(id)] as number;
  }

  /** Places are whole numbers from 0 below 2^31. */
  set(id: number, place: number): void {
    if (this.#count * 3 >= this.#places.length * 2) this.#resize(this.#places.length * 1.5);
    const slot = this.#slotOf(id);
    if (this.#places[slot] === FREE) this.#count += 1;
    this.#places[slot] = place;
  }

  /** Makes room for so many homes at once. */
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

  /** The slot of the id, else the free one where it would go. */
  #slotOf(id: number): number {
    let slot = this.#firstSlot(id);
    for (; this.#places[slot] !== FREE; slot = this.#after(slot))
      if (this.#idAt(this.#places[slot] as number) === id) break;
    return slot;
  }

  #after(slot: number): number {
    return slot + 1 === this.#places.length ? 0 : slot + 1;
  }

  /** The id times 2^32 ÷ golden ratio spreads ids in any steps (Knuth, vol. 3, 6.4); as a share of the table. */
  #firstSlot(id: number): number {
    return Math.floor(((Math.imul(id, 0x9e3779b1) >>> 0) / 2 ** 32) * this.#places.length);
  }

  /** Moves up those behind a freed slot that would else be searched for in vain (Knuth, algorithm R). */
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
