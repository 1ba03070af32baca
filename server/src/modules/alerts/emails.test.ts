import { MINUTE_MS } from '@lintel/geo';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aPerson, type TestPerson } from '../../../test/people.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { people } from '../accounts/tables.ts';
import { notifications, quietHours } from '../notifications/tables.ts';
import type { AlertFrequency } from './contract.ts';
import { mailDueAt } from './mail/due.ts';
import { writeDueEmails } from './mail/write-emails.ts';
import { matchingToken } from './matching/match-changes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const db = () => app.context.database.db;

let towns = 0;
/** Returns the time zone in which it is noon now, so that no test runs across eight in the morning. */
function zoneAtNoon(): string {
  const west = new Date().getUTCHours() - 12;
  return `Etc/GMT${west < 0 ? '-' : '+'}${Math.abs(west)}`;
}
/** Creates a person with a search in their own town. */
async function searcher(frequency: AlertFrequency, timeZone = 'America/Toronto') {
  const name = 'My town';
  const who = await aPerson(app, 'end_user', { timeZone });
  const town = `Town ${++towns}`;
  const reply = await app.request(
    'POST',
    '/api/saved-searches',
    { search: { place: [town] }, name, frequency },
    who.as,
  );
  const arrive = async (count = 1) => {
    await storeHomes(app.context.database, ...Array.from({ length: count }, () => home({ city: town })));
    await app.context.resolve(matchingToken).drain();
  };
  return { who, id: reply.body.id as number, arrive };
}
const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const write = (now: Date) => writeDueEmails(app.context, now);
const emailsTo = ({ email }: TestPerson) =>
  db().select().from(emailOutbox).where(eq(emailOutbox.recipient, email)).orderBy(asc(emailOutbox.id));

it('sends one email soon after a change, with the reason and the links that pause and edit', async () => {
  const { who, id, arrive } = await searcher('instant');
  await arrive(2);
  expect(await write(new Date())).toBe(0);
  expect(await write(after(1))).toBe(1);
  expect(await write(after(2))).toBe(0);
  const [email, ...others] = await emailsTo(who);
  expect(others).toEqual([]);
  expect(email!.subject).toBe('2 homes for “My town”');
  expect(email!.text).toContain('New at US$450,000: ');
  expect(email!.text).toContain(`Why it matched: Town ${towns}.`);
  const token = /saved-searches\/link\/([^?]+)\?do=pause/.exec(email!.text)![1]!;
  expect(email!.unsubscribe).toContain(`/api/alert-links/${token}/unsubscribe`);
  const path = `/api/alert-links/${token}`;
  expect((await app.request('GET', path)).body).toMatchObject({ name: 'My town', paused: false, removed: false });
  expect((await app.request('POST', path, { action: 'pause' })).body.paused).toBe(true);
  await arrive();
  expect(await write(after(5))).toBe(0);
  expect((await app.request('POST', path, { action: 'resume' })).body.paused).toBe(false);
  const unsubscribed = await app.request('POST', `${path}/unsubscribe`, 'List-Unsubscribe=One-Click', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect([unsubscribed.status, unsubscribed.body.frequency]).toEqual([200, 'off']);
  for (const forged of [`${id}.AAAAAAAAAA`, token.replace(/^\d+/, '999999'), 'x'.repeat(50)])
    expect((await app.request('GET', `/api/alert-links/${forged}`)).status).toBe(404);
});

it('holds back above ten homes an hour and then sends all that waited in one email', async () => {
  const { who, arrive } = await searcher('instant');
  await arrive(4);
  await write(after(1));
  await arrive(9);
  expect(await write(after(2))).toBe(0);
  expect(await write(after(62))).toBe(1);
  expect((await emailsTo(who)).map(({ subject }) => subject)).toEqual([
    '4 homes for “My town”',
    '9 homes for “My town”',
  ]);
});

it('waits for the end of quiet hours', async () => {
  const { who, arrive } = await searcher('instant');
  await db().insert(quietHours).values({ personId: who.id, fromMinute: 0, untilMinute: 1_439 });
  await arrive();
  expect(await write(after(1))).toBe(0);
  await db().delete(quietHours).where(eq(quietHours.personId, who.id));
  expect(await write(after(24 * 60))).toBe(1);
});

it('sends daily alerts in the morning with an inbox entry; after a change of frequency the new one applies', async () => {
  const { who, id, arrive } = await searcher('daily', zoneAtNoon());
  await arrive(3);
  await write(after(1));
  expect(await emailsTo(who)).toEqual([]);
  await write(after(24 * 60));
  expect((await emailsTo(who)).map(({ subject }) => subject)).toEqual(['3 homes for “My town”']);
  const inbox = await db().select().from(notifications).where(eq(notifications.personId, who.id));
  expect(inbox.map(({ title, path }) => [title, path])).toEqual([['3 homes for “My town”', `/saved-searches/${id}`]]);
  await arrive();
  await app.request('PATCH', `/api/saved-searches/${id}`, { frequency: 'instant' }, who.as);
  expect(await write(after(1))).toBe(1);
});

it('is due at eight in the morning, on Mondays for weekly alerts, also across daylight saving changes', () => {
  const due = (frequency: AlertFrequency, since: string) =>
    mailDueAt(frequency, 'America/Toronto', new Date(since))?.toISOString();
  expect(due('daily', '2026-03-07T14:00:00Z')).toBe('2026-03-08T12:00:00.000Z');
  expect(due('daily', '2026-03-07T12:59:00Z')).toBe('2026-03-07T13:00:00.000Z');
  expect(due('weekly', '2026-03-07T14:00:00Z')).toBe('2026-03-09T12:00:00.000Z');
  expect(due('weekly', '2026-03-09T12:00:00Z')).toBe('2026-03-16T12:00:00.000Z');
  expect(due('off', '2026-03-09T12:00:00Z')).toBeUndefined();
});

it('skips unconfirmed addresses and homes that were hidden since', async () => {
  const unconfirmed = await searcher('instant');
  await db().update(people).set({ emailVerified: false }).where(eq(people.id, unconfirmed.who.id));
  const confirmed = await searcher('instant');
  await unconfirmed.arrive();
  await confirmed.arrive();
  await db().execute(sql`update listings set internet_entire_listing_display_yn = false`);
  expect(await write(after(1))).toBe(0);
  expect([...(await emailsTo(unconfirmed.who)), ...(await emailsTo(confirmed.who))]).toEqual([]);
});
