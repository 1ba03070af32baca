import type { Database } from '../../../../foundation/db.ts';
import { type FeedPage, storePage } from './store-page.ts';
import type { Tally } from './tally.ts';

/** Stores one page while the next one is read. Without a database nothing is written: a dry run. */
export class PageWriter {
  readonly #database: Database | undefined;
  readonly #feed: string;
  readonly #tally: Tally;
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Database | undefined, feed: string, tally: Tally) {
    this.#database = database;
    this.#feed = feed;
    this.#tally = tally;
  }

  /** Invariant: at most one page is being written, so that pages and watermarks come in the order of the source. */
  async add(page: FeedPage, now: Date): Promise<void> {
    await this.#writing;
    this.#writing = this.#store(page, now);
    // A failure is thrown by the next await; meanwhile it must not count as unhandled.
    this.#writing.catch(() => {});
  }

  /** All is written when it returns; throws what any writing threw. */
  done(): Promise<void> {
    return this.#writing;
  }

  /** No writing goes on when it returns, however it ended. */
  settled(): Promise<void> {
    return this.#writing.catch(() => {});
  }

  async #store(page: FeedPage, now: Date): Promise<void> {
    this.#tally.wrote({ members: page.members.length, offices: page.offices.length });
    if (this.#database) this.#tally.wrote(await storePage(this.#database, this.#feed, page, now));
  }
}
