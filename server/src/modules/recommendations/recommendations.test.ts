import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aBuyer, type TestBuyer } from '../../../test/people.ts';
import { eraseDue } from '../accounts/deletion/erase.ts';
import { people } from '../accounts/tables.ts';
import { buyers } from '../companies/tables.ts';
import { listings } from '../listings/tables.ts';
import { liveIndexToken } from '../search/index.ts';
import { reasoningOf } from './reason-text.ts';
import { recommendationFeedback } from './tables.ts';

let app: TestApp;
let buyer: TestBuyer;
let saved: number[];
let offered: { pool: number; plain: number; dear: number; far: number; sold: number };
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  buyer = await aBuyer(app);
  const its = { features: ['pool'], bedroomsTotal: 3 };
  saved = await storeHomes(
    app.context.database,
    ...[home(its), home({ ...its, latitude: 30.255 }), home({ ...its, longitude: -97.755 })],
  );
  const [pool, plain, dear, far, sold] = await storeHomes(
    app.context.database,
    ...[home(its), home({ latitude: 30.26 }), home({ ...its, listPriceCents: 58_000_000 })],
    ...[home({ ...its, city: 'Boston', stateOrProvince: 'MA', latitude: 42.36, longitude: -71.06 })],
    home({ ...its, standardStatus: 'Closed', closeDate: '2026-01-05' }),
    ...Array.from({ length: 12 }, (_, at) => home({ latitude: 30.2 + at / 100, yearBuilt: 1960 + at })),
  );
  offered = { pool: pool!, plain: plain!, dear: dear!, far: far!, sold: sold! };
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const ask = (who = buyer, id = who.id) => app.request('GET', `/api/recommendations/${id}`, undefined, who.as);
const ids = async () => (await ask()).body.map(({ id }: { id: number }) => id);
const save = (id: number) => app.request('POST', '/api/user-properties', { propertyId: id, status: 'saved' }, buyer.as);
const saveAll = async () => {
  for (const id of saved) expect((await save(id)).status).toBe(200);
};
const say = (propertyId: number, verdict: string, more: object = {}) =>
  app.request(
    'POST',
    `/api/recommendations/${buyer.id}/feedback`,
    { feedback: { propertyId, verdict, ...more } },
    buyer.as,
  );

describe('recommendations', () => {
  it('require three liked homes, and return the current number', async () => {
    await save(saved[0]!);
    const { body, headers } = await ask();
    expect([body, headers.get('x-liked-homes')]).toEqual([[], '1']);
  });

  it('are homes for sale like the liked ones, with the specification’s fields and correct reasons', async () => {
    await db().update(buyers).set({ budgetMaxCents: 50_000_000 }).where(eq(buyers.id, buyer.buyerId));
    await saveAll();
    const { body } = await ask();
    const [first] = body;
    expect(first).toMatchObject({
      ...{ id: offered.pool, city: 'Austin', state: 'TX', price: 450_000, bedrooms: 3, bathrooms: 2, squareFeet: 1800 },
      imageUrl: expect.stringContaining(`/api/properties/${offered.pool}/illustrations/`),
    });
    expect(first.reasons.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining(['Pool, like all 3 homes you liked', '$50,000 under your budget']),
    );
    expect(first.reasoning).toContain('ool, like all 3 homes you liked');
    const plain = body.find(({ id }: { id: number }) => id === offered.plain);
    expect(plain.matchScore).toBeLessThan(first.matchScore);
    expect(JSON.stringify(plain.reasons)).not.toContain('ool, like');
    const shown = await ids();
    for (const id of [...saved, offered.far, offered.sold]) expect(shown).not.toContain(id);
    const scores = body.map(({ matchScore }: { matchScore: number }) => matchScore);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
  });

  it('state a number of rooms once, although it matches both the liked homes and the search', () => {
    const reasoning = reasoningOf([
      { text: '4 bedrooms, like the homes you liked', aspect: 'beds', points: 9 },
      { text: '4 bedrooms, as you asked', aspect: 'bedsMin', points: 8 },
      { text: '3 baths, as you asked', aspect: 'bathsMin', points: 7 },
    ]);
    expect(reasoning).toBe('4 bedrooms, like the homes you liked; 3 baths, as you asked.');
  });

  it('follow feedback: a rejected home disappears, returns by undo, and lowers similar homes', async () => {
    await saveAll();
    const score = async (id: number) =>
      (await ask()).body.find((each: { id: number }) => each.id === id)?.matchScore as number;
    const before = await score(offered.dear);
    expect((await say(offered.pool, 'less', { why: 'looks' })).body).toEqual({
      propertyId: offered.pool,
      verdict: 'less',
    });
    expect(await ids()).not.toContain(offered.pool);
    expect(await score(offered.dear)).toBeLessThan(before);
    const undo = `/api/recommendations/${buyer.id}/feedback/${offered.pool}`;
    expect((await app.request('DELETE', undo, undefined, buyer.as)).body).toMatchObject({ verdict: null });
    expect(await score(offered.dear)).toBe(before);
    await say(offered.pool, 'more');
    expect((await ask()).body[0]).toMatchObject({ id: offered.pool, feedback: 'more' });
  });

  it('reject invalid feedback', async () => {
    for (const { verdict, ...more } of [
      { verdict: 'less', why: 'neighbours' },
      { verdict: 'more', why: 'price' },
      { verdict: 'hate' },
      { verdict: 'less', personId: 1 },
    ])
      expect((await say(offered.pool, verdict, more)).status).toBe(400);
  });

  it('are private: no one can read, give or withdraw feedback for another person', async () => {
    const other = await aBuyer(app);
    expect((await ask(other, buyer.id)).status).toBe(404);
    const path = `/api/recommendations/${buyer.id}/feedback`;
    const body = { feedback: { propertyId: offered.pool, verdict: 'more' } };
    expect((await app.request('POST', path, body, other.as)).status).toBe(404);
    expect((await app.request('DELETE', `${path}/${offered.pool}`, undefined, other.as)).status).toBe(404);
    expect((await app.request('GET', `/api/recommendations/${buyer.id}`)).status).toBe(401);
    expect((await say(999_999, 'more')).status).toBe(404);
  });

  it('include no home that went off the market or is hidden by its seller', async () => {
    await saveAll();
    await db().update(listings).set({ standardStatus: 'Withdrawn' }).where(eq(listings.id, offered.pool));
    // The index may lag behind, so the public view decides.
    expect(await ids()).not.toContain(offered.pool);
  });

  it('are deleted with the account', async () => {
    await say(offered.pool, 'less', { why: 'price' });
    expect((await app.request('GET', '/api/account/export', undefined, buyer.as)).body.recommendations).toMatchObject([
      { listingId: offered.pool, why: 'price' },
    ]);
    await db()
      .update(people)
      .set({ deletionAt: new Date(Date.now() - 1) })
      .where(eq(people.id, buyer.id));
    expect(await eraseDue(app.context)).toBe(1);
    expect(await db().select().from(recommendationFeedback)).toEqual([]);
  });
});
