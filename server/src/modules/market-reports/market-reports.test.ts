/** @module-tag both-databases */
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aBuyer, aCompany, anAgent, aPerson, type TestAgent, type TestPerson } from '../../../test/people.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { people } from '../accounts/tables.ts';
import { agents } from '../companies/tables.ts';
import { contacts } from '../contacts/tables.ts';
import { liveIndexToken } from '../search/index/live-index.ts';
import { writeDueReports } from './mail/write-reports.ts';
import { marketReports } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  await storeHomes(app.context.database, ...inCity('Austin', 12), ...inCity('Waco', 9), soldIn('Waco'));
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

const inCity = (city: string, count: number) =>
  Array.from({ length: count }, (_, at) => home({ city, listPriceCents: 40_000_000 + at * 1_000_000 }));
const soldIn = (city: string) =>
  home({ city, standardStatus: 'Closed', closeDate: daysAgo(30), closePriceCents: 40_000_000 });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const nextYear = new Date().getUTCFullYear() + 1;
/** 8:05 in Toronto and 5:05 in Los Angeles, on the first of a month of next year, from 0. */
const morning = (month = 0, hour = 13) => new Date(Date.UTC(nextYear, month, 1, hour, 5));
const write = (now = morning()) => writeDueReports(app.context, now);
const db = () => app.context.database.db;
const emailsTo = (email: string) =>
  db().select().from(emailOutbox).where(eq(emailOutbox.recipient, email)).orderBy(asc(emailOutbox.id));
const outcomes = async () =>
  (await db().select().from(marketReports).orderBy(asc(marketReports.id))).map(({ outcome }) => outcome);
const call = (method: string, path: string, { as }: Pick<TestPerson, 'as'>, body?: unknown) =>
  app.request(method, `/api${path}`, body ?? (method === 'GET' ? undefined : {}), as);
const save = (who: TestPerson, place = 'austin-tx') => call('PUT', `/market-areas/${place}`, who);

async function reader(timeZone: string | null = 'America/Toronto', ...places: string[]) {
  const who = await aPerson(app, 'end_user', { timeZone });
  for (const place of places.length > 0 ? places : ['austin-tx']) expect((await save(who, place)).status).toBe(200);
  return who;
}

/** A contact of an agent, in Toronto, with an area and by default a consent to emails. */
async function client(agent: TestAgent, hasConsent = true, email = 'rosa@example.com') {
  const { id } = (await call('POST', '/leads', agent, { firstName: 'Rosa', emails: [email] })).body;
  await db().update(contacts).set({ timeZone: 'America/Toronto' }).where(eq(contacts.id, id));
  if (hasConsent) await consentTo(agent, id);
  expect((await call('PUT', `/leads/${id}/market-areas/austin-tx`, agent)).status).toBe(200);
  return id as number;
}
const consentTo = (agent: TestAgent, id: number) =>
  call('POST', `/leads/${id}/consents`, agent, {
    ...{ channel: 'email', basis: 'express_written', proof: 'Form of May 2', givenAt: '2026-05-02T10:00:00Z' },
  });

it('sends one report for each person, area and month, also from processes that write at the same time', async () => {
  const who = await reader();
  const written = await Promise.all([write(), write(), write()]);
  expect(written.reduce((sum, emails) => sum + emails)).toBe(1);
  await call('DELETE', '/market-areas/austin-tx', who);
  await save(who);
  expect(await write(morning(0, 20))).toBe(0);
  expect(await write(morning(1))).toBe(1);
  expect((await emailsTo(who.email)).map(({ subject }) => subject)).toEqual([
    `Austin, TX: market report for December ${nextYear - 1}`,
    `Austin, TX: market report for January ${nextYear}`,
  ]);
});

it('writes a report again when the process ended before its email was stored, and the others meanwhile', async () => {
  const [first, second] = [await reader(), await reader()];
  const forbid = sql.raw(`alter table letters add constraint broken check (recipient <> '${first.email}')`);
  await db().execute(forbid);
  try {
    expect(await write()).toBe(1);
  } finally {
    await db().execute(sql`alter table letters drop constraint broken`);
  }
  expect(await emailsTo(second.email)).toHaveLength(1);
  expect(await outcomes()).toEqual(['sent']);
  expect(await write()).toBe(1);
  expect(await emailsTo(first.email)).toHaveLength(1);
});

it('sends at eight on the first of the month where the person is, and nothing for an area saved after it', async () => {
  const [east, west, nowhere] = [await reader(), await reader('America/Los_Angeles'), await reader(null)];
  await write(morning(-1, 20));
  const newTo = async ({ email }: TestPerson) =>
    (await emailsTo(email)).filter(({ subject }) => subject.includes(`December ${nextYear - 1}`)).length;
  expect(await write(morning(0, 12))).toBe(0);
  expect(await write(morning(0, 13))).toBe(2);
  expect([await newTo(east), await newTo(nowhere), await newTo(west)]).toEqual([1, 1, 0]);
  expect(await write(morning(0, 15))).toBe(0);
  expect(await write(morning(0, 16))).toBe(1);
  expect(await newTo(west)).toBe(1);
  // The first morning of this month is before the area was saved.
  await reader();
  expect(await write(new Date())).toBe(0);
});

it('waits until the end of the quiet hours', async () => {
  const who = await reader();
  await call('PATCH', '/notifications/preferences', who, { quietHours: { fromMinute: 0, untilMinute: 600 } });
  expect(await write()).toBe(0);
  expect(await write(morning(0, 15))).toBe(1);
});

it('stops after one click in a mail program, and sends no missed report when emails are turned on again', async () => {
  const who = await reader();
  await write();
  const [email] = await emailsTo(who.email);
  const ended = await app.request('POST', new URL(email!.unsubscribe!).pathname, 'List-Unsubscribe=One-Click', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(ended.body).toMatchObject({ mail: 'off' });
  expect(await write(morning(1))).toBe(0);
  await call('PATCH', '/notifications/preferences', who, {
    kinds: [{ kind: 'market_report', inApp: true, mail: 'now' }],
  });
  expect(await write(morning(1, 20))).toBe(0);
  expect(await write(morning(2))).toBe(1);
  expect(await outcomes()).toEqual(['sent', 'off', 'sent']);
});

it('shows an agent the email to a contact as it is sent, with a link that stops nothing', async () => {
  const agent = await anAgent(app, await aCompany(app));
  const id = await client(agent);
  const { status, body } = await call('GET', `/leads/${id}/market-areas/austin-tx/preview`, agent);
  expect(status).toBe(200);
  await write();
  const [sent] = await emailsTo('rosa@example.com');
  const own = new URL(sent!.unsubscribe!).pathname.split('/').at(-2)!;
  const named = (text: string, month: string) => text.replaceAll(new RegExp(month, 'g'), 'the month');
  const monthOf = (subject: string) => subject.split('market report for ')[1]!;
  expect(body.email).toMatchObject({ to: 'rosa@example.com' });
  expect(body.email.html).not.toContain(own);
  expect(named(body.email.html, monthOf(body.email.subject))).toBe(
    named(sent!.html.replaceAll(own, 'preview'), monthOf(sent!.subject)),
  );
  const stop = await app.request('POST', '/api/market-reports/links/preview/unsubscribe', {});
  expect(stop.status).toBe(404);
  expect((await call('GET', `/leads/${id}/market-areas/waco-tx/preview`, agent)).status).toBe(404);
});

it('sends nothing to an unconfirmed address', async () => {
  const who = await reader();
  await db().update(people).set({ emailVerified: false }).where(eq(people.id, who.id));
  expect(await write()).toBe(0);
});

it('states the figures of the market page, and neither a figure nor a report of fewer than ten homes', async () => {
  const who = await reader('America/Toronto', 'austin-tx', 'waco-tx');
  await storeHomes(app.context.database, soldIn('Austin'));
  await app.context.resolve(liveIndexToken).refresh();
  const page = (await app.request('GET', '/api/properties/market?place=Austin&state=TX')).body.set;
  expect(page.medianListPrice).toEqual({ value: 455_000, n: 12 });
  expect(page.medianSalePrice).toBeNull();
  expect(await write()).toBe(1);
  const [email, ...others] = await emailsTo(who.email);
  expect(others).toEqual([]);
  expect(email!.text).toContain('Median list price: US$455,000 (from 12 homes)');
  expect(email!.text).toContain(`Homes for sale: ${page.homes}`);
  expect(email!.text).not.toMatch(/sale price/i);
  expect(await outcomes()).toEqual(['sent', 'too_few_homes']);
  const [austin, waco] = (await call('GET', '/market-areas', who)).body;
  expect([austin.last.outcome, waco.last.outcome]).toEqual(['sent', 'too_few_homes']);
});

it('emails an agent’s contact in the agent’s name only while a consent to emails is valid', async () => {
  const agent = await anAgent(app, await aCompany(app, { unparsedAddress: '1 Main Street' }));
  const id = await client(agent, false);
  const areas = () => call('GET', `/leads/${id}/market-areas`, agent);
  expect((await areas()).body.obstacle).toMatch(/consent/i);
  expect(await write()).toBe(0);
  await consentTo(agent, id);
  expect(await write(morning(1))).toBe(1);
  const [email] = await emailsTo('rosa@example.com');
  expect(email!.text).toMatch(/Hello Rosa,\n\nHere are .*, from Ada Stone of Company \d+\./);
  expect(email!.text).toContain('1 Main Street, Austin, TX');
  expect(email!.replyTo).toBe(agent.email);

  const [, path] = /(\/market-reports\/[^\s]+)/.exec(email!.text)!;
  const link = path!.replace('/market-reports/', '/market-reports/links/');
  expect((await app.request('GET', `/api${link}`)).body).toMatchObject({ agent: 'Ada Stone', isStopped: false });
  expect((await app.request('GET', `/api${link.replace(/\d+\./, `${id + 1}.`)}`)).status).toBe(404);
  const stop = () =>
    app.request('POST', new URL(email!.unsubscribe!).pathname, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
  expect([(await stop()).body.isStopped, (await stop()).body.isStopped]).toEqual([true, true]);
  expect(await write(morning(2))).toBe(0);
  expect((await areas()).body.obstacle).toMatch(/withdrew/i);
  const timeline = (await call('GET', `/leads/${id}/timeline`, agent)).body;
  expect(timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['consent', 'email', 'consent', 'created']);
  expect(await outcomes()).toEqual(['no_consent', 'sent', 'no_consent']);
});

it('sends nothing for an agent who left, and lets no other agent set the areas of a contact', async () => {
  const company = await aCompany(app);
  const [agent, colleague] = [await anAgent(app, company), await anAgent(app, company)];
  const id = await client(agent);
  expect((await call('PUT', `/leads/${id}/market-areas/waco-tx`, colleague)).status).toBe(404);
  expect((await call('GET', `/leads/${id}/market-areas`, colleague)).status).toBe(404);
  await db().update(agents).set({ status: 'suspended' }).where(eq(agents.id, agent.agentId));
  expect(await write()).toBe(0);
  expect(await outcomes()).toEqual(['agent_inactive']);
});

it('sends a contact with an account one report, from the agent, and none when the person turned them off', async () => {
  const agent = await anAgent(app, await aCompany(app));
  const buyer = await aBuyer(app);
  const id = await client(agent, true, buyer.email);
  await db().update(contacts).set({ buyerId: buyer.id }).where(eq(contacts.id, id));
  await save(buyer);
  expect(await write()).toBe(1);
  expect((await emailsTo(buyer.email))[0]!.text).toContain('Ada Stone of Company');
  await call('PATCH', '/notifications/preferences', buyer, {
    kinds: [{ kind: 'market_report', inApp: true, mail: 'off' }],
  });
  expect(await write(morning(1))).toBe(0);
  expect(await outcomes()).toEqual(['sent', 'off', 'off']);
});

it('reports a district with ten sales under its own name, and knows no smaller one', async () => {
  const soldInDistrict = (subdivision: string, count: number) =>
    Array.from({ length: count }, (_, at) =>
      home({
        ...{ city: 'Austin', neighbourhood: subdivision, standardStatus: 'Closed' },
        ...{ closeDate: daysAgo(30 + at), closePriceCents: 50_000_000 + at * 1_000_000 },
      }),
    );
  await storeHomes(app.context.database, ...soldInDistrict('Hyde Park', 10), ...soldInDistrict('Mueller', 9));
  await app.context.resolve(liveIndexToken).refresh();
  const who = await reader('America/Toronto', 'hyde-park--austin-tx');
  expect((await save(who, 'mueller--austin-tx')).status).toBe(404);
  expect((await call('GET', '/market-areas', who)).body).toMatchObject([
    { place: 'hyde-park--austin-tx', city: 'Austin', district: 'Hyde Park', state: 'TX' },
  ]);
  expect(await write()).toBe(1);
  const [email] = await emailsTo(who.email);
  expect(email!.subject).toBe(`Hyde Park, Austin, TX: market report for December ${nextYear - 1}`);
  expect(email!.text).toContain('/market/hyde-park--austin-tx');
  expect(email!.text).toContain('from 10 homes');
  expect(email!.text).not.toContain('from 12 homes');
});
