import type { Segment } from '../find/segment.ts';

/** A home by its place: in which segment, and where in it. */
export interface Ranked {
  key: number;
  id: number;
  segment: Segment;
  home: number;
}

/**
 * The first `limit` homes of an order, of all that are offered: a heap whose root is the last of them.
 * Equal keys go by id, ascending.
 */
export class TopHomes {
  readonly #limit: number;
  /** −1 turns descending keys into ascending ones. */
  readonly #sign: number;
  readonly #after: { key: number; id: number } | undefined;
  readonly #heap: Ranked[] = [];

  constructor(limit: number, descending: boolean, after?: { key: number; id: number }) {
    this.#limit = limit;
    this.#sign = descending ? -1 : 1;
    this.#after = after && { key: after.key * this.#sign, id: after.id };
  }

  /** Whether a home with a key no better than this would stand behind all that are kept. */
  isBeyond(key: number): boolean {
    return this.#heap.length >= this.#limit && (this.#limit === 0 || key * this.#sign > (this.#heap[0] as Ranked).key);
  }

  offer(segment: Segment, home: number, offered: number): void {
    const key = offered * this.#sign;
    if (this.isBeyond(offered)) return;
    const id = segment.id[home] as number;
    const after = this.#after;
    if (after !== undefined && !(key > after.key || (key === after.key && id > after.id))) return;
    const ranked = { key, id, segment, home };
    if (this.#heap.length < this.#limit) this.#rise(ranked);
    else if (isBehind(this.#heap[0] as Ranked, ranked)) this.#sink(ranked);
  }

  /** In order, with the keys as they were offered. Ends the offers. */
  ranked(): Ranked[] {
    for (const ranked of this.#heap.sort((a, b) => a.key - b.key || a.id - b.id))
      ranked.key = ranked.key * this.#sign + 0;
    return this.#heap;
  }

  #rise(ranked: Ranked): void {
    const heap = this.#heap;
    let place = heap.push(ranked) - 1;
    while (place > 0) {
      const parent = (place - 1) >>> 1;
      if (!isBehind(ranked, heap[parent] as Ranked)) break;
      heap[place] = heap[parent] as Ranked;
      place = parent;
    }
    heap[place] = ranked;
  }

  /** Puts it in the root's stead and lets it sink. */
  #sink(ranked: Ranked): void {
    const heap = this.#heap;
    let place = 0;
    for (;;) {
      let child = place * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBehind(heap[child + 1] as Ranked, heap[child] as Ranked)) child += 1;
      if (!isBehind(heap[child] as Ranked, ranked)) break;
      heap[place] = heap[child] as Ranked;
      place = child;
    }
    heap[place] = ranked;
  }
}

const isBehind = (a: Ranked, b: Ranked) => a.key > b.key || (a.key === b.key && a.id > b.id);
