import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { liveIndexToken } from '../../search/index/live-index.ts';
import { askTable, type Outcome } from './ask-table.fixture.ts';
import { tableWorld } from './table.fixture.ts';
import { heldOut } from './tables/held-out.ts';
import { homesAndCosts } from './tables/homes-and-costs.ts';
import { peopleAndDocuments } from './tables/people-and-documents.ts';
import { toBeRefused } from './tables/to-be-refused.ts';

/** Questions that were used to develop the grammar. `keptApart` contains the held-out questions. */
const development = [...homesAndCosts, ...peopleAndDocuments, ...toBeRefused];

let app: TestApp;
const outcomes: { development: Outcome[]; heldOut: Outcome[] } = { development: [], heldOut: [] };
beforeAll(async () => {
  app = await startTestApp();
  const buyer = await tableWorld(app);
  await app.context.resolve(liveIndexToken).refresh();
  outcomes.development = await askTable(app, buyer, development);
  outcomes.heldOut = await askTable(app, buyer, heldOut);
}, 300_000);
afterAll(() => app.stop());

const right = (some: readonly Outcome[]) => some.filter(({ wrong }) => wrong === '').length / some.length;
const failures = (some: readonly Outcome[]) =>
  some
    .filter(({ wrong }) => wrong !== '')
    .map(({ question, wrong }) => `${question.ask} [${question.expect}]: ${wrong}`);

describe('the table of questions', () => {
  it('contains at least 200 development questions and at least 100 held-out questions', () => {
    expect(development.length).toBeGreaterThanOrEqual(200);
    expect(heldOut.length).toBeGreaterThanOrEqual(100);
  });

  it('gets right answers to at least 95 % of the development questions', () => {
    expect(right(outcomes.development), failures(outcomes.development).join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('gets right answers to at least 95 % of the held-out questions', () => {
    expect(right(outcomes.heldOut), failures(outcomes.heldOut).join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('refuses what must be refused, without an exception', () => {
    const all = [...outcomes.development, ...outcomes.heldOut];
    const slipped = all.filter(({ question, wrong }) => question.expect.startsWith('refuses') && wrong !== '');
    expect(failures(slipped)).toEqual([]);
  });

  it('is answered with no figure that neither the question nor a tool result contains', () => {
    const found = [...outcomes.development, ...outcomes.heldOut].filter(({ unsupported }) => unsupported.length > 0);
    expect(found.map(({ question, unsupported }) => `${question.ask}: ${unsupported.join(', ')}`)).toEqual([]);
  });
});
