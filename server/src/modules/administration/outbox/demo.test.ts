import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aBuyer, aCompany, anAgent, type TestPerson } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { attemptsToken } from '../../accounts/index.ts';
import { sampleSystemName } from '../../accounts/sample.ts';
import { people } from '../../accounts/tables.ts';

const pair = { username: 'demo', password: 'open-the-door' };
const folder = mkdtempSync(join(tmpdir(), 'lintel-outbox-'));
let app: TestApp;
let sample: Record<'reseller' | 'real_estate' | 'mortgage' | 'buyer', TestPerson>;

beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_DATA_FOLDER: folder } });
  const company = await aCompany(app);
  sample = {
    reseller: company,
    real_estate: await anAgent(app, company),
    mortgage: await anAgent(app, company, { agentType: 'mortgage' }),
    buyer: await aBuyer(app),
  };
  const addresses = {
    reseller: 'rafael.ortega@example.com',
    real_estate: 'naomi.sinclair@example.com',
    mortgage: 'kwame.mensah@example.com',
    buyer: 'elena.novak@example.com',
  };
  for (const [who, email] of Object.entries(addresses))
    await app.context.database.db
      .update(people)
      .set({ email })
      .where(eq(people.id, sample[who as 'buyer'].id));
});
beforeEach(async () => {
  for (const address of ['127.0.0.1', '::1', '0:0:0:0'])
    await app.context.resolve(attemptsToken).forget('signInAddress', address);
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const login = (body: object) => app.request('POST', '/api/demo-login', body);
const loadSample = () => storeHomes(app.context.database, home({ originatingSystemName: sampleSystemName }));

describe('the demo login', () => {
  it('does not exist unless the sample network is loaded', async () => {
    expect((await login({ userType: 'buyer', ...pair })).status).toBe(404);
    expect((await app.request('GET', '/api/session')).body.demo).toBe(false);
    await loadSample();
    expect((await login({ userType: 'buyer', ...pair })).status).toBe(200);
    expect((await app.request('GET', '/api/session')).body.demo).toBe(true);
  });

  it.each([
    ['buyer', undefined, 'buyer', '/dashboard'],
    ['reseller', undefined, 'reseller', '/reseller-dashboard'],
    ['agent', 'real_estate', 'real_estate', '/real-estate-agent-dashboard'],
    ['agent', 'mortgage', 'mortgage', '/mortgage-agent-dashboard'],
    ['agent', undefined, 'real_estate', '/agent-dashboard'],
  ] as const)(
    'signs in as the sample’s %s (%s) with its own rights, and leads to its desk',
    async (userType, agentType, who, dashboard) => {
      const entered = await login({ userType, ...(agentType ? { agentType } : {}), ...pair });
      expect(entered.body).toEqual({ home: dashboard });
      const lines = entered.headers.getSetCookie();
      for (const line of lines) expect(line).toMatch(/HttpOnly; SameSite=Lax$/);
      const cookie = lines.map((line) => line.split(';')[0]).join('; ');
      const { person } = (await app.request('GET', '/api/session', undefined, { cookie })).body;
      expect(person.id).toBe(sample[who].id);
      if (agentType) expect(person.home).toBe(dashboard);
      await app.request('POST', '/api/sign-out', {}, { cookie });
      expect((await app.request('GET', '/api/session', undefined, { cookie })).body.person).toBeNull();
    },
  );

  it.each([
    ['another password', { ...pair, password: 'open-the-doors' }],
    ['another name', { ...pair, username: 'admin' }],
    ['the name as the password', { username: 'demo', password: 'demo' }],
  ])('rejects %s with the same message', async (_what, wrong) => {
    expect(await login({ userType: 'buyer', ...wrong })).toMatchObject({
      status: 401,
      body: { detail: 'Invalid credentials. Please check your username and password.' },
    });
  });

  it.each([
    [{ userType: 'buyer', password: 'x' }, 'username', 'Username is required'],
    [{ userType: 'buyer', username: ' ', password: 'x' }, 'username', 'Username is required'],
    [{ userType: 'buyer', username: 'demo' }, 'password', 'Password is required'],
    [{ ...pair }, 'userType', 'Please select a user type'],
    [{ ...pair, userType: 'wholesaler' }, 'userType', 'Please select a user type'],
    [{ ...pair, userType: 'buyer', role: 'wholesaler' }, 'role', 'is unknown'],
  ])('rejects %j with the messages of the specification', async (body, field, rule) => {
    expect(await login(body)).toMatchObject({ status: 400, body: { fields: [{ field, rule }] } });
  });

  it('is rate limited for an IP address that guesses', async () => {
    const wrong = () => login({ userType: 'buyer', username: 'demo', password: 'x' });
    for (let tries = 0; tries < 50; tries += 1) expect((await wrong()).status).toBe(401);
    expect((await login({ userType: 'buyer', ...pair })).status).toBe(429);
  });

  it('is recorded in the audit log', async () => {
    await login({ userType: 'buyer', ...pair });
    const lines = await app.context.database.db.select().from(auditLog).where(eq(auditLog.action, 'demo.signed_in'));
    expect(lines.at(-1)).toMatchObject({ object: `person:${sample.buyer.id}`, actor: 'visitor' });
  });
});

describe('the demo login and the outbox', () => {
  const elsewhere = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

  it.each([
    ['through a proxy', {}, { 'x-forwarded-for': '127.0.0.1' }],
    ['through another proxy', {}, { forwarded: 'for=127.0.0.1' }],
    ['under the name of another site', {}, { host: 'evil.example' }],
    ...(elsewhere ? [['over the network', { host: elsewhere }, {}] as const] : []),
  ] as const)('answer 404 to who comes %s', async (_, place, headers) => {
    await loadSample();
    const body = { userType: 'buyer', ...pair };
    expect(await statusOf('GET', '/api/dev/outbox', { place, headers })).toBe(404);
    expect(await statusOf('GET', `/api/dev/outbox/${crypto.randomUUID()}`, { place, headers })).toBe(404);
    expect(await statusOf('POST', '/api/demo-login', { place, headers, body })).toBe(404);
  });

  /** Uses Node's HTTP client, because `fetch` sets the Host header itself. */
  const statusOf = (
    method: string,
    path: string,
    { place, headers, body }: { place: { host?: string }; headers: object; body?: object },
  ) =>
    new Promise<number>((done, fail) => {
      const { port } = new URL(app.url);
      const given = { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) };
      request({ host: 'localhost', ...place, port, method, path, headers: given }, (reply) => {
        reply.resume();
        done(reply.statusCode!);
      })
        .once('error', fail)
        .end(body && JSON.stringify(body));
    });
});

describe('the outbox', () => {
  const letter = { to: 'elena.novak@example.com', subject: 'A test', text: 'text', html: '<p>html</p>' };

  it('shows all emails or those to one address while the sample network is loaded', async () => {
    await app.context.mail.send(letter);
    await app.context.mail.send({ ...letter, to: 'other@example.com' });
    const { letters } = (await app.request('GET', '/api/dev/outbox?to=Elena.Novak@example.com')).body;
    expect(letters[0]).toMatchObject({ to: letter.to, subject: 'A test' });
    expect(new Set(letters.map(({ to }: { to: string }) => to))).toEqual(new Set([letter.to]));
    expect(letters[0]).not.toHaveProperty('html');
    expect((await app.request('GET', `/api/dev/outbox/${letters[0].id}`)).body).toMatchObject(letter);
    expect((await app.request('GET', `/api/dev/outbox/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await app.request('GET', '/api/dev/outbox/..%2F..%2Fsecret')).status).toBe(400);
  });

  it('does not exist without the sample network or where emails are really sent', async () => {
    const sending = await startTestApp({ settings: { LINTEL_SMTP_URL: 'smtp://localhost:1' } });
    await storeHomes(sending.context.database, home({ originatingSystemName: sampleSystemName }));
    expect((await sending.request('GET', '/api/dev/outbox')).status).toBe(404);
    await sending.stop();
    await app.reset();
    expect((await app.request('GET', '/api/dev/outbox')).status).toBe(404);
  });
});
