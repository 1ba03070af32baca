import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/harness.ts';
import { aBuyer, aCompany, aPerson, type TestPerson } from '../test/people.ts';
import { aMember } from './modules/accounts/browser.fixture.ts';
import { attempts } from './modules/accounts/tables.ts';
import { endUserSignUp } from './modules/signups/sign-ups.fixture.ts';
import { mailboxOf } from './platform/email/email-budget.ts';
import { emailOutbox, strangerEmails } from './platform/email/email-outbox.tables.ts';
import { queueEmail } from './platform/email/email-outbox.ts';
import { renderEmail } from './platform/email/render-email.ts';

/** The emails that unauthenticated visitors can trigger, over all modules. */
let app: TestApp;
let company: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  company = await aCompany(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const allLetters = () => db().select().from(emailOutbox);
const to = (mailbox: string) => async () =>
  (await allLetters()).filter(({ recipient }) => mailboxOf(recipient) === mailboxOf(mailbox));
let made = 0;

const signUp = (email: string, names = 'Ada') =>
  app.request('POST', '/api/end-user-signup', endUserSignUp({ email, firstName: names, lastName: names }));
const ask = (email: string, words = `Question ${++made}`) =>
  app.request('POST', '/api/support/tickets', { fullName: words, email, subject: words, message: words });

/** Every way in which a visitor triggers an email to an address. */
const ways: Record<string, (email: string) => Promise<{ status: number; body: unknown }>> = {
  'a sign-up': (email) => signUp(email, `Ada${String.fromCharCode(97 + (++made % 26))}`),
  'a password reset': (email) => app.request('POST', '/api/forgot-password', { email }),
  'a support ticket': (email) => ask(email),
  'a co-buyer invitation': async (email) =>
    app.request('POST', '/api/shared-list/invitations', { email }, (await aBuyer(app)).as),
};

describe('the budget of emails that strangers cause', () => {
  it.each(Object.keys(ways))('limits %s, whose response stays the same beyond the limit', async (way) => {
    const { email } = await aMember(app, { email: `victim${++made}@example.com` });
    const replies = [];
    for (let at = 0; at < 7; at += 1) {
      await db().delete(attempts);
      replies.push(await ways[way]!(email));
    }
    const [first] = replies;
    expect(first!.status).toBeLessThan(300);
    for (const { status } of replies) expect(status).toBe(first!.status);
    await expect.poll(to(email)).toHaveLength(5);
  });

  it('is shared by all kinds of email and all spellings of an address', async () => {
    const spellings = ['victim.of.many@gmail.com', 'Victim.Of.Many+a@gmail.com', 'victimofmany+b@googlemail.com'];
    for (let round = 0; round < 2; round += 1)
      for (const [at, way] of Object.values(ways).entries()) await way(spellings[(round + at) % 3]!);
    const sent = await to(spellings[0]!)();
    expect(sent).toHaveLength(5);
    expect(new Set(sent.map(({ subject }) => subject)).size).toBeGreaterThan(2);
  });

  it('is not exceeded by causing emails at once', { tags: ['both-databases'] }, async () => {
    const email = 'at.once@example.com';
    const inviters = await Promise.all(Array.from({ length: 12 }, () => aBuyer(app)));
    const invite = ({ as }: TestPerson) => app.request('POST', '/api/shared-list/invitations', { email }, as);
    for (const { status } of await Promise.all(inviters.map(invite))) expect(status).toBeLessThan(300);
    expect(await to(email)()).toHaveLength(5);
  });

  it('is 20 a day, and visitors’ use of it does not delay emails that the owner triggers', async () => {
    const email = 'all.day@example.com';
    const write = (cause: 'stranger' | 'trusted') =>
      app.context.database.transaction((tx) =>
        queueEmail(tx, renderEmail({ to: email, subject: cause, body: ['x'], reason: 'A test.' }), cause),
      );
    for (let hour = 0; hour < 6; hour += 1) {
      for (let at = 0; at < 6; at += 1) await write('stranger');
      await db().execute(sql`update stranger_emails set written_at = written_at - interval '61 minutes'`);
    }
    expect(await to(email)()).toHaveLength(20);
    await write('trusted');
    expect(await to(email)()).toHaveLength(21);
    await db().execute(sql`update stranger_emails set written_at = written_at - interval '20 hours'`);
    await write('stranger');
    expect(await to(email)()).toHaveLength(22);
  });

  it('keeps no address', async () => {
    await ask('nobody.knows@example.com');
    expect(JSON.stringify(await db().select().from(strangerEmails))).not.toContain('nobody');
  });
});

describe('an email that a visitor causes', () => {
  it('contains no text of theirs', async () => {
    const words = 'zebrafish';
    await aPerson(app, 'wholesaler');
    await signUp('someone@example.com', words);
    await ask('someone@example.com', words);
    const unconfirmed = await aPerson(app, 'end_user', { emailVerified: false });
    const body = { fullName: words, email: unconfirmed.email, subject: words, message: words };
    const { id } = (await app.request('POST', '/api/support/tickets', body, unconfirmed.as)).body;
    await app.request('POST', `/api/support/tickets/${id}/replies`, { message: words }, unconfirmed.as);
    const sent = await allLetters();
    expect(sent.length).toBeGreaterThan(4);
    for (const { subject, text, html } of sent) expect(`${subject} ${text} ${html}`).not.toContain(words);
  });

  it('carries them once the account’s address is confirmed, to that address only', async () => {
    const words = 'zebrafish';
    const body = { fullName: words, subject: words, message: words };
    await app.request('POST', '/api/support/tickets', { ...body, email: company.email }, company.as);
    await app.request('POST', '/api/support/tickets', { ...body, email: 'other@example.com' }, company.as);
    expect((await to(company.email)()).at(-1)!.text).toContain(words);
    expect((await to('other@example.com')())[0]!.text).not.toContain(words);
  });
});

it.each([
  ['Ada@Example.COM', 'ada@example.com'],
  ['ada+news@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['A.D.A+x+y@googlemail.com', 'ada@gmail.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
])('the mailbox of %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
