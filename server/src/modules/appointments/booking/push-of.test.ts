import { DAY_MS } from '@lintel/geo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import type { TestAgent, TestBuyer } from '../../../../test/people.ts';
import { withDevices } from '../../notifications/push/devices.fixture.ts';
import { aClientWithHome, recordAgreement } from '../appointments.fixture.ts';
import { settle } from './clock.ts';

let app: TestApp;
let agent: TestAgent;
let buyer: TestBuyer;
let listingId: number;
let pushes: Awaited<ReturnType<typeof withDevices>>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ agent, buyer, listingId } = await aClientWithHome(app));
  pushes = await withDevices(app, [agent]);
});
afterAll(() => app.stop());

const call = async (method: string, path: string, body?: unknown, as = agent.as) =>
  (await app.request(method, path.startsWith('/api') ? path : `/api${path}`, body, as)).body;
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
const times = [`${day(3)}T16:00:00.000Z`, `${day(4)}T16:00:00.000Z`];
const ask = () =>
  call(
    'POST',
    '/appointments',
    { professionalId: agent.agentId, kind: 'showing', listingId, times, timeZone: 'UTC' },
    buyer.as,
  );

describe('a push notification about an appointment', () => {
  it('names no one, and its button accepts the first proposed time', async () => {
    await recordAgreement(app, buyer.id, agent.agentId);
    const { id } = await ask();
    const [push] = await pushes();
    expect(push.title).toBe('New times for a showing');
    expect(JSON.stringify(push)).not.toMatch(/Ada|Stone/);
    expect(await call('POST', push.action.post, push.action.body)).toMatchObject({
      ...{ id, state: 'confirmed', startsAt: times[0] },
    });
    await call('POST', `/appointments/${id}/cancel`, {}, buyer.as);
    expect((await pushes()).map(({ title }) => title)).toEqual(['A showing was canceled']);
  });

  it('has no button while the written agreement is missing', async () => {
    await ask();
    const [push] = await pushes();
    expect(push.action).toBeUndefined();
  });

  it('is not sent once the proposal was withdrawn', async () => {
    const { id } = await ask();
    await call('POST', `/appointments/${id}/cancel`, {}, buyer.as);
    expect((await pushes()).map(({ title }) => title)).toEqual(['A showing was canceled']);
  });
});

describe('feedback of a client', () => {
  it('is requested after a showing, reaches the agent’s phone, and is not replaced by the agent', async () => {
    await recordAgreement(app, buyer.id, agent.agentId);
    const { id } = await ask();
    await call('POST', `/appointments/${id}/answer`, { answer: { action: 'confirm', at: times[0] } });
    await settle(app.context, new Date(Date.now() + 4 * DAY_MS));
    const { notifications } = await call('GET', '/notifications', undefined, buyer.as);
    expect(notifications[0].title).toMatch(/^How was \d+ Oak Street, Austin, TX\?$/);
    await pushes();
    const own = { interest: 2, priceOpinion: 'too_high', comment: 'Dark kitchen' };
    const path = `/appointments/${id}/feedback`;
    await call('PUT', path, { ...own, interest: 5 });
    const past = async (as = agent.as) => (await call('GET', '/appointments?when=past', undefined, as))[0].feedback;
    expect([(await past()).givenBy, await past(buyer.as)]).toEqual(['professional', null]);
    expect(await call('PUT', path, own, buyer.as)).toEqual(own);
    expect((await pushes()).map(({ title }) => title)).toEqual(['A client gave feedback on a showing']);
    expect((await app.request('PUT', `/api${path}`, { ...own, interest: 5 }, agent.as)).status).toBe(409);
    expect(await past()).toEqual({ givenBy: 'buyer', ...own });
  });
});
