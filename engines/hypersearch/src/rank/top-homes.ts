import type { Segment } from '../find/store/segment.ts';

/** A home by its segment and its position there. */
export interface Ranked {
  key: number;
  id: number;
  segment: Segment;
  home: number;
}

/**
 * Selects the first `limit` homes of an order: a heap in parallel columns whose root is the last of them. Equal keys
 * sort by ascending id.
 */
export class TopHomes {
  #limit = 0;
  /** −1 turns descending keys into ascending ones. */
  #sign = 1;
  #after: { key: number; id: number } | undefined;
  #count = 0;
  #keys = new Float64Array(0);
  #ids = new Int32Array(0);
  #homes = new Int32Array(0);
  /** The index of each home's segment in `#segments`. */
  #within = new Int32Array(0);
  #segments: Segment[] = [];

  /** Resets the state and reuses the arrays for the next search. */
  begin(limit: number, descending: boolean, after?: { key: number; id: number }): this {
    this.#limit = limit;
    this.#sign = descending ? -1 : 1;
    this.#after = after && { key: after.key * this.#sign, id: after.id };
    this.#count = 0;
    this.#segments = [];
    if (this.#keys.length >= limit) return this;
    this.#keys = new Float64Array(limit);
    this.#ids = new Int32Array(limit);
    this.#homes = new Int32Array(limit);
    this.#within = new Int32Array(limit);
    return this;
  }

  /** Returns whether every home with this key or a worse one would rank after all kept homes. */
  isBeyond(key: number): boolean {
    return this.#count >= this.#limit && (this.#limit === 0 || key * this.#sign > (this.#keys[0] as number));
  }

  offer(segment: Segment, home: number, offered: number): void {
    const key = offered * this.#sign;
    const isFull = this.#count >= this.#limit;
    if (isFull && (this.#limit === 0 || key > (this.#keys[0] as number))) return;
    const id = segment.id[home] as number;
    const after = this.#after;
    if (after !== undefined && !(key > after.key || (key === after.key && id > after.id))) return;
    if (isFull && key === this.#keys[0] && id > (this.#ids[0] as number)) return;
    if (this.#segments.at(-1) !== segment) this.#segments.push(segment);
    const place = isFull ? this.#sink(key, id) : this.#rise(key, id);
    this.#keys[place] = key;
    this.#ids[place] = id;
    this.#homes[place] = home;
    this.#within[place] = this.#segments.length - 1;
  }

  /** Returns the homes in order, with the keys as offered. No offers may follow. */
  ranked(): Ranked[] {
    const ranked = new Array<Ranked>(this.#count);
    while (this.#count > 0) {
      const last = {
        key: (this.#keys[0] as number) * this.#sign + 0,
        id: this.#ids[0] as number,
        segment: this.#segments[this.#within[0] as number] as Segment,
        home: this.#homes[0] as number,
      };
      this.#count -= 1;
      ranked[this.#count] = last;
      const place = this.#sink(this.#keys[this.#count] as number, this.#ids[this.#count] as number);
      this.#move(this.#count, place);
    }
    return ranked;
  }

  /** Adds an entry at the end and moves it up to its position. */
  #rise(key: number, id: number): number {
    let place = this.#count++;
    while (place > 0) {
      const parent = (place - 1) >>> 1;
      if (!this.#isBefore(parent, key, id)) break;
      this.#move(parent, place);
      place = parent;
    }
    return place;
  }

  /** Moves the root's entry down to its position. */
  #sink(key: number, id: number): number {
    let place = 0;
    for (;;) {
      let child = place * 2 + 1;
      if (child >= this.#count) return place;
      if (
        child + 1 < this.#count &&
        this.#isBefore(child, this.#keys[child + 1] as number, this.#ids[child + 1] as number)
      )
        child += 1;
      if (this.#isBefore(child, key, id)) return place;
      this.#move(child, place);
      place = child;
    }
  }

  #isBefore(place: number, key: number, id: number): boolean {
    const own = this.#keys[place] as number;
    return own < key || (own === key && (this.#ids[place] as number) < id);
  }

  #move(from: number, to: number): void {
    this.#keys[to] = this.#keys[from] as number;
    this.#ids[to] = this.#ids[from] as number;
    this.#homes[to] = this.#homes[from] as number;
    this.#within[to] = this.#within[from] as number;
  }
}
