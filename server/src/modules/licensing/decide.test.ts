import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aCompany, anAgent, aPerson } from '../../../test/people.ts';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { resellers } from '../companies/tables.ts';
import { type Decision, decideLicense } from './decide.ts';
import { licenseEmailsToken } from './emails.ts';
import { mayReceiveLeads } from './leads.ts';
import { reviewLicenses } from './review.ts';
import { licenseAppeals, licenseChecks, licenses } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const now = new Date('2026-11-20T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * DAY_MS);

const decide = (licenseId: number, decision: Decision['decision'], rest: Partial<Decision> = {}) =>
  app.context.events.transaction((tx, emit) =>
    decideLicense(
      {
        tx,
        emit,
        emails: app.context.resolve(licenseEmailsToken),
        audit: (auditEntry) => writeAudit(tx, 'test', auditEntry),
      },
      { licenseId, decision, reason: 'other', checkedById: null, now, ...rest },
    ),
  );
const verify = (id: number, expiresOn = '2027-11-20', at = now) =>
  decide(id, 'verified', { reason: 'matches_register', found: { expiresOn }, now: at });
const review = (at: Date) => reviewLicenses(app.context, app.context.resolve(licenseEmailsToken), at);
const emailsTo = async (to: string) =>
  (await db().select().from(emailOutbox).where(eq(emailOutbox.recipient, to)).orderBy(emailOutbox.id)).map(
    ({ subject }) => subject,
  );

async function stated() {
  const company = await aCompany(app, { verification: 'pending' });
  const agent = await anAgent(app, company);
  const about = { country: 'US', jurisdiction: 'TX', licenseNumber: '0712345' } as const;
  const rows = await db()
    .insert(licenses)
    .values([
      { ...about, resellerId: company.resellerId, licenseType: 'real_estate_brokerage' },
      { ...about, agentId: agent.agentId, licenseType: 'real_estate' },
    ])
    .returning({ id: licenses.id });
  return { company, agent, agentId: agent.agentId, ofCompany: rows[0]!.id, ofAgent: rows[1]!.id };
}
const licenseOf = async (id: number) => (await db().select().from(licenses).where(eq(licenses.id, id)))[0]!;
const verificationOf = async (id: number) =>
  (await db().select().from(resellers).where(eq(resellers.id, id)))[0]!.verification;

describe('a license', () => {
  it("receives buyers only when the agent's and the company's licenses are verified, and both are notified", async () => {
    const { company, agent, agentId, ofCompany, ofAgent } = await stated();
    expect(await mayReceiveLeads(db(), agentId, now)).toBe(false);
    await verify(ofAgent);
    expect(await mayReceiveLeads(db(), agentId, now)).toBe(false);
    await verify(ofCompany);
    expect(await mayReceiveLeads(db(), agentId, now)).toBe(true);
    expect(await verificationOf(company.resellerId)).toBe('verified');
    expect(await emailsTo(company.email)).toEqual([`Company ${company.id}’s license has been verified`]);
    expect(await emailsTo(agent.email)).toEqual(['Ada Stone’s license has been verified']);
    expect(await licenseOf(ofAgent)).toMatchObject({
      status: 'verified',
      expiresOn: '2027-11-20',
      checkDueAt: later(30),
    });
    const log = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `license:${ofAgent}`));
    expect(log.map(({ action }) => action)).toEqual(['license.verified']);
  });

  it('cannot be decided twice: a verified one until its review is due, a rejected one until an appeal', async () => {
    const { company, ofCompany, ofAgent } = await stated();
    await verify(ofAgent);
    await expect(verify(ofAgent)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(decide(ofAgent, 'rejected')).rejects.toMatchObject({ code: 'CONFLICT' });
    await decide(ofAgent, 'rejected', { reason: 'inactive', now: later(30) });
    await decide(ofCompany, 'rejected', { reason: 'not_in_register', note: 'No such number.' });
    expect(await verificationOf(company.resellerId)).toBe('rejected');
    await expect(verify(ofCompany)).rejects.toMatchObject({ code: 'CONFLICT' });
    // Same row as an appeal writes.
    await db().insert(licenseAppeals).values({ licenseId: ofCompany, message: 'Please look again.' });
    await db().update(licenses).set({ status: 'pending' }).where(eq(licenses.id, ofCompany));
    await verify(ofCompany);
    const [appeal] = await db().select().from(licenseAppeals).where(eq(licenseAppeals.licenseId, ofCompany));
    expect(appeal?.resolvedAt).toEqual(now);
    const looks = await db().select().from(licenseChecks).where(eq(licenseChecks.licenseId, ofCompany));
    expect(looks.map(({ decision, note }) => [decision, note])).toEqual([
      ['rejected', 'No such number.'],
      ['verified', null],
    ]);
  });

  it('is decided once by two concurrent decisions', { tags: ['both-databases'] }, async () => {
    const { ofAgent } = await stated();
    const both = await Promise.allSettled([verify(ofAgent), decide(ofAgent, 'rejected')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db().$count(licenseChecks, eq(licenseChecks.licenseId, ofAgent))).toBe(1);
  });

  it('cannot be verified with an expiry date in the past', async () => {
    const { ofAgent } = await stated();
    await expect(verify(ofAgent, '2026-11-18')).rejects.toMatchObject({ code: 'INVALID' });
    await expect(decide(999_999_999, 'verified')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('receives no buyers from the moment it expires, is marked by the next review, and agent and company are notified', async () => {
    const { company, agent, agentId, ofCompany, ofAgent } = await stated();
    await verify(ofCompany);
    await verify(ofAgent, '2026-11-30');
    expect((await licenseOf(ofAgent)).checkDueAt).toEqual(new Date('2026-11-30T12:00:00Z'));
    const [lastHour, after] = [new Date('2026-12-01T09:59:00Z'), new Date('2026-12-01T10:00:00Z')];
    expect(await mayReceiveLeads(db(), agentId, lastHour)).toBe(true);
    await review(lastHour);
    expect((await licenseOf(ofAgent)).status).toBe('verified');
    expect(await mayReceiveLeads(db(), agentId, after)).toBe(false);
    await review(after);
    await review(after);
    expect((await licenseOf(ofAgent)).status).toBe('expired');
    expect((await licenseOf(ofCompany)).status).toBe('verified');
    const ended = 'Ada Stone’s license has expired';
    expect((await emailsTo(agent.email)).filter((subject) => subject === ended).length).toBe(1);
    expect((await emailsTo(company.email)).filter((subject) => subject === ended).length).toBe(1);
    // A renewal: the register has a later expiry date.
    await verify(ofAgent, '2028-11-30', later(12));
    expect(await mayReceiveLeads(db(), agentId, later(12))).toBe(true);
  });

  it('of a company that expires stops its agents too, and the company waits for the next review', async () => {
    const { company, agentId, ofCompany, ofAgent } = await stated();
    await verify(ofCompany, '2026-11-25');
    await verify(ofAgent);
    await review(later(7));
    expect(await verificationOf(company.resellerId)).toBe('pending');
    expect(await mayReceiveLeads(db(), agentId, later(7))).toBe(false);
  });

  it('is due for another review after 30 days, and the operator is notified', async () => {
    const operator = await aPerson(app, 'wholesaler');
    const { ofAgent } = await stated();
    await verify(ofAgent);
    await review(later(29));
    const before = await emailsTo(operator.email);
    await review(later(30));
    const sentEmails = (await emailsTo(operator.email)).slice(before.length);
    expect(sentEmails.length).toBe(1);
    expect(sentEmails[0]).toMatch(/due for another check/);
  });
});
