import type { FeedClient, ODataAnswer } from './feed-client.ts';
import { FeedError } from './feed-error.ts';
import { earlier, filterMoment, nextMillisecond, sortableMoment, sortableOf } from './moments.ts';
import { both, queryAddress, quoted } from './query.ts';
import { type ResoRecord, readLine } from './record.ts';

export interface Walk {
  client: FeedClient;
  resource: string;
  /** The field with the key of a record. */
  keyField: string;
  keysAreText: boolean;
  /** All records changed at this moment or later; undefined: all. */
  from: string | undefined;
  filter?: string | undefined;
  select?: readonly string[];
  expand?: readonly string[];
  pageSize: number;
  orderby: boolean;
  /** How many there are, once the server has told. */
  onCount?: (count: number) => void;
}

export interface WalkPage {
  records: ResoRecord[];
  /** Once this page is stored, all is stored that was changed before this moment; undefined: not known yet. */
  upTo: string | undefined;
}

/**
 * Reads the records of a resource by the moment of their last change.
 *
 * Invariant: no record is passed over, whatever the server's way of paging and whatever is changed, added or deleted
 * meanwhile. Links that count records (`$skip`) are not followed, because a deletion would shift a record out of sight;
 * instead the walk asks anew from the last moment it has seen, that moment included, and forgets what comes a second time.
 * More records of one moment than a page holds are asked for by key.
 */
export async function* walkChanges(walk: Walk): AsyncGenerator<WalkPage> {
  const state = new WalkState(walk);
  for (;;) {
    const chain = await state.readChain();
    for await (const page of chain) yield page;
    if (!state.goOn()) return;
  }
}

class WalkState {
  readonly #walk: Walk;
  /** Moments before this one are done; those of it are too, as far as they are `#seen`. */
  #cursor: string | undefined;
  #seen = new Set<string>();
  /** Set while the records of the cursor's moment are asked for by key: the last key, '' at first. */
  #tieKey: string | undefined;
  /** The moment of the cursor is done. */
  #after = false;
  #fresh = 0;
  #lastLength = 0;
  #longest = 0;
  /** The last chain had links: where it ended the server has no more. */
  #linked = false;
  #sorted = true;
  #asked = false;

  constructor(walk: Walk) {
    this.#walk = walk;
    this.#cursor = walk.from;
  }

  async readChain(): Promise<AsyncGenerator<WalkPage>> {
    const first = await this.#first();
    return this.#chain(first);
  }

  async #first(): Promise<ODataAnswer> {
    const { client, resource, select, expand, pageSize, onCount } = this.#walk;
    const wantsCount = !this.#asked && onCount !== undefined;
    const query = { filter: this.#filter(), orderby: this.#orderby(), select, expand, top: pageSize };
    this.#asked = true;
    if (!wantsCount) return client.records(queryAddress(resource, query));
    try {
      const answer = await client.records(queryAddress(resource, { ...query, count: true }));
      if (answer.count !== undefined) onCount(answer.count);
      return answer;
    } catch (error) {
      // The count is a comfort that not every server offers.
      if (!(error instanceof FeedError) || error.status === undefined || error.status === 401) throw error;
      return client.records(queryAddress(resource, query));
    }
  }

  /** The records of a first answer and of those that its links lead to. */
  async *#chain(first: ODataAnswer): AsyncGenerator<WalkPage> {
    this.#fresh = 0;
    this.#linked = first.next !== undefined;
    for (let answer: ODataAnswer | undefined = first; answer; ) {
      yield this.#page(answer.value);
      answer = answer.next === undefined ? undefined : await this.#follow(answer.next);
    }
    if (!this.#sorted && this.#cursor) yield { records: [], upTo: notAfterNow(this.#cursor) };
  }

  /** Undefined where it is better to ask anew. */
  async #follow(next: string): Promise<ODataAnswer | undefined> {
    const counts = /[?&](\$|%24)skip=/i.test(next);
    if (counts && this.#sorted && this.#walk.orderby && this.#fresh > 0) return undefined;
    try {
      return await this.#walk.client.records(next);
    } catch (error) {
      // A link may have run out; what was changed since is asked for anew.
      const status = error instanceof FeedError ? error.status : undefined;
      if (this.#sorted && this.#walk.orderby && this.#fresh > 0 && (status === 400 || status === 404 || status === 410))
        return undefined;
      throw error;
    }
  }

  /** Takes what is new of an answer, and moves the cursor. */
  #page(answered: readonly ResoRecord[]): WalkPage {
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

  /** Whether there may be more, and how to ask for it. */
  goOn(): boolean {
    // By links alone one chain is all.
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
      // The server keeps finer moments than it tells.
      this.#cursor = nextMillisecond(this.#cursor);
      return true;
    }
    if (!this.#isFull(this.#lastLength)) return false;
    this.#tieKey = '';
    return true;
  }

  /** A page of nothing but what is known holds back what comes after it. A server may give fewer than it is asked for. */
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

/** A wrong moment in the future must not make us blind for all that is changed until then. */
const notAfterNow = (moment: string): string => earlier(moment, sortableOf(new Date()));

function text(value: unknown): string {
  const line = readLine(value, '');
  return typeof line === 'string' ? line : '';
}
