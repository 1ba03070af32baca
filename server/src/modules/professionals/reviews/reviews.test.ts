import { DAY_MS } from '@lintel/geo';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import {
  aBuyer,
  aCompany,
  anAgent,
  aPerson,
  type TestAgent,
  type TestBuyer,
  type TestCompany,
  type TestPerson,
} from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { appointments } from '../../appointments/tables.ts';
import { licenses } from '../../licensing/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { tickets } from '../../support/tables.ts';
import { connections } from '../tables.ts';
import { eraseReviews, reviewRowsOf } from './personal-data.ts';
import { reviewRecordsOf } from './records.ts';
import { clientClosings, reviews, reviewVersions } from './reviews.tables.ts';

let app: TestApp;
let company: TestCompany;
let wholesaler: TestPerson;
let agent: TestAgent;
let buyer: TestBuyer;

beforeAll(async () => {
  app = await startTestApp();
  company = await aCompany(app);
  wholesaler = await aPerson(app, 'wholesaler');
});
// Each case has its own professional and buyer.
beforeEach(async () => {
  agent = await anAgent(app, company);
  buyer = await aBuyer(app);
  await db()
    .insert(licenses)
    .values({
      ...{ agentId: agent.agentId, country: 'US', jurisdiction: 'TX', licenseType: 'real_estate' },
      ...{ licenseNumber: `L-${agent.id}`, status: 'verified' },
    });
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const words = 'Showed us four homes, and told us why not to buy two of them.';

async function showing(
  state: 'done' | 'missed' | 'confirmed' = 'done',
  kind: 'showing' | 'call' = 'showing',
  daysAgo = 1,
) {
  const startsAt = new Date(Date.now() - daysAgo * DAY_MS);
  const [row] = await db()
    .insert(appointments)
    .values({
      ...{ buyerId: buyer.id, agentId: agent.agentId, kind, state, minutes: 30, timeZone: 'UTC' },
      ...{ times: [startsAt.toISOString()], startsAt },
    })
    .returning({ id: appointments.id });
  return row!.id;
}
const path = () => `/api/professionals/${agent.agentId}/reviews`;
const send = (to: string, body: unknown, who: TestPerson = buyer, method = 'POST') =>
  app.request(method, to, body, who.as);
const write = (eventId: number, more: object = {}, who: TestPerson = buyer) =>
  send(path(), { event: 'toured', eventId, rating: 5, text: words, ...more }, who);
const page = async (who: TestPerson = buyer) => (await app.request('GET', path(), undefined, who.as)).body;

describe('a review', () => {
  it('requires a completed showing or a closing with this professional, and exists once per event', {
    tags: ['both-databases'],
  }, async () => {
    const eventId = await showing();
    expect((await page()).chances).toMatchObject([{ event: 'toured', eventId }]);
    for (const other of [
      await showing('missed'),
      await showing('confirmed'),
      await showing('done', 'call'),
      await showing('done', 'showing', 400),
    ])
      expect((await write(other)).status).toBe(404);
    expect((await write(eventId, { event: 'closed' })).status).toBe(404);
    expect((await write(eventId, {}, await aBuyer(app))).status).toBe(404);
    expect((await write(eventId, {}, agent)).status).toBe(403);
    expect((await app.request('POST', path(), { event: 'toured', eventId, rating: 5, text: words })).status).toBe(401);
    const sent = await Promise.all([write(eventId), write(eventId)]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(sent.find(({ status }) => status === 200)!.body).toMatchObject({
      ...{ author: 'Ada S.', mine: true, mayEdit: true, mayReply: false, rating: 5, reply: null, edits: 0 },
    });
    expect((await page()).chances).toEqual([]);
    const [notification] = await db().select().from(notifications).where(eq(notifications.personId, agent.id));
    expect(notification!.title).toBe('A client gave you 5 stars');
  });

  it('may follow a closing during an earlier connection, until the closing is withdrawn', async () => {
    const asked = { buyerId: buyer.id, agentId: agent.agentId, answeredAt: new Date(Date.now() - 3 * DAY_MS) };
    await db()
      .insert(connections)
      .values({ ...asked, state: 'connected' });
    const other = await anAgent(app, company);
    await db()
      .insert(connections)
      .values({ ...asked, agentId: other.agentId, state: 'lapsed', endedAt: new Date() });
    const opened = await send(`/api/journey/${buyer.id}/purchases`, {
      home: '12 Elm Street',
      record: { kind: 'offer_made', priceCents: 60_000_000 },
    });
    const { id } = opened.body;
    const done = await send(`/api/purchases/${id}/records`, {
      records: [{ kind: 'offer_accepted' }, { kind: 'closed' }],
    });
    expect((await page()).chances).toMatchObject([{ event: 'closed', eventId: id }]);
    expect((await db().select().from(clientClosings)).map(({ agentId }) => agentId)).not.toContain(other.agentId);
    const recordId = done.body.records.find(({ kind }: { kind: string }) => kind === 'closed').id;
    const undo = (undone: boolean) => send(`/api/purchases/${id}/records/${recordId}/undoing`, { undone });
    expect((await undo(true)).status).toBe(200);
    expect((await page()).chances).toEqual([]);
    await undo(false);
    expect((await write(id, { event: 'closed', rating: 4 })).body).toMatchObject({ event: 'closed', rating: 4 });
  });

  it.each([
    ['rating', 'no star', { rating: 0 }],
    ['rating', 'six stars', { rating: 6 }],
    ['rating', 'half a star', { rating: 4.5 }],
    ['text', 'two words', { text: 'Too short' }],
    ['text', 'blanks', { text: ' '.repeat(40) }],
    ['text', 'too long', { text: 'x'.repeat(2_001) }],
    ['event', 'of another kind', { event: 'met' }],
    ['eventId', 'of nothing', { eventId: 0 }],
    ['authorId', 'not the caller’s to say', { authorId: 1 }],
  ])('with an invalid %s names the field: %s', async (field, _, wrong) => {
    const { status, body } = await write(1, wrong);
    expect([status, body.fields?.[0].field]).toEqual([400, field]);
  });

  it('is edited by its author within 30 days, and keeps its earlier versions', async () => {
    const { id } = (await write(await showing())).body;
    const change = (who: TestPerson = buyer) =>
      send(`/api/reviews/${id}`, { rating: 3, text: `${words} Later.` }, who, 'PUT');
    expect((await change(agent)).status).toBe(403);
    expect((await change(await aBuyer(app))).status).toBe(403);
    expect((await change()).body).toMatchObject({ rating: 3, edits: 1, text: `${words} Later.` });
    expect((await change()).body.edits).toBe(1);
    expect((await db().select().from(reviewVersions).where(eq(reviewVersions.reviewId, id)))[0]).toMatchObject({
      ...{ rating: 5, text: words },
    });
    await db()
      .update(reviews)
      .set({ createdAt: new Date(Date.now() - 31 * DAY_MS) })
      .where(eq(reviews.id, id));
    expect((await send(`/api/reviews/${id}`, { rating: 1, text: words }, buyer, 'PUT')).status).toBe(409);
  });

  it('is answered publicly by the reviewed professional only', async () => {
    const { id } = (await write(await showing())).body;
    const reply = (who: TestPerson) => send(`/api/reviews/${id}/reply`, { text: 'Thank you, Ada.' }, who);
    for (const who of [buyer, await anAgent(app, company), company]) expect((await reply(who)).status).toBe(403);
    expect((await reply(agent)).body.reply.text).toBe('Thank you, Ada.');
    expect((await page(await aBuyer(app))).reviews[0].reply.text).toBe('Thank you, Ada.');
    expect((await send('/api/reviews/999999/reply', { text: 'x' }, agent)).status).toBe(404);
  });

  it('is reported to support, and removed by the wholesaler only, by a published rule, with an audit entry', async () => {
    const { id } = (await write(await showing())).body;
    expect((await send(`/api/reviews/${id}/report`, { rule: 'abuse', note: 'It insults.' }, agent)).status).toBe(200);
    expect((await db().select().from(tickets))[0]!.subject).toContain(`Report of review ${id}`);
    const removal = { rule: 'abuse', note: 'It insults a neighbour by name.' };
    for (const who of [agent, company, buyer])
      expect((await send(`/api/reviews/${id}/remove`, removal, who)).status).toBe(403);
    expect((await send(`/api/reviews/${id}/remove`, { ...removal, rule: 'paid' }, wholesaler)).status).toBe(400);
    expect((await send(`/api/reviews/${id}/remove`, { rule: 'abuse' }, wholesaler)).status).toBe(400);
    expect((await send(`/api/reviews/${id}/remove`, removal, wholesaler)).status).toBe(200);
    expect((await send(`/api/reviews/${id}/remove`, removal, wholesaler)).status).toBe(404);
    expect(await page()).toMatchObject({ total: 0, summary: { n: 0, mean: null, shrunkMean: null }, reviews: [] });
    expect((await send(`/api/reviews/${id}/reply`, { text: 'x' }, agent)).status).toBe(404);
    const [line] = await db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'review.removed'), eq(auditLog.object, `review:${id}`)));
    expect(JSON.parse(line!.details)).toEqual({ rule: 'abuse', agent: agent.agentId, rating: 5 });
    expect((await reviewRecordsOf(db())).map((record) => record.id)).not.toContain(id);
  });
});

describe('a professional’s rating', () => {
  it('is counted by star, and shrunk to the mean of the kind with a weight of ten reviews', async () => {
    await app.reset();
    company = await aCompany(app);
    [agent, buyer] = [await anAgent(app, company), await aBuyer(app)];
    const other = await anAgent(app, company);
    const lender = await anAgent(app, company, { agentType: 'mortgage' });
    const given = (agentId: number, ratings: number[]) =>
      ratings.map((rating, at) => ({ agentId, eventKind: 'closed' as const, eventId: at + 1, rating }));
    await db()
      .insert(reviews)
      .values([
        ...given(agent.agentId, [5, 5, 4, 1]),
        ...given(other.agentId, [3, 3, 3, 3]),
        ...given(lender.agentId, [1, 1]),
      ]);
    const {
      summary,
      total,
      pages,
      reviews: shown,
    } = (await app.request('GET', `${path()}?limit=3`, undefined, buyer.as)).body;
    expect(summary).toEqual({
      ...{ n: 4, mean: 3.75, counts: [1, 0, 0, 1, 2] },
      // (15 + 10 × 27/8) ÷ (4 + 10)
      ...{ shrunkMean: 3.48, prior: { mean: 3.38, n: 8, weight: 10 } },
    });
    expect([total, pages, shown.length, shown[0].author]).toEqual([4, 2, 3, 'A former client']);
    await db()
      .insert(licenses)
      .values({
        ...{ agentId: agent.agentId, country: 'US', jurisdiction: 'TX', licenseType: 'real_estate' },
        ...{ licenseNumber: 'L', status: 'verified' },
      });
    const card = await app.request('GET', `/api/professionals/${agent.agentId}`, undefined, buyer.as);
    expect(card.body).toMatchObject({ rating: 3.8, reviewCount: 4 });
  });

  it('stays after an author is erased, while the text, its versions and replies are deleted', async () => {
    const { id } = (await write(await showing())).body;
    await send(`/api/reviews/${id}`, { rating: 2, text: `${words} Later.` }, buyer, 'PUT');
    await send(`/api/reviews/${id}/reply`, { text: 'Dear Ada' }, agent);
    expect(await reviewRowsOf(db(), buyer.id)).toMatchObject({ reviews: [{ id }], reviewVersions: [{ rating: 5 }] });
    expect(JSON.stringify(await reviewRowsOf(db(), agent.id))).not.toContain('authorId');
    await app.context.database.transaction(async (tx) => eraseReviews(tx, buyer.id));
    expect((await page(await aBuyer(app))).reviews).toMatchObject([
      { id, rating: 2, text: null, reply: null, author: 'A former client' },
    ]);
    expect(await db().select().from(reviewVersions).where(eq(reviewVersions.reviewId, id))).toEqual([]);
  });
});
