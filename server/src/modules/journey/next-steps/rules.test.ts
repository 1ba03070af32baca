import { DAY_MS } from '@lintel/geo';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../progress/facts.ts';
import { head } from '../progress/view.ts';
import type { RecordKind } from '../purchases/contract.ts';
import type { Recorded } from '../purchases/fold.ts';
import type { Situation } from './rule.ts';
import { nextSteps } from './rules.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
const day = (daysAgo: number) => at(daysAgo).toISOString().slice(0, 10);

const settled: Facts = {
  country: 'US',
  currency: 'USD',
  budget: { maxCents: 65_000_000, at: at(90) },
  paysCashSince: null,
  letters: [{ documentId: 1, state: 'approved', uploadedAt: at(10), reviewedAt: at(9) }],
  homesSaved: 2,
  lastSavedAt: at(2),
  showings: [{ state: 'confirmed', at: at(-2) }],
  purchases: [],
  override: null,
  reviewer: 'Kwame',
  agent: 'Naomi',
  lender: 'Kwame',
};

function ids(facts: Partial<Facts>, more: Partial<Situation> = {}): string[] {
  const all = { ...settled, ...facts };
  const { progress, shown } = head(all, now);
  const situation: Situation = {
    ...{ now, facts: all, progress, steps: shown.steps },
    ...{ emailVerified: true, agentRequested: false, lenderRequested: false, savedSearches: 1 },
    ...{ missingDocuments: [], rejectedDocuments: [], toConfirm: [], toAnswer: [], unreadThreads: [], newAlerts: null },
    ...more,
  };
  return nextSteps(situation).map(({ id }) => id);
}

let made = 0;
const record = (kind: RecordKind, daysAgo: number, dueOn: string | null = null): Recorded => ({
  ...{ id: ++made, kind, happenedOn: day(daysAgo), dueOn, priceCents: null, statedBy: null },
  recordedAt: at(daysAgo),
});
const buying = (...records: Recorded[]): Partial<Facts> => ({
  purchases: [{ id: 7, home: '12 Elm Street', createdAt: at(9), records }],
});
const contract = () => [record('offer_made', 9), record('offer_accepted', 8)];

describe('next steps', () => {
  it('return no step when nothing is left to do', () => expect(ids({})).toEqual([]));

  it.each<[string, Partial<Facts>, Partial<Situation>, Partial<Facts>, Partial<Situation>]>([
    ['verify-email', {}, { emailVerified: false }, {}, {}],
    ['state-budget', { budget: null, letters: [] }, {}, { letters: [] }, {}],
    ['connect-lender', { lender: null, letters: [] }, {}, { lender: null, letters: [] }, { lenderRequested: true }],
    ['connect-lender', { lender: null, letters: [] }, {}, { lender: null, letters: [], paysCashSince: at(1) }, {}],
    [
      'pre-approval',
      { letters: [] },
      {},
      { letters: [{ documentId: 2, state: 'pending', uploadedAt: at(1), reviewedAt: null }] },
      {},
    ],
    [
      'share-letter:2',
      { letters: [{ documentId: 2, state: 'pending', uploadedAt: at(1), reviewedAt: null }], reviewer: null },
      {},
      { letters: [{ documentId: 2, state: 'pending', uploadedAt: at(1), reviewedAt: null }] },
      {},
    ],
    [
      'renew-letter:1',
      { letters: [{ documentId: 1, state: 'approved', uploadedAt: at(81), reviewedAt: at(80) }] },
      {},
      {},
      {},
    ],
    ['connect-agent', { agent: null }, {}, { agent: null }, { agentRequested: true }],
    ['save-homes', { homesSaved: 0 }, {}, {}, {}],
    ['save-search', {}, { savedSearches: 0 }, {}, {}],
    [`compare-homes:${at(2).getTime()}`, { showings: [] }, {}, {}, {}],
    ['book-showing', { showings: [] }, {}, { showings: [{ state: 'requested', at: at(-1) }] }, {}],
    ['record-offer', { showings: [{ state: 'done', at: at(1) }] }, {}, {}, {}],
    ['paper:w2', {}, { missingDocuments: [{ id: 'w2', name: 'W-2', category: 'tax_returns' }] }, {}, {}],
    ['returned-paper:4:2', {}, { rejectedDocuments: [{ documentId: 4, version: 2, name: 'Pay stubs' }] }, {}, {}],
    [
      'confirm-record:3',
      {},
      { toConfirm: [{ recordId: 3, purchaseId: 7, label: 'Offer accepted', by: 'Naomi' }] },
      {},
      {},
    ],
    [
      'answer-message:5:9',
      {},
      { unreadThreads: [{ threadId: 5, lastMessageId: 9, from: 'Naomi', path: '/messages/5' }] },
      {},
      {},
    ],
    ['review-alerts:11', {}, { newAlerts: { count: 2, lastId: 11 } }, {}, {}],
    ['purchase:7:4:send', buying(record('offer_prepared', 2)), {}, buying(record('offer_made', 1)), {}],
    ['purchase:7:4:answer', buying(record('offer_countered', 1)), {}, buying(...contract()), {}],
    [
      'purchase:7:5:book',
      buying(...contract()),
      {},
      buying(...contract(), record('inspection_booked', 3, day(-2))),
      {},
    ],
    ['purchase:7:6:apply', buying(...contract()), {}, buying(...contract(), record('loan_applied', 2)), {}],
    ['purchase:7:6:apply', buying(...contract()), {}, { ...buying(...contract()), paysCashSince: at(20) }, {}],
  ])('say %s while it is open, and not once it is done', (id, open, openMore, done, doneMore) => {
    expect(ids(open, openMore)).toContain(id);
    expect(ids(done, doneMore)).not.toContain(id);
  });

  it('are ordered by due date when one is near, else by dependency', () => {
    const facts = buying(
      ...contract(),
      record('inspection_deadline', 8, day(-3)),
      record('financing_deadline', 8, day(-1)),
    );
    expect(ids(facts, { emailVerified: false })).toEqual(['purchase:7:6:apply', 'purchase:7:5:book', 'verify-email']);
    expect(ids({ budget: null, letters: [], lender: null, homesSaved: 0 })).toEqual([
      'state-budget',
      'connect-lender',
      'pre-approval',
      'save-homes',
    ]);
  });

  it('don’t suggest viewing homes once an offer is made', () => {
    const left = ids({ ...buying(record('offer_made', 1)), showings: [], homesSaved: 0 }, { savedSearches: 0 });
    expect(left).toEqual(['purchase:7:4:heard']);
  });
});
