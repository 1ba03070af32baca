import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SLOWEST = 10;

/** Prints the slowest journeys of a long run. */
export default class SlowestTests implements Reporter {
  readonly #timed: { name: string; ms: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#timed.push({ name: test.titlePath().slice(1).join(' › '), ms: duration });
  }

  onEnd(): void {
    if (this.#timed.length <= SLOWEST) return;
    console.log(`The ${SLOWEST} slowest journeys:`);
    for (const { name, ms } of this.#timed.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
      console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  }
}
