import { DAY_MS, HOUR_MS, holidayOn } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestBuyer } from '../../../test/people.ts';
import { listings } from '../listings/tables.ts';
import { workingHours } from '../professionals/hours/hours.tables.ts';
import { settle } from './booking/clock.ts';
import { calendarFeeds } from './calendar/calendar.tables.ts';

/** A showing needs more than a time: reachable slots, the rules of a listing, the buyer agreement, feedback. */
let app: TestApp;
let agent: TestAgent;
let buyer: TestBuyer;
let [near, far]: number[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  agent = await anAgent(app, await aCompany(app));
  buyer = await aBuyer(app, agent);
  // 60 km apart: 100 minutes at 36 km/h.
  [near, far] = await storeHomes(app.context.database, home(), home({ latitude: 30.79 }));
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, fromMinute: 9 * 60, untilMinute: 17 * 60 }));
  await db().insert(workingHours).values({ agentId: agent.agentId, timeZone: 'UTC', days });
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
/** The UTC midnight of the next day but one that is no public holiday in Texas. */
function workday(): number {
  let midnight = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS;
  while (holidayOn(midnight, { country: 'US', state: 'TX' })) midnight += DAY_MS;
  return midnight;
}
const at = (hour: number) => new Date(workday() + hour * HOUR_MS).toISOString();
const day = (offset: number) => new Date(workday() + offset * DAY_MS).toISOString().slice(0, 10);

const call = async (method: string, path: string, body: unknown, as = agent.as) => {
  const reply = await app.request(method, `/api${path}`, body, as);
  return { status: reply.status, body: reply.body };
};
const ask = (hour: number, listingId = near, as = buyer.as) =>
  call(
    'POST',
    '/appointments',
    { professionalId: agent.agentId, kind: 'showing', listingId, times: [at(hour)], timeZone: 'UTC' },
    as,
  );
const confirm = (id: number, hour: number, more: object = {}, as = agent.as) =>
  call('POST', `/appointments/${id}/answer`, { answer: { action: 'confirm', at: at(hour), ...more } }, as);
const recordAgreement = (dates: object = {}) =>
  call('POST', '/buyer-agreements', { clientId: buyer.id, signedOn: day(-30), expiresOn: day(60), ...dates });
const slots = async (listingId: number, as = buyer.as) => {
  const query = `professionalId=${agent.agentId}&kind=showing&listingId=${listingId}&from=${at(0)}&days=1`;
  return (await call('GET', `/appointments/slots?${query}`, undefined, as)).body;
};

it('offers only times that the agent can reach, and a conflict names the next ones', async () => {
  await recordAgreement();
  expect((await slots(near!)).slots).toHaveLength(15);
  const { body } = await ask(12);
  expect((await confirm(body.id, 12)).body.state).toBe('confirmed');
  const offered = await slots(far!);
  expect(offered.travel).toEqual({ model: 'straight-line', metersPerMinute: 600, unknownMinutes: 30 });
  // 45 minutes until 12:45, a buffer of 15 and a drive of 101: 14:41, the next half hour is 15:00.
  expect(offered.slots).toEqual([9, 15, 15.5, 16].map(at));
  const tight = await ask(13.5, far);
  const refused = await confirm(tight.body.id, 13.5);
  expect([refused.status, refused.body.alternatives.slice(0, 2)]).toEqual([409, [at(15), at(15.5)]]);
  expect(refused.body.detail).toMatch(/^There isn’t enough time .* Next free times: /);
  expect((await confirm(tight.body.id, 13.5, { anyway: true })).status).toBe(200);
  const route = (await call('GET', `/calendar/route?day=${day(0)}&timeZone=UTC`, undefined)).body;
  expect(route.stops.map(({ startsAt, leg }: { startsAt: string; leg: object }) => ({ startsAt, leg }))).toEqual([
    { startsAt: at(12), leg: null },
    { startsAt: at(13.5), leg: { minutes: 101, meters: 60_600, model: 'straight-line', isLate: true } },
  ]);
  const week = (await call('GET', `/calendar?from=${at(0)}&until=${at(24)}`, undefined)).body.appointments;
  expect(week.map(({ state }: { state: string }) => state)).toEqual(['confirmed', 'confirmed']);
  const stranger = await aBuyer(app);
  expect(
    (await call('GET', `/appointments/slots?professionalId=${agent.agentId}&kind=call`, undefined, stranger.as)).status,
  ).toBe(404);
});

it('confirms by the rules of the listing, which only its agent changes', async () => {
  await recordAgreement();
  const rules = { confirmation: 'auto', leadMinutes: 0, windows: [], instructions: 'Lockbox 4711' };
  expect((await call('PUT', `/showing-rules/${near}`, rules)).status).toBe(404);
  await db().update(listings).set({ listAgentId: agent.agentId }).where(eq(listings.id, near!));
  expect((await call('PUT', `/showing-rules/${near}`, rules)).body).toEqual(rules);
  const auto = await ask(10);
  expect(auto.body).toMatchObject({ state: 'confirmed', startsAt: at(10), instructions: null });
  expect((await ask(10.25)).body.state).toBe('proposed');
  const [mine] = (await call('GET', '/appointments', undefined)).body;
  expect(mine).toMatchObject({ instructions: 'Lockbox 4711', confirmation: 'auto', agreement: 'on_file' });

  const windows = [1, 2, 3, 4, 5, 6, 7].map((each) => ({ day: each, fromMinute: 8 * 60, untilMinute: 9.5 * 60 }));
  await call('PUT', `/showing-rules/${near}`, { ...rules, confirmation: 'owner', windows });
  // Windows are in the home's zone: 8:00 to 9:30 in Austin is 13:00 or 14:00 to 15:30 UTC.
  const shown = (await slots(near!)).slots.map((slot: string) => new Date(slot).getUTCHours());
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every((hour: number) => hour >= 13 && hour <= 15)).toBe(true);
  const owner = await ask(15);
  expect((await confirm(owner.body.id, 15)).body.detail).toMatch(/owner/);
  expect((await confirm(owner.body.id, 15, { ownerConfirmed: true })).status).toBe(200);
});

it('confirms a showing in the USA only with a valid written agreement or a recorded exception', async () => {
  const { body: first } = await ask(10);
  expect(first.agreement).toBe('missing');
  expect((await confirm(first.id, 10)).body.detail).toMatch(/written buyer agreement/);
  await recordAgreement({ expiresOn: day(-1) });
  expect((await confirm(first.id, 10)).status).toBe(409);
  expect((await recordAgreement({ signedOn: day(40), expiresOn: day(60) })).status).toBe(400);
  const { body: agreement } = await recordAgreement();
  expect((await confirm(first.id, 10)).status).toBe(200);
  expect((await call('GET', '/buyer-agreements', undefined, buyer.as)).body).toHaveLength(2);
  expect((await call('POST', `/buyer-agreements/${agreement.id}/end`, {}, buyer.as)).body.endedAt).not.toBeNull();

  const { body: second } = await ask(14);
  expect((await confirm(second.id, 14)).status).toBe(409);
  const exception = `/appointments/${second.id}/agreement-exception`;
  expect((await call('POST', exception, { exception: 'other', reason: 'short' })).status).toBe(400);
  expect(
    (await call('POST', exception, { exception: 'open_house', reason: 'I host for the seller' }, buyer.as)).status,
  ).toBe(403);
  expect((await call('POST', exception, { exception: 'open_house', reason: 'I host for the seller' })).status).toBe(
    200,
  );
  expect((await confirm(second.id, 14)).body.agreement).toBe('exception');

  const [toronto] = await storeHomes(
    app.context.database,
    home({
      country: 'CA',
      currency: 'CAD',
      stateOrProvince: 'ON',
      city: 'Toronto',
      latitude: 43.65,
      longitude: -79.38,
    }),
  );
  expect((await ask(16, toronto)).body.agreement).toBe('not_required');

  const stranger = await aBuyer(app);
  const forStranger = { clientId: stranger.id, signedOn: day(-30), expiresOn: day(9) };
  expect((await call('POST', '/buyer-agreements', forStranger)).status).toBe(404);
});

it('records feedback once a showing took place, and lists the showings without it', async () => {
  await recordAgreement();
  const { body } = await ask(10);
  await confirm(body.id, 10);
  const feedback = { interest: 4, priceOpinion: 'too_high', comment: 'Liked the porch' };
  expect((await call('PUT', `/appointments/${body.id}/feedback`, feedback)).status).toBe(409);
  await settle(app.context, new Date(at(12)));
  const missing = async (as = agent.as) => (await call('GET', '/appointments?when=feedback', undefined, as)).body;
  expect((await missing()).map(({ id }: { id: number }) => id)).toEqual([body.id]);
  expect(await missing(buyer.as)).toEqual([]);
  expect((await call('PUT', `/appointments/${body.id}/feedback`, feedback)).body).toEqual(feedback);
  expect(await missing()).toEqual([]);
  expect((await call('GET', '/appointments?when=past', undefined)).body[0].feedback).toEqual({
    givenBy: 'professional',
    ...feedback,
  });
  const data = await app.request('GET', '/api/account/export', undefined, buyer.as);
  expect(data.body.appointments.showingFeedback).toMatchObject([{ comment: 'Liked the porch' }]);
});

it('gives calendar programs a private address that can be revoked, with canceled appointments as such', async () => {
  await recordAgreement();
  const [first, second] = [(await ask(10)).body, (await ask(14)).body];
  await confirm(first.id, 10);
  await confirm(second.id, 14);
  await call('POST', `/appointments/${second.id}/cancel`, {}, buyer.as);
  const { path } = (await call('POST', '/calendar/feed', {})).body;
  const file = await app.request('GET', path);
  expect(file.headers.get('content-type')).toContain('text/calendar');
  const events = new ICAL.Component(ICAL.parse(file.body)).getAllSubcomponents('vevent');
  const read = events.map((each) => ({
    uid: each.getFirstPropertyValue('uid'),
    sequence: each.getFirstPropertyValue('sequence'),
    status: each.getFirstPropertyValue('status'),
    startsAt: new ICAL.Event(each).startDate.toJSDate().toISOString(),
  }));
  expect(read).toEqual([
    { uid: `appointment-${second.id}@lintel`, sequence: 2, status: 'CANCELLED', startsAt: at(14) },
    { uid: `appointment-${first.id}@lintel`, sequence: 1, status: 'CONFIRMED', startsAt: at(10) },
  ]);
  const [stored] = await db().select().from(calendarFeeds);
  expect(path).not.toContain(stored!.tokenHash);
  const again = (await call('POST', '/calendar/feed', {})).body.path;
  expect((await app.request('GET', path)).status).toBe(404);
  expect((await call('DELETE', '/calendar/feed', undefined)).body).toEqual({ createdAt: null });
  expect((await app.request('GET', again)).status).toBe(404);
});

it('shows the next open house on the listing, and stores each visitor once', async () => {
  await db().update(listings).set({ listAgentId: agent.agentId }).where(eq(listings.id, near!));
  const shownOn = async () => (await app.request('GET', `/api/properties/${near}`)).body.openHouse?.startsAt;
  const schedule = (hour: number, listingId = near) =>
    call('POST', '/open-houses', { listingId, startsAt: at(hour), endsAt: at(hour + 2) });
  expect((await schedule(10, far)).status).toBe(404);
  const first = await schedule(10);
  expect(first.body).toMatchObject({ listingId: near, visitors: 0, isCancelled: false });
  expect((await schedule(11)).status).toBe(409);
  await schedule(34);
  expect(await shownOn()).toBe(at(10));
  const visitor = {
    ...{ id: '0190f3c4-0000-7000-8000-00000000000a', name: 'Vera Visitor', email: 'vera@example.com', phone: null },
    ...{ hasAgent: false, mayContact: true, signedInAt: at(10) },
  };
  const path = `/open-houses/${first.body.id}/visitors`;
  for (const _ of [1, 2]) expect((await call('POST', path, { visitor })).body).toEqual(visitor);
  expect((await call('GET', path, undefined)).body).toEqual([visitor]);
  expect((await call('GET', path, undefined, buyer.as)).status).toBe(404);
  await call('POST', `/open-houses/${first.body.id}/cancel`, {});
  expect(await shownOn()).toBe(at(34));
});
