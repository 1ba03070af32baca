import { HOUR_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aBuyer, type TestAgent, type TestBuyer } from '../../../../test/people.ts';
import { appointments } from '../../appointments/tables.ts';
import { clientClosed } from '../../professionals/index.ts';
import { consentReceipts } from '../../professionals/receipts/receipts.tables.ts';
import { agentDeals } from '../tables.ts';
import { connectCalls, licensedProfessionals, onlyBuyer } from './connect.fixture.ts';
import { matches } from './connect.tables.ts';
import { outcomesOf } from './outcomes.ts';

let app: TestApp;
let buyer: TestBuyer;
let first: TestAgent;
let second: TestAgent;

beforeAll(async () => {
  app = await startTestApp();
  ({ first, second } = await licensedProfessionals(app));
});
beforeEach(async () => {
  buyer = await onlyBuyer(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const { send, get, connect, listOf, handled, notificationsOf, answer } = connectCalls(
  () => app,
  () => buyer,
);

describe('the outcome of a match', () => {
  it('is recorded from answer to closing; the private answer is visible to the buyer only', async () => {
    const { body } = await connect(first, { list: listOf([first, second]), shared: ['journey'] });
    await answer(first, 'accept');
    const judge = (who = buyer) => send(`/api/matches/${body.match.id}/satisfaction`, { satisfied: false }, who);
    expect((await judge()).status).toBe(409);
    const opened = await send(`/api/journey/${buyer.id}/purchases`, {
      home: '12 Elm Street',
      record: { kind: 'offer_made', priceCents: 60_000_000 },
    });
    const path = `/api/purchases/${opened.body.id}/records`;
    await send(path, { records: [{ kind: 'offer_accepted' }] });
    // A record of the professional counts once the buyer confirms it.
    const closed = await send(path, { records: [{ kind: 'closed' }] }, first);
    await handled();
    expect((await get('/api/matches'))[0].closedAt).toBeNull();
    const recordId = closed.body.records.find(({ kind }: { kind: string }) => kind === 'closed').id;
    const confirmation = await send(`/api/purchases/${opened.body.id}/records/${recordId}/confirmation`, {});
    expect(confirmation.status).toBe(200);
    await handled();
    expect((await get('/api/matches'))[0]).toMatchObject({ state: 'connected', asksSatisfaction: true });
    expect(await notificationsOf(buyer.id)).toContain('Were you satisfied with Kim Ford?');
    expect((await judge(await aBuyer(app))).status).toBe(404);
    expect((await judge()).body).toMatchObject({ satisfied: false, asksSatisfaction: false });
    expect(JSON.stringify(await get('/api/matches/requests', first))).not.toContain('satisf');
    const exported = JSON.stringify(await get('/api/account/export', first));
    expect(exported).not.toContain('"satisfied"');
    const record = (await outcomesOf(db())).find(({ id }) => id === body.match.id);
    expect(record).toMatchObject({
      ...{ shown: [first.agentId, second.agentId], contacted: first.agentId, position: 1 },
      ...{ closed: true, satisfied: false, replyMinutes: expect.any(Number), search: { location: 'Austin, TX' } },
    });
  });

  it('that closed is one deal of the agent, however often it is reported, and is removed when the closing is withdrawn', async () => {
    await connect(first);
    await answer(first, 'accept');
    const [listingId] = await storeHomes(app.context.database, home({ homeType: 'condo', listPriceCents: 61_000_000 }));
    const record = { kind: 'offer_accepted', priceCents: 59_000_000 };
    const opened = await send(`/api/journey/${buyer.id}/purchases`, { listingId, record });
    const path = `/api/purchases/${opened.body.id}/records`;
    const closed = await send(path, { records: [{ kind: 'closed' }] });
    await handled();
    const deals = () => db().select().from(agentDeals).where(eq(agentDeals.agentId, first.agentId));
    const deal = {
      ...{ source: 'house', side: 'buyer', outcome: 'closed', type: 'condo', lat: 30.25, lon: -97.75 },
      ...{ priceCents: 59_000_000, salePriceCents: 59_000_000, listPriceCents: 61_000_000 },
    };
    expect(await deals()).toMatchObject([deal]);
    const notificationsOf = { buyerId: buyer.id, agentId: first.agentId, purchaseId: opened.body.id };
    const closedOn = new Date().toISOString().slice(0, 10);
    await app.context.events.transaction((_, emit) => emit(clientClosed, { ...notificationsOf, closedOn }));
    await handled();
    expect(await deals()).toHaveLength(1);
    const { id } = closed.body.records.find(({ kind }: { kind: string }) => kind === 'closed');
    expect((await send(`${path}/${id}/undoing`, {})).status).toBe(200);
    await handled();
    expect(await deals()).toEqual([]);
  });

  it('counts a showing that took place once', async () => {
    await connect(first);
    await answer(first, 'accept');
    const startsAt = new Date(Date.now() - HOUR_MS);
    await db()
      .insert(appointments)
      .values({
        ...{
          buyerId: buyer.id,
          agentId: first.agentId,
          kind: 'showing',
          state: 'confirmed',
          minutes: 30,
          timeZone: 'UTC',
        },
        ...{ times: [startsAt.toISOString()], startsAt },
      });
    const { settle } = await import('../../appointments/booking/clock.ts');
    await settle(app.context);
    await handled();
    expect((await get('/api/matches'))[0].touredAt).toBe(startsAt.toISOString());
  });

  it('keeps only a count of an erased buyer, and only the hash of a receipt', async () => {
    const { body } = await connect(first, { list: listOf([first]) }, { 'idempotency-key': 'mine' });
    const { connectData } = await import('./personal-data.ts');
    const { professionalsData } = await import('../../professionals/personal-data.ts');
    await app.context.database.transaction(async (tx) => {
      await connectData.erase!(tx, buyer.id);
      await professionalsData.erase!(tx, buyer.id);
    });
    const [receipt] = await db().select().from(consentReceipts).where(eq(consentReceipts.buyerId, buyer.id));
    expect(receipt).toMatchObject({ text: null, textHash: body.receipt.textHash });
    const [row] = await db().select().from(matches).where(eq(matches.buyerId, buyer.id));
    expect(row).toMatchObject({ search: null, listingId: null, key: null });
  });
});
