import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, minutesIn, property } from '../../../../../test/odata-server/properties.ts';
import type { ODataServerOptions } from '../../../../../test/odata-server/server.ts';
import { FeedBench } from './feed.fixture.ts';
import { Tally } from './tally.ts';

const bench = new FeedBench();
beforeAll(() => bench.start());
afterAll(() => bench.app.stop());
beforeEach(() => bench.app.reset());
afterEach(() => bench.server.stop());

describe('every record arrives, whatever the server’s way of paging', () => {
  test.each([
    ['links that count records', { links: 'skip' }],
    ['links to a place', { links: 'token' }],
    ['no links', { links: 'none' }],
    ['an end after 20 records', { links: 'skip', pagingMax: 20 }],
    ['records sent twice', { links: 'token', duplicates: true }],
  ] satisfies [string, ODataServerOptions][])('%s', async (_, options) => {
    await bench.serve(45, options);
    expect(await bench.follow()).toMatchObject({ added: 45, setAside: 0 });
    expect(await bench.keys()).toEqual(bench.served());
  });

  test.each(['skip', 'token', 'none'] as const)(
    'more records of one timestamp than a page holds, links: %s',
    async (links) => {
      await bench.serve(70, { links, pageMax: 10 }, (at) =>
        at > 12 && at < 60 ? { ModificationTimestamp: minutesIn(13) } : {},
      );
      await bench.follow();
      expect(await bench.keys()).toEqual(bench.served());
    },
  );

  test('changes and deletions during a run', async () => {
    await bench.serve(60, { links: 'skip', pageMax: 10 });
    let answered = 0;
    bench.server.options.after = ({ number, resource }) => {
      if (resource !== 'Property' || ++answered > 2) return;
      const all = bench.server.data.Property!;
      // The first home changes and moves to the end, the second is deleted: those after them move up.
      const [first] = all.splice(0, 2);
      all.push({ ...first, ListPrice: 999_000, ModificationTimestamp: minutesIn(1_000 + number) });
    };
    await bench.follow({ reconcile: 'never' });
    bench.server.options.after = () => {};
    const here = new Set(await bench.keys());
    expect(bench.served().filter((key) => !here.has(String(key)))).toEqual([]);
    await bench.follow({ reconcile: 'now', allowMassRemoval: true });
    expect(await bench.keys()).toEqual(bench.served());
  });
});

describe('incremental runs', () => {
  test('a second run reads only the homes of the last minutes again', async () => {
    await bench.serve(40);
    await bench.follow();
    bench.server.data.Property![3] = property(3, { ListPrice: 777_000, ModificationTimestamp: minutesIn(50) });
    bench.server.data.Property!.push(property(41, { ModificationTimestamp: minutesIn(51) }));
    const figures = await bench.follow();
    expect(figures).toMatchObject({ added: 1, changed: 1 });
    expect(figures.read).toBeLessThan(12);
    expect(await bench.stored('list_price_cents', `listing_key = '${keyOf(3)}'`)).toEqual([
      { list_price_cents: '77700000' },
    ]);
  });

  test('a wrong timestamp in the future does not hide later changes', async () => {
    await bench.serve(5, {}, (at) => (at === 4 ? { ModificationTimestamp: '2999-01-01T00:00:00Z' } : {}));
    await bench.follow();
    bench.server.data.Property!.push(
      property(9, { ModificationTimestamp: new Date(Date.now() + 1_000).toISOString() }),
    );
    expect(await bench.follow()).toMatchObject({ added: 1 });
  });

  test('--full reads everything again', async () => {
    await bench.serve(20);
    await bench.follow();
    expect(await bench.follow({ full: true })).toMatchObject({ read: 20, unchanged: 20 });
  });
});

describe('failures', () => {
  test('a server that throttles, drops connections and is busy is retried until it responds', async () => {
    const faults = [
      { kind: 'status', status: 429, retryAfter: '0' },
      { kind: 'drop' },
      { kind: 'status', status: 503, retryAfter: new Date(Date.now() - 1_000).toUTCString() },
      { kind: 'status', status: 500 },
      undefined,
    ] as const;
    await bench.serve(40, { fault: ({ number }) => faults[number % faults.length] });
    const figures = await bench.follow();
    expect(figures).toMatchObject({ added: 40 });
    expect(figures.retries).toBeGreaterThan(10);
    expect(await bench.keys()).toEqual(bench.served());
  });

  test('honors Retry-After', async () => {
    await bench.serve(3, {
      fault: ({ number }) => (number === 2 ? { kind: 'status', status: 429, retryAfter: '1' } : undefined),
    });
    const startedAt = performance.now();
    await bench.follow();
    expect(performance.now() - startedAt).toBeGreaterThan(950);
  });

  test('a lasting failure ends the run with its cause; the next run resumes there', async () => {
    await bench.serve(40);
    let failing = true;
    bench.server.options.fault = ({ resource, number }) =>
      failing && resource === 'Property' && number > 9 ? { kind: 'status', status: 503 } : undefined;
    await expect(bench.follow({ plan: { retries: 2 } })).rejects.toThrow('The server answers 503, 3 times in a row.');
    const half = (await bench.keys()).length;
    expect(half).toBeGreaterThan(0);
    const { rows } = await bench.app.context.database.pool.query('select last_error, succeeded_at, phase from feeds');
    expect(rows).toEqual([{ last_error: expect.stringContaining('503'), succeeded_at: null, phase: 'loading' }]);
    failing = false;
    const figures = await bench.follow();
    expect(figures.read).toBeLessThan(40 - half + 12);
    expect(await bench.keys()).toEqual(bench.served());
  });

  test('a link to another origin is not followed', async () => {
    await bench.serve(20, {
      fault: ({ resource }) =>
        resource === 'Property' ? { kind: 'link', to: 'https://example.com/odata/Property' } : undefined,
    });
    await expect(bench.follow()).rejects.toThrow('The next link points to another server (https://example.com)');
  });

  test('invalid records are rejected with key, field and rule; the others are imported', async () => {
    await bench.serve(10, {}, (at) =>
      at === 2
        ? { ListPrice: -5 }
        : at === 4
          ? { PropertyType: 'ResidentialLease' }
          : at === 6
            ? { ListingKey: null }
            : {},
    );
    const tally = new Tally();
    await bench.follow({ tally });
    expect(await bench.keys()).toHaveLength(7);
    expect(Object.fromEntries(tally.rejectedBy)).toMatchObject({
      'ListPrice must be a price between 10,000 and 1,000,000,000': expect.any(Number),
      'ListPrice must be a monthly rent from 200 to 100,000': expect.any(Number),
    });
  });
});

describe('tokens', () => {
  const client = { id: 'us', secret: 'a secret', tokenRequests: 5 };

  test('an expired token is renewed during the run', async () => {
    await bench.serve(40, { client });
    const tokenUrl = bench.server.url.replace('/odata', '/token');
    const credentials = {
      kind: 'client' as const,
      tokenUrl,
      clientId: 'us',
      clientSecret: 'a secret',
      scope: undefined,
    };
    expect(await bench.follow({ plan: { credentials } })).toMatchObject({ added: 40 });
    expect(bench.server.requests.filter((path) => path === '/token').length).toBeGreaterThan(2);
  });

  test('wrong credentials end in a message that does not reveal them', async () => {
    await bench.serve(1, { client });
    const tokenUrl = bench.server.url.replace('/odata', '/token');
    const credentials = {
      kind: 'client' as const,
      tokenUrl,
      clientId: 'us',
      clientSecret: 'wrong-and-private',
      scope: undefined,
    };
    await expect(bench.follow({ plan: { credentials } })).rejects.toThrow(
      /^The token server gave no token \(401\): check client id and secret\.$/,
    );
    await expect(bench.follow({ plan: { credentials: { kind: 'token', token: 'private' } } })).rejects.toThrow(
      /^The server refuses the token \(401\)/,
    );
  });
});
