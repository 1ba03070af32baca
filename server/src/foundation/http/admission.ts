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

/** Whoever was turned away so many milliseconds ago: the crowd is known, and patience is not spent on it again. */
const REMEMBERED_MS = 10_000;

/** Two turns of the event loop that are no further apart belong to one crowd: who comes in the later waited through the earlier. */
const APART_MS = 2;

/**
 * How long a request waited before anybody could look at it is nowhere written: the system keeps it until the event loop
 * turns to it. But all that stand ready are taken in one turn, so whoever comes late in a turn waited for those before
 * in it, and on average for half of the turn before. `now` is a clock in milliseconds, `afterTurn` runs something when all
 * requests of this turn were looked at.
 */
export function createAdmission(
  { inFlightMax, waitMsMax, patienceMs = 300 }: AdmissionLimits,
  now: () => number = () => performance.now(),
  afterTurn: (run: () => void) => void = setImmediate,
): Admission {
  let inFlight = 0;
  let turnBegan: number | undefined;
  let before = { ended: 0, ms: 0 };
  /** Since when no turn went by in which nobody waited too long. */
  let longSince: number | undefined;
  let refusedAt = Number.NEGATIVE_INFINITY;

  const endTurn = (): void => {
    const ended = now();
    if (before.ms / 2 + ended - (turnBegan ?? ended) <= waitMsMax) longSince = undefined;
    before = { ended, ms: ended - (turnBegan ?? ended) };
    turnBegan = undefined;
  };
  const waitedMs = (): number => {
    const at = now();
    if (turnBegan === undefined) {
      turnBegan = at;
      if (at - before.ended > APART_MS) {
        before = { ended: at, ms: 0 };
        longSince = undefined;
      }
      afterTurn(endTurn);
    }
    return before.ms / 2 + at - turnBegan;
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
