import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent, aPerson, type TestPerson } from '../../../../test/people.ts';
import { emailOutbox } from '../../../platform/email/email-outbox.tables.ts';
import { resellers } from '../../companies/tables.ts';
import { licenseChecks, licenses } from '../tables.ts';
import { dueAfter } from './due.ts';
import { matchNames } from './name-match.ts';

let app: TestApp;
let wholesaler: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  wholesaler = await aPerson(app, 'wholesaler');
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const pending = async () =>
  (await app.request('GET', '/api/wholesaler/pending-verifications', undefined, wholesaler.as)).body;
const decide = (body: object) => app.request('POST', '/api/wholesaler/verify-license', body, wholesaler.as);
const appeal = (id: number, who: TestPerson, message = 'The register has my married name') =>
  app.request('POST', `/api/licenses/${id}/appeal`, { message }, who.as);
const companyOf = async (owner: TestPerson) =>
  (await db().select().from(resellers).where(eq(resellers.ownerId, owner.id)))[0]!;

type NewLicense = Partial<typeof licenses.$inferInsert>;
const aLicense = async (fields: NewLicense) => {
  const [license] = await db()
    .insert(licenses)
    .values({ country: 'US', jurisdiction: 'TX', licenseType: 'real_estate', licenseNumber: '712345', ...fields })
    .returning({ id: licenses.id });
  return license!.id;
};
/** A pending company with its license. */
async function applicant(fields: NewLicense = {}) {
  const company = await aCompany(app, {
    verification: 'pending',
    companyName: 'Birch Homes',
    contactPersonName: 'Bo Birch',
  });
  const id = await aLicense({ resellerId: company.resellerId, licenseType: 'real_estate_brokerage', ...fields });
  return { company, id };
}

describe('pending licenses', () => {
  it('include those of companies and agents, longest waiting first, with the data that a decision needs', async () => {
    const { company, id } = await applicant({ createdAt: new Date(Date.now() - 9 * DAY_MS) });
    const agent = await anAgent(app, company);
    const ofAgent = await aLicense({ agentId: agent.agentId, licenseNumber: '712-345' });
    await aLicense({ agentId: (await anAgent(app, company)).agentId, licenseNumber: '55', status: 'verified' });
    const found = await pending();
    expect(found.map((each: { id: number }) => each.id)).toEqual([id, ofAgent]);
    expect(found[0]).toMatchObject({
      companyName: 'Birch Homes',
      contactPersonName: 'Bo Birch',
      licenseNumber: '712345',
      country: 'USA',
      applicant: 'company',
      jurisdiction: 'TX',
      sameNumberElsewhere: 1,
      overdue: true,
      appeal: null,
      checks: [],
    });
    expect(found[0].formatHint.hint).toEqual(expect.any(String));
    expect(found[1]).toMatchObject({
      applicant: 'agent',
      applicantName: 'Ada Stone',
      companyName: 'Birch Homes',
      overdue: false,
    });
    const stats = await app.request('GET', '/api/wholesaler/stats', undefined, wholesaler.as);
    expect(stats.body).toMatchObject({ pendingVerifications: 2, overdueVerifications: 1 });
  });

  it('include those whose 30-day review is due and those that expired', async () => {
    const { company } = await applicant({ status: 'verified', checkDueAt: new Date(Date.now() - 1000) });
    await aLicense({ agentId: (await anAgent(app, company)).agentId, status: 'expired', expiresOn: '2026-01-01' });
    await aLicense({
      agentId: (await anAgent(app, company)).agentId,
      status: 'verified',
      checkDueAt: new Date(Date.now() + 1e6),
    });
    const due = await app.request('GET', '/api/wholesaler/pending-verifications?of=due', undefined, wholesaler.as);
    expect(due.body.map(({ status }: { status: string }) => status).sort()).toEqual(['expired', 'verified']);
    expect(await pending()).toEqual([]);
    expect((await app.request('GET', '/api/wholesaler/stats', undefined, wholesaler.as)).body.dueChecks).toBe(2);
  });
});

describe('a license decision', () => {
  it('verifies a company with the evidence, notifies it, and cannot be made twice', async () => {
    const { company, id } = await applicant();
    const bystander = await applicant();
    const evidence = {
      registerName: 'BIRCH HOMES LLC',
      registerStatus: 'active',
      registerUrl: 'https://register.example/712345',
      expiresOn: '2031-05-01',
      disciplined: false,
    };
    const answer = await decide({
      verificationId: id,
      status: 'verified',
      notes: 'License verified by wholesaler',
      evidence,
    });
    expect([answer.status, answer.body.status]).toEqual([200, 'verified']);
    expect((await companyOf(company)).verification).toBe('verified');
    expect((await companyOf(bystander.company)).verification).toBe('pending');
    const [check] = await db().select().from(licenseChecks);
    expect(check).toMatchObject({
      ...evidence,
      licenseId: id,
      checkedById: wholesaler.id,
      decision: 'verified',
      reason: 'matches_register',
    });
    expect((await db().select().from(emailOutbox)).map(({ recipient }) => recipient)).toEqual([company.email]);
    expect((await decide({ verificationId: id, status: 'rejected', notes: '' })).status).toBe(409);
    expect((await decide({ verificationId: 999_999, status: 'verified', notes: '' })).status).toBe(404);
    expect(await pending()).toHaveLength(1);
  });

  it('is made once by concurrent reviewers', { tags: ['both-databases'] }, async () => {
    const { id } = await applicant();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        decide({ verificationId: id, status: n % 2 ? 'verified' : 'rejected', notes: '' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await db().select().from(licenseChecks)).toHaveLength(1);
  });

  it('rejects with a reason that the applicant reads; after an appeal the license is pending again', async () => {
    const { company, id } = await applicant();
    const stranger = await aCompany(app);
    await decide({
      verificationId: id,
      status: 'rejected',
      notes: 'The name there is Birk Homes',
      reason: 'name_differs',
    });
    expect((await companyOf(company)).verification).toBe('rejected');
    const [queued] = await db().select().from(emailOutbox);
    expect(queued!.text).toContain('The name there is Birk Homes');
    const own = await app.request('GET', '/api/licenses', undefined, company.as);
    expect(own.body).toMatchObject([{ id, status: 'rejected', decision: { reason: 'name_differs' }, appeal: null }]);
    expect((await app.request('GET', '/api/licenses', undefined, stranger.as)).body).toEqual([]);
    expect((await appeal(id, stranger)).status).toBe(404);
    expect((await app.request('POST', `/api/licenses/${id}/appeal`, { message: 'x'.repeat(20) })).status).toBe(401);
    expect((await appeal(id, company, 'short')).status).toBe(400);
    expect((await appeal(id, company)).status).toBe(200);
    expect((await appeal(id, company)).status).toBe(409);
    expect((await companyOf(company)).verification).toBe('pending');
    const [again] = await pending();
    expect(again).toMatchObject({
      id,
      appeal: { message: 'The register has my married name' },
      checks: [{ reason: 'name_differs' }],
    });
    expect((await decide({ verificationId: id, status: 'verified', notes: '' })).status).toBe(200);
    expect((await app.request('GET', '/api/licenses', undefined, company.as)).body[0].appeal.open).toBe(false);
  });

  it('rejects fields out of bounds', async () => {
    const { id } = await applicant();
    const bad = [
      { verificationId: id, status: 'maybe', notes: '' },
      { verificationId: 2 ** 31, status: 'verified', notes: '' },
      { verificationId: -1, status: 'verified', notes: '' },
      { verificationId: id, status: 'verified', notes: 'x'.repeat(2_001) },
      { verificationId: id, status: 'verified', reason: 'not_in_register' },
      { verificationId: id, status: 'rejected', reason: 'matches_register' },
      { verificationId: id, status: 'verified', evidence: { registerUrl: 'javascript:alert(1)' } },
      { verificationId: id, status: 'verified', evidence: { expiresOn: '2001-01-01' } },
      { verificationId: id, status: 'verified', role: 'wholesaler' },
    ];
    for (const body of bad) expect((await decide(body)).status, JSON.stringify(body)).toBe(400);
    expect(await db().select().from(licenseChecks)).toEqual([]);
  });
});

describe('name similarity', () => {
  it.each([
    ['Birch Homes', 'BIRCH HOMES, LLC', 'same'],
    ['Ada Stone', 'STONE, Ada', 'same'],
    ['Immobilier Érable inc.', 'Immobilier Erable', 'same'],
    ['Birch Homes', 'Birck Homes', 'close'],
    ['Birch Homes', 'Cedar Partners', 'different'],
    ['梅花地产', '梅花地产', 'same'],
    ['LLC', 'Inc', 'different'],
  ])('%s and %s are %s', (stated, register, verdict) => {
    expect(matchNames(stated, register).verdict).toBe(verdict);
    expect(matchNames(register, stated)).toEqual(matchNames(stated, register));
  });

  it('is shown for a pending license', async () => {
    const { id } = await applicant();
    const path = `/api/wholesaler/pending-verifications/${id}/name-match?registerName=birch%20homes%20inc`;
    expect((await app.request('GET', path, undefined, wholesaler.as)).body).toEqual({
      statedName: 'Birch Homes',
      score: 100,
      verdict: 'same',
    });
  });
});

it('due dates one working day later never fall on a Saturday or a Sunday', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((day) =>
    dueAfter(new Date(`${day}T09:00:00Z`)),
  );
  expect(days.map((day) => day.toISOString().slice(0, 10))).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
  ]);
});
