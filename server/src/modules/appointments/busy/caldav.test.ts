import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent, type TestAgent } from '../../../../test/people.ts';
import { startCalDavServer } from './caldav-server.fixture.ts';
import { fetchCalDav } from './fetch-caldav.ts';
import { calendarFetch } from './public-fetch.ts';
import { calendarFetchToken, readCalendars } from './read-calendar.ts';

const account = { username: 'ada@example.com', password: 'abcd-efgh-ijkl' };
let app: TestApp;
let server: Awaited<ReturnType<typeof startCalDavServer>>;
let agent: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
  server = await startCalDavServer(account);
  app.context.resolve(calendarFetchToken).fetch = server.fetch;
});
afterAll(async () => {
  await server.stop();
  await app.stop();
});
beforeEach(async () => {
  agent = await anAgent(app, await aCompany(app));
  server.requests.length = 0;
  server.hold([]);
});

const path = '/api/calendar/busy';
const address = 'https://dav.example.com/';
const call = (method: string, body?: object) => app.request(method, path, body, agent.as);
const stamp = (at: string) => at.replace(/[-:]|\.\d+/g, '');
let events = 0;
const eventAt = (at: string) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', 'BEGIN:VEVENT', `UID:event-${++events}`],
    ...[`DTSTART:${stamp(at)}`, 'DURATION:PT30M', 'SUMMARY:Dentist', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
const slots = async (): Promise<string[]> => {
  const query = `professionalId=${agent.agentId}&kind=call&days=7&minutes=30`;
  return (await app.request('GET', `/api/appointments/slots?${query}`, undefined, agent.as)).body.slots;
};

describe('a CalDAV account', () => {
  it('keeps the events of all its calendars free, except of those that do not make busy', async () => {
    const [first, second, third] = (await slots()).filter((_, at) => at % 4 === 0) as [string, string, string];
    server.hold([
      { name: 'work', events: [eventAt(first)] },
      { name: 'home', events: [eventAt(second)] },
      { name: 'holidays', events: [eventAt(third)], transparent: true },
    ]);
    const { body } = await call('PUT', { address, account });
    expect(body).toMatchObject({ host: 'dav.example.com', times: 2, failures: [] });
    const offered = await slots();
    expect([first, second, third].map((slot) => offered.includes(slot))).toEqual([false, false, true]);
  });

  it('is queried for times only, and its password is stored encrypted and never returned', async () => {
    server.hold([{ name: 'work', events: [eventAt((await slots())[0]!)] }]);
    await call('PUT', { address, account });
    const report = server.requests.find(({ method }) => method === 'REPORT')!;
    expect(report.body).toContain('name="DTSTART"');
    for (const name of ['SUMMARY', 'LOCATION', 'DESCRIPTION', 'ATTENDEE']) expect(report.body).not.toContain(name);
    const { rows } = await app.context.database.pool.query('select * from busy_calendars');
    for (const text of [JSON.stringify(rows), JSON.stringify((await call('GET')).body)])
      for (const secret of Object.values(account)) expect(text).not.toContain(secret);
  });

  it('is refused with the reason at the password, and a password that stops working is a failure of the health line', async () => {
    server.hold([{ name: 'work', events: [eventAt((await slots())[0]!)] }]);
    const wrong = { ...account, password: 'wrong' };
    const { body } = await call('PUT', { address, account: wrong });
    expect(body.fields).toEqual([
      { field: 'account.password', rule: 'The calendar didn’t accept the username or password' },
    ]);
    await call('PUT', { address, account });
    app.context.resolve(calendarFetchToken).fetch = async () => new Response('', { status: 401 });
    await readCalendars(app.context);
    app.context.resolve(calendarFetchToken).fetch = server.fetch;
    expect((await call('GET')).body).toMatchObject({ times: 1, failures: [{ problem: 'wrong_password' }] });
  });

  it('without a calendar, or at a server that is none, is refused', async () => {
    expect((await call('PUT', { address, account })).body.fields[0]).toMatchObject({ field: 'address' });
    app.context.resolve(calendarFetchToken).fetch = async () => new Response('<html>');
    expect((await call('PUT', { address, account })).body.fields[0]).toMatchObject({ field: 'address' });
    app.context.resolve(calendarFetchToken).fetch = server.fetch;
    expect((await call('GET')).body.host).toBeNull();
  });

  it('is never read at an address of a private network, and its client goes through the same check', async () => {
    const range = { from: Date.now(), until: Date.now() + 1 };
    for (const host of ['localhost', '127.0.0.1', '[::1]', '169.254.169.254'])
      await expect(fetchCalDav({ address: `https://${host}/`, ...account }, range, calendarFetch())).rejects.toThrow(
        'private_address',
      );
    await expect(fetchCalDav({ address: 'http://example.com/', ...account }, range, calendarFetch())).rejects.toThrow(
      'private_address',
    );
  });
});
