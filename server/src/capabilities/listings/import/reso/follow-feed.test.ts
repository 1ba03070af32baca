import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../test/harness.ts';
import {
  keyOf,
  mediaOf,
  member,
  memberKeyOf,
  minutesIn,
  office,
  property,
  type Sent,
} from '../../../../../test/odata-server/properties.ts';
import {
  type ODataServer,
  type ODataServerOptions,
  startODataServer,
} from '../../../../../test/odata-server/server.ts';
import { usualPlan } from './feed-plan.ts';
import { type FeedRun, followFeed } from './follow-feed.ts';
import { Tally } from './tally.ts';

let app: TestApp;
let server: ODataServer;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.reset());
afterEach(() => server.stop());

const homes = (count: number, its: (at: number) => Sent = () => ({})) =>
  Array.from({ length: count }, (_, at) => property(at, its(at)));

async function serve(count: number, options: ODataServerOptions = {}, its?: (at: number) => Sent): Promise<void> {
  const Property = homes(count, its);
  const Media = Property.flatMap(({ ListingKey }, at) => mediaOf(at, String(ListingKey)));
  const Member = Array.from({ length: 400 }, (_, at) => member(at));
  const Office = Array.from({ length: 60 }, (_, at) => office(at));
  server = await startODataServer({ Property, Media, Member, Office }, { pageMax: 7, ...options });
}

const now = new Date('2026-11-20T12:00:00Z');

async function follow(its: Partial<Omit<FeedRun, 'plan'>> & { plan?: Partial<FeedRun['plan']> } = {}) {
  const quick = { pageSize: 50, requestsPerSecond: 10_000, firstPauseMs: 1 };
  const place = { name: 'Test feed', url: server.url, credentials: { kind: 'none' as const } };
  const run: FeedRun = {
    tally: new Tally(),
    database: app.house.database,
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

const stored = async (columns = 'listing_key', where = "standard_status <> 'Delete'") =>
  (await app.house.database.pool.query(`select ${columns} from listings where ${where} order by listing_key`)).rows;
const keys = async () => (await stored()).map(({ listing_key }) => listing_key);
const allKeys = () => server.data.Property!.map(({ ListingKey }) => ListingKey).sort();

describe('whatever way a server pages, every record comes', () => {
  test.each([
    ['links that count records', { links: 'skip' }],
    ['links to a place', { links: 'token' }],
    ['no links', { links: 'none' }],
    ['an end after 20 records', { links: 'skip', pagingMax: 20 }],
    ['records sent twice', { links: 'token', duplicates: true }],
  ] satisfies [string, ODataServerOptions][])('%s', async (_, options) => {
    await serve(45, options);
    expect(await follow()).toMatchObject({ added: 45, setAside: 0 });
    expect(await keys()).toEqual(allKeys());
  });

  test.each(['skip', 'token', 'none'] as const)(
    'more records of one moment than a page holds, links: %s',
    async (links) => {
      await serve(70, { links, pageMax: 10 }, (at) =>
        at > 12 && at < 60 ? { ModificationTimestamp: minutesIn(13) } : {},
      );
      await follow();
      expect(await keys()).toEqual(allKeys());
    },
  );

  test('records that are changed and deleted while they are read', async () => {
    await serve(60, { links: 'skip', pageMax: 10 });
    let answered = 0;
    server.options.after = ({ number, resource }) => {
      if (resource !== 'Property' || ++answered > 2) return;
      const all = server.data.Property!;
      // The first home is changed and moves to the end, the second is deleted: those behind them move to the front.
      const [first] = all.splice(0, 2);
      all.push({ ...first, ListPrice: 999_000, ModificationTimestamp: minutesIn(1_000 + number) });
    };
    await follow({ reconcile: 'never' });
    server.options.after = () => {};
    const here = new Set(await keys());
    expect(allKeys().filter((key) => !here.has(String(key)))).toEqual([]);
    await follow({ reconcile: 'now', allowMassRemoval: true });
    expect(await keys()).toEqual(allKeys());
  });
});

describe('only what changed is asked for', () => {
  test('a second run reads no home again but those of the last minutes', async () => {
    await serve(40);
    await follow();
    server.data.Property![3] = property(3, { ListPrice: 777_000, ModificationTimestamp: minutesIn(50) });
    server.data.Property!.push(property(41, { ModificationTimestamp: minutesIn(51) }));
    const figures = await follow();
    expect(figures).toMatchObject({ added: 1, changed: 1 });
    expect(figures.read).toBeLessThan(12);
    expect(await stored('list_price_cents', `listing_key = '${keyOf(3)}'`)).toEqual([{ list_price_cents: '77700000' }]);
  });

  test('a wrong moment in the future does not hide later changes', async () => {
    await serve(5, {}, (at) => (at === 4 ? { ModificationTimestamp: '2999-01-01T00:00:00Z' } : {}));
    await follow();
    server.data.Property!.push(property(9, { ModificationTimestamp: new Date(Date.now() + 1_000).toISOString() }));
    expect(await follow()).toMatchObject({ added: 1 });
  });

  test('--full reads everything anew', async () => {
    await serve(20);
    await follow();
    expect(await follow({ full: true })).toMatchObject({ read: 20, unchanged: 20 });
  });
});

describe('trouble on the way', () => {
  test('a server that throttles, breaks connections and is busy is asked again until it answers', async () => {
    const faults = [
      { kind: 'status', status: 429, retryAfter: '0' },
      { kind: 'drop' },
      { kind: 'status', status: 503, retryAfter: new Date(Date.now() - 1_000).toUTCString() },
      { kind: 'status', status: 500 },
      undefined,
    ] as const;
    await serve(40, { fault: ({ number }) => faults[number % faults.length] });
    const figures = await follow();
    expect(figures).toMatchObject({ added: 40 });
    expect(figures.retries).toBeGreaterThan(10);
    expect(await keys()).toEqual(allKeys());
  });

  test('Retry-After is waited for', async () => {
    await serve(3, {
      fault: ({ number }) => (number === 2 ? { kind: 'status', status: 429, retryAfter: '1' } : undefined),
    });
    const startedAt = performance.now();
    await follow();
    expect(performance.now() - startedAt).toBeGreaterThan(950);
  });

  test('a failure that lasts ends the run with its cause; the next one goes on where it broke off', async () => {
    await serve(40);
    let failing = true;
    server.options.fault = ({ resource, number }) =>
      failing && resource === 'Property' && number > 9 ? { kind: 'status', status: 503 } : undefined;
    await expect(follow({ plan: { retries: 2 } })).rejects.toThrow('The server answers 503, 3 times in a row.');
    const half = (await keys()).length;
    expect(half).toBeGreaterThan(0);
    const { rows } = await app.house.database.pool.query('select last_error, succeeded_at, phase from feeds');
    expect(rows).toEqual([{ last_error: expect.stringContaining('503'), succeeded_at: null, phase: 'loading' }]);
    failing = false;
    const figures = await follow();
    expect(figures.read).toBeLessThan(40 - half + 12);
    expect(await keys()).toEqual(allKeys());
  });

  test('a link to another origin is not followed', async () => {
    await serve(20, {
      fault: ({ resource }) =>
        resource === 'Property' ? { kind: 'link', to: 'https://example.com/odata/Property' } : undefined,
    });
    await expect(follow()).rejects.toThrow('The server points to another one (https://example.com)');
  });

  test('wrong records are set aside with key, field and rule; the others go in', async () => {
    await serve(10, {}, (at) =>
      at === 2
        ? { ListPrice: -5 }
        : at === 4
          ? { PropertyType: 'ResidentialLease' }
          : at === 6
            ? { ListingKey: null }
            : {},
    );
    const tally = new Tally();
    await follow({ tally });
    expect(await keys()).toHaveLength(7);
    expect(Object.fromEntries(tally.rejectedBy)).toMatchObject({
      'ListPrice must be a price between 10,000 and 1,000,000,000': expect.any(Number),
      'PropertyType is a lease; homes for sale are imported': expect.any(Number),
    });
  });
});

describe('tokens', () => {
  const client = { id: 'us', secret: 'a secret', tokenRequests: 5 };

  test('a token that runs out is got anew in the middle of the work', async () => {
    await serve(40, { client });
    const tokenUrl = server.url.replace('/odata', '/token');
    const credentials = {
      kind: 'client' as const,
      tokenUrl,
      clientId: 'us',
      clientSecret: 'a secret',
      scope: undefined,
    };
    expect(await follow({ plan: { credentials } })).toMatchObject({ added: 40 });
    expect(server.asked.filter((path) => path === '/token').length).toBeGreaterThan(2);
  });

  test('wrong secrets end in words that do not tell them', async () => {
    await serve(1, { client });
    const tokenUrl = server.url.replace('/odata', '/token');
    const credentials = {
      kind: 'client' as const,
      tokenUrl,
      clientId: 'us',
      clientSecret: 'wrong-and-private',
      scope: undefined,
    };
    await expect(follow({ plan: { credentials } })).rejects.toThrow(
      /^The token server gave no token \(401\): check client id and secret\.$/,
    );
    await expect(follow({ plan: { credentials: { kind: 'token', token: 'private' } } })).rejects.toThrow(
      /^The server refuses the token \(401\)/,
    );
  });
});

describe('homes that are gone', () => {
  test('are taken from view by their keys, and come back when the server has them again', async () => {
    await serve(40);
    await follow();
    const [lost] = server.data.Property!.splice(5, 1);
    expect(await follow()).toMatchObject({ removed: 0 });
    expect(await follow({ now: new Date(now.getTime() + 25 * 3_600_000) })).toMatchObject({ removed: 1 });
    expect(await keys()).toEqual(allKeys());
    expect(await stored('public_remarks, media', `listing_key = '${lost!.ListingKey}'`)).toEqual([
      { public_remarks: null, media: [] },
    ]);
    server.data.Property!.push(lost!);
    await follow({ reconcile: 'now' });
    expect(await keys()).toEqual(allKeys());
    expect((await stored('media', `listing_key = '${lost!.ListingKey}'`))[0].media.length).toBeGreaterThan(4);
  });

  test('are not taken from view when they would be more than a fifth, unless it is said to be right', async () => {
    await serve(40);
    await follow();
    server.data.Property!.splice(0, 9);
    await expect(follow({ reconcile: 'now' })).rejects.toThrow(/9 of the 40 .* more than 20 %.*--allow-mass-removal/s);
    expect(await keys()).toHaveLength(40);
    expect(await follow({ reconcile: 'now', allowMassRemoval: true })).toMatchObject({ removed: 9 });
    expect(await keys()).toEqual(allKeys());
  });

  test('changes that were missed are made up for', async () => {
    await serve(30);
    await follow();
    server.data.Property!.push(property(31, { ModificationTimestamp: minutesIn(-5_000) }));
    await follow();
    expect(await keys()).toHaveLength(30);
    await follow({ reconcile: 'now' });
    expect(await keys()).toHaveLength(31);
  });

  test('a record with the status Delete, or not to be shown, takes its home from view at once', async () => {
    await serve(10);
    await follow();
    server.data.Property![2] = property(2, { StandardStatus: 'Delete', ModificationTimestamp: minutesIn(60) });
    server.data.Property![3] = property(3, { MlgCanView: false, ModificationTimestamp: minutesIn(61) });
    expect(await follow()).toMatchObject({ removed: 2 });
    expect(await keys()).toHaveLength(8);
  });
});

describe('what belongs to a home', () => {
  test.each([
    ['comes within it where the server expands', ['Media', 'ListAgent', 'ListOffice']],
    ['is fetched by key where it does not', []],
  ])('%s', async (_, navigations) => {
    await serve(20, { navigations });
    await follow();
    const columns = 'list_agent_full_name, list_office_name, list_office_phone, media';
    const [row] = await stored(columns, `listing_key = '${keyOf(7)}'`);
    expect(row).toMatchObject({
      list_agent_full_name: 'Agent Number 7',
      list_office_name: 'Office Number 7',
      list_office_phone: '(512) 555-1007',
    });
    expect(row.media).toHaveLength(mediaOf(7).length);
    expect(row.media[0]).toEqual({
      url: `https://photos.example.com/${keyOf(7)}/0.jpg`,
      alt: 'The house from the street',
    });
  });

  test.each([[['Media']], [['Media', 'ListAgent', 'ListOffice']]])(
    'a new name of an agent reaches the homes that are stored (%s)',
    async (navigations) => {
      await serve(20, { navigations });
      await follow();
      server.data.Member![7] = member(7, { MemberFullName: 'Ann Married', ModificationTimestamp: now.toISOString() });
      server.data.Office![8] = office(8, { OfficePhone: '(512) 555-9999', ModificationTimestamp: now.toISOString() });
      expect(await follow()).toMatchObject({ members: expect.any(Number) });
      expect(await stored('list_agent_full_name', `list_agent_key = '${memberKeyOf(7)}'`)).toEqual([
        { list_agent_full_name: 'Ann Married' },
      ]);
      expect(await stored('list_office_phone', `listing_key = '${keyOf(8)}'`)).toEqual([
        { list_office_phone: '(512) 555-9999' },
      ]);
      // The home's own record still says the old name: it does not come back.
      server.data.Property![7] = property(7, {
        ListAgentFullName: 'Agent Number 7',
        ModificationTimestamp: minutesIn(90),
      });
      await follow();
      expect(await stored('list_agent_full_name', `listing_key = '${keyOf(7)}'`)).toEqual([
        { list_agent_full_name: 'Ann Married' },
      ]);
    },
  );

  test.each(['types', 'lookups'] as const)(
    'lists of values get their standard names from enumerations as %s',
    async (enumerations) => {
      const cooling = enumerations === 'types' ? 'CentralAir,LOC_Swamp' : ['Central Air', 'LOC_Swamp'];
      await serve(3, { enumerations }, () => ({ Cooling: cooling }));
      await follow();
      expect(await stored('cooling', `listing_key = '${keyOf(1)}'`)).toEqual([
        { cooling: ['Central Air', 'Evaporative Cooling'] },
      ]);
    },
  );
});

test('a server with a list for replication is read by that list and by keys', async () => {
  await serve(60, { replication: true, links: 'token', pageMax: 25 });
  await follow();
  expect(await keys()).toEqual(allKeys());
  expect(server.asked.some((path) => path.includes('/Property/PropertyReplication()'))).toBe(true);
  server.data.Property![3] = property(3, { ListPrice: 777_000, ModificationTimestamp: minutesIn(70) });
  server.data.Property!.splice(10, 2);
  const figures = await follow({ reconcile: 'now' });
  expect(figures).toMatchObject({ changed: 1, removed: 2 });
  expect(figures.read).toBeLessThan(10);
  expect(await keys()).toEqual(allKeys());
});

test('servers that refuse an order or conditions of several keys can be followed', async () => {
  const refuses = (query: URLSearchParams) =>
    query.has('$orderby') ? 'no order' : / or /.test(query.get('$filter') ?? '') ? 'one key at a time' : undefined;
  await serve(30, { refuses, links: 'token', navigations: ['Media'] });
  await follow({ plan: { orderby: false } });
  expect(await keys()).toEqual(allKeys());
  expect((await stored('list_agent_full_name'))[0]).toEqual({ list_agent_full_name: 'Agent Number 0' });
});

test('a feed is followed once at a time', async () => {
  await serve(20);
  const [first, second] = await Promise.allSettled([follow(), follow()]);
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect([first, second].find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'The feed Test feed is being imported already.' },
  });
});

test('a dry run reads all and writes nothing', async () => {
  await serve(20);
  const tally = new Tally();
  const plan = {
    ...usualPlan,
    name: 'Test feed',
    url: server.url,
    credentials: { kind: 'none' as const },
    requestsPerSecond: 10_000,
  };
  await followFeed({ plan, tally, now, full: false, reconcile: 'daily', allowMassRemoval: false });
  expect(tally.figures).toMatchObject({ read: 20, good: 20, added: 0 });
  expect((await app.house.database.pool.query('select count(*)::int as count from feeds')).rows).toEqual([
    { count: 0 },
  ]);
  expect(await keys()).toEqual([]);
});

test('the public sees the home with its words and pictures, and nothing that is not for it', async () => {
  await serve(3, {}, (at) =>
    at === 1 ? { InternetAddressDisplayYN: false } : at === 2 ? { InternetEntireListingDisplayYN: false } : {},
  );
  await follow();
  const ids = (await stored('id')).map(({ id }) => id);
  const [shown, hidden, secret] = await Promise.all(ids.map((id) => app.request('GET', `/api/properties/${id}`)));
  expect(shown!.body).toMatchObject({ address: expect.stringContaining('St'), source: { name: 'Generated MLS' } });
  expect(hidden!.body).toMatchObject({ address: null, latitude: null });
  expect(secret!.status).toBe(404);
  const all = JSON.stringify((await app.house.database.pool.query('select * from listings')).rows);
  expect(all).not.toMatch(/4711|Call the seller|agent@example/);
});
