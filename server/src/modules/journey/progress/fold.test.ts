import { DAY_MS } from '@lintel/geo';
import { describe, expect, it } from 'vitest';
import type { RecordKind } from '../purchases/contract.ts';
import { kindsNext, purchaseState, type Recorded } from '../purchases/fold.ts';
import { agentStages } from './contract.ts';
import type { Facts, Letter } from './facts.ts';
import { agentStageOf, progressOf } from './fold.ts';
import { stepsOf } from './view.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
const day = (daysAgo: number) => at(daysAgo).toISOString().slice(0, 10);

const newBuyer: Facts = {
  country: 'US',
  currency: 'USD',
  budget: null,
  paysCashSince: null,
  letters: [],
  homesSaved: 0,
  lastSavedAt: null,
  showings: [],
  purchases: [],
  override: null,
  reviewer: null,
  agent: null,
  lender: null,
};
const budget = { maxCents: 65_000_000, at: at(100) };
const letter = (state: Letter['state'], uploaded: number, reviewed: number | null, documentId = 1): Letter => ({
  documentId,
  state,
  uploadedAt: at(uploaded),
  reviewedAt: reviewed === null ? null : at(reviewed),
});
let ids = 0;
const record = (kind: RecordKind, daysAgo: number, more: Partial<Recorded> = {}): Recorded => ({
  ...{ id: ++ids, kind, happenedOn: day(daysAgo), dueOn: null, priceCents: null, statedBy: null },
  recordedAt: at(daysAgo),
  ...more,
});
const purchase = (records: Recorded[], id = 1) => ({ id, home: '12 Elm Street', createdAt: at(30 - id), records });
const approved = [letter('approved', 21, 20)];
const offered = (...records: Recorded[]): Facts => ({
  ...newBuyer,
  budget,
  letters: approved,
  homesSaved: 3,
  purchases: [purchase(records)],
});
const accepted = () => [record('offer_made', 9), record('offer_accepted', 8)];
const cleared = () => [...accepted(), record('inspection_cleared', 5)];

describe('a buyer’s progress', () => {
  it.each<[string, Facts, number]>([
    ['nothing is known', newBuyer, 1],
    ['a budget is stated', { ...newBuyer, budget }, 2],
    ['a letter is pending', { ...newBuyer, budget, letters: [letter('pending', 1, null)] }, 2],
    ['a letter was returned', { ...newBuyer, budget, letters: [letter('rejected', 2, 1)] }, 2],
    ['a letter is approved', { ...newBuyer, budget, letters: approved }, 3],
    ['a letter is approved without a stated budget', { ...newBuyer, letters: approved }, 3],
    ['a letter expired', { ...newBuyer, budget, letters: [letter('approved', 95, 91)] }, 2],
    [
      'the same in Canada, where rates are held longer',
      { ...newBuyer, country: 'CA', budget, letters: [letter('approved', 95, 91)] },
      3,
    ],
    [
      'a newer letter is pending in addition to a valid one',
      { ...newBuyer, budget, letters: [...approved, letter('pending', 1, null, 2)] },
      3,
    ],
    ['homes are saved before the letter', { ...newBuyer, budget, homesSaved: 5 }, 2],
    ['they pay cash', { ...newBuyer, budget, paysCashSince: at(1) }, 3],
    ['an offer is prepared', offered(record('offer_prepared', 3)), 4],
    ['an offer is out', offered(record('offer_made', 3)), 4],
    ['an offer is pending without any letter', { ...offered(record('offer_made', 3)), letters: [], budget: null }, 4],
    ['the seller countered', offered(record('offer_made', 3), record('offer_countered', 2)), 4],
    ['the offer is accepted', offered(...accepted()), 5],
    ['the letter expires under contract', { ...offered(...accepted()), letters: [letter('approved', 95, 91)] }, 5],
    ['the inspection is booked', offered(...accepted(), record('inspection_booked', 7, { dueOn: day(-1) })), 5],
    ['the inspection failed', offered(...accepted(), record('inspection_failed', 6)), 5],
    ['the loan is clear before the inspection', offered(...accepted(), record('clear_to_close', 3)), 5],
    ['the contingency is removed', offered(...cleared()), 6],
    ['the loan is refused', offered(...cleared(), record('loan_refused', 1)), 6],
    ['they pay cash and the contingency is removed', { ...offered(...cleared()), paysCashSince: at(40) }, 7],
    ['the loan is clear', offered(...cleared(), record('clear_to_close', 1)), 7],
    ['it is closed', offered(...cleared(), record('clear_to_close', 2), record('closed', 1)), 7],
    ['it is closed and the other steps were never recorded', offered(...accepted(), record('closed', 1)), 7],
    ['the offer was rejected', offered(record('offer_made', 3), record('offer_rejected', 2)), 3],
    ['it fell through', offered(...cleared(), record('fell_through', 1)), 3],
    [
      'it fell through and the letter has expired since',
      { ...offered(...cleared(), record('fell_through', 1)), letters: [letter('approved', 95, 91)] },
      2,
    ],
  ])('%s', (_, facts, step) => {
    expect(progressOf(facts, now).currentStep).toBe(step);
  });

  it('follows the most advanced purchase, and a new one after a closing', () => {
    const two = { ...offered(), purchases: [purchase(accepted(), 1), purchase([record('offer_made', 1)], 2)] };
    expect(progressOf(two, now).purchase?.facts.id).toBe(1);
    const again = {
      ...offered(),
      purchases: [purchase([...cleared(), record('closed', 4)], 1), purchase([record('offer_made', 1)], 2)],
    };
    expect(progressOf(again, now)).toMatchObject({ currentStep: 4, completed: false });
  });
});

describe('an override', () => {
  const by = (step: number, daysAgo: number) => ({ id: 1, step, at: at(daysAgo) });

  it.each<[string, Facts, number]>([
    ['forward: the steps before it count as done', { ...newBuyer, override: by(3, 1) }, 3],
    ['back: what was before it does not count', { ...offered(...accepted()), override: by(3, 1) }, 3],
    [
      'back to the letter: an earlier letter does not count',
      { ...newBuyer, budget, letters: approved, override: by(2, 1) },
      2,
    ],
    [
      'until a letter is approved after it',
      { ...newBuyer, budget, letters: [letter('approved', 2, 0.5)], override: by(2, 1) },
      3,
    ],
    ['until an offer follows it', { ...offered(record('offer_made', 0)), override: by(3, 1) }, 4],
    [
      'into the contract: later records move it on',
      { ...offered(...accepted(), record('inspection_cleared', 0)), override: by(5, 1) },
      6,
    ],
    ['to the closing without any purchase', { ...newBuyer, override: by(7, 1) }, 7],
  ])('%s', (_, facts, step) => {
    expect(progressOf(facts, now)).toMatchObject({ currentStep: step, completed: false });
  });
});

describe('the order of facts', () => {
  /** A random walk through the allowed records, deterministic for a seed. */
  function someRecords(seed: number): Recorded[] {
    let state = seed;
    const next = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % below;
    };
    const records: Recorded[] = [];
    for (let ago = 40; ago > 0 && records.length < 14; ago -= next(3)) {
      const choices = kindsNext(purchaseState(records));
      if (choices.length === 0) break;
      records.push(record(choices[next(choices.length)]!, ago, { dueOn: day(ago - 5) }));
    }
    return records;
  }
  const shuffled = <T>(list: readonly T[], seed: number): T[] =>
    list
      .map((each, index) => ({ each, key: Math.sin(seed * 99 + index) }))
      .sort((a, b) => a.key - b.key)
      .map(({ each }) => each);

  it('does not matter: the same facts in any order give the same journey', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const facts: Facts = {
        ...offered(...someRecords(seed)),
        letters: [letter('approved', 95, 91), letter('approved', 30, 20, 2), letter('pending', 1, null, 3)],
        override: seed % 3 === 0 ? { id: 1, step: (seed % 7) + 1, at: at(seed % 40) } : null,
      };
      const other: Facts = {
        ...facts,
        letters: shuffled(facts.letters, seed),
        purchases: facts.purchases.map((each) => ({ ...each, records: shuffled(each.records, seed) })),
      };
      expect(stepsOf(other, progressOf(other, now), now)).toEqual(stepsOf(facts, progressOf(facts, now), now));
    }
  });

  it('leaves exactly one step open or none, and never one after an incomplete step', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const facts = offered(...someRecords(seed));
      const progress = progressOf(facts, now);
      const states = stepsOf(facts, progress, now).map(({ state }) => state);
      expect(states.filter((state) => state === 'current')).toHaveLength(progress.completed ? 0 : 1);
      expect(states.indexOf('current')).toBe(progress.completed ? -1 : progress.currentStep - 1);
      expect(states.slice(0, progress.currentStep - 1).every((state) => state === 'completed')).toBe(true);
    }
  });
});

it('shows agents their five stages for the seven steps', () => {
  const labels = ([1, 2, 3, 4, 5, 6, 7] as const).map((step) => agentStages[agentStageOf(step)]);
  expect(labels).toEqual([
    'Initial Search',
    'Initial Search',
    'Viewing',
    'Making Offers',
    'Under Contract',
    'Under Contract',
    'Closed',
  ]);
});

describe('the text of a step', () => {
  const textsOf = (facts: Facts, step: number) => stepsOf(facts, progressOf(facts, now), now)[step - 1]!;

  it('names the person it is waiting for', () => {
    const waiting = { ...newBuyer, budget, reviewer: 'Naomi', letters: [letter('pending', 1, null)] };
    expect(textsOf(waiting, 2)).toMatchObject({
      state: 'current',
      blocker: 'Waiting for Naomi to review the pre-approval letter.',
      waitingFor: 'professional',
    });
  });

  it('says when a letter expires, and that it expired', () => {
    expect(textsOf({ ...newBuyer, budget, letters: approved }, 2)).toMatchObject({
      state: 'completed',
      known: 'Approved. The letter is valid until Jan 31, 2027.',
      due: { label: 'Letter expires', on: '2027-01-31', overdue: false },
    });
    expect(textsOf({ ...newBuyer, budget, letters: [letter('approved', 95, 91)] }, 2).known).toContain('expired on');
  });

  it('uses contingencies in the USA and conditions in Canada', () => {
    const facts = offered(...accepted(), record('inspection_deadline', 8, { dueOn: day(-2) }));
    expect(textsOf(facts, 5).due?.label).toBe('Inspection contingency ends');
    expect(textsOf({ ...facts, country: 'CA' }, 5).due?.label).toBe('Inspection condition ends');
    expect(textsOf({ ...facts, country: 'CA' }, 7).about).toContain('lawyer or notary');
  });

  it('marks what is overdue, and what a professional stated', () => {
    const facts = offered(
      record('offer_made', 9),
      record('offer_accepted', 8, { statedBy: 'Naomi' }),
      record('inspection_deadline', 8, { dueOn: day(1) }),
    );
    expect(textsOf(facts, 5).due?.overdue).toBe(true);
    expect(textsOf(facts, 4).known).toContain('according to Naomi');
  });
});
