import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, type TestAgent } from '../../../../test/people.ts';
import { agentTasks, contactActivities, contactConsents, contactEmails, contactPhones, contacts } from '../tables.ts';
import { contactMerges } from './merge.tables.ts';
import { mergeContacts, undoMerge } from './merge.ts';

let app: TestApp;
let agent: TestAgent;
let companyId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  const company = await aCompany(app);
  companyId = company.resellerId;
  agent = await anAgent(app, company);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const send = (method: string, path: string, body?: object, as = agent.as) =>
  app.request(method, `/api${path}`, body, as);
const add = async (fields: object) => (await send('POST', '/leads', { firstName: 'Ada', ...fields })).body;
const merge = (keptId: number, absorbedId: number, as = agent.as) =>
  send('POST', '/contacts/merges', { keptId, absorbedId }, as);
const undo = (id: number, as = agent.as) => send('POST', `/contacts/merges/${id}/undo`, {}, as);
const leads = async () => (await send('GET', '/leads')).body as { id: number }[];

describe('duplicates', () => {
  it('are found by mailbox, number, and name with city, through each other', async () => {
    const a = await add({ lastName: 'Stone', emails: ['ada.stone+homes@gmail.com'], city: 'Austin' });
    const b = await add({ firstName: 'A', emails: ['AdaStone@googlemail.com'], phones: ['(512) 555-0123'] });
    const c = await add({ firstName: 'Mrs', lastName: 'Stone', phones: ['+1 512 555 0123'] });
    const d = await add({ firstName: 'STONE,', lastName: 'Áda', city: 'austin' });
    await add({ firstName: 'Ada', lastName: 'Stone', city: 'Dallas' });
    const { body } = await send('GET', '/contacts/duplicates');
    expect(body.total).toBe(1);
    expect(body.groups[0].contacts.map(({ id }: { id: number }) => id).sort()).toEqual([a.id, b.id, c.id, d.id].sort());
    expect(body.groups[0].reasons.sort()).toEqual(['email', 'name', 'phone']);
  });
});

describe('a merge', () => {
  it('moves everything to the kept contact, fills its empty fields, and is undone to what was before', async () => {
    const kept = await add({ lastName: 'Stone', emails: ['ada@example.com'], tags: ['pool'] });
    const other = await add({
      ...{ firstName: 'A.', lastName: 'S', emails: ['ada@example.com', 'a@example.org'], phones: ['5125550123'] },
      ...{ budget: 500_000, city: 'Austin', tags: ['pool', 'vip'] },
    });
    await send('POST', `/leads/${other.id}/activities`, { kind: 'note', text: 'Likes gardens' });
    const before = (await send('GET', `/leads/${kept.id}`)).body;
    const { status, body } = await merge(kept.id, other.id);
    expect([status, body]).toMatchObject([200, { keptId: kept.id, absorbedId: other.id, undoneAt: null }]);
    expect((await leads()).map(({ id }) => id)).toEqual([kept.id]);
    expect((await send('GET', `/leads/${kept.id}`)).body).toMatchObject({
      ...{ firstName: 'Ada', emails: ['ada@example.com', 'a@example.org'], phones: ['+15125550123'] },
      ...{ budget: 500_000, city: 'Austin', tags: ['pool', 'vip'] },
    });
    expect((await send('GET', `/leads/${kept.id}/timeline`)).body).toContainEqual(
      expect.objectContaining({ text: 'Likes gardens' }),
    );
    await send('POST', `/leads/${kept.id}/activities`, { kind: 'note', text: 'After' });
    expect((await undo(body.id)).status).toBe(200);
    expect((await undo(body.id)).status).toBe(409);
    const { changedAt: _, ...same } = before;
    expect((await send('GET', `/leads/${kept.id}`)).body).toMatchObject(same);
    expect((await send('GET', `/leads/${other.id}`)).body).toMatchObject({ budget: 500_000, tags: ['pool', 'vip'] });
    const notes = async (id: number) =>
      (await send('GET', `/leads/${id}/timeline`)).body.flatMap(({ text }: { text: string | null }) => text ?? []);
    expect([await notes(kept.id), await notes(other.id)]).toEqual([['After'], ['Likes gardens']]);
  });

  it('keeps the contact with an account, refuses two accounts, and is undone within 30 days only', async () => {
    const [first, second] = [await aBuyer(app, agent), await aBuyer(app, agent)];
    const linked = await db()
      .insert(contacts)
      .values(
        [first, second].map(({ id }) => ({
          companyId,
          ownerAgentId: agent.agentId,
          buyerId: id,
          firstName: '',
          currency: 'USD' as const,
        })),
      )
      .returning({ id: contacts.id });
    const [one, two] = linked.map(({ id }) => id) as [number, number];
    expect((await merge(one, two)).status).toBe(409);
    const { id } = await add({});
    const { body } = await merge(id, one);
    expect(body).toMatchObject({ keptId: one, absorbedId: id });
    await db().update(contactMerges).set({ mergedAt: sql`now() - interval '31 days'` });
    expect((await undo(body.id)).status).toBe(409);
  });

  it('is the own agent’s alone', async () => {
    const stranger = await anAgent(app, await aCompany(app));
    const [a, b] = [await add({}), await add({})];
    expect((await merge(a.id, b.id, stranger.as)).status).toBe(404);
    const { body } = await merge(a.id, b.id);
    expect((await undo(body.id, stranger.as)).status).toBe(404);
    expect((await send('POST', '/contacts/merges', { keptId: a.id, absorbedId: a.id })).status).toBe(400);
  });
});

/** Number of random histories; `LINTEL_MERGE_HISTORIES` sets it. They run in lots, each compared as a whole. */
const histories = Number(process.env.LINTEL_MERGE_HISTORIES ?? 20);
const lot = 100;
const people = 4;
const steps = 6;

describe('random histories of merges and undos', () => {
  it('lose no row, and lead back to the start once every merge is undone', { timeout: 0 }, async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return Math.floor((seed / 4_294_967_296) * below);
    };
    let merged = 0;
    for (let done = 0; done < histories; done += lot) {
      const groups = Math.min(lot, histories - done);
      const ids = await randomContacts(groups * people, random);
      const start = await state();
      const open: number[][] = Array.from({ length: groups }, () => []);
      await db().transaction(async (tx) => {
        for (let step = 0; step < groups * steps; step++) {
          const group = random(groups);
          const undoable = open[group]!;
          const [a, b] = [random(people), random(people)].map((at) => ids[group * people + at]!) as [number, number];
          if (undoable.length > 0 && random(3) === 0) {
            const at = random(undoable.length);
            const undone = await undoMerge(tx, undoable[at]!).catch(() => undefined);
            if (undone) undoable.splice(at, 1);
          } else {
            const rows = await tx
              .select()
              .from(contacts)
              .where(inArray(contacts.id, [a, b]));
            const [kept, absorbed] = [rows.find(({ id }) => id === a), rows.find(({ id }) => id === b)];
            if (a === b || kept?.deletedAt !== null || absorbed?.deletedAt !== null) continue;
            undoable.push(await mergeContacts(tx, kept, absorbed, null));
            merged++;
          }
        }
      });
      expect(counts(await state())).toEqual(counts(start));
      await db().transaction(async (tx) => {
        for (const id of open.flatMap((undoable) => undoable.toReversed())) await undoMerge(tx, id);
      });
      expect(await state()).toEqual(start);
      await db().delete(contacts);
    }
    expect(merged).toBeGreaterThan(histories);
    if (process.env.LINTEL_FIGURES) console.log({ histories, merged });
  });
});

async function randomContacts(count: number, random: (below: number) => number): Promise<number[]> {
  const made = await db()
    .insert(contacts)
    .values(
      Array.from({ length: count }, (_, at) => ({
        ...{ companyId, ownerAgentId: agent.agentId, currency: 'USD' as const, lastName: 'X' },
        ...{ firstName: random(2) ? `N${at}` : '', city: random(2) ? `City ${at}` : null },
        budgetMaxCents: random(2) ? at + 1 : null,
        tags: ['a', 'b', 'c'].filter(() => random(2)),
      })),
    )
    .returning({ id: contacts.id });
  const ids = made.map(({ id }) => id);
  const rows = ids.map((contactId) => ({ contactId }));
  await db()
    .insert(contactEmails)
    .values(
      ids.flatMap((contactId) =>
        ['shared@example.com', `${contactId}@example.com`].map((email) => ({ contactId, email })),
      ),
    );
  await db()
    .insert(contactPhones)
    .values(rows.map((row) => ({ ...row, phone: `+1512555${random(3)}` })));
  await db()
    .insert(contactActivities)
    .values(rows.map((row) => ({ ...row, kind: 'note' as const })));
  const consent = { channel: 'call', basis: 'inquiry', proof: 'x', givenAt: new Date() } as const;
  await db()
    .insert(contactConsents)
    .values(rows.map((row) => ({ ...row, ...consent })));
  await db()
    .insert(agentTasks)
    .values(rows.map((row) => ({ ...row, agentId: agent.agentId, title: 'x', dueAt: new Date() })));
  return ids;
}

/** All rows with their contact, without the times of changes. */
async function state() {
  const byId = <Row extends { id: number }>(rows: Row[]) => rows.toSorted((a, b) => a.id - b.id);
  const own = await db().select().from(contacts);
  return {
    contacts: byId(own).map(({ changedAt: _, tags, ...row }) => ({ ...row, tags: tags.toSorted() })),
    emails: byId(await db().select().from(contactEmails)),
    phones: byId(await db().select().from(contactPhones)),
    activities: byId(await db().select().from(contactActivities)),
    consents: byId(await db().select().from(contactConsents)),
    tasks: byId(await db().select().from(agentTasks)),
  };
}

const counts = (all: Awaited<ReturnType<typeof state>>) =>
  Object.fromEntries(Object.entries(all).map(([name, rows]) => [name, rows.map(({ id }) => id)]));
