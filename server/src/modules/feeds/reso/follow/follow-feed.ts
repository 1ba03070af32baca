import { DAY_MS } from '@lintel/geo';
import type { Database } from '../../../../platform/database/db.ts';
import { type CheckedRecord, checkedRecord } from '../record/checked-record.ts';
import { type PropertyReading, propertyReader } from '../record/read-property.ts';
import type { ResoRecord } from '../record/record.ts';
import { describeServer, type ServerDescription } from '../server/describe-server.ts';
import { FeedClient } from '../server/feed-client.ts';
import type { FeedPlan } from '../server/feed-plan.ts';
import { fetchByKey } from '../server/fetch-by-key.ts';
import { type Keys, listKeys, replicationKeys } from '../server/list-keys.ts';
import { earlier, minutesBefore, sortableOf } from '../server/moments.ts';
import { readChanges } from '../server/read-changes.ts';
import { withFeedLock } from './feed-lock.ts';
import { beginServer, type Feed, failFeed, finishFeed, markReconciled } from './feeds.ts';
import { followPeople } from './follow-people.ts';
import { joinMedia } from './join-media.ts';
import { PeopleFetcher } from './join-people.ts';
import { PageWriter } from './page-writer.ts';
import { goneRecords, knownRecords, missingKeys, removeRecords } from './reconcile.ts';
import type { Tally } from './tally.ts';

export interface FeedRun {
  plan: FeedPlan;
  tally: Tally;
  /** Undefined for a dry run. */
  database?: Database;
  now: Date;
  /** Reads everything again, like a first run. */
  full: boolean;
  reconcile: 'daily' | 'now' | 'never';
  allowMassRemoval: boolean;
  /** Ends the run early; the next one resumes there. */
  signal?: AbortSignal;
  onCount?: (count: number) => void;
  onRecords?: (read: number) => void;
}

/**
 * Brings the database to the state of a RESO Web API server: everything at first, then changes; once a day
 * the keys of both are compared. An interrupted run is resumed by the next one.
 */
export async function followFeed(run: FeedRun): Promise<void> {
  const { database, plan } = run;
  if (!database) return new Following(run, undefined).all();
  await withFeedLock(database, plan.name, async () => {
    const { name: feed, url: origin } = plan;
    const following = new Following(run, await beginServer(database, { feed, origin, full: run.full, now: run.now }));
    try {
      await following.all();
      await finishFeed(database, feed, { now: new Date(), figures: run.tally.figures });
    } catch (error) {
      await failFeed(database, feed, run.tally.figures, (error as Error).message).catch(() => {});
      throw error;
    }
  });
}

class Following {
  readonly #run: FeedRun;
  readonly #feed: Feed | undefined;
  readonly #client: FeedClient;
  readonly #writer: PageWriter;
  #server!: ServerDescription;
  #people!: PeopleFetcher;
  #read!: (record: ResoRecord) => PropertyReading;
  #number = 0;

  constructor(run: FeedRun, feed: Feed | undefined) {
    this.#run = run;
    this.#feed = feed;
    this.#client = new FeedClient(run.plan, run.signal);
    this.#writer = new PageWriter(run.database, run.plan.name, run.tally);
  }

  async all(): Promise<void> {
    const { plan, tally, now, database } = this.#run;
    try {
      this.#server = await describeServer(this.#client, plan);
      const onPrivate = (field: string) => tally.privateFields.add(field);
      this.#read = propertyReader({ now, lookups: this.#server.lookups, source: plan.name, onPrivate });
      this.#people = new PeopleFetcher(this.#client, this.#server);
      if (database) await this.#people.load(database, plan.name);
      if (this.#feed)
        await followPeople({
          client: this.#client,
          server: this.#server,
          people: this.#people,
          writer: this.#writer,
          feed: this.#feed,
          plan,
          now,
        });
      await (this.#server.replication ? this.#listedHomes() : this.#changedHomes());
      await this.#writer.done();
      if (database) await this.#reconcile(database);
    } finally {
      await this.#writer.settled();
      tally.wrote(this.#client.figures);
    }
  }

  async #changedHomes(): Promise<void> {
    const { plan, onCount } = this.#run;
    const walk = readChanges({
      client: this.#client,
      resource: 'Property',
      keyField: 'ListingKey',
      keysAreText: this.#server.keysAreText.Property,
      from: this.#from(),
      filter: plan.filter,
      expand: this.#server.expand,
      pageSize: plan.pageSize,
      orderby: plan.orderby,
      ...(onCount ? { onCount } : {}),
    });
    for await (const { records, upTo } of walk) await this.#take(records, upTo);
  }

  #from(): string | undefined {
    const { watermark, phase } = this.#feed ?? {};
    if (!watermark) return undefined;
    return phase === 'following' ? minutesBefore(watermark, this.#run.plan.overlapMinutes) : watermark;
  }

  /** Lists homes by key and fetches those that are missing or outdated. */
  async #listedHomes(): Promise<void> {
    const { database, plan, onCount } = this.#run;
    const from = this.#feed?.phase === 'following' ? this.#from() : undefined;
    const keys = await replicationKeys(this.#client, from, plan.filter);
    const known = database ? await knownRecords(database, plan.name) : new Map();
    const wanted = missingKeys(keys, known);
    onCount?.(wanted.length);
    await this.#fetch(wanted);
    const last = [...keys.values()].reduce<string>((max, moment) => (moment && moment > max ? moment : max), '');
    if (last) await this.#take([], earlier(last, sortableOf(this.#run.now)));
  }

  async #fetch(keys: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    let page: ResoRecord[] = [];
    const pages = fetchByKey(this.#client, {
      resource: 'Property',
      keyField: 'ListingKey',
      keysAreText: this.#server.keysAreText.Property,
      keys,
      filter: this.#run.plan.filter,
      expand: this.#server.expand,
    });
    for await (const records of pages) {
      for (const record of records) found.add(String(record.ListingKey));
      page.push(...records);
      if (page.length < this.#run.plan.pageSize) continue;
      await this.#take(page, undefined);
      page = [];
    }
    await this.#take(page, undefined);
    return found;
  }

  async #take(records: readonly ResoRecord[], upTo: string | undefined): Promise<void> {
    const { tally, now, plan, onRecords } = this.#run;
    const complete = await joinMedia(this.#client, this.#server, records);
    const people = await this.#people.of(complete);
    const read: CheckedRecord[] = [];
    for (const record of complete) {
      const each = checkedRecord(record, this.#read(record), plan.name);
      await tally.add(each, ++this.#number);
      read.push(each);
    }
    await this.#writer.add({ records: read, ...people, marks: upTo ? { watermark: upTo } : {} }, now);
    onRecords?.(tally.figures.read);
  }

  /** Fetches missed homes and withdraws deleted ones. */
  async #reconcile(database: Database): Promise<void> {
    const { reconcile, plan, now, allowMassRemoval } = this.#run;
    const last = this.#run.full ? null : (this.#feed?.reconciledAt ?? null);
    const due = reconcile === 'now' || (reconcile === 'daily' && (!last || now.getTime() - last.getTime() >= DAY_MS));
    if (!due) return;
    const keys = await this.#allKeys();
    await this.#fetch(missingKeys(keys, await knownRecords(database, plan.name)));
    await this.#writer.done();
    // Marked before it may be refused: a failing server must not be queried for all keys every few minutes.
    await markReconciled(database, plan.name, now);
    const gone = goneRecords(keys, await knownRecords(database, plan.name), { allowMassRemoval });
    const still = await this.#fetch(gone.map(({ listingKey }) => listingKey));
    await this.#writer.done();
    const confirmed = gone.filter(({ listingKey }) => !still.has(listingKey));
    this.#run.tally.wrote({ removed: await removeRecords(database, plan.name, confirmed, now) });
  }

  #allKeys(): Promise<Keys> {
    if (this.#server.replication) return replicationKeys(this.#client, undefined, this.#run.plan.filter);
    const { filter, pageSize } = this.#run.plan;
    return listKeys({ client: this.#client, keysAreText: this.#server.keysAreText.Property, filter, pageSize });
  }
}
