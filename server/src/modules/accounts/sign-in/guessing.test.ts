import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cheapPasswords, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBrowser, aMember, emailsTo, password } from '../browser.fixture.ts';
import { accountEmailsToken } from '../emails.ts';
import { openAccount } from '../opening/open-account.ts';
import { hashPassword, setPasswordCost } from '../passwords/passwords.ts';
import { attempts, credentials, people, twoFactors } from '../tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.context.database.db.delete(attempts));
afterAll(() => app.stop());

const guess = (email: string, wrong = 'wrong horse') => aBrowser(app).signIn(email, { password: wrong });
const plain = ({ status, body }: { status: number; body: object }) => ({ status, ...body, requestId: '' });

describe('a person who guesses passwords', () => {
  it('cannot find out whether an address is known', async () => {
    const { email } = await aMember(app);
    expect((await guess(email)).status).toBe(401);
    expect(plain(await guess('nobody@example.com'))).toEqual(plain(await guess(email)));
  });

  it.each(['known', 'unknown'])(
    'is locked out after ten tries on a %s account, and told for how long',
    async (kind) => {
      const email = kind === 'known' ? (await aMember(app)).email : 'nobody.at.all@example.com';
      for (let tries = 0; tries < 10; tries += 1) expect((await guess(email)).status).toBe(401);
      const locked = await guess(email);
      expect(locked.status).toBe(429);
      expect(locked.body.detail).toBe('Too many attempts. Please try again in 15 minutes.');
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
      expect((await guess(email, password)).status).toBe(429);
    },
  );

  it('gets no additional attempts from concurrent requests', { tags: ['both-databases'] }, async () => {
    const { email } = await aMember(app);
    const replies = await Promise.all(Array.from({ length: 25 }, () => guess(email)));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('is locked out by address after fifty attempts on many accounts', async () => {
    const { db } = app.context.database;
    const { email } = await aMember(app);
    await guess('first@example.com');
    await db.update(attempts).set({ points: 50 });
    expect((await guess(email, password)).status).toBe(429);
  });

  it('does not lock out people who know their password', async () => {
    const { email } = await aMember(app);
    for (let tries = 0; tries < 9; tries += 1) await guess(email);
    for (let tries = 0; tries < 3; tries += 1) expect((await guess(email, password)).status).toBe(200);
    expect((await guess(email)).status).toBe(401);
  });

  it('cannot find out anything from response times', { timeout: 60_000, retry: 2 }, async () => {
    setPasswordCost();
    onTestFinished(() => setPasswordCost(cheapPasswords));
    const { id, email } = await aMember(app);
    await app.context.database.db
      .update(credentials)
      .set({ password: await hashPassword(password) })
      .where(eq(credentials.userId, id));
    const time = async (address: string) => {
      await app.context.database.db.delete(attempts);
      const start = performance.now();
      await guess(address);
      return performance.now() - start;
    };
    await time(email);
    const [known, unknown]: [number[], number[]] = [[], []];
    // Interleaved, so that a busy machine slows both equally.
    for (let round = 0; round < 15; round += 1) {
      known.push(await time(email));
      unknown.push(await time(`nobody-${round}@example.com`));
    }
    const middle = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
    const [one, other] = [middle(known), middle(unknown)];
    // Skipping one hash would save a third of the time.
    expect(Math.abs(one - other) / Math.max(one, other)).toBeLessThan(0.2);
  });
});

describe('the owner of an attacked account', () => {
  let behindProxy: TestApp;
  let made = 0;
  beforeAll(async () => {
    behindProxy = await startTestApp({ settings: { LINTEL_TRUST_PROXY: 'true' } });
  });
  afterAll(() => behindProxy.stop());
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const signIn = (email: string, given: string, headers: Record<string, string>) =>
    behindProxy.request('POST', '/api/sign-in', { email, password: given }, headers);
  const deviceOf = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().find((line) => line.startsWith('lintel.device='))!;
  const cookieOf = (line: string) => ({ cookie: line.split(';')[0]! });
  /** Simulates failures from many addresses: recorded attempts, and what each leaves for its own address. */
  const attack = async (email: string, failures: number) => {
    const { db } = behindProxy.context.database;
    for (let at = 0; at < 12; at += 1) await signIn(email, 'wrong horse', from(`203.0.113.${at}`));
    await db
      .update(attempts)
      .set({ points: failures })
      .where(eq(attempts.key, `signInAccount:${email}`));
  };
  const timed = async <T>(run: () => Promise<T>): Promise<[T, number]> => {
    const startedAt = performance.now();
    return [await run(), performance.now() - startedAt];
  };

  it('signs in from a known device immediately, even from a locked-out address', async () => {
    const { email } = await aMember(behindProxy, { email: `owner${++made}@example.com` });
    const device = deviceOf(await signIn(email, password, from('198.51.100.1')));
    expect(device).toMatch(/; Path=\/api; HttpOnly; SameSite=Lax$/);
    for (let at = 0; at < 11; at += 1) await signIn(email, 'wrong horse', from('198.51.100.1'));
    await attack(email, 5_000);
    expect((await signIn(email, password, from('198.51.100.1'))).status).toBe(429);
    const [reply, ms] = await timed(() => signIn(email, password, { ...from('198.51.100.1'), ...cookieOf(device) }));
    expect(reply.status).toBe(200);
    expect(ms).toBeLessThan(900);
  });

  it('signs in from a new device and address with a delay, however many others fail', async () => {
    const { email } = await aMember(behindProxy, { email: `owner${++made}@example.com` });
    await attack(email, 150);
    const [reply, ms] = await timed(() => signIn(email, password, from('198.51.100.2')));
    expect(reply.status).toBe(200);
    expect(ms).toBeGreaterThan(990);
    const unknown = 'nobody.attacked@example.com';
    await attack(unknown, 150);
    const [refused, refusedMs] = await timed(() => signIn(unknown, password, from('198.51.100.2')));
    expect(refused.status).toBe(401);
    expect(refusedMs).toBeGreaterThan(990);
  });

  it('gets no exemption from a device cookie that is forged, belongs to another account or former password, or was used for guessing', async () => {
    const owner = await aMember(behindProxy, { email: `owner${++made}@example.com` });
    const other = await aMember(behindProxy, { email: `other${++made}@example.com` });
    const device = deviceOf(await signIn(owner.email, password, from('198.51.100.3')));
    const others = deviceOf(await signIn(other.email, password, from('198.51.100.3')));
    for (let at = 0; at < 11; at += 1) await signIn(owner.email, 'wrong horse', from('198.51.100.3'));
    const statusWith = async (line: string) =>
      (await signIn(owner.email, 'wrong horse', { ...from('198.51.100.3'), ...cookieOf(line) })).status;
    expect(await statusWith(others)).toBe(429);
    expect(await statusWith(device.replace(/\.(.)(?=[^.]{42};)/, (_, sign) => `.${sign === 'A' ? 'B' : 'A'}`))).toBe(
      429,
    );
    const statuses = [];
    for (let at = 0; at < 11; at += 1) statuses.push(await statusWith(device));
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    await behindProxy.context.database.db.delete(attempts).where(like(attempts.key, 'signInDevice:%'));
    expect(await statusWith(device)).toBe(401);
    await behindProxy.context.database.db
      .update(credentials)
      .set({ password: await hashPassword('another horse') })
      .where(eq(credentials.userId, owner.id));
    expect(await statusWith(device)).toBe(429);
  });

  it('can complete the second step while someone without the password sends codes', async () => {
    const { id, email } = await aMember(behindProxy, { email: `owner${++made}@example.com` });
    const { db } = behindProxy.context.database;
    await db.insert(twoFactors).values({ userId: id, secret: 'x', backupCodes: 'x', verified: true });
    for (let at = 0; at < 12; at += 1) {
      await signIn(email, 'wrong horse', from('203.0.113.9'));
      await behindProxy.request('POST', '/api/sign-in/second-factor', { code: '000000' }, from('203.0.113.9'));
    }
    const [kept] = await db.select().from(twoFactors).where(eq(twoFactors.userId, id));
    expect(kept).toMatchObject({ failedVerificationCount: 0, lockedUntil: null });
  });
});

describe('a person who looks for known addresses', () => {
  it('gets the same reply from the page for forgotten passwords', async () => {
    const { email } = await aMember(app);
    const [known, unknown] = await Promise.all(
      [email, 'nobody@example.com'].map((each) => app.request('POST', '/api/forgot-password', { email: each })),
    );
    expect(plain(unknown!)).toEqual(plain(known!));
    await expect.poll(() => emailsTo(app, email)).toHaveLength(1);
    expect(await emailsTo(app, 'nobody@example.com')).toEqual([]);
  });

  it('gets a separate account when signing up with a known address', async () => {
    const { id, email } = await aMember(app);
    const open = () =>
      app.context.database.transaction((tx) =>
        openAccount(tx, app.context.resolve(accountEmailsToken), {
          email,
          passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA',
          firstName: 'Eve',
          lastName: 'Stone',
          phone: null,
          role: 'end_user',
          consents: [],
          address: '192.0.2.1',
        }),
      );
    const [first, second] = [await open(), await open()];
    const kept = (await app.context.database.db.select({ id: people.id }).from(people)).map((person) => person.id);
    expect(kept).toEqual(expect.arrayContaining([id, first.personId, second.personId]));
    expect((await emailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      'You already have an account',
      'You already have an account',
    ]);
    const claimant = await app.request('GET', '/api/account', undefined, { 'x-test-person': `${second.personId}` });
    expect(claimant.body).toMatchObject({ email, emailVerified: false, emailNeeded: false });
  });
});
