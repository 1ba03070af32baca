import type { Database } from '../../../../platform/database/db.ts';
import { type FeedPage, storePage } from './store-page.ts';
import type { Tally } from './tally.ts';

/** Stores one page while the next is read. Without a database nothing is written: a dry run. */
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

  /**
   * Invariant: at most one page is written at a time, so pages and watermarks keep the order of the source.
   */
  async add(page: FeedPage, now: Date): Promise<void> {
    await this.#writing;
    this.#writing = this.#store(page, now);
    // The next await throws a failure; until then it must not count as unhandled.
    this.#writing.catch(() => {});
  }

  /** Waits until everything is written; throws the first write error. */
  done(): Promise<void> {
    return this.#writing;
  }

  /** Waits until no write is in progress, even after a failure. */
  settled(): Promise<void> {
    return this.#writing.catch(() => {});
  }

  async #store(page: FeedPage, now: Date): Promise<void> {
    this.#tally.wrote({ members: page.members.length, offices: page.offices.length });
    if (this.#database) this.#tally.wrote(await storePage(this.#database, this.#feed, page, now));
  }
}
