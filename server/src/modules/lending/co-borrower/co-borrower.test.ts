import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, type TestBuyer } from '../../../../test/people.ts';
import { emailOutbox } from '../../../platform/email/email-outbox.tables.ts';
import { people } from '../../accounts/tables.ts';
import { aPdf, sendAll, startUpload } from '../../documents/documents.fixture.ts';
import { connections } from '../../professionals/tables.ts';
import { aLender, complete, type Lending } from '../lending.fixture.ts';
import { lendingData } from '../personal-data.ts';
import { loanDemographics } from '../tables.ts';

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

type As = Record<string, string>;
const db = () => app.context.database.db;
const call = (method: string, path: string, body: unknown, as: As) =>
  app.request(method, `/api/mortgage${path}`, body, as);
const seen = async (id: number, as: As) => (await call('GET', `/applications/${id}`, undefined, as)).body;
const edit = async (id: number, changes: object, as: As) =>
  (await call('PUT', `/applications/${id}/fields`, { version: (await seen(id, as)).version, changes }, as)).body;
const move = (id: number, status: string, as: As) => call('POST', `/applications/${id}/status`, { status }, as);
const start = async () => {
  const { id } = (await call('POST', '/applications', {}, lender.buyer.as)).body;
  await edit(id, complete, lender.buyer.as);
  return id as number;
};
const invite = (id: number, email: string, as = lender.buyer.as) =>
  call('POST', `/applications/${id}/co-borrower`, { email }, as);
const emailOf = async ({ id }: { id: number }): Promise<string> =>
  (await db().select({ email: people.email }).from(people).where(eq(people.id, id)))[0]!.email;
const tokenTo = async (email: string): Promise<string> => {
  const sent = await db().select().from(emailOutbox).where(sql`recipient = ${email}`).orderBy(emailOutbox.id);
  return /invitation=([\w-]+)/.exec(sent.at(-1)!.text)![1]!;
};
const join = (token: string, as: As, more: object = {}) =>
  call('POST', '/co-borrower-invitation/acceptance', { token, ...more }, as);

/** An application whose co-borrower has joined. */
async function joined(): Promise<{ id: number; second: TestBuyer }> {
  const [id, second] = [await start(), await aBuyer(app)];
  const email = await emailOf(second);
  await invite(id, email);
  await join(await tokenTo(email), second.as, { useProfile: true });
  return { id, second };
}

it('joins by the emailed link alone, with the invited account, and is then known to the agent', async () => {
  const [id, second, stranger] = [await start(), await aBuyer(app), await aBuyer(app)];
  const email = await emailOf(second);
  expect((await invite(id, await emailOf(lender.buyer))).body.fields).toMatchObject([{ field: 'email' }]);
  expect((await invite(id, email, lender.agent.as)).status).toBe(403);
  await invite(id, email);
  const first = await tokenTo(email);
  await invite(id, email);
  const token = await tokenTo(email);
  const look = (sent: string) => call('POST', '/co-borrower-invitation', { token: sent }, {});
  expect((await look(first)).status).toBe(404);
  expect(Object.keys((await look(token)).body).toSorted()).toEqual([
    ...['agentName', 'borrower', 'companyName', 'expiresAt'],
  ]);
  expect((await join(token, stranger.as)).status).toBe(403);
  expect((await call('GET', `/applications/${id}`, undefined, second.as)).status).toBe(404);
  expect((await join(token, second.as)).body).toEqual({ id });
  expect((await join(token, second.as)).status).toBe(404);
  expect(await seen(id, second.as)).toMatchObject({
    ...{ role: 'co_borrower', mine: true, nextStatuses: ['withdrawn'] },
    coBorrower: { status: 'joined', isMe: true },
  });
  const [{ applicantName }] = (await call('GET', '/applications', undefined, second.as)).body;
  expect(applicantName).toBe('Ada Stone and Ada Stone');
  const connected = await db().select().from(connections).where(eq(connections.buyerId, second.id));
  expect(connected).toMatchObject([
    { agentId: lender.agent.agentId, state: 'connected', shared: ['name', 'email', 'phone'] },
  ]);
});

it('brings the own income with consent only, which is summed with the borrower’s', async () => {
  const [id, second] = [await start(), await aBuyer(app)];
  const profile = {
    ...{ state: 'TX', income: 60_000, debtsMonthly: 150, savings: 9_000, credit: '740', firstTimeBuyer: true },
    ...{ veteran: false, years: 15 },
  };
  await app.request('PUT', '/api/affordability/profile', profile, second.as);
  const email = await emailOf(second);
  await invite(id, email);
  await join(await tokenTo(email), second.as, { useProfile: true, useBuyingProfile: true });
  const { values, monthlyIncome } = await seen(id, lender.agent.as);
  expect(values).toMatchObject({
    'borrower.2.FirstName': 'Ada',
    'current_income_item.2.CurrentIncomeMonthlyTotalAmount': 5_000,
    'current_income_item.2.BorrowerClassificationType': 'Secondary',
    'liability.1.LiabilityMonthlyPaymentAmount': 150,
    'asset.1.AssetCashOrMarketValueAmount': 9_000,
    'loan.1.LoanAmortizationPeriodCount': 360,
  });
  expect(monthlyIncome).toBeCloseTo(14_876.54, 2);
  const declined = await joined();
  expect(await seen(declined.id, second.as)).toMatchObject({ code: 'NOT_FOUND' });
  expect((await seen(declined.id, lender.agent.as)).monthlyIncome).toBe(9_876.54);
});

it('has to sign the application as it is submitted: a later change needs a new signature', async () => {
  const { id, second } = await joined();
  const missing = async () => (await seen(id, lender.buyer.as)).missing.map(({ field }: { field: string }) => field);
  expect(await missing()).toEqual(['borrower.2.BorrowerBirthDate', 'borrower.2.Signature']);
  await edit(id, { 'borrower.2.BorrowerBirthDate': '1991-03-04' }, second.as);
  const sign = (as: As) => call('POST', `/applications/${id}/signature`, {}, as);
  expect((await sign(lender.buyer.as)).status).toBe(403);
  expect((await sign(lender.agent.as)).status).toBe(403);
  await sign(second.as);
  expect(await missing()).toEqual([]);
  await edit(id, { 'loan.1.BaseLoanAmount': 310_000 }, lender.buyer.as);
  expect((await move(id, 'submitted', lender.buyer.as)).body.fields).toMatchObject([{ field: 'borrower.2.Signature' }]);
  expect((await move(id, 'submitted', second.as)).status).toBe(409);
  await sign(second.as);
  const { body } = await move(id, 'submitted', lender.buyer.as);
  expect(body.status).toBe('submitted');
  expect(body.signatures).toMatchObject([{ isCurrent: true }, { isCurrent: true }]);
});

it('keeps a second borrower without an account from being submitted for', async () => {
  const id = await start();
  await edit(id, { 'borrower.2.FirstName': 'Grace' }, lender.buyer.as);
  expect((await move(id, 'submitted', lender.buyer.as)).body.fields).toMatchObject([{ field: 'borrower.2.Signature' }]);
});

it('sends own documents to the agent, which the borrower does not see, and states own demographics', async () => {
  const { id, second } = await joined();
  const fields = { title: 'Pay stubs', neededFrom: 'borrower', category: 'pay_stubs' };
  const condition = (await call('POST', `/applications/${id}/conditions`, fields, lender.agent.as)).body;
  const pdf = aPdf('stub');
  const { body } = await startUpload(app, second.as, {
    fileName: 'stub.pdf',
    category: 'pay_stubs',
    fileSize: pdf.length,
  });
  await sendAll(app, second.as, body.id, pdf, 500_000);
  const sent = await call('POST', `/conditions/${condition.id}/document`, { documentId: body.id }, second.as);
  expect(sent.body).toMatchObject({ status: 'received' });
  expect((await seen(id, lender.agent.as)).conditions).toMatchObject([{ document: { id: body.id } }]);
  expect((await seen(id, lender.buyer.as)).conditions).toMatchObject([{ status: 'received', document: null }]);
  const path = `/applications/${id}/demographics`;
  await call('PUT', path, { ethnicity: 'zz', race: null, sex: null, declined: false }, second.as);
  expect((await call('GET', path, undefined, lender.buyer.as)).body.demographics).toBeNull();
  expect((await call('GET', path, undefined, second.as)).body.demographics.ethnicity).toBe('zz');
  expect((await call('GET', path, undefined, lender.agent.as)).status).toBe(403);
});

it('leaves with all own data before submission, and has it deleted with the account', async () => {
  const { id, second } = await joined();
  const income = { 'current_income_item.3.CurrentIncomeMonthlyTotalAmount': 4_000 };
  const theirs = { 'current_income_item.3.BorrowerClassificationType': 'Secondary', 'employer.1.FullName': 'Acme' };
  await edit(id, { ...income, ...theirs }, second.as);
  await call(
    'PUT',
    `/applications/${id}/demographics`,
    { ethnicity: 'zz', race: null, sex: null, declined: false },
    second.as,
  );
  await call('DELETE', `/applications/${id}/co-borrower`, {}, second.as);
  expect((await call('GET', `/applications/${id}`, undefined, second.as)).status).toBe(404);
  const left = await seen(id, lender.buyer.as);
  expect(left.coBorrower).toBeNull();
  expect(left.values).toEqual({ ...complete, 'employer.1.FullName': 'Acme' });
  expect(await db().select().from(loanDemographics).where(eq(loanDemographics.personId, second.id))).toEqual([]);

  const other = await joined();
  const exported = await lendingData.rows(db(), other.second.id);
  expect(exported).toMatchObject({
    coBorrowerOf: [{ applicationId: other.id, values: { 'borrower.2.FirstName': 'Ada' } }],
  });
  await app.context.database.transaction((tx) => lendingData.erase!(tx, other.second.id));
  expect((await seen(other.id, lender.buyer.as)).values).toEqual(complete);
});
