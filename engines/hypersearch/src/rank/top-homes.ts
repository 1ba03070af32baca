/** A home by its place: which segment of those asked, and where in it. */
export interface Ranked {
  key: number;
  id: number;
  segment: number;
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

  /** Offers `count` homes of one segment with their keys. */
  offer(segment: number, ids: Int32Array, homes: Int32Array, keys: Float64Array, count: number): void {
    if (this.#limit === 0) return;
    const after = this.#after;
    for (let i = 0; i < count; i++) {
      const key = (keys[i] as number) * this.#sign;
      const home = homes[i] as number;
      const id = ids[home] as number;
      if (after !== undefined && !(key > after.key || (key === after.key && id > after.id))) continue;
      const last = this.#heap[0];
      if (this.#heap.length < this.#limit) this.#rise({ key, id, segment, home });
      else if (last !== undefined && (key < last.key || (key === last.key && id < last.id)))
        this.#sink({ key, id, segment, home });
    }
  }

  /** In order, with the keys as they were offered. */
  ranked(): Ranked[] {
    return this.#heap
      .toSorted((a, b) => a.key - b.key || a.id - b.id)
      .map((ranked) => ({ ...ranked, key: ranked.key * this.#sign + 0 }));
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
