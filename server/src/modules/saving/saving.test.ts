import { DAY_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { storeHomes, home as testHome } from '../../../test/homes.ts';
import { aBuyer, aCompany, anAgent, type TestBuyer } from '../../../test/people.ts';
import { events } from '../../platform/events/events.tables.ts';
import { forgetRemoved } from './forget-removed.ts';
import { savedHomesOf, savedListingIds } from './index.ts';
import { savingCalls } from './saving.fixture.ts';
import { savedHomeNotes, savedHomes } from './tables.ts';

let app: TestApp;
let her: TestBuyer;
let homes: number[];
let calls: ReturnType<typeof savingCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = savingCalls(app);
});
beforeEach(async () => {
  await app.reset();
  her = await aBuyer(app);
  homes = await storeHomes(
    app.context.database,
    testHome({ listPriceCents: 30_000_000 }),
    testHome({ listPriceCents: 50_000_000 }),
    testHome({ listPriceCents: 40_000_000 }),
  );
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const eventsNamed = async (name: string) => db().select().from(events).where(eq(events.name, name));

describe('saving a home', () => {
  it('stores it once, however many requests are sent at the same time', { tags: ['both-databases'] }, async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => calls.save(her, homes[0]!)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await calls.rows()).toHaveLength(1);
    expect(await eventsNamed('home.saved')).toHaveLength(1);
    const [item, ...others] = await calls.list(her);
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      ...{ propertyId: homes[0], status: 'saved', savedByMe: true, priceThen: 300_000, priceNow: 300_000 },
      ...{ statusNow: 'active', lastSeen: null, notes: [], tags: [], votes: [], property: { id: homes[0] } },
    });
  });

  it('is for buyers and their own list: another id or a hidden home is not found', async () => {
    const company = await aCompany(app);
    const [hidden] = await storeHomes(app.context.database, testHome({ internetEntireListingDisplayYn: false }));
    expect((await calls.save(her, homes[0]!, { userId: her.id })).status).toBe(200);
    for (const answer of [
      await calls.save(her, homes[0]!, { userId: company.id }),
      await calls.save(her, hidden!),
      await calls.save(her, 999_999),
      await calls.remove(her, homes[0]!, company.id),
      await calls.call('GET', `/user/${company.id}/properties`, her),
    ])
      expect(answer.status).toBe(404);
    for (const other of [company, await anAgent(app, company)])
      expect((await calls.save(other, homes[0]!)).status).toBe(403);
    expect((await app.request('POST', '/api/user-properties', { propertyId: homes[0] })).status).toBe(401);
    expect((await calls.save(her, homes[0]!, { status: 'bought' })).body.fields[0].field).toBe('status');
    const other = await aBuyer(app);
    expect(await calls.list(other)).toEqual([]);
    for (const answer of [
      await calls.note(other, (await calls.rows())[0]!.id, 'mine now'),
      await calls.tag(other, (await calls.rows())[0]!.id, ['x']),
      await calls.vote(other, (await calls.rows())[0]!.id, 'love'),
    ])
      expect(answer.status).toBe(404);
  });

  it('can be undone and redone with notes, tags, votes and the first price intact', async () => {
    const { body } = await calls.save(her, homes[0]!);
    await calls.note(her, body.id, 'Big oak in the yard');
    await calls.tag(her, body.id, ['Oaks', 'oaks', ' near  school ']);
    await calls.vote(her, body.id, 'love');
    const before = await calls.list(her);
    expect(before[0]).toMatchObject({ tags: ['Oaks', 'near school'], votes: [{ vote: 'love', mine: true }] });
    for (let twice = 0; twice < 2; twice++) expect((await calls.remove(her, homes[0]!)).body.status).toBe('removed');
    expect(await eventsNamed('home.removed')).toHaveLength(1);
    expect(await calls.list(her)).toEqual([]);
    expect((await calls.note(her, body.id, 'too late')).status).toBe(404);
    expect(await savedHomesOf(db(), her.id)).toMatchObject([
      { listingId: homes[0], vote: 'love', removedAt: expect.any(Date) },
    ]);
    await db().execute(sql`update listings set list_price_cents = 29000000 where id = ${homes[0]}`);
    expect((await calls.save(her, homes[0]!)).body.id).toBe(body.id);
    expect(await calls.list(her)).toMatchObject([
      { ...before[0], priceNow: 290_000, property: { listPrice: 290_000 } },
    ]);
    expect(await savedListingIds(db(), her.id)).toEqual([homes[0]]);
  });

  it('erases a removed home after 30 days, and not before', async () => {
    const { body } = await calls.save(her, homes[0]!);
    await calls.save(her, homes[1]!);
    await calls.note(her, body.id, 'gone soon');
    await calls.remove(her, homes[0]!);
    await forgetRemoved(db(), new Date(Date.now() + 29.9 * DAY_MS));
    expect(await calls.rows()).toHaveLength(2);
    await forgetRemoved(db(), new Date(Date.now() + 30.1 * DAY_MS));
    expect(await calls.rows()).toHaveLength(1);
    expect(await db().select().from(savedHomeNotes)).toEqual([]);
  });

  it('allows up to 1,000 homes on a list', async () => {
    await calls.save(her, homes[0]!);
    const [first] = await calls.rows();
    const filler = Array.from({ length: 998 }, (_, at) => ({ ...first!, id: undefined, listingId: 100_000 + at }));
    await db()
      .insert(savedHomes)
      .values(filler.map(({ id: _, ...each }) => each));
    expect((await calls.save(her, homes[1]!)).status).toBe(200);
    const refused = await calls.save(her, homes[2]!);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('1,000 homes')]);
    expect((await calls.save(her, homes[0]!)).status).toBe(200);
  });
});

describe('the list of saved homes', () => {
  it('has the requested order and filter, with homes that left the market', async () => {
    const ids = [];
    for (const each of homes) ids.push((await calls.save(her, each)).body.id);
    await calls.tag(her, ids[0]!, ['Yard']);
    await calls.vote(her, ids[2]!, 'no');
    await db().execute(sql`update listings set list_price_cents = 42000000 where id = ${homes[1]}`);
    await db().execute(sql`update listings set standard_status = 'Withdrawn' where id = ${homes[2]}`);
    const order = async (query: string) =>
      (await calls.list(her, query)).map(({ propertyId }: { propertyId: number }) => homes.indexOf(propertyId));
    expect(await order('')).toEqual([2, 1, 0]);
    expect(await order('?sort=price_up')).toEqual([0, 2, 1]);
    expect(await order('?sort=price_down')).toEqual([1, 2, 0]);
    expect((await order('?sort=price_change'))[0]).toBe(1);
    expect((await order('?sort=votes')).at(-1)).toBe(2);
    expect(await order('?tag=yard')).toEqual([0]);
    expect(await order('?vote=no')).toEqual([2]);
    expect(await order('?vote=none')).toEqual([1, 0]);
    expect(await order('?market=for_sale')).toEqual([1, 0]);
    const [gone] = await calls.list(her, '?market=off');
    expect(gone).toMatchObject({
      ...{ statusNow: 'gone', property: null, priceNow: 400_000 },
      lastSeen: { on: expect.stringMatching(/^\d{4}-/), price: 400_000, city: 'Austin', state: 'TX', bedrooms: 3 },
    });
    expect(JSON.stringify(gone)).not.toContain('Oak Street');
    const { body: page } = await calls.call('GET', '/saved-homes?tag=Yard', her);
    expect(page).toMatchObject({ total: 1, saved: 3, page: 1, pages: 1, tags: [{ tag: 'Yard', homes: 1 }] });
  });
});

describe('notes, tags and votes', () => {
  it('reject empty, overlong and too many values, with the field', async () => {
    const { id } = (await calls.save(her, homes[0]!)).body;
    for (const [answer, field] of [
      [await calls.note(her, id, '   '), 'text'],
      [await calls.note(her, id, 'x'.repeat(2_001)), 'text'],
      [await calls.tag(her, id, ['x'.repeat(31)]), 'tags.0'],
      [await calls.tag(her, id, ['']), 'tags.0'],
      [
        await calls.tag(
          her,
          id,
          Array.from({ length: 11 }, (_, at) => `tag ${at}`),
        ),
        'tags',
      ],
      [await calls.vote(her, id, 'meh'), 'vote'],
    ] as const)
      expect([answer.status, answer.body.fields[0].field]).toEqual([400, field]);
  });

  it('can be changed and removed', async () => {
    const { id } = (await calls.save(her, homes[0]!)).body;
    const [written] = (await calls.note(her, id, 'One')).body.notes;
    const path = `/saved-homes/${id}/notes/${written.id}`;
    const changed = await calls.call('PATCH', path, her, { text: 'Two' });
    expect(changed.body.notes).toMatchObject([
      { text: 'Two', author: 'Ada', mine: true, editedAt: expect.any(String) },
    ]);
    expect((await calls.call('DELETE', path, her)).body.notes).toEqual([]);
    expect((await calls.call('DELETE', path, her)).status).toBe(404);
    expect((await calls.vote(her, id, 'love')).body.votes).toHaveLength(1);
    expect((await calls.vote(her, id, null)).body.votes).toEqual([]);
    await calls.tag(her, id, ['a', 'b']);
    expect((await calls.tag(her, id, ['B', 'c'])).body.tags).toEqual(['b', 'c']);
  });
});
