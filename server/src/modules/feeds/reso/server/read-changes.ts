import { type ResoRecord, readLine } from '../record/record.ts';
import type { FeedClient, ODataAnswer } from './feed-client.ts';
import { FeedError } from './feed-error.ts';
import { earlier, filterMoment, nextMillisecond, sortableMoment, sortableOf } from './moments.ts';
import { both, queryAddress, quoted } from './query.ts';

export interface ChangesQuery {
  client: FeedClient;
  resource: string;
  /** Key field of the records. */
  keyField: string;
  keysAreText: boolean;
  /** Only records changed at or after this timestamp; undefined: all. */
  from: string | undefined;
  filter?: string | undefined;
  select?: readonly string[];
  expand?: readonly string[];
  pageSize: number;
  orderby: boolean;
  /** Receives the total once the server states it. */
  onCount?: (count: number) => void;
}

export interface ChangesPage {
  records: ResoRecord[];
  /** Once this page is stored, everything changed before this timestamp is stored; undefined: unknown yet. */
  upTo: string | undefined;
}

/**
 * Reads the records of a resource ordered by modification timestamp.
 *
 * Invariant: no record is missed, whatever the server's paging and whatever changes during the walk. Links
 * that count records (`$skip`) are not followed, because a deletion would shift a record past them; the walk
 * instead queries again from the last timestamp, inclusive, and skips what it has seen. If one timestamp has
 * more records than a page holds, they are requested by key.
 */
export async function* readChanges(walk: ChangesQuery): AsyncGenerator<ChangesPage> {
  const state = new ChangesReader(walk);
  for (;;) {
    const chain = await state.readChain();
    for await (const page of chain) yield page;
    if (!state.prepareNext()) return;
  }
}

class ChangesReader {
  readonly #walk: ChangesQuery;
  /** Timestamps before this one are done; records of it are done if they are in `#seen`. */
  #cursor: string | undefined;
  #seen = new Set<string>();
  /** Set while the records of the cursor's timestamp are requested by key: the last key, initially ''. */
  #tieKey: string | undefined;
  /** True when all records of the cursor's timestamp are done. */
  #after = false;
  #fresh = 0;
  #lastLength = 0;
  #longest = 0;
  /** True when the last chain had links: at its end the server has no more records. */
  #linked = false;
  #sorted = true;
  #countRequested = false;

  constructor(walk: ChangesQuery) {
    this.#walk = walk;
    this.#cursor = walk.from;
  }

  async readChain(): Promise<AsyncGenerator<ChangesPage>> {
    const first = await this.#first();
    return this.#chain(first);
  }

  async #first(): Promise<ODataAnswer> {
    const { client, resource, select, expand, pageSize, onCount } = this.#walk;
    const wantsCount = !this.#countRequested && onCount !== undefined;
    const query = { filter: this.#filter(), orderby: this.#orderby(), select, expand, top: pageSize };
    this.#countRequested = true;
    if (!wantsCount) return client.records(queryAddress(resource, query));
    try {
      const answer = await client.records(queryAddress(resource, { ...query, count: true }));
      if (answer.count !== undefined) onCount(answer.count);
      return answer;
    } catch (error) {
      // The count is optional; not every server offers it.
      if (!(error instanceof FeedError) || error.status === undefined || error.status === 401) throw error;
      return client.records(queryAddress(resource, query));
    }
  }

  /** Yields the records of a first response and of the links that follow. */
  async *#chain(first: ODataAnswer): AsyncGenerator<ChangesPage> {
    this.#fresh = 0;
    this.#linked = first.next !== undefined;
    for (let answer: ODataAnswer | undefined = first; answer; ) {
      yield this.#page(answer.value);
      answer = answer.next === undefined ? undefined : await this.#follow(answer.next);
    }
    if (!this.#sorted && this.#cursor) yield { records: [], upTo: notAfterNow(this.#cursor) };
  }

  /** Returns undefined when a new query is better. */
  async #follow(next: string): Promise<ODataAnswer | undefined> {
    const counts = /[?&](\$|%24)skip=/i.test(next);
    if (counts && this.#sorted && this.#walk.orderby && this.#fresh > 0) return undefined;
    try {
      return await this.#walk.client.records(next);
    } catch (error) {
      // A link may have expired; a new query finds the changes.
      const status = error instanceof FeedError ? error.status : undefined;
      if (this.#sorted && this.#walk.orderby && this.#fresh > 0 && (status === 400 || status === 404 || status === 410))
        return undefined;
      throw error;
    }
  }

  /** Takes the new records of a response and moves the cursor. */
  #page(answered: readonly ResoRecord[]): ChangesPage {
    const records: ResoRecord[] = [];
    this.#lastLength = answered.length;
    this.#longest = Math.max(this.#longest, answered.length);
    for (const record of answered) {
      const key = text(record[this.#walk.keyField]);
      const moment = sortableMoment(text(record.ModificationTimestamp)) ?? '';
      if (this.#tieKey !== undefined) this.#tieKey = key;
      const id = `${moment} ${key}`;
      if (this.#seen.has(id)) continue;
      records.push(record);
      this.#move(moment, id);
    }
    this.#fresh += records.length;
    return { records, upTo: this.#sorted && this.#cursor ? notAfterNow(this.#cursor) : undefined };
  }

  #move(moment: string, id: string): void {
    const cursor = this.#cursor ?? '';
    if (moment === cursor) this.#seen.add(id);
    else if (moment > cursor) {
      this.#cursor = moment;
      this.#seen = new Set([id]);
      this.#after = false;
    } else if (moment !== '') this.#sorted = false;
  }

  /** Returns true if there may be more, and prepares the next query. */
  prepareNext(): boolean {
    // A walk by links is a single chain.
    if (!this.#sorted || !this.#walk.orderby || this.#cursor === undefined) return false;
    if (this.#tieKey !== undefined) {
      if (this.#lastLength > 0) return true;
      this.#tieKey = undefined;
      this.#after = true;
      return true;
    }
    if (this.#fresh > 0) return true;
    if (this.#lastLength === 0) return false;
    if (this.#after) {
      // The server's stored timestamps are finer than those it sends.
      this.#cursor = nextMillisecond(this.#cursor);
      return true;
    }
    if (!this.#isFull(this.#lastLength)) return false;
    this.#tieKey = '';
    return true;
  }

  /**
   * A page of known records only would block what comes after it. A server may return fewer records than
   * requested.
   */
  #isFull(length: number): boolean {
    return !this.#linked && (length >= this.#walk.pageSize || (length === this.#longest && length >= 10));
  }

  #filter(): string | undefined {
    return both(this.#walk.filter, this.#momentFilter());
  }

  #momentFilter(): string | undefined {
    if (this.#cursor === undefined) return undefined;
    const moment = filterMoment(this.#cursor);
    if (this.#tieKey !== undefined) {
      const { keyField, keysAreText } = this.#walk;
      const key = keysAreText ? quoted(this.#tieKey) : this.#tieKey;
      return both(`ModificationTimestamp eq ${moment}`, this.#tieKey === '' ? undefined : `${keyField} gt ${key}`);
    }
    return `ModificationTimestamp ${this.#after ? 'gt' : 'ge'} ${moment}`;
  }

  #orderby(): string | undefined {
    if (!this.#walk.orderby) return undefined;
    return this.#tieKey === undefined ? `ModificationTimestamp,${this.#walk.keyField}` : this.#walk.keyField;
  }
}

/** A wrong timestamp in the future must not hide all changes until then. */
const notAfterNow = (moment: string): string => earlier(moment, sortableOf(new Date()));

function text(value: unknown): string {
  const line = readLine(value, '');
  return typeof line === 'string' ? line : '';
}
