import { startTestApp, type TestApp } from '../../../../../test/harness.ts';
import { mediaOf, member, office, property, type Sent } from '../../../../../test/odata-server/properties.ts';
import {
  type ODataServer,
  type ODataServerOptions,
  startODataServer,
} from '../../../../../test/odata-server/server.ts';
import { type FeedPlan, usualPlan } from '../server/feed-plan.ts';
import { type FeedRun, followFeed } from './follow-feed.ts';
import { Tally } from './tally.ts';

export const now = new Date('2026-11-20T12:00:00Z');

/** An app and a feed server for the tests of one file; for tests only. */
export class FeedBench {
  app!: TestApp;
  server!: ODataServer;

  async start(): Promise<void> {
    this.app = await startTestApp();
  }

  /** Serves `count` homes with their pictures, agents and offices. */
  async serve(count: number, options: ODataServerOptions = {}, its: (at: number) => Sent = () => ({})): Promise<void> {
    const Property = Array.from({ length: count }, (_, at) => property(at, its(at)));
    const Media = Property.flatMap(({ ListingKey }, at) => mediaOf(at, String(ListingKey)));
    const Member = Array.from({ length: 400 }, (_, at) => member(at));
    const Office = Array.from({ length: 60 }, (_, at) => office(at));
    this.server = await startODataServer({ Property, Media, Member, Office }, { pageMax: 7, ...options });
  }

  /** Follows the server once and returns the figures. */
  async follow(its: Partial<Omit<FeedRun, 'plan'>> & { plan?: Partial<FeedPlan> } = {}) {
    const quick = { pageSize: 50, requestsPerSecond: 10_000, firstPauseMs: 1 };
    const place = { name: 'Test feed', url: this.server.url, credentials: { kind: 'none' as const } };
    const run: FeedRun = {
      tally: new Tally(),
      database: this.app.context.database,
      now,
      full: false,
      reconcile: 'daily',
      allowMassRemoval: false,
      ...its,
      plan: { ...usualPlan, ...quick, ...place, ...its.plan },
    };
    await followFeed(run);
    return run.tally.figures;
  }

  /** Returns the rows of shown and pending homes, ordered by key. */
  async stored(columns = 'listing_key', where = "standard_status <> 'Delete'") {
    const query = `select ${columns} from listings where ${where} order by listing_key`;
    return (await this.app.context.database.pool.query(query)).rows;
  }

  async keys(): Promise<string[]> {
    return (await this.stored()).map(({ listing_key }) => listing_key);
  }

  /** Returns the keys that the server has. */
  served(): string[] {
    return this.server.data.Property!.map(({ ListingKey }) => String(ListingKey)).sort();
  }
}
