import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aCompany, type TestCompany } from '../../../test/people.ts';
import { aBrowser, aMember, emailsTo, password, tokenFor } from '../accounts/browser.fixture.ts';
import { openOperator } from '../accounts/index.ts';
import { attempts, people, twoFactors } from '../accounts/tables.ts';
import { agents, resellers } from '../companies/tables.ts';
import { agentSignUp, endUserSignUp, resellerSignUp } from './sign-ups.fixture.ts';

let app: TestApp;
let company: TestCompany;
beforeAll(async () => {
  app = await startTestApp();
  company = await aCompany(app);
});
beforeEach(() => app.context.database.db.delete(attempts));
afterAll(() => app.stop());

const db = () => app.context.database.db;
const attackers = 'the attacker knows this';
const owners = 'the owner knows this';
const chosen = 'the owner chose this';

/** Each role with its sign-up, and its rows in the network. */
const roles = {
  buyer: ['/api/end-user-signup', endUserSignUp],
  'real estate agent': ['/api/agent-signup', (fields: object) => agentSignUp({ ...ofCompany(), ...fields })],
  'mortgage agent': [
    '/api/agent-signup',
    (fields: object) => agentSignUp({ ...ofCompany(), agentType: 'mortgage', ...fields }),
  ],
  'company owner': ['/api/reseller-signup', resellerSignUp],
} as const;
const ofCompany = () => ({ resellerCode: `company-${company.id}` });
const everyRole = (Object.keys(roles) as (keyof typeof roles)[]).map((role) => [role] as const);

let addresses = 0;
const anAddress = () => `owned-${++addresses}@example.com`;

/** Signs up in a separate browser. */
async function open(role: keyof typeof roles, email: string, secret: string) {
  const [path, form] = roles[role];
  const browser = aBrowser(app);
  const sent = form({ email, password: secret, confirmPassword: secret });
  expect((await browser.request('POST', path, sent)).status).toBe(200);
  const id = (await browser.person())!;
  const token = await tokenFor(app, email, 'verify-email').catch(() => undefined);
  return { id, browser, token };
}

const confirm = (token: string | undefined, secret = chosen, browser = aBrowser(app)) =>
  browser.request('POST', '/api/verify-email', { token, password: secret });
const enter = (email: string, secret: string) => aBrowser(app).signIn(email, { password: secret });

/** Returns the account that an address and a password open. */
async function accountOpenedBy(email: string, secret: string): Promise<number | undefined> {
  const browser = aBrowser(app);
  await browser.signIn(email, { password: secret });
  return browser.person();
}

async function expectNothingLeft(id: number, email: string) {
  expect(await accountOpenedBy(email, attackers)).not.toBe(id);
  expect(await db().$count(twoFactors, eq(twoFactors.userId, id))).toBe(0);
}

/** Returns the rows of an account that its person would miss. */
async function roleRows(id: number) {
  return [await db().$count(agents, eq(agents.personId, id)), await db().$count(resellers, eq(resellers.ownerId, id))];
}

describe.each(everyRole)('an address as %s', (role) => {
  it('belongs to its owner although an attacker signed up with it first, and both keep their accounts', async () => {
    const email = anAddress();
    const attacker = await open(role, email, attackers);
    const owner = await open(role, email, owners);
    const [held, theirs] = [await roleRows(owner.id), await roleRows(attacker.id)];
    expect((await confirm(owner.token, chosen, owner.browser)).status).toBe(200);
    expect(await accountOpenedBy(email, chosen)).toBe(owner.id);
    expect((await enter(email, attackers)).body.home).toBe('/add-email');
    expect((await confirm(attacker.token)).status).toBe(400);
    expect([await roleRows(owner.id), await roleRows(attacker.id)]).toEqual([held, theirs]);
  });

  it('is the owner’s even when they open the link of the attacker’s sign-up', async () => {
    const email = anAddress();
    const attacker = await open(role, email, attackers);
    expect((await confirm(attacker.token)).status).toBe(200);
    expect(await attacker.browser.person()).toBeUndefined();
    expect(await accountOpenedBy(email, chosen)).toBe(attacker.id);
    await expectNothingLeft(attacker.id, email);
  });

  it('stays with its owner when an attacker signs up with it later', async () => {
    const email = anAddress();
    const owner = await open(role, email, owners);
    await confirm(owner.token, chosen, owner.browser);
    const before = await db().select().from(people).where(eq(people.id, owner.id));
    const attacker = await open(role, email, attackers);
    expect(attacker.id).not.toBe(owner.id);
    expect((await confirm(await tokenFor(app, email, 'not-me'))).status).toBe(400);
    expect(await db().select().from(people).where(eq(people.id, owner.id))).toEqual(before);
    expect(await owner.browser.person()).toBe(owner.id);
    expect(await accountOpenedBy(email, chosen)).toBe(owner.id);
    expect(await accountOpenedBy(email, attackers)).toBe(attacker.id);
  });

  it('belongs to one account when both sign up and confirm at once', { tags: ['both-databases'] }, async () => {
    const email = anAddress();
    const [attacker, owner] = await Promise.all([open(role, email, attackers), open(role, email, owners)]);
    const tokens = [attacker.id, owner.id].map(async (id) => linkOf(email, id));
    const replies = await Promise.all((await Promise.all(tokens)).map((token) => confirm(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    const proved = await db().select().from(people).where(eq(people.email, email));
    expect(proved).toHaveLength(1);
    expect(await accountOpenedBy(email, chosen)).toBe(proved[0]!.id);
    // The account that lost the address still works with the password of its sign-up.
    const [loser, secret] = proved[0]!.id === owner.id ? [attacker.id, attackers] : [owner.id, owners];
    expect(await accountOpenedBy(email, secret)).toBe(loser);
  });

  it('loses the second factor that an attacker set, by the link and by a reset', async () => {
    for (const way of ['link', 'reset'] as const) {
      const email = anAddress();
      const attacker = await open(role, email, attackers);
      await db().insert(twoFactors).values({ userId: attacker.id, secret: 'x', backupCodes: 'x', verified: true });
      await db().update(people).set({ twoFactorEnabled: true }).where(eq(people.id, attacker.id));
      if (way === 'link') await confirm(attacker.token);
      else {
        await app.request('POST', '/api/forgot-password', { email });
        await expect.poll(() => tokenFor(app, email, 'reset-password').catch(() => '')).not.toBe('');
        const token = await tokenFor(app, email, 'reset-password');
        expect((await app.request('POST', '/api/reset-password', { token, password: chosen })).status).toBe(200);
      }
      expect((await enter(email, chosen)).body.next).toBe('home');
      await expectNothingLeft(attacker.id, email);
    }
  });
});

/** The link that was emailed for one account's sign-up. */
async function linkOf(email: string, id: number): Promise<string> {
  const rows = await emailsTo(app, email);
  return rows
    .map(({ text }) => /verify-email\?token=([^\s&]+)/.exec(text)?.[1] ?? '')
    .find((token) => token.startsWith(`confirm.${id}.`))!;
}

describe('an address of the operator', () => {
  it('is removed from accounts that claim it when the command creates the operator, and from no account that confirmed it', async () => {
    const email = anAddress();
    const attacker = await open('buyer', email, attackers);
    const operator = { email, username: `operator-${addresses}`, firstName: 'Ada', lastName: 'Stone' };
    const token = await app.context.database.transaction((tx) => openOperator(tx, operator));
    expect((await app.request('POST', '/api/reset-password', { token, password: chosen })).status).toBe(200);
    expect((await confirm(attacker.token)).status).toBe(400);
    expect((await enter(email, attackers)).body.home).toBe('/add-email');
    const login = { username: operator.username, password: chosen };
    expect((await app.request('POST', '/api/wholesaler-login', login)).status).toBe(200);
    const owner = await aMember(app);
    const again = app.context.database.transaction((tx) =>
      openOperator(tx, { ...operator, email: owner.email, username: 'x' }),
    );
    await expect(again).rejects.toThrow('address');
    expect(await accountOpenedBy(owner.email, password)).toBe(owner.id);
  });
});

describe('a role in the network', () => {
  it('of a company owner is hidden before the address is confirmed', async () => {
    const wholesaler = await aMember(app, { role: 'wholesaler', twoFactorEnabled: true });
    const as = { 'x-test-person': `${wholesaler.id}` };
    const email = anAddress();
    const owner = await open('company owner', email, owners);
    const waiting = async () =>
      (await app.request('GET', '/api/wholesaler/pending-verifications', undefined, as)).body.filter(
        (each: { email: string }) => each.email === email,
      );
    expect(await waiting()).toEqual([]);
    await db().update(resellers).set({ verification: 'verified' }).where(eq(resellers.ownerId, owner.id));
    const [row] = await db().select().from(resellers).where(eq(resellers.ownerId, owner.id));
    const listed = () => app.request('GET', `/api/companies?id=${row!.id}`);
    await app.context.database.pool.query(`update subscriptions set status = 'active' where customer_id = $1`, [
      row!.customerId,
    ]);
    expect((await listed()).body).toEqual([]);
    const invite = { email: 'new.agent@example.com', agentType: 'real_estate' };
    expect(await owner.browser.request('POST', '/api/reseller/invitations', invite)).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^Confirm your email address first/) },
    });
    await confirm(owner.token, chosen, owner.browser);
    expect(await waiting()).toHaveLength(1);
    expect((await listed()).body).toHaveLength(1);
  });

  it('of an agent is hidden before the address is confirmed', async () => {
    const email = anAddress();
    const agent = await open('real estate agent', email, owners);
    const own = () => app.request('GET', '/api/reseller/agents', undefined, company.as);
    const isListed = async () => (await own()).body.some((each: { email: string }) => each.email === email);
    expect(await isListed()).toBe(false);
    await confirm(agent.token, chosen, agent.browser);
    expect(await isListed()).toBe(true);
  });
});
