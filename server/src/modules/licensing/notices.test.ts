import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aCompany, anAgent, aPerson, type TestCompany, type TestPerson } from '../../../test/people.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { eraseDue } from '../accounts/deletion/erase.ts';
import { people } from '../accounts/tables.ts';
import { remindRenewals } from '../billing/jobs/remind-renewals.ts';
import { agents } from '../companies/tables.ts';
import { issueFees } from '../membership/fees/issue.ts';
import { notifyOfOverdue } from '../membership/fees/overdue.ts';
import { sendDueEmails } from '../notifications/due-emails.ts';
import { agentSignUp, confirmAddress } from '../signups/sign-ups.fixture.ts';
import { licenseEmailsToken } from './emails.ts';
import { reviewLicenses } from './review.ts';
import { licenses } from './tables.ts';

let app: TestApp;
let operator: TestPerson;
let company: TestCompany;
beforeAll(async () => {
  app = await startTestApp();
  operator = await aPerson(app, 'wholesaler');
  company = await aCompany(app, { companyName: 'Oak Realty', agentPriceCents: 5_000 });
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const notificationsOf = async (who: TestPerson, kind: string): Promise<{ title: string; path: string }[]> =>
  (await app.request('GET', `/api/notifications?kind=${kind}`, undefined, who.as)).body.notifications;
const titles = async (who: TestPerson, kind: string) => (await notificationsOf(who, kind)).map(({ title }) => title);
const emails = async (to: TestPerson) =>
  (await db().select().from(emailOutbox).where(eq(emailOutbox.recipient, to.email))).map(({ subject }) => subject);

describe('notifications', () => {
  it('notify the company when an agent applies or leaves, and the wholesaler of a new license', async () => {
    const sent = agentSignUp({ companyId: company.resellerId });
    const signedUp = await app.request('POST', '/api/agent-signup', sent);
    expect(await notificationsOf(company, 'team')).toEqual([]);
    await confirmAddress(app, sent.email, signedUp);
    expect(await notificationsOf(company, 'team')).toMatchObject([
      { title: 'Ada Stone wants to join Oak Realty', path: '/reseller-dashboard?status=pending' },
    ]);
    expect(await notificationsOf(operator, 'verification')).toMatchObject([
      { title: 'A license is waiting for verification', path: '/wholesaler-dashboard?tab=verifications' },
    ]);
    const [agent] = await db().select().from(agents).where(eq(agents.id, signedUp.body.agentId));
    await db()
      .update(people)
      .set({ deletionAt: new Date(0) })
      .where(eq(people.id, agent!.personId));
    expect(await eraseDue(app.context)).toBe(1);
    // Notifications that name an erased account are deleted too.
    expect(await titles(company, 'team')).toEqual(['An agent has left your company']);
  });

  it('remind agent and company 60, 30 and 7 days before a license expires, each once, and notify them when it has expired', async () => {
    const agent = await anAgent(app, company);
    const license = { agentId: agent.agentId, country: 'US', jurisdiction: 'TX', licenseType: 'real_estate' } as const;
    const expiresOn = '2031-06-30';
    await db()
      .insert(licenses)
      .values({ ...license, licenseNumber: '0712345', status: 'verified', expiresOn });
    const review = (day: string) =>
      reviewLicenses(app.context, app.context.resolve(licenseEmailsToken), new Date(`${day}T20:00:00Z`));
    const expiring = async (who: TestPerson) =>
      (await titles(who, 'license')).filter((title) => title === 'Ada Stone’s license expires on June 30, 2031');
    const counts: number[] = [];
    for (const day of [
      '2031-04-20',
      '2031-05-02',
      '2031-05-03',
      '2031-06-01',
      '2031-06-02',
      '2031-06-24',
      '2031-06-29',
    ]) {
      await review(day);
      counts.push((await expiring(agent)).length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(await expiring(company)).toHaveLength(3);
    expect(await sendDueEmails(app.context)).toBeGreaterThan(0);
    expect(await emails(agent)).toContain('Ada Stone’s license expires on June 30, 2031');
    await review('2031-07-02');
    expect((await titles(agent, 'license'))[0]).toBe('Ada Stone’s license has expired');
    // The decision has its own email, so the notification sends none.
    await sendDueEmails(app.context);
    expect((await emails(agent)).filter((subject) => /has (expired|ended)/.test(subject))).toHaveLength(1);
  });

  it('notify a company that its license was rejected, and the wholesaler of its appeal', async () => {
    const elm = await aCompany(app, { companyName: 'Elm Homes', verification: 'pending' });
    const [license] = await db()
      .insert(licenses)
      .values({
        ...{ resellerId: elm.resellerId, country: 'US', jurisdiction: 'TX', licenseNumber: '99' },
        licenseType: 'real_estate_brokerage',
      })
      .returning({ id: licenses.id });
    const { id } = license!;
    const decision = { verificationId: id, status: 'rejected', reason: 'name_differs', notes: 'Different name' };
    expect((await app.request('POST', '/api/wholesaler/verify-license', decision, operator.as)).status).toBe(200);
    expect(await notificationsOf(elm, 'license')).toMatchObject([
      { title: 'Elm Homes’s license wasn’t verified', path: '/licenses' },
    ]);
    const message = 'The register has our former name';
    await app.request('POST', `/api/licenses/${id}/appeal`, { message }, elm.as);
    expect((await titles(operator, 'verification'))[0]).toBe('A license appeal is waiting for review');
  });

  it('notify a company once about a month’s charges that have been open for 30 days', async () => {
    const oak = await aCompany(app, { agentPriceCents: 5_000 });
    for (const _ of [1, 2]) await anAgent(app, oak, { priceCents: 5_000, joinedAt: new Date('2020-02-01') });
    await issueFees(app.context);
    await notifyOfOverdue(app.context, later(29));
    expect(await notificationsOf(oak, 'charge')).toEqual([]);
    await notifyOfOverdue(app.context, later(31));
    await notifyOfOverdue(app.context, later(32));
    expect(await notificationsOf(oak, 'charge')).toMatchObject([
      { title: '2 fees are overdue', path: '/reseller-dashboard?tab=fees' },
    ]);
  });

  it('notify a company about its next invoice before it is due', async () => {
    await remindRenewals({ app: app.context, now: () => new Date() });
    const [bill] = await notificationsOf(company, 'billing');
    expect(bill).toMatchObject({ path: '/reseller-dashboard?tab=subscription' });
    expect(bill!.title).toMatch(/^Your next invoice is due on /);
  });

  it('notify the wholesaler about an open support question, and its author about the answer', async () => {
    const question = { fullName: 'Ada Stone', email: company.email, subject: 'A code', message: 'Where is it?' };
    const { id } = (await app.request('POST', '/api/support/tickets', question, company.as)).body;
    const [waiting] = await notificationsOf(operator, 'support');
    expect(waiting!.path).toBe(`/wholesaler-dashboard?tab=support&ticket=${id}`);
    await app.request('POST', `/api/support/tickets/${id}/replies`, { message: 'On your dashboard.' }, operator.as);
    expect(await notificationsOf(company, 'support')).toMatchObject([
      { title: 'We replied to your question: A code', path: `/support?ticket=${id}` },
    ]);
  });

  it('offer each role its own kinds, and say which emails are always sent', async () => {
    const kindsOf = async (who: TestPerson) =>
      (await app.request('GET', '/api/notifications/preferences', undefined, who.as)).body.kinds.map(
        ({ kind }: { kind: string }) => kind,
      );
    expect(await kindsOf(company)).toEqual([
      ...['message', 'market_report', 'license', 'team', 'charge', 'billing', 'support'],
    ]);
    expect(await kindsOf(operator)).toEqual(['market_report', 'verification', 'mortgage_rates', 'support']);
    expect(await kindsOf(await anAgent(app, company))).toEqual([
      ...['message', 'document', 'connection', 'mortgage', 'market_report', 'license', 'support'],
    ]);
  });
});
