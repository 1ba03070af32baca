import type { Listing } from '../listing.ts';
import type { Change, ListingIndex, ListingSearcher } from '../query.ts';
import { nearestWord } from '../text/near-word.ts';
import { stemOf } from '../text/stem.ts';
import { Catalogue, type Epoch } from './catalogue.ts';
import { Inventory } from './inventory.ts';
import { Searcher } from './searcher.ts';
import { foldWords } from './store/words.ts';

/**
 * Creates an index that answers queries exactly and accepts changes. If two listings have the same id, the later one
 * wins. Between two calls of `apply` every query sees the same homes. No query makes it throw.
 */
export const createIndex = (listings: readonly Listing[], options: IndexOptions = {}): ListingIndex =>
  new WritingIndex(Inventory.of(listings, options.textsLater));

/** Options of `createIndex`. */
export interface IndexOptions {
  /** Answers queries without words at once; `readTexts` adds the words later. */
  textsLater?: boolean;
}

/** Opens the index from a snapshot with all its homes, so that a process can start without reading every listing. */
export const openIndex = (snapshot: Epoch): ListingIndex => new WritingIndex(Inventory.from(snapshot));

/** Opens a searcher for another thread. It shares the homes of the snapshot and follows the index through epochs. */
export function openSearcher(snapshot: Epoch): ListingSearcher {
  const catalogue = new Catalogue();
  catalogue.take(snapshot);
  return new FollowingSearcher(catalogue);
}

class WritingIndex extends Searcher implements ListingIndex {
  readonly #inventory: Inventory;

  constructor(inventory: Inventory) {
    super(inventory.catalogue);
    this.#inventory = inventory;
  }

  nearestWord(word: string): string | undefined {
    const [folded = '', ...more] = foldWords(word);
    const { vocabulary } = this.catalogue;
    const homesWith = (other: string) => this.catalogue.homesWith(vocabulary.numberOf(stemOf(other)));
    return more.length > 0 || homesWith(folded) > 0 ? undefined : nearestWord(folded, vocabulary.words, homesWith);
  }

  apply(changes: readonly Change[]): Epoch {
    return this.#inventory.apply(changes);
  }

  get unreadTexts(): number {
    return this.catalogue.unreadTexts;
  }

  readTexts(most: number): Epoch | undefined {
    return this.#inventory.readTexts(most);
  }

  snapshot(): Epoch {
    return this.#inventory.snapshot();
  }
}

class FollowingSearcher extends Searcher implements ListingSearcher {
  get epoch(): number {
    return this.catalogue.number;
  }

  get unreadTexts(): number {
    return this.catalogue.unreadTexts;
  }

  take(epoch: Epoch): void {
    this.catalogue.take(epoch);
  }
}
