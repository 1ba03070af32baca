import { createIndex, type Found, homeTypes, type ListingIndex } from '@lintel/hypersearch';
import { type Answer, type Engine, processCpu, seconds } from '../engine.ts';
import { heldBytes } from '../memory.ts';
import type { Row } from '../rows.ts';
import type { Search } from '../searches.ts';
import { cellText } from './statement.ts';

/** Number of homes whose words are counted. */
const SAMPLE = 20_000;

/** The structured part alone, and the additional bytes for words. */
export interface Parts {
  seconds: number;
  bytes: number;
  bytesPerPosting: number;
}

/** Lintel's index, by its public interface only. */
export class Lintel implements Engine<Search, Found> {
  readonly name = 'HyperSearch';
  index: ListingIndex = createIndex([]);
  #bytes = 0;

  async load(rows: readonly Row[]): Promise<number> {
    // Sorted by id, so that the index gets no helpful order.
    const homes = rows.map(({ home }) => home).sort((a, b) => a.id - b.id);
    const before = heldBytes();
    const took = await seconds(() => {
      this.index = createIndex(homes);
    });
    this.#bytes = heldBytes() - before;
    return took;
  }

  /**
   * Measures the size of homes without words, and the bytes per posting (one per word of a home). Call after
   * `load`.
   */
  async partsOf(rows: readonly Row[]): Promise<Parts> {
    const homes = rows.map(({ home }) => ({ ...home, text: '' })).sort((a, b) => a.id - b.id);
    const before = heldBytes();
    let bare: ListingIndex | undefined;
    const took = await seconds(() => {
      bare = createIndex(homes);
    });
    const bytes = heldBytes() - before;
    const sample = rows.filter((_, i) => i % Math.ceil(rows.length / SAMPLE) === 0);
    const words = sample.reduce((sum, { home }) => sum + new Set(home.text.split(' ')).size, 0) / sample.length;
    // Keeps the reference until here.
    const { size } = bare!;
    return { seconds: took, bytes, bytesPerPosting: (this.#bytes - bytes) / (words * size) };
  }

  ready(search: Search): Search {
    return search;
  }

  ask({ query, options }: Search): Found {
    return this.index.find(query, options);
  }

  answer(found: Found): Answer {
    return answerOfFound(found);
  }

  cpu(): number {
    return processCpu();
  }

  async size(): Promise<{ bytes: number; of: string }> {
    return { bytes: this.#bytes, of: 'memory' };
  }

  async close(): Promise<void> {
    this.index = createIndex([]);
  }
}

const whole = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100);

/** The compared parts of a result. */
export function answerOfFound({ total, hits, facets, cells }: Found): Answer {
  return {
    total,
    top: hits.map(({ id }) => id),
    ...(facets && {
      facets: {
        types: homeTypes.map((type) => facets.types.get(type) ?? 0),
        beds: facets.beds,
        low: whole(facets.price.edges[0]),
        high: whole(facets.price.edges.at(-1)),
        prices: facets.price.counts,
      },
    }),
    ...(cells && {
      cells: cells.map(({ x, y, count, centre, id }) => cellText(x, y, count, centre.latE6, centre.lonE6, id)).sort(),
    }),
  };
}
