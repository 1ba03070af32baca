import { HOUR_MS } from '@lintel/geo';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  keyOf,
  mediaOf,
  member,
  memberKeyOf,
  minutesIn,
  office,
  property,
} from '../../../../../test/odata-server/properties.ts';
import { usualPlan } from '../server/feed-plan.ts';
import { FeedBench, now } from './feed.fixture.ts';
import { followFeed } from './follow-feed.ts';
import { Tally } from './tally.ts';

const bench = new FeedBench();
beforeAll(() => bench.start());
afterAll(() => bench.app.stop());
beforeEach(() => bench.app.reset());
afterEach(() => bench.server.stop());

describe('withdrawn homes', () => {
  test('are withdrawn by their keys, and return when the server has them again', async () => {
    await bench.serve(40);
    await bench.follow();
    const [lost] = bench.server.data.Property!.splice(5, 1);
    expect(await bench.follow()).toMatchObject({ removed: 0 });
    expect(await bench.follow({ now: new Date(now.getTime() + 25 * HOUR_MS) })).toMatchObject({ removed: 1 });
    expect(await bench.keys()).toEqual(bench.served());
    expect(await bench.stored('public_remarks, media', `listing_key = '${lost!.ListingKey}'`)).toEqual([
      { public_remarks: null, media: [] },
    ]);
    bench.server.data.Property!.push(lost!);
    await bench.follow({ reconcile: 'now' });
    expect(await bench.keys()).toEqual(bench.served());
    expect((await bench.stored('media', `listing_key = '${lost!.ListingKey}'`))[0].media.length).toBeGreaterThan(4);
  });

  test('are not withdrawn when they are more than a fifth, unless the operator allows it', async () => {
    await bench.serve(40);
    await bench.follow();
    bench.server.data.Property!.splice(0, 9);
    await expect(bench.follow({ reconcile: 'now' })).rejects.toThrow(
      /9 of the 40 .* more than 20 %.*--allow-mass-removal/s,
    );
    expect(await bench.keys()).toHaveLength(40);
    expect(await bench.follow({ reconcile: 'now', allowMassRemoval: true })).toMatchObject({ removed: 9 });
    expect(await bench.keys()).toEqual(bench.served());
  });

  test('missed changes are caught up', async () => {
    await bench.serve(30);
    await bench.follow();
    bench.server.data.Property!.push(property(31, { ModificationTimestamp: minutesIn(-5_000) }));
    await bench.follow();
    expect(await bench.keys()).toHaveLength(30);
    await bench.follow({ reconcile: 'now' });
    expect(await bench.keys()).toHaveLength(31);
  });

  test('a record with the status Delete, or not to be shown, is withdrawn at once', async () => {
    await bench.serve(10);
    await bench.follow();
    bench.server.data.Property![2] = property(2, { StandardStatus: 'Delete', ModificationTimestamp: minutesIn(60) });
    bench.server.data.Property![3] = property(3, { MlgCanView: false, ModificationTimestamp: minutesIn(61) });
    expect(await bench.follow()).toMatchObject({ removed: 2 });
    expect(await bench.keys()).toHaveLength(8);
  });
});

describe('agents, offices and media of a home', () => {
  test.each([
    ['is nested when the server expands', ['Media', 'ListAgent', 'ListOffice']],
    ['is fetched by key where it does not', []],
  ])('%s', async (_, navigations) => {
    await bench.serve(20, { navigations });
    await bench.follow();
    const columns = 'list_agent_full_name, list_office_name, list_office_phone, media';
    const [row] = await bench.stored(columns, `listing_key = '${keyOf(7)}'`);
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
      await bench.serve(20, { navigations });
      await bench.follow();
      bench.server.data.Member![7] = member(7, {
        MemberFullName: 'Ann Married',
        ModificationTimestamp: now.toISOString(),
      });
      bench.server.data.Office![8] = office(8, {
        OfficePhone: '(512) 555-9999',
        ModificationTimestamp: now.toISOString(),
      });
      expect(await bench.follow()).toMatchObject({ members: expect.any(Number) });
      expect(await bench.stored('list_agent_full_name', `list_agent_key = '${memberKeyOf(7)}'`)).toEqual([
        { list_agent_full_name: 'Ann Married' },
      ]);
      expect(await bench.stored('list_office_phone', `listing_key = '${keyOf(8)}'`)).toEqual([
        { list_office_phone: '(512) 555-9999' },
      ]);
      // The home's own record still has the old name, which must not return.
      bench.server.data.Property![7] = property(7, {
        ListAgentFullName: 'Agent Number 7',
        ModificationTimestamp: minutesIn(90),
      });
      await bench.follow();
      expect(await bench.stored('list_agent_full_name', `listing_key = '${keyOf(7)}'`)).toEqual([
        { list_agent_full_name: 'Ann Married' },
      ]);
    },
  );

  test.each(['types', 'lookups'] as const)(
    'lists of values get their standard names from enumerations as %s',
    async (enumerations) => {
      const cooling = enumerations === 'types' ? 'CentralAir,LOC_Swamp' : ['Central Air', 'LOC_Swamp'];
      await bench.serve(3, { enumerations }, () => ({ Cooling: cooling }));
      await bench.follow();
      expect(await bench.stored('cooling', `listing_key = '${keyOf(1)}'`)).toEqual([
        { cooling: ['Central Air', 'Evaporative Cooling'] },
      ]);
    },
  );
});

test('a server with a replication list is read by that list and by keys', async () => {
  await bench.serve(60, { replication: true, links: 'token', pageMax: 25 });
  await bench.follow();
  expect(await bench.keys()).toEqual(bench.served());
  expect(bench.server.requests.some((path) => path.includes('/Property/PropertyReplication()'))).toBe(true);
  bench.server.data.Property![3] = property(3, { ListPrice: 777_000, ModificationTimestamp: minutesIn(70) });
  bench.server.data.Property!.splice(10, 2);
  const figures = await bench.follow({ reconcile: 'now' });
  expect(figures).toMatchObject({ changed: 1, removed: 2 });
  expect(figures.read).toBeLessThan(10);
  expect(await bench.keys()).toEqual(bench.served());
});

test('servers that reject $orderby or conditions on several keys can be followed', async () => {
  const refuses = (query: URLSearchParams) =>
    query.has('$orderby') ? 'no order' : / or /.test(query.get('$filter') ?? '') ? 'one key at a time' : undefined;
  await bench.serve(30, { refuses, links: 'token', navigations: ['Media'] });
  await bench.follow({ plan: { orderby: false } });
  expect(await bench.keys()).toEqual(bench.served());
  expect((await bench.stored('list_agent_full_name'))[0]).toEqual({ list_agent_full_name: 'Agent Number 0' });
});

test('a feed has only one run at a time', { tags: ['both-databases'] }, async () => {
  await bench.serve(20);
  const [first, second] = await Promise.allSettled([bench.follow(), bench.follow()]);
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect([first, second].find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'The feed Test feed is being imported already.' },
  });
});

test('a dry run reads everything and writes nothing', async () => {
  await bench.serve(20);
  const tally = new Tally();
  const plan = {
    ...usualPlan,
    name: 'Test feed',
    url: bench.server.url,
    credentials: { kind: 'none' as const },
    requestsPerSecond: 10_000,
  };
  await followFeed({ plan, tally, now, full: false, reconcile: 'daily', allowMassRemoval: false });
  expect(tally.figures).toMatchObject({ read: 20, good: 20, added: 0 });
  expect((await bench.app.context.database.pool.query('select count(*)::int as count from feeds')).rows).toEqual([
    { count: 0 },
  ]);
  expect(await bench.keys()).toEqual([]);
});

test('the public sees the home with its remarks and pictures, and nothing private', async () => {
  await bench.serve(3, {}, (at) =>
    at === 1 ? { InternetAddressDisplayYN: false } : at === 2 ? { InternetEntireListingDisplayYN: false } : {},
  );
  await bench.follow();
  const ids = (await bench.stored('id')).map(({ id }) => id);
  const [shown, hidden, secret] = await Promise.all(ids.map((id) => bench.app.request('GET', `/api/properties/${id}`)));
  expect(shown!.body).toMatchObject({ address: expect.stringContaining('St'), source: { name: 'Generated MLS' } });
  expect(hidden!.body).toMatchObject({ address: null, latitude: null });
  expect(secret!.status).toBe(404);
  const all = JSON.stringify((await bench.app.context.database.pool.query('select * from listings')).rows);
  expect(all).not.toMatch(/4711|Call the seller|agent@example/);
});
