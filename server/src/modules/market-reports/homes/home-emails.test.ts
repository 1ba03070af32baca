/** @module-tag both-databases */
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aPerson, type TestPerson } from '../../../../test/people.ts';
import { emailOutbox } from '../../../platform/email/email-outbox.tables.ts';
import { people } from '../../accounts/tables.ts';
import { fillHomeKeys } from '../../listings/index.ts';
import { refitMarkets } from '../../markets/valuation/refit.ts';
import { day, sales } from '../../markets/valuation/sales.fixture.ts';
import { deleteUnconfirmed } from './operations.ts';
import { homeValueEmails, homeValueReports } from './tables.ts';
import { writeHomeReports } from './write-home-reports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const known = home({ unparsedAddress: '1 Known Street', livingAreaSqft: 2_000, latitude: 30.25, longitude: -97.75 });
  await storeHomes(app.context.database, known, ...sales(260));
  await fillHomeKeys({ ...app.context.database });
  await refitMarkets(app.context, day(0), new AbortController().signal);
}, 180_000);
beforeEach(async () => {
  await db().delete(homeValueEmails);
  await db().delete(emailOutbox);
});
afterAll(() => app.stop());

const nextYear = new Date().getUTCFullYear() + 1;
/** 8:05 in Toronto and 5:05 in Los Angeles, on the first of a month of next year, from 0. */
const morning = (month = 0, hour = 13) => new Date(Date.UTC(nextYear, month, 1, hour, 5));
const write = (now = morning()) => writeHomeReports(app.context, now);
const db = () => app.context.database.db;
const emailsTo = (email: string) =>
  db().select().from(emailOutbox).where(eq(emailOutbox.recipient, email)).orderBy(asc(emailOutbox.id));
const call = (method: string, path: string, who?: Pick<TestPerson, 'as'>, body?: unknown) =>
  app.request(method, `/api/home-value-emails${path}`, body ?? (method === 'GET' ? undefined : {}), who?.as);
const known = { street: '1 Known Street', city: 'Austin', state: 'TX', postalCode: '78704', facts: {} };
const addFor = (who: TestPerson, at: object = known) => call('POST', '', who, at);
const visit = (email = 'owner@homes.example', facts: object = {}) =>
  call('POST', '', undefined, { ...known, facts, email, timeZone: 'America/Los_Angeles' });
const aReader = () => aPerson(app, 'end_user', { timeZone: 'America/Toronto' });
const tokenIn = (text: string) => /home-value-emails\/([^\s]+)/.exec(text)![1]!;

it('sends a visitor nothing but one confirmation until its link is confirmed, then one estimate a month', async () => {
  const email = 'owner@homes.example';
  expect((await visit(email)).body).toEqual({ status: 'confirm' });
  expect(await write()).toBe(0);
  const [confirmation, ...others] = await emailsTo(email);
  expect(others).toEqual([]);
  expect(confirmation!.text).toContain('1 Known Street, Austin, TX');
  const link = `/links/${tokenIn(confirmation!.text)}`;
  expect((await call('GET', link)).body).toEqual({ status: 'waiting', home: '1 Known Street, Austin, TX' });
  expect((await call('POST', `${link}/confirm`)).body.status).toBe('active');
  expect(await write(morning(0, 20))).toBe(1);
  // Eight in the morning in Los Angeles.
  expect(await write(morning(1, 15))).toBe(0);
  const written = await Promise.all([write(morning(1, 16)), write(morning(1, 16))]);
  expect(written.reduce((sum, emails) => sum + emails)).toBe(1);
  expect(await write(morning(1, 20))).toBe(0);
  expect(await write(morning(2, 16))).toBe(1);
  expect(await emailsTo(email)).toHaveLength(4);
});

it('states the estimate and range of the page, its sales, and the change since the previous email', async () => {
  const who = await aReader();
  expect((await addFor(who)).body).toEqual({ status: 'active' });
  expect(await write()).toBe(1);
  const shown = (await app.request('POST', '/api/markets/home-value', known)).body.estimate;
  const [first] = await emailsTo(who.email);
  const thousands = (amount: number) => `US$${(Math.round(amount / 1_000) * 1_000).toLocaleString('en-US')}`;
  for (const amount of [shown.estimate, shown.low, shown.high]) expect(first!.text).toContain(thousands(amount));
  expect(first!.text).toContain(`/property/${shown.comparables[0].id}`);
  expect(first!.text).not.toMatch(/last email/);
  await db()
    .update(homeValueReports)
    .set({ estimate: shown.estimate - 20_000 });
  expect(await write(morning(1))).toBe(1);
  expect((await emailsTo(who.email))[1]!.text).toContain('That’s US$20,000 more than in our last email.');
  const [own] = (await call('GET', '', who)).body;
  expect(own.last).toEqual({ month: `${nextYear}-01`, outcome: 'sent', estimate: shown.estimate, currency: 'USD' });
});

it('stops after one click in a mail program, and deletes the address of the home', async () => {
  const who = await aReader();
  await addFor(who);
  await write();
  const [email] = await emailsTo(who.email);
  const stop = () =>
    app.request('POST', new URL(email!.unsubscribe!).pathname, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
  expect([(await stop()).body, (await stop()).body]).toEqual(Array(2).fill({ status: 'stopped', home: null }));
  expect(await db().select().from(homeValueEmails)).toEqual([]);
  expect(await write(morning(1))).toBe(0);
});

it('writes an estimate again when the process ended before its email was stored', async () => {
  const who = await aReader();
  await addFor(who);
  await db().execute(sql.raw(`alter table letters add constraint broken check (recipient <> '${who.email}')`));
  try {
    expect(await write()).toBe(0);
  } finally {
    await db().execute(sql`alter table letters drop constraint broken`);
  }
  expect(await db().select().from(homeValueReports)).toEqual([]);
  expect(await write()).toBe(1);
});

it('sends none to an unconfirmed account, while market reports are off, or without an estimate, and says so', async () => {
  const [unconfirmed, off, nowhere] = [await aReader(), await aReader(), await aReader()];
  for (const who of [unconfirmed, off]) await addFor(who);
  await addFor(nowhere, { ...known, street: '9 Far Road', city: 'Tulsa', state: 'OK', postalCode: '74103' });
  await db().update(people).set({ emailVerified: false }).where(eq(people.id, unconfirmed.id));
  await app.request(
    'PATCH',
    '/api/notifications/preferences',
    { kinds: [{ kind: 'market_report', inApp: true, mail: 'off' }] },
    off.as,
  );
  expect(await write()).toBe(0);
  const outcomes = (await db().select().from(homeValueReports).orderBy(asc(homeValueReports.homeId))).map(
    ({ outcome }) => outcome,
  );
  expect(outcomes).toEqual(['off', 'off', 'no_estimate']);
});

it('lets a stranger change nothing of a confirmed home, and replies the same for every address', async () => {
  await visit('owner@homes.example', { livingAreaSqft: 2_000 });
  await visit('owner@homes.example', { livingAreaSqft: 2_100 });
  const [waiting] = await db().select().from(homeValueEmails);
  expect(waiting!.facts).toEqual({ livingAreaSqft: 2_100 });
  const [email] = await emailsTo('owner@homes.example');
  await call('POST', `/links/${tokenIn(email!.text)}/confirm`);
  const replies = [await visit('owner@homes.example', { livingAreaSqft: 9_000 }), await visit('new@homes.example')];
  expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { status: 'confirm' }]));
  const [kept] = await db().select().from(homeValueEmails).where(eq(homeValueEmails.email, 'owner@homes.example'));
  expect(kept!.facts).toEqual({ livingAreaSqft: 2_100 });
  expect((await call('POST', '', undefined, known)).body.fields[0].field).toBe('email');
});

it('keeps five homes a person, and lets no one see or end those of another', async () => {
  const [owner, other] = [await aReader(), await aReader()];
  for (let at = 1; at <= 5; at++)
    expect((await addFor(owner, { ...known, street: `${at} Known Street` })).status).toBe(200);
  expect((await addFor(owner, { ...known, street: '6 Known Street' })).status).toBe(409);
  // The facts of a home are replaced.
  expect((await addFor(owner, { ...known, facts: { bedrooms: 4 } })).status).toBe(200);
  const own = (await call('GET', '', owner)).body;
  expect([own.length, own[0].facts]).toEqual([5, { bedrooms: 4 }]);
  expect((await call('GET', '', other)).body).toEqual([]);
  expect((await call('DELETE', `/${own[0].id}`, other)).status).toBe(404);
  expect((await call('DELETE', `/${own[0].id}`, owner)).status).toBe(200);
});

it('deletes addresses that were not confirmed within a week', async () => {
  await visit();
  await addFor(await aReader());
  await deleteUnconfirmed(db(), new Date(Date.now() + 6 * 86_400_000));
  expect(await db().select().from(homeValueEmails)).toHaveLength(2);
  await deleteUnconfirmed(db(), new Date(Date.now() + 8 * 86_400_000));
  expect((await db().select().from(homeValueEmails)).map(({ email }) => email)).toEqual([null]);
});

it('rejects a link that was changed', async () => {
  await visit('other@homes.example');
  const [email] = await emailsTo('other@homes.example');
  const token = tokenIn(email!.text);
  expect((await call('GET', `/links/${token.replace(/^\d+/, (id) => String(Number(id) + 1))}`)).status).toBe(404);
});
