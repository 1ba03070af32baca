import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTest, type TestApp } from '../../../test/harness.ts';
import { createNotesApp } from '../../../test/notes-app.ts';
import { createAdmission } from './admission.ts';

describe('a crowd', () => {
  /** A clock that is moved, and turns of the event loop that end when the test says so. */
  function crowd(limits: { inFlightMax?: number; waitMsMax?: number; patienceMs?: number }) {
    let at = 1_000;
    let slept = 0;
    let rounds = 0;
    const ends: (() => void)[] = [];
    const admission = createAdmission(
      { inFlightMax: 100, waitMsMax: 50, patienceMs: 0, ...limits },
      { now: () => at, sleptMs: () => slept, rounds: () => rounds, afterTurn: (run) => void ends.push(run) },
    );
    return {
      /** So many requests of one turn, each taking so many milliseconds; how many of them were let in. */
      turn(requests: number, msEach: number): number {
        let inside = 0;
        rounds++;
        for (let n = 0; n < requests; n++) {
          const leave = admission.enter();
          if (!admission.full()) {
            inside++;
            at += msEach;
          }
          leave();
        }
        for (const end of ends.splice(0)) end();
        return inside;
      },
      /** The loop has nothing to do. */
      pause(ms: number) {
        at += ms;
        slept += ms;
      },
      /** The loop does something else, such as what a timer asks for. */
      work(ms: number) {
        at += ms;
      },
      /** The same, and nobody is there meanwhile. */
      workAlone(ms: number) {
        at += ms;
        rounds++;
      },
      admission,
    };
  }

  it('is let in as long as nobody waits longer than the bound', () => {
    const { turn } = crowd({});
    for (let n = 0; n < 20; n++) expect(turn(20, 1)).toBe(20);
  });

  it('is let in up to the bound, those who waited longer are not, and the wait before counts too', () => {
    const { turn } = crowd({});
    expect(turn(200, 1)).toBe(51);
    // Who comes now may have waited since that turn began.
    expect(turn(200, 1)).toBe(0);
    for (let n = 0; n < 20; n++) expect(turn(200, 1) + turn(200, 1)).toBe(51);
  });

  it('waits through other work too, and not while there is nothing to do', () => {
    const { turn, work, pause } = crowd({});
    turn(20, 1);
    work(20);
    expect(turn(200, 1)).toBe(11);
    pause(20);
    expect(turn(200, 1)).toBe(51);
  });

  it('is none where others work for long and the loop goes round with nobody there', () => {
    const { turn, workAlone } = crowd({});
    for (let n = 0; n < 9; n++) {
      workAlone(400);
      expect(turn(1, 1)).toBe(1);
    }
  });

  it('is let in all the same while it waits for one long piece of work, and not when it goes on', () => {
    const { turn, pause } = crowd({ patienceMs: 1_000 });
    expect(turn(5, 200)).toBe(5);
    pause(10);
    expect(turn(200, 1)).toBe(200);
    for (let n = 0; n < 5; n++) turn(200, 1);
    expect(turn(200, 1)).toBeLessThan(100);
    pause(10);
    // Known by now: patience is not spent on it again.
    expect(turn(200, 1)).toBe(51);
  });

  it('is forgotten after a quiet moment', () => {
    const { turn, pause } = crowd({});
    turn(200, 1);
    pause(10);
    expect(turn(10, 1)).toBe(10);
  });

  it('is never larger inside than the bound, and room that was left is taken again', () => {
    const { admission } = crowd({ inFlightMax: 2 });
    const leave = [admission.enter(), admission.enter()];
    expect(admission.full()).toBe(false);
    const third = admission.enter();
    expect(admission.full()).toBe(true);
    third();
    leave[0]!();
    admission.enter();
    expect(admission.full()).toBe(false);
    expect(admission.inFlight()).toBe(2);
  });
});

describe('while more is asked than can be answered', () => {
  let app: TestApp;
  let release: () => void;
  beforeAll(async () => {
    let waiting: Promise<void>;
    app = await startTest(createNotesApp, {
      settings: { LINTEL_IN_FLIGHT_MAX: '1' },
      findPerson: async () => {
        await waiting;
        return null;
      },
    });
    waiting = new Promise((done) => {
      release = done;
    });
  });
  afterAll(() => app.stop());

  it('reading is a 503 that says when to come again; health, files and writing go on', async () => {
    const first = app.request('GET', '/api/notes');
    while ((await inFlight()) < 2) await new Promise((done) => setTimeout(done, 5));
    const refused = await app.request('GET', '/api/notes');
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'BUSY', title: 'Lintel is busy; please try again in a moment', status: 503 },
    });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    const page = await app.request('GET', '/somewhere');
    expect(page).toMatchObject({ status: 503, body: expect.stringContaining('Lintel is busy. Trying again.') });
    expect(page.headers.get('refresh')).toMatch(/^[23]$/);
    expect(page.headers.get('refresh')).toBe(page.headers.get('retry-after'));
    expect((await app.request('GET', '/healthz')).status).toBe(200);
    expect((await app.request('GET', '/assets/page-1.js')).status).toBe(404);
    const written = app.request('POST', '/api/notes', { text: 'kept' });
    release();
    expect((await written).status).toBe(201);
    expect((await first).status).toBe(200);
    expect((await app.request('GET', '/api/notes')).status).toBe(200);
  });

  /** The request that asks is one of them. */
  async function inFlight(): Promise<number> {
    const { body } = await app.request('GET', '/metrics');
    return Number(/^lintel_requests_in_flight (\d+)/m.exec(body)?.[1]);
  }
});
