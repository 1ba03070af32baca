import { performance } from 'node:perf_hooks';

/** Who may come in while the process has more to do than it can: reading waits outside, writing never does. */
export interface Admission {
  /** Notes that a request arrived; what it returns is called once it is answered. */
  enter(): () => void;
  /** Whether one that only reads should come again later; asked of a request that has entered. */
  full(): boolean;
  inFlight(): number;
}

export interface AdmissionLimits {
  /** Requests that are being answered. */
  inFlightMax: number;
  /** Milliseconds that a request may have waited for the others to get their turn. */
  waitMsMax: number;
  /** Milliseconds for which waits may be longer: one long piece of work lets many wait once, and is no crowd. */
  patienceMs?: number;
}

/** What tells the turns of the event loop. */
export interface Loop {
  /** A clock in milliseconds. */
  now(): number;
  /** Milliseconds that the loop has slept so far, because nothing was there to be done. */
  sleptMs(): number;
  /** How many times it has gone round so far. */
  rounds(): number;
  /** Runs something when all that stood ready at the beginning of this turn was looked at. */
  afterTurn(run: () => void): void;
}

const ownLoop: Loop = {
  now: () => performance.now(),
  sleptMs: () => performance.nodeTiming.idleTime,
  rounds: () => performance.nodeTiming.uvMetricsInfo.loopCount,
  afterTurn: setImmediate,
};

/** Whoever was turned away so many milliseconds ago: the crowd is known, and patience is not spent on it again. */
const REMEMBERED_MS = 1_000;

/** A loop that slept longer than this between two turns had nobody waiting; to look whether it may takes less. */
const SLEEP_MS = 0.05;

/**
 * How long a request waited before anybody could look at it is nowhere written: the system keeps it until the event loop
 * turns to it. But all that stand ready are taken in one turn. So whoever is looked at now came after the turn before had
 * begun, and has waited at most since then; and where the loop slept in between, or went round with nobody there, at most
 * since this turn began.
 */
export function createAdmission(
  { inFlightMax, waitMsMax, patienceMs = 300 }: AdmissionLimits,
  { now, sleptMs, rounds, afterTurn }: Loop = ownLoop,
): Admission {
  let inFlight = 0;
  /** Of this turn, once a request was looked at in it. */
  let turnBegan: number | undefined;
  let before = { began: Number.NEGATIVE_INFINITY, sleptMs: Number.NEGATIVE_INFINITY, rounds: 0 };
  /** From when on those who are looked at in this turn may have waited. */
  let waitedFrom = 0;
  /** Since when no turn went by in which nobody waited too long. */
  let longSince: number | undefined;
  let refusedAt = Number.NEGATIVE_INFINITY;

  const endTurn = (): void => {
    if (now() - waitedFrom <= waitMsMax) longSince = undefined;
    before = { began: turnBegan!, sleptMs: sleptMs(), rounds: rounds() };
    turnBegan = undefined;
  };
  const waitedMs = (): number => {
    const at = now();
    if (turnBegan === undefined) {
      turnBegan = at;
      const nobodyWaited = sleptMs() - before.sleptMs > SLEEP_MS || rounds() - before.rounds > 1;
      waitedFrom = nobodyWaited ? at : before.began;
      if (nobodyWaited) longSince = undefined;
      afterTurn(endTurn);
    }
    return at - waitedFrom;
  };

  const waitsTooLong = (): boolean => {
    if (waitedMs() <= waitMsMax) return false;
    const at = now();
    longSince ??= at;
    if (at - longSince < patienceMs && at - refusedAt > REMEMBERED_MS) return false;
    refusedAt = at;
    return true;
  };

  return {
    enter() {
      inFlight++;
      return () => {
        inFlight--;
      };
    },
    full: () => waitsTooLong() || inFlight > inFlightMax,
    inFlight: () => inFlight,
  };
}
