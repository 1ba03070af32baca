import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aBrowser, aMember, lettersTo, password } from './browser.fixture.ts';
import { accountLettersPart } from './letters.ts';
import { openAccount } from './open-account.ts';
import { attempts, people } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.house.database.db.delete(attempts));
afterAll(() => app.stop());

const guess = (email: string, wrong = 'wrong horse') => aBrowser(app).signIn(email, { password: wrong });
const plain = ({ status, body }: { status: number; body: object }) => ({ status, ...body, requestId: '' });

describe('whoever guesses passwords', () => {
  it('learns nothing of whether an address is known', async () => {
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

  it('gets no more tries by making them all at once', async () => {
    const { email } = await aMember(app);
    const replies = await Promise.all(Array.from({ length: 25 }, () => guess(email)));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('is locked out by address after fifty tries on many accounts', async () => {
    const { db } = app.house.database;
    const { email } = await aMember(app);
    await guess('first@example.com');
    await db.update(attempts).set({ points: 50 });
    expect((await guess(email, password)).status).toBe(429);
  });

  it('costs those who know their password nothing', async () => {
    const { email } = await aMember(app);
    for (let tries = 0; tries < 9; tries += 1) await guess(email);
    for (let tries = 0; tries < 3; tries += 1) expect((await guess(email, password)).status).toBe(200);
    expect((await guess(email)).status).toBe(401);
  });

  it('learns nothing from the time that an answer takes', { timeout: 60_000, retry: 2 }, async () => {
    const { email } = await aMember(app);
    const time = async (address: string) => {
      await app.house.database.db.delete(attempts);
      const start = performance.now();
      await guess(address);
      return performance.now() - start;
    };
    await time(email);
    const [known, unknown]: [number[], number[]] = [[], []];
    // Side by side, so that a machine that is busy for a moment is busy for both.
    for (let round = 0; round < 15; round += 1) {
      known.push(await time(email));
      unknown.push(await time(`nobody-${round}@example.com`));
    }
    const middle = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
    const [one, other] = [middle(known), middle(unknown)];
    // A hash that one of them is spared would be a third of the time.
    expect(Math.abs(one - other) / Math.max(one, other)).toBeLessThan(0.2);
  });
});

describe('whoever looks for addresses', () => {
  it('is answered the same by the page for forgotten passwords', async () => {
    const { email } = await aMember(app);
    const [known, unknown] = await Promise.all(
      [email, 'nobody@example.com'].map((each) => app.request('POST', '/api/forgot-password', { email: each })),
    );
    expect(plain(unknown!)).toEqual(plain(known!));
    await expect.poll(() => lettersTo(app, email)).toHaveLength(1);
    expect(await lettersTo(app, 'nobody@example.com')).toEqual([]);
  });

  it('gets an account at a sign-up with a taken address, which never is that address', async () => {
    const { id, email } = await aMember(app);
    const open = () =>
      app.house.database.transaction((tx) =>
        openAccount(tx, app.house.use(accountLettersPart), {
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
    const first = await open();
    const second = await open();
    expect(first.personId).not.toBe(id);
    expect(second.email).toMatch(/@unconfirmed\.invalid$/);
    const kept = await app.house.database.db.select({ id: people.id }).from(people);
    expect(kept.map((person) => person.id)).not.toContain(first.personId);
    expect((await lettersTo(app, email)).map(({ subject }) => subject)).toEqual([
      'You already have an account',
      'You already have an account',
    ]);
    const shadow = await app.request('GET', '/api/account', undefined, { 'x-test-person': String(second.personId) });
    expect(shadow.body).toMatchObject({ email, emailVerified: false });
  });
});
