import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTest, type TestApp } from '../../../../test/harness.ts';
import { createNotesApp } from '../../../../test/notes-app.ts';
import { createAdmission } from './admission.ts';

describe('admission control', () => {
  /** Simulates a clock and an event loop whose turns end when the test says so. */
  function simulate(limits: { inFlightMax?: number; waitMsMax?: number; graceMs?: number }) {
    let at = 1_000;
    let slept = 0;
    let rounds = 0;
    const ends: (() => void)[] = [];
    const admission = createAdmission(
      { inFlightMax: 100, waitMsMax: 50, graceMs: 0, ...limits },
      { now: () => at, sleptMs: () => slept, rounds: () => rounds, afterTurn: (run) => void ends.push(run) },
    );
    return {
      /** Runs `requests` requests in one turn, each taking `msEach` milliseconds. Returns how many were admitted. */
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
      /** The loop is idle. */
      pause(ms: number) {
        at += ms;
        slept += ms;
      },
      /** The loop does other work, such as a timer. */
      work(ms: number) {
        at += ms;
      },
      /** The loop does other work without any requests. */
      workAlone(ms: number) {
        at += ms;
        rounds++;
      },
      admission,
    };
  }

  it('admits requests while the queue delay is below the limit', () => {
    const { turn } = simulate({});
    for (let n = 0; n < 20; n++) expect(turn(20, 1)).toBe(20);
  });

  it('admits requests up to the limit, sheds those that waited longer, and counts the earlier delay', () => {
    const { turn } = simulate({});
    expect(turn(200, 1)).toBe(51);
    // A request read now may have waited since the turn began.
    expect(turn(200, 1)).toBe(0);
    for (let n = 0; n < 20; n++) expect(turn(200, 1) + turn(200, 1)).toBe(51);
  });

  it('counts other work as delay and idle time as none', () => {
    const { turn, work, pause } = simulate({});
    turn(20, 1);
    work(20);
    expect(turn(200, 1)).toBe(11);
    pause(20);
    expect(turn(200, 1)).toBe(51);
  });

  it('ignores long work while the loop turns without requests', () => {
    const { turn, workAlone } = simulate({});
    for (let n = 0; n < 9; n++) {
      workAlone(400);
      expect(turn(1, 1)).toBe(1);
    }
  });

  it('tolerates one long task but not a sustained delay', () => {
    const { turn, pause } = simulate({ graceMs: 1_000 });
    expect(turn(5, 200)).toBe(5);
    pause(10);
    expect(turn(200, 1)).toBe(200);
    for (let n = 0; n < 5; n++) turn(200, 1);
    expect(turn(200, 1)).toBeLessThan(100);
    pause(10);
    // The overload is remembered, so there is no grace period.
    expect(turn(200, 1)).toBe(51);
  });

  it('forgets an overload after an idle moment', () => {
    const { turn, pause } = simulate({});
    turn(200, 1);
    pause(10);
    expect(turn(10, 1)).toBe(10);
  });

  it('never exceeds the concurrency limit and reuses freed slots', () => {
    const { admission } = simulate({ inFlightMax: 2 });
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

describe('under overload', () => {
  let app: TestApp;
  let release: () => void;
  beforeAll(async () => {
    let waiting: Promise<void>;
    app = await startTest(createNotesApp, {
      // A busy machine delays the event loop: only the number of requests in flight sheds here.
      settings: { LINTEL_IN_FLIGHT_MAX: '1', LINTEL_WAIT_MS_MAX: '60000' },
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

  it('sheds reads with 503 and Retry-After while health, files and writes continue', async () => {
    const first = app.request('GET', '/api/notes');
    while ((await inFlight()) < 2) await new Promise((done) => setTimeout(done, 5));
    const refused = await app.request('GET', '/api/notes');
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'BUSY', title: 'Lintel is busy. Please try again in a moment', status: 503 },
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

  /** Includes the request that reads the metric. */
  async function inFlight(): Promise<number> {
    const { body } = await app.request('GET', '/metrics');
    return Number(/^lintel_requests_in_flight (\d+)/m.exec(body)?.[1]);
  }
});
