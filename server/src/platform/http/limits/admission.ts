import { performance } from 'node:perf_hooks';

/** Sheds reads while the process is overloaded. Writes are always admitted. Decision 52 compares it with a library. */
export interface Admission {
  /** Registers a request. Call the returned function when it has been answered. */
  enter(): () => void;
  /** Returns whether a read should be shed. Call it after `enter`. */
  full(): boolean;
  inFlight(): number;
}

export interface AdmissionLimits {
  /** Maximum requests in flight. */
  inFlightMax: number;
  /** Maximum queue delay in milliseconds. */
  waitMsMax: number;
  /**
   * Grace period in milliseconds during which the delay may be exceeded: one long task delays many requests once and
   * is not an overload.
   */
  graceMs?: number;
}

/** Reports the turns of the event loop. */
export interface Loop {
  /** A clock in milliseconds. */
  now(): number;
  /** Total milliseconds that the loop has been idle. */
  sleptMs(): number;
  /** Number of turns so far. */
  rounds(): number;
  /** Runs a callback after everything that was ready at the start of this turn was processed. */
  afterTurn(run: () => void): void;
}

const ownLoop: Loop = {
  now: () => performance.now(),
  sleptMs: () => performance.nodeTiming.idleTime,
  rounds: () => performance.nodeTiming.uvMetricsInfo.loopCount,
  afterTurn: setImmediate,
};

/** Skip the grace period when a request was shed less than this many milliseconds ago. */
const REMEMBERED_MS = 1_000;

/**
 * A loop that was idle for longer than this between two turns had no requests waiting; checking for them takes less.
 */
const SLEEP_MS = 0.05;

/**
 * Estimates the queue delay, which Node does not report: the system holds a request until the event loop polls. One
 * poll takes all requests that are ready. A request read in this turn therefore arrived after the previous turn began
 * and has waited at most since then; when the loop was idle in between, or turned without requests, at most since this
 * turn began.
 */
export function createAdmission(
  { inFlightMax, waitMsMax, graceMs = 300 }: AdmissionLimits,
  { now, sleptMs, rounds, afterTurn }: Loop = ownLoop,
): Admission {
  let inFlight = 0;
  /** Start of this turn, once a request was read in it. */
  let turnStartedAt: number | undefined;
  let before = { began: Number.NEGATIVE_INFINITY, sleptMs: Number.NEGATIVE_INFINITY, rounds: 0 };
  /** Earliest time at which the requests of this turn may have arrived. */
  let earliestArrival = 0;
  /** Start of the current overload, or undefined when the queue delay is below the limit. */
  let overloadedSince: number | undefined;
  let shedAt = Number.NEGATIVE_INFINITY;

  const endTurn = (): void => {
    if (now() - earliestArrival <= waitMsMax) overloadedSince = undefined;
    before = { began: turnStartedAt!, sleptMs: sleptMs(), rounds: rounds() };
    turnStartedAt = undefined;
  };
  const waitedMs = (): number => {
    const at = now();
    if (turnStartedAt === undefined) {
      turnStartedAt = at;
      const wasIdle = sleptMs() - before.sleptMs > SLEEP_MS || rounds() - before.rounds > 1;
      earliestArrival = wasIdle ? at : before.began;
      if (wasIdle) overloadedSince = undefined;
      afterTurn(endTurn);
    }
    return at - earliestArrival;
  };

  const isOverloaded = (): boolean => {
    if (waitedMs() <= waitMsMax) return false;
    const at = now();
    overloadedSince ??= at;
    if (at - overloadedSince < graceMs && at - shedAt > REMEMBERED_MS) return false;
    shedAt = at;
    return true;
  };

  return {
    enter() {
      inFlight++;
      return () => {
        inFlight--;
      };
    },
    full: () => isOverloaded() || inFlight > inFlightMax,
    inFlight: () => inFlight,
  };
}
