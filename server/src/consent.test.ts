/** @module-tag both-databases */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { changeHiddenFacts, insertSharingBuyers, marksIn, type SharingBuyer } from '../test/consent/buyers.ts';
import { chosenFacts, factSubsets } from '../test/consent/subsets.ts';
import { type Answer, type Caller, readAgain, readAll, writeAll } from '../test/consent/walk.ts';
import { startTestApp, type TestApp } from '../test/harness.ts';
import { aCompany, anAgent, aPerson, type TestAgent } from '../test/people.ts';
import { notifications } from './modules/notifications/tables.ts';
import type { SharedFact } from './modules/professionals/contract.ts';

/** Subsets of 3 to 6 of the nine facts, drawn in addition to the 92 small ones and their complements. */
const DRAWN = 8;

let app: TestApp;
let agent: TestAgent;
let lender: TestAgent;
let buyers: SharingBuyer[];
let callers: Caller[];
const db = () => app.context.database.db;

// Both databases evaluate the same authorization SQL.
describe.runIf(inject('forEither'))('what professionals see of a buyer', () => {
  beforeAll(async () => {
    app = await startTestApp();
    const company = await aCompany(app);
    agent = await anAgent(app, company);
    lender = await anAgent(app, company, { agentType: 'mortgage' });
    const [other, colleague] = [await anAgent(app, company), await anAgent(app, company)];
    const wholesaler = await aPerson(app, 'wholesaler');
    buyers = await insertSharingBuyers(db(), { agent, lender, other }, factSubsets(DRAWN));
    callers = [
      { name: 'agent', as: agent.as },
      { name: 'lender', as: lender.as },
      { name: 'colleague', as: colleague.as },
      { name: 'company', as: company.as },
      { name: 'wholesaler', as: wholesaler.as },
    ];
  });
  afterAll(() => app.stop());

  /** Marks of facts that their buyer does not share with the caller. Only agent and lender have a consent. */
  function leaks(answers: readonly Answer[]): string[] {
    const allowed = new Set(buyers.flatMap(({ id, shared }) => shared.map((fact) => `${fact}:${id}`)));
    return answers.flatMap(({ call, text }) => {
      const found = [...marksIn(text)].filter(
        (mark) =>
          !(/^(agent|lender):/.test(call) && (/^(name|contact):/.test(mark) || allowed.has(mark))) &&
          !isHeld(call, mark),
      );
      return found.length > 0 ? [`${call} shows ${found.slice(0, 3).join(', ')}`] : [];
    });
  }

  /** The buyers who share at most one fact, or all but at most one. */
  const extremes = () => buyers.filter(({ shared }) => shared.length <= 1 || shared.length >= chosenFacts.length - 1);

  /**
   * The agent reads data of every buyer; the other callers, served by the same code, only of the extremes.
   */
  async function readAsAll(): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const caller of callers)
      answers.push(...(await readAll(app, caller, caller.name === 'agent' ? buyers : extremes())));
    return answers;
  }

  let before: Answer[];

  it('includes the facts that each buyer shares and no other, in every response of every operation', async () => {
    expect(buyers).toHaveLength(92 + DRAWN);
    before = await readAsAll();
    expect(before.filter(({ status }) => status >= 500 || status === 429)).toEqual([]);
    expect(leaks(before)).toEqual([]);
    // Proves that the walk reaches the facts: shared ones are visible.
    const reachable = ['email', 'phone', 'budget', 'preferences', 'saved_homes', 'journey'] as const;
    for (const name of ['agent', 'lender']) {
      const own = before.filter(({ call }) => call.startsWith(`${name}:`));
      expect(own.find(({ call }) => call.endsWith('/account/export'))?.status).toBe(200);
      const seen = marksIn(own.map(({ text }) => text).join());
      for (const { id, shared } of name === 'agent' ? buyers : extremes())
        for (const fact of reachable)
          expect(seen.has(`${fact}:${id}`), `${fact} of ${id} by ${name}`).toBe(shared.includes(fact));
    }
  }, 180_000);

  it('does not change with a fact that a buyer keeps to themselves', async () => {
    await changeHiddenFacts(db(), buyers);
    const answered = before.filter(({ status }) => status === 200);
    const after = await readAgain(app, callers, answered);
    const steady = ({ call, status, text }: Answer) =>
      `${call} ${status} ${text.replaceAll(moments, 'now').replaceAll(uuids, 'id')}`;
    const [was, is] = [answered.map(steady), after.map(steady)];
    const changed = is.filter((text, at) => text !== was[at]).map((text) => differenceOf(was[is.indexOf(text)]!, text));
    expect(changed).toEqual([]);
  }, 180_000);

  it('notifies open pages, people and mailboxes of a change only where the changed fact is shared', async () => {
    await app.context.events.start();
    const few = extremes();
    const changes: [SharedFact, (id: number) => Promise<{ status: number }>][] = [
      ['budget', (id) => app.request('PUT', `/api/journey/${id}/budget`, { budgetMaxCents: 12_300_000 }, by(id))],
      ['pre_approval', (id) => app.request('PUT', `/api/journey/${id}/cash`, { paysCash: true }, by(id))],
      ['journey', (id) => app.request('POST', `/api/journey/${id}/purchases`, offer(id), by(id))],
    ];
    for (const [fact, change] of changes)
      for (const hears of [false, true]) {
        const those = few.filter(({ shared }) => (shared.includes('journey') && shared.includes(fact)) === hears);
        const notified = [await notificationsOf(agent.id), await notificationsOf(lender.id)];
        const replies = await Promise.all(those.map(({ id }) => change(id)));
        expect(replies.map(({ status }) => status)).toEqual(those.map(() => 200));
        await handled();
        const now = [await notificationsOf(agent.id), await notificationsOf(lender.id)];
        if (!hears) expect(now, fact).toEqual(notified);
        else for (const side of [0, 1]) expect(now[side], fact).toBeGreaterThanOrEqual(notified[side]! + those.length);
      }
    const rows = await db().select().from(notifications);
    const allowed = new Set(few.filter(({ shared }) => shared.includes('journey')).map(({ id }) => `journey:${id}`));
    for (const { id } of few) allowed.add(`name:${id}`);
    const theirs = rows.filter(({ personId }) => personId < 100_000);
    expect([...marksIn(JSON.stringify(theirs))].filter((mark) => !allowed.has(mark))).toEqual([]);
    const { rows: emails } = await db().execute(sql`select * from letters`);
    expect([...marksIn(JSON.stringify(emails))].filter((mark) => !/^(email|name):/.test(mark))).toEqual([]);
  }, 180_000);

  it('includes no other fact in responses of writes, nor after the relationship has ended', async () => {
    const few = extremes();
    // Half of them agreed to the text that promised to show nothing after the end.
    const old = few.filter((_, at) => at % 2 === 0);
    await db().execute(sql`insert into consent_receipts (buyer_id, agent_id, connection_id, shared, version, text_hash)
      select buyer_id, agent_id, id, shared, '2026-11', '' from connections
      where buyer_id = any(${`{${old.map(({ id }) => id).join()}}`}::integer[])`);
    const answers: Answer[] = [];
    for (const caller of callers) answers.push(...(await writeAll(app, caller, few)));
    expect(leaks(answers)).toEqual([]);
    const ended = few.map((buyer) => ({ ...buyer, shared: [] }));
    expect((await db().execute(sql`select 1 from connections where state = 'ended'`)).rows).toHaveLength(
      2 * few.length,
    );
    buyers = ended;
    await handled();
    const isOld = ({ id }: { id: number }) => old.some((buyer) => buyer.id === id);
    for (const caller of callers.slice(0, 1)) {
      const [ofOld, ofOthers] = [ended.filter(isOld), ended.filter((buyer) => !isOld(buyer))];
      const after = [...(await readAll(app, caller, ofOld)), ...(await readAll(app, caller, ofOthers))];
      expect(leaks(after.filter(({ call }) => !call.includes('state=connected')))).toEqual([]);
      // Stays visible: documents of the agent's own that they shared with the buyer, and support reports that
      // they made.
      const own = /\/documents\/grants|\/account\/export/;
      const seen = after.filter(({ call }) => !own.test(call)).flatMap(({ text }) => [...marksIn(text)]);
      expect(seen.filter((mark) => old.some(({ id }) => mark.endsWith(`:${id}`)))).toEqual([]);
    }
  }, 180_000);
});

/** A company that puts a client's documents under a legal hold sees the client's name. */
const isHeld = (call: string, mark: string) => call.includes('/document-holds') && mark.startsWith('name:');

const by = (id: number) => ({ 'x-test-person': String(id) });
const offer = (id: number) => ({ home: `mark-journey-${id}z`, record: { kind: 'offer_made' } });

/** Number of live events for a person's open pages, and of their notifications. */
async function notificationsOf(personId: number): Promise<number> {
  const { rows } = await db().execute<{ n: number }>(sql`select (select count(*) from events where name = 'live.changed'
    and payload->>'topic' = 'journey' and payload->'personIds' @> ${`${personId}`}::jsonb)::integer as n`);
  return rows[0]!.n;
}

async function handled(): Promise<void> {
  while ((await app.context.events.lagSeconds()) > 0) await new Promise((done) => setTimeout(done, 5));
}

/** Numbers of requests. */
const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Timestamps of the day of the test: when something was viewed. */
const moments = new RegExp(`${new Date().toISOString().slice(0, 10)}T[\\d:.]+Z`, 'g');

function differenceOf(was: string, is: string): string {
  const at = [...is].findIndex((sign, place) => sign !== was[place]);
  return `${is.slice(0, 90)}: “${was.slice(at - 60, at + 60)}” became “${is.slice(at - 60, at + 60)}”`;
}
