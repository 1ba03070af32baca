import { HOUR_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aCompany, anAgent } from '../../../test/people.ts';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { consents, people } from '../accounts/tables.ts';
import { customers, subscriptions } from '../billing/tables.ts';
import { agents, buyers, resellers } from '../companies/tables.ts';
import { licenses } from '../licensing/tables.ts';
import { agentSignUp, confirmAddress, endUserSignUp, resellerSignUp, signedInPerson } from './sign-ups.fixture.ts';
import { signUps } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_TRUST_PROXY: 'true' } });
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const from = (address: string) => ({ 'x-forwarded-for': address });
const whoIs = (headers: Headers) => signedInPerson(app, headers);

/** Row counts of the tables that a sign-up writes. */
async function rows() {
  const tables = {
    people,
    consents,
    customers,
    subscriptions,
    resellers,
    agents,
    buyers,
    licenses,
    signUps,
    emails: emailOutbox,
    auditLog,
  };
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) counts[name] = await db().$count(table);
  return counts;
}

describe('sign-ups', () => {
  it('leave no rows behind when a step fails', async () => {
    const company = await aCompany(app);
    const buyersAgent = await anAgent(app, company);
    const before = await rows();
    const wrong = { resellerCode: `company-${company.id}`, resellerId: 2_147_483_647 };
    await app.request('POST', '/api/agent-signup', agentSignUp(wrong));
    await app.request('POST', '/api/agent-signup', agentSignUp({ resellerCode: 'no such code' }));
    await app.request('POST', '/api/end-user-signup', endUserSignUp({ agentId: buyersAgent.agentId }));
    await app.request('POST', '/api/reseller-signup', resellerSignUp({ contactPersonPhone: '999 999 9999 9999' }));
    expect(await rows()).toEqual(before);
  });

  it('create one account for one key, with the same reply, and reject another body under it', {
    tags: ['both-databases'],
  }, async () => {
    const sent = resellerSignUp();
    const key = { 'idempotency-key': 'a-key-of-the-form' };
    const both = await Promise.all([1, 2, 3].map(() => app.request('POST', '/api/reseller-signup', sent, key)));
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(both.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    for (const { headers } of both) expect(await whoIs(headers)).toMatchObject({ email: sent.email });
    expect(await db().$count(resellers, sql`${resellers.id} >= ${both[0]!.body.resellerId}`)).toBe(1);
    const other = await app.request('POST', '/api/reseller-signup', { ...sent, companyName: 'Another' }, key);
    expect(other.status).toBe(409);
    const stranger = { ...sent, password: 'not the password', confirmPassword: 'not the password' };
    const refused = await app.request('POST', '/api/reseller-signup', stranger, key);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([409, []]);
  });

  it('create one account for a form that is sent twice without a key', { tags: ['both-databases'] }, async () => {
    const sent = endUserSignUp();
    const both = await Promise.all([1, 2].map(() => app.request('POST', '/api/end-user-signup', sent)));
    const [first, second] = await Promise.all(both.map(({ headers }) => whoIs(headers)));
    expect(first.id).toBe(second.id);
    expect(await db().$count(people, eq(people.claimedEmail, sent.email))).toBe(1);
  });

  it('do not reveal whether an address is known: the reply is the same, for a separate account', async () => {
    const first = endUserSignUp();
    await app.request('POST', '/api/end-user-signup', first);
    await confirmAddress(app, first.email);
    const again = {
      ...endUserSignUp({ email: first.email }),
      password: 'someone else here',
      confirmPassword: 'someone else here',
    };
    const fresh = await app.request('POST', '/api/end-user-signup', endUserSignUp());
    const taken = await app.request('POST', '/api/end-user-signup', again);
    expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);
    expect(await whoIs(taken.headers)).toMatchObject({ email: first.email, emailVerified: false });
    const [owner] = await db().select().from(people).where(eq(people.email, first.email));
    expect((await whoIs(taken.headers)).id).not.toBe(owner!.id);
    const sentEmails = await db().select().from(emailOutbox).where(eq(emailOutbox.recipient, first.email));
    expect(sentEmails.map(({ subject }) => subject)).toContain('You already have an account');
  });

  it.each([
    ['/api/end-user-signup', () => endUserSignUp({ role: 'wholesaler' }), 'role'],
    ['/api/end-user-signup', () => endUserSignUp({ role: 'agent' }), 'role'],
    ['/api/end-user-signup', () => endUserSignUp({ emailVerified: true }), 'emailVerified'],
    ['/api/agent-signup', () => agentSignUp({ resellerCode: 'abc', status: 'active' }), 'status'],
    ['/api/agent-signup', () => agentSignUp({ resellerCode: 'abc', priceCents: 0 }), 'priceCents'],
    ['/api/reseller-signup', () => resellerSignUp({ verification: 'verified' }), 'verification'],
    ['/api/reseller-signup', () => resellerSignUp({ amountCents: 1 }), 'amountCents'],
    ['/api/reseller-signup', () => resellerSignUp({ id: 1 }), 'id'],
  ])('of a %s reject fields that a client may not set', async (path, sent, field) => {
    const { status, body } = await app.request('POST', path, sent());
    expect([status, body.fields.map((each: { field: string }) => each.field)]).toEqual([400, [field]]);
  });

  it('reject common passwords and impossible phone numbers', async () => {
    const common = { password: 'password1', confirmPassword: 'password1' };
    const easy = await app.request('POST', '/api/end-user-signup', endUserSignUp(common));
    expect([easy.status, easy.body.fields[0].field]).toEqual([400, 'password']);
    const none = await app.request('POST', '/api/end-user-signup', endUserSignUp({ phone: 'call me maybe' }));
    expect(none.body.fields).toEqual([{ field: 'phone', rule: 'Please enter a valid phone number' }]);
  });

  it.each([
    ['HTML and SQL', { firstName: '<script>alert(1)</script>', lastName: "'); drop table people;--" }],
    ['right-to-left', { firstName: 'نور الدين', lastName: '\u202eנעמי' }],
    ['emoji', { firstName: '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', lastName: '🏠🏡' }],
    ['control characters', { firstName: 'Ada\u0000\u0007', lastName: 'Stone\ud83d' }],
  ])('store names of %s as text', async (_, names) => {
    const { status, headers } = await app.request('POST', '/api/end-user-signup', endUserSignUp(names));
    expect(status).toBe(200);
    const stored = { ...names, ...(names.lastName.startsWith('Stone') ? { firstName: 'Ada', lastName: 'Stone' } : {}) };
    expect(await whoIs(headers)).toMatchObject(stored);
  });

  it.each([
    ['/api/end-user-signup', () => endUserSignUp({ agentCode: 'abc\u0000\ud83d' }), 200],
    ['/api/validate-agent-code', () => ({ code: 'ab\u0000c\ud83d' }), 404],
    ['/api/agent-signup', () => agentSignUp({ resellerCode: 'abc\u0000' }), 400],
    ['/api/agent-signup', () => agentSignUp({ invitationToken: '\u0000' }), 400],
    ['/api/reseller-signup', () => resellerSignUp({ website: 'https://oak.example.com/\u0000' }), 200],
    ['/api/reseller-signup', () => resellerSignUp({ address: '\u0000'.repeat(20) }), 400],
    ['/api/reseller-signup', () => resellerSignUp({ companyName: '奥斯汀 \u202eRealty 🏠' }), 200],
  ])('of a %s reject unstorable texts with a validation error and never with a 500', async (path, sent, status) => {
    expect((await app.request('POST', path, sent())).status).toBe(status);
  });

  it('are rate limited by IP address', async () => {
    await app.context.database.pool.query(
      `insert into attempts (key, points, expire) values ('signUpFrom:192.0.2.7', 300, $1)`,
      [Date.now() + HOUR_MS],
    );
    const sent = endUserSignUp();
    expect((await app.request('POST', '/api/end-user-signup', sent, from('192.0.2.7'))).status).toBe(429);
    expect((await app.request('POST', '/api/end-user-signup', sent, from('192.0.2.8'))).status).toBe(200);
  });
});
