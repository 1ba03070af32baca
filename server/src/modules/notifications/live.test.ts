import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aPerson, type TestPerson } from '../../../test/people.ts';
import { aBrowser, aMember } from '../accounts/browser.fixture.ts';
import { sessions } from '../accounts/tables.ts';
import type { LiveTopic } from './contract.ts';
import { refreshPages } from './live.ts';
import { liveStreamsToken } from './live-streams.ts';

let app: TestApp;
let other: TestApp;
let ada: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp();
  await app.context.events.start();
  await other.context.events.start();
});
beforeEach(async () => {
  await app.reset();
  ada = await aPerson(app, 'end_user');
  ben = await aPerson(app, 'agent');
});
afterAll(async () => {
  await app.context.events.stop();
  await other.context.events.stop();
  await app.stop();
  await other.stop();
});

/** Opens a page: what it has received, and when its stream ended. */
async function listen(at: TestApp, headers: Record<string, string>) {
  const leaving = new AbortController();
  const response = await fetch(`${at.url}/api/live`, { headers, signal: leaving.signal });
  const received: object[] = [];
  const ended = (async () => {
    for await (const text of response.body!.pipeThrough(new TextDecoderStream()))
      for (const line of text.split('\n')) if (line.startsWith('data: ')) received.push(JSON.parse(line.slice(6)));
    return 'ended';
  })().catch(() => 'left');
  return { response, received, ended, leave: () => leaving.abort() };
}

const notifyFrom = (at: TestApp, who: TestPerson, topic: LiveTopic) =>
  at.context.events.transaction((_, emit) => refreshPages(emit, [who.id], topic));

describe('an open page', () => {
  it('receives only the topics of its person, from any process', async () => {
    const here = await listen(app, ada.as);
    const there = await listen(other, ada.as);
    const bens = await listen(app, ben.as);
    expect(here.response.headers.get('content-type')).toContain('text/event-stream');
    expect(here.response.headers.get('cache-control')).toContain('no-store');
    await notifyFrom(app, ada, 'documents');
    await notifyFrom(other, ada, 'chat');
    await expect
      .poll(() => [here.received.length, there.received.length], { timeout: 3_000, interval: 20 })
      .toEqual([2, 2]);
    expect(here.received).toEqual(expect.arrayContaining([{ topic: 'documents' }, { topic: 'chat' }]));
    expect(bens.received).toEqual([]);
    for (const page of [here, there, bens]) page.leave();
  });

  it('leaves nothing behind when it is closed', async () => {
    const streams = app.context.resolve(liveStreamsToken);
    const page = await listen(app, ada.as);
    expect(streams.size).toBe(1);
    page.leave();
    await expect.poll(() => streams.size, { interval: 10 }).toBe(0);
  });

  it('ends with a reason when its person opens ten newer ones', async () => {
    const pages = [];
    for (let at = 0; at < 11; at++) pages.push(await listen(app, ada.as));
    expect(await pages[0]!.ended).toBe('ended');
    expect(pages[0]!.received).toEqual([{ over: 'too_many' }]);
    expect(app.context.resolve(liveStreamsToken).size).toBe(10);
    for (const page of pages) page.leave();
  });

  it('ends with a reason when fifty newer ones are opened from its address', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(app, 'end_user')));
    const pages = [];
    for (let at = 0; at < 51; at++) pages.push(await listen(app, people[at % 6]!.as));
    expect(await pages[0]!.ended).toBe('ended');
    expect(pages[0]!.received).toEqual([{ over: 'too_many' }]);
    expect(app.context.resolve(liveStreamsToken).size).toBe(50);
    for (const page of pages) page.leave();
    await expect.poll(() => app.context.resolve(liveStreamsToken).size, { interval: 10 }).toBe(0);
  });

  it('is closed within a minute after the session ended', async () => {
    const browser = aBrowser(app);
    await browser.signIn((await aMember(app)).email);
    const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
    const page = await listen(app, { cookie });
    const streams = app.context.resolve(liveStreamsToken);
    await streams.check(Date.now() + 61_000);
    await setTimeout(20);
    expect(page.received).toEqual([]);
    await app.context.database.db.delete(sessions);
    await streams.check(Date.now() + 30_000);
    expect(streams.size).toBe(1);
    await streams.check(Date.now() + 122_000);
    expect(await page.ended).toBe('ended');
    expect(page.received).toEqual([{ over: 'signed_out' }]);
  });

  it('does not delay a process that stops', async () => {
    const ending = await startTestApp();
    const page = await listen(ending, (await aPerson(ending, 'end_user')).as);
    const startedAt = performance.now();
    await ending.stop();
    expect(await page.ended).toBe('ended');
    expect(performance.now() - startedAt).toBeLessThan(900);
  });
});
