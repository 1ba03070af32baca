import { dayNumber } from '../calendar.ts';
import type { Review } from '../records.ts';

const WINDOW_DAYS = 7;
const LEAST_OTHERS = 3;
const RARE = 0.002;
/** Honest unverified reviews are about half as frequent as verified ones. */
const HONEST_SHARE = 0.5;
/** Minimum assumed rate: one review per year. */
const LEAST_A_DAY = 1 / 365;

/**
 * Marks unverified reviews that arrived with at least three others within a week and one star, more than the
 * agent's honest rate explains: Poisson tail below 0.002. Works for praise and for criticism (after BIRDNEST,
 * arXiv 1511.06030).
 */
export function inBurst(rows: readonly Review[], agent: Int32Array, agents: number): Uint8Array {
  const flags = new Uint8Array(rows.length);
  const own: number[][] = Array.from({ length: agents }, () => []);
  rows.forEach((_, row) => {
    own[agent[row]!]!.push(row);
  });
  const day = rows.map(({ date }) => dayNumber(date));
  const span = Math.max(30, Math.max(...spanOf(day)) - Math.min(...spanOf(day)));
  for (const list of own) {
    const loose = list.filter((row) => !rows[row]!.transactionId).sort((a, b) => day[a]! - day[b]!);
    if (loose.length <= LEAST_OTHERS) continue;
    const rate = Math.max(LEAST_A_DAY, (HONEST_SHARE * (list.length - loose.length)) / span);
    const expected = rate * (2 * WINDOW_DAYS + 1);
    for (const row of loose) {
      let near = -1;
      for (const other of loose)
        if (Math.abs(day[other]! - day[row]!) <= WINDOW_DAYS && Math.abs(rows[other]!.rating - rows[row]!.rating) <= 1)
          near += 1;
      if (near >= LEAST_OTHERS && poissonTail(near, expected) < RARE) flags[row] = 1;
    }
  }
  return flags;
}

/** First and last day. */
function spanOf(day: readonly number[]): [number, number] {
  let [first, last] = [Infinity, -Infinity];
  for (const one of day) {
    first = Math.min(first, one);
    last = Math.max(last, one);
  }
  return [first, last];
}

/** P(at least k) of a Poisson variable. */
export function poissonTail(k: number, rate: number): number {
  let term = Math.exp(-rate);
  let below = 0;
  for (let i = 0; i < k; i++) {
    below += term;
    term *= rate / (i + 1);
  }
  return Math.max(0, 1 - below);
}
