import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import type { TestBuyer } from '../../../../test/people.ts';
import { liveIndexToken } from '../../search/index/live-index.ts';
import { askTable, type Outcome } from './ask-table.fixture.ts';
import type { Question } from './question.ts';
import { tableWorld } from './table.fixture.ts';

/**
 * Asks the questions before the tests of a file, each once, and returns the outcome at a position. `world` stores the homes
 * and returns the buyer who asks. Call it outside of tests.
 */
export function askedOnce(
  questions: readonly Question[],
  world: (app: TestApp) => Promise<TestBuyer> = tableWorld,
): (at: number) => Outcome | undefined {
  let app: TestApp;
  let outcomes: Outcome[];
  beforeAll(async () => {
    app = await startTestApp();
    const buyer = await world(app);
    await app.context.resolve(liveIndexToken).refresh();
    outcomes = await askTable(app, buyer, questions);
  }, 120_000);
  afterAll(() => app.stop());
  return (at) => outcomes.at(at);
}
