import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent, type TestAgent } from '../../../../test/people.ts';
import { isPublic } from '../../../platform/http/public-internet.ts';
import { CalendarProblem, calendarFetch } from './public-fetch.ts';
import { calendarFetchToken, readCalendars } from './read-calendar.ts';

let app: TestApp;
let agent: TestAgent;
/** What the address answers. */
let answer: () => string;

beforeAll(async () => {
  app = await startTestApp();
  app.context.resolve(calendarFetchToken).fetch = async () => new Response(answer());
});
afterAll(() => app.stop());
beforeEach(async () => {
  agent = await anAgent(app, await aCompany(app));
});

const path = '/api/calendar/busy';
const call = (method: string, body?: object, at = path) => app.request(method, at, body, agent.as);
const address = 'webcal://calendar.example.com/private-7f3a.ics';
const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
const calendarOf = (startsAt: number, minutes: number) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', `DTSTART:${stamp(startsAt)}`],
    ...[`DURATION:PT${minutes}M`, 'SUMMARY:Dentist', 'END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');
const slots = async (): Promise<string[]> => {
  const query = `professionalId=${agent.agentId}&kind=call&days=7&minutes=30`;
  return (await app.request('GET', `/api/appointments/slots?${query}`, undefined, agent.as)).body.slots;
};

describe('a calendar elsewhere', () => {
  it('keeps its busy times free of appointments until it is disconnected, and its address stays hidden', async () => {
    const before = await slots();
    const taken = before[3]!;
    answer = () => calendarOf(Date.parse(taken), 30);
    const { body } = await call('PUT', { address });
    expect(body).toMatchObject({ host: 'calendar.example.com', times: 1, failures: [] });
    expect(JSON.stringify((await call('GET')).body)).not.toContain('private-7f3a');
    const { rows } = await app.context.database.pool.query('select address from busy_calendars');
    expect(JSON.stringify(rows)).not.toContain('example.com');
    expect(await slots()).not.toContain(taken);
    expect((await call('DELETE')).body).toMatchObject({ host: null, times: 0 });
    expect(await slots()).toEqual(before);
  });

  it('that fails later states when and why, and its last times stay', async () => {
    const taken = (await slots())[3]!;
    answer = () => calendarOf(Date.parse(taken), 30);
    const connected = await call('PUT', { address });
    answer = () => {
      throw new CalendarProblem('unreachable');
    };
    await readCalendars(app.context);
    answer = () => 'no calendar';
    await readCalendars(app.context);
    const { body } = await call('GET');
    expect(body.failures.map(({ problem }: { problem: string }) => problem)).toEqual(['no_calendar', 'unreachable']);
    expect(body).toMatchObject({ readAt: connected.body.readAt, times: 1 });
    expect(await slots()).not.toContain(taken);
  });

  it('is read again immediately when its agent requests it', async () => {
    answer = () => calendarOf(Date.now() + 86_400_000, 30);
    await call('PUT', { address });
    answer = () => 'no calendar';
    const { body } = await call('POST', undefined, `${path}/reading`);
    expect(body).toMatchObject({ times: 1, failures: [{ problem: 'no_calendar' }] });
  });

  it('is read together with others, four at a time, and a slow one holds up no other', async () => {
    await app.context.database.pool.query('delete from busy_calendars');
    answer = () => calendarOf(Date.now() + 86_400_000, 30);
    const others = await Promise.all(Array.from({ length: 6 }, async () => anAgent(app, await aCompany(app))));
    for (const { as } of [agent, ...others]) await app.request('PUT', path, { address }, as);
    const reader = app.context.resolve(calendarFetchToken);
    const former = reader.fetch;
    let [open, most, read] = [0, 0, 0];
    let release = () => {};
    const slow = new Promise<void>((done) => {
      release = done;
    });
    reader.fetch = async () => {
      open++;
      most = Math.max(most, open);
      // The first host answers when all others have.
      await (++read === 1 ? slow : new Promise((done) => setTimeout(done, 5)));
      open--;
      if (read === 7 && open === 1) release();
      return new Response(answer());
    };
    await readCalendars(app.context);
    reader.fetch = former;
    expect([read, most]).toEqual([7, 4]);
  });

  it('is refused, with the reason at its field, when it cannot be read', async () => {
    answer = () => '<html>';
    const { body } = await call('PUT', { address });
    expect(body.fields).toEqual([{ field: 'address', rule: 'This address has no calendar' }]);
    expect((await call('PUT', { address: 'http://example.com/a.ics' })).body.fields[0].field).toBe('address');
    expect((await call('GET')).body.host).toBeNull();
  });
});

describe('the address of a calendar', () => {
  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '100.64.0.1',
      '169.254.169.254',
      '172.20.0.1',
      '192.168.1.1',
      '0.0.0.0',
      '255.255.255.255',
    ],
    ...['::1', '::', 'fe80::1', 'fc00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::1', '2001:db8::1'],
  ])('is never called at %s', async (host) => {
    expect(isPublic(host)).toBe(false);
    const written = host.includes(':') ? `[${host}]` : host;
    await expect(calendarFetch()(`https://${written}/a.ics`)).rejects.toThrow('private_address');
  });

  it('may not resolve to the server itself, and may be on the public internet', async () => {
    await expect(calendarFetch()('https://localhost/a.ics')).rejects.toThrow('private_address');
    await expect(calendarFetch()('https://2130706433/a.ics')).rejects.toThrow('private_address');
    for (const host of ['8.8.8.8', '2607:f8b0:4004:c07::71']) expect(isPublic(host)).toBe(true);
  });

  it('may be in the own network when the operator lists its origin, and may not redirect to another one there', async () => {
    const server = createServer(({ url }, response) => {
      if (url === '/away') response.writeHead(302, { location: 'http://127.0.0.1:9/' });
      response.end('text');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await calendarFetch([origin])(`${origin}/a.ics`)).text()).toBe('text');
    await expect(calendarFetch([origin])(`${origin}/away`)).rejects.toThrow('private_address');
    await expect(calendarFetch()(`${origin}/a.ics`)).rejects.toThrow('private_address');
    server.close();
  });
});
