import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent, type TestAgent, type TestCompany, type TestPerson } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { feeCharges, ledgerEntries } from '../tables.ts';
import type { Fee } from './contract.ts';
import { issueFees } from './issue.ts';

let app: TestApp;
let ownCompany: TestCompany;
let theirs: TestCompany;
let ana: TestAgent;
let theirAgent: TestAgent;
const joinedAt = new Date('2020-02-01T00:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
  [ownCompany, theirs] = [await aCompany(app), await aCompany(app)];
  ana = await anAgent(app, ownCompany, { priceCents: 10_050, joinedAt });
  await anAgent(app, ownCompany, { priceCents: 5_000, joinedAt });
  theirAgent = await anAgent(app, theirs, { priceCents: 7_000, joinedAt });
  for (const months of [0, 1, 2]) await issueFees(app.context, monthsOn(months));
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const monthsOn = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
};
const list = async (query = '', who: TestPerson = ownCompany) =>
  (await app.request('GET', `/api/reseller/fees${query}`, undefined, who.as)).body;
const change = (id: number, what: string, body: unknown = {}, who: TestPerson = ownCompany) =>
  app.request('POST', `/api/reseller/fees/${id}/${what}`, body, who.as);
const openOf = async (who: TestPerson) =>
  (await app.request('GET', '/api/agent/fees', undefined, who.as)).body.openCents;

describe('the fees of a company', () => {
  it('are listed by month, status and name with their totals, and exclude other companies', async () => {
    const all = await list();
    expect([all.total, all.months.length, all.fees.length]).toEqual([6, 3, 6]);
    expect(all.totals).toEqual({ openCents: 45_150, paidCents: 0, issuedCents: 45_150, open: 6 });
    const month = monthsOn(1).toISOString().slice(0, 7);
    expect((await list(`?month=${month}`)).fees.map((fee: Fee) => [fee.month, fee.amountCents])).toEqual([
      [month, 10_050],
      [month, 5_000],
    ]);
    expect((await list('?status=paid')).total).toBe(0);
    expect((await list('?search=nobody')).total).toBe(0);
    expect((await list(`?search=ada%20${all.fees[0].number}`)).total).toBe(1);
    expect((await list('?perPage=4&page=2')).fees).toHaveLength(2);
    expect((await list('', theirs)).fees.map(({ agent }: Fee) => agent.id)).toEqual(Array(3).fill(theirAgent.agentId));
  });

  it("can be downloaded as a file with the company's own charges only", async () => {
    const { body } = await app.request('GET', '/api/reseller/fees/export?status=open', undefined, theirs.as);
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('Ada Stone');
    expect(lines[1]).toContain(',70,70,open,');
  });

  it('are marked as paid and reopened, each with an audit entry', async () => {
    const [fee] = (await list()).fees as Fee[];
    expect((await change(fee!.id, 'unpaid')).status).toBe(409);
    expect((await change(fee!.id, 'paid', { paidOn: '2999-01-01' })).status).toBe(400);
    const paid = await change(fee!.id, 'paid', { paidOn: '2026-01-31' });
    expect([paid.status, paid.body.status, paid.body.paidOn]).toEqual([200, 'paid', '2026-01-31']);
    expect((await change(fee!.id, 'paid')).status).toBe(409);
    expect((await change(fee!.id, 'void', { reason: 'a mistake' })).status).toBe(409);
    expect((await list()).totals.paidCents).toBe(fee!.amountCents);
    const open = await change(fee!.id, 'unpaid');
    expect([open.body.status, open.body.paidOn]).toEqual(['open', null]);
    const auditEntries = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `fee:${fee!.id}`));
    expect(auditEntries.map(({ action }) => action).sort()).toEqual([
      'fee.issued',
      'fee.paid',
      'fee.payment_taken_back',
    ]);
  });

  it('are voided with a reason, permanently, and no longer owed', async () => {
    const fee = ((await list()).fees as Fee[]).find(({ agent }) => agent.id === ana.agentId)!;
    const before = await openOf(ana);
    expect((await change(fee.id, 'void', { reason: ' ' })).status).toBe(400);
    expect((await change(fee.id, 'void')).status).toBe(400);
    const done = await change(fee.id, 'void', { reason: 'Agreed on the phone' });
    expect([done.body.status, done.body.voidReason]).toEqual(['void', 'Agreed on the phone']);
    expect(await openOf(ana)).toBe(before - fee.amountCents);
    for (const what of ['paid', 'unpaid']) expect((await change(fee.id, what)).status).toBe(409);
    expect(await issueFees(app.context, monthsOn(2))).toBe(0);
  });

  it('of another company are not found', async () => {
    const [foreign] = (await list('', theirs)).fees as Fee[];
    for (const [what, body] of [
      ['paid', {}],
      ['unpaid', {}],
      ['void', { reason: 'not mine' }],
    ] as const)
      expect((await change(foreign!.id, what, body)).status).toBe(404);
    expect((await list('', theirs)).fees[0]).toEqual(foreign);
  });

  it('are shown to the agent who owes them, and to no other agent', async () => {
    const own = (await app.request('GET', '/api/agent/fees', undefined, ana.as)).body;
    expect([own.companyName, own.total, own.priceCents]).toEqual([`Company ${ownCompany.id}`, 3, 10_050]);
    expect(own.fees.every((fee: Fee) => fee.agent.id === ana.agentId)).toBe(true);
    expect((await app.request('GET', '/api/agent/fees', undefined, ownCompany.as)).status).toBe(403);
  });

  it("are included in the agent's data export, with the terms and the ledger entries", async () => {
    const { network } = (await app.request('GET', '/api/account/export', undefined, ana.as)).body;
    expect([network.terms.length, network.fees.length]).toEqual([1, 3]);
    const own = new Set(network.fees.map(({ id }: { id: number }) => id));
    expect(network.feeLedger.length).toBeGreaterThanOrEqual(6);
    expect(network.feeLedger.every(({ chargeId }: { chargeId: number }) => own.has(chargeId))).toBe(true);
  });
});

describe('the fee ledger', () => {
  /** A repeatable sequence of pseudo-random choices. */
  function random(seed: number) {
    let state = seed;
    return (sides: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * sides);
    };
  }

  it("balances after any history, and gives each agent's balance", async () => {
    const roll = random(7);
    const ids = ((await list()).fees as Fee[]).map(({ id }) => id);
    for (let step = 0; step < 60; step += 1) {
      const id = ids[roll(ids.length)]!;
      const what = (['paid', 'paid', 'unpaid', 'unpaid', 'void'] as const)[step < 50 ? roll(4) : roll(5)]!;
      expect([200, 409]).toContain((await change(id, what, what === 'void' ? { reason: 'a mistake' } : {})).status);
    }
    const entries = await db().select().from(ledgerEntries);
    const sums = Map.groupBy(entries, ({ transactionId }) => transactionId);
    for (const of of sums.values()) {
      expect(of).toHaveLength(2);
      expect(of.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    }
    const charges = await db().select().from(feeCharges);
    const balance = (account: string) =>
      entries.filter((entry) => entry.account === account).reduce((sum, { amountCents }) => sum + amountCents, 0);
    const sumOf = (some: typeof charges) => some.reduce((sum, { amountCents }) => sum + amountCents, 0);
    for (const agentId of new Set(charges.map((charge) => charge.agentId)))
      expect(balance(`agent:${agentId}`)).toBe(
        sumOf(charges.filter((charge) => charge.agentId === agentId && charge.status === 'open')),
      );
    for (const { resellerId } of [ownCompany, theirs]) {
      const of = charges.filter((charge) => charge.resellerId === resellerId);
      expect(balance(`company:${resellerId}:received`)).toBe(sumOf(of.filter(({ status }) => status === 'paid')));
      expect(-balance(`company:${resellerId}:fees`)).toBe(sumOf(of.filter(({ status }) => status !== 'void')));
      const { totals } = await list('', resellerId === ownCompany.resellerId ? ownCompany : theirs);
      expect(totals.openCents + totals.paidCents).toBe(-balance(`company:${resellerId}:fees`));
    }
  }, 20_000);

  it('accepts no entry without a charge, so no one is paid out or earns by recruiting', async () => {
    const [charge] = await db().select().from(feeCharges);
    const entry = (account: string, amountCents: number, chargeId: number | null = charge!.id) =>
      sql`(gen_random_uuid(), ${chargeId}::integer, 'paid', ${account}, ${amountCents}::integer, now())`;
    const write = (...rows: ReturnType<typeof entry>[]) =>
      db().execute(
        sql`with one as (select gen_random_uuid() as id) insert into ledger_entries (transaction_id, charge_id, kind, account, amount_cents, at)
          select one.id, row.b, row.c, row.d, row.e, row.f from one, (values ${sql.join(rows, sql`, `)}) as row(a, b, c, d, e, f)`,
      );
    const [owed, received] = [`agent:${charge!.agentId}`, `company:${charge!.resellerId}:received`];
    await expect(write(entry(owed, 5, null), entry(received, -5, null))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('charge_id') },
    });
    // The accounts of a recruiter's bonus and of an upline company's share do not exist.
    for (const account of [`agent:${charge!.agentId + 1}`, `company:${charge!.resellerId + 1}:received`, 'platform'])
      await expect(write(entry(account, 5), entry(received, -5))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('no account but those of the charge') },
      });
    await expect(write(entry(owed, 5), entry(received, -4))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('sum to zero') },
    });
    await expect(write(entry(owed, 5))).rejects.toThrow();
  });

  it('rejects changes to existing entries', async () => {
    for (const auditEntry of [sql`update ledger_entries set amount_cents = 1`, sql`delete from ledger_entries`])
      await expect(db().execute(auditEntry)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      });
  });
});
