import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { liveIndexToken } from '../../search/live-index.ts';
import { askTable, type Outcome } from './ask-table.fixture.ts';
import { homesAndCosts } from './homes-and-costs.ts';
import { keptApart } from './kept-apart.ts';
import { peopleAndPapers } from './people-and-papers.ts';
import { tableWorld } from './table.fixture.ts';
import { toBeRefused } from './to-be-refused.ts';

/** More than three hundred questions, each with what must answer it. A third was kept apart while the grammar was made. */
const made = [...homesAndCosts, ...peopleAndPapers, ...toBeRefused];

let app: TestApp;
const outcomes: { made: Outcome[]; apart: Outcome[] } = { made: [], apart: [] };
beforeAll(async () => {
  app = await startTestApp();
  const buyer = await tableWorld(app);
  await app.context.resolve(liveIndexToken).refresh();
  outcomes.made = await askTable(app, buyer, made);
  outcomes.apart = await askTable(app, buyer, keptApart);
}, 60_000);
afterAll(() => app.stop());

const right = (some: readonly Outcome[]) => some.filter(({ wrong }) => wrong === '').length / some.length;
const told = (some: readonly Outcome[]) =>
  some
    .filter(({ wrong }) => wrong !== '')
    .map(({ question, wrong }) => `${question.ask} [${question.expect}]: ${wrong}`);

describe('the table of questions', () => {
  it('holds at least 200 that the grammar was made with, and half as many that were kept apart', () => {
    expect(made.length).toBeGreaterThanOrEqual(200);
    expect(keptApart.length).toBeGreaterThanOrEqual(100);
  });

  it('is answered right for at least 95 of 100', () => {
    expect(right(outcomes.made), told(outcomes.made).join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('is answered as well where it was kept apart', () => {
    expect(right(outcomes.apart), told(outcomes.apart).join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('refuses what must be refused, without an exception', () => {
    const all = [...outcomes.made, ...outcomes.apart];
    const slipped = all.filter(({ question, wrong }) => question.expect.startsWith('refuses') && wrong !== '');
    expect(told(slipped)).toEqual([]);
  });

  it('is answered with no figure that neither the question nor a tool holds', () => {
    const found = [...outcomes.made, ...outcomes.apart].filter(({ unsupported }) => unsupported.length > 0);
    expect(found.map(({ question, unsupported }) => `${question.ask}: ${unsupported.join(', ')}`)).toEqual([]);
  });
});
