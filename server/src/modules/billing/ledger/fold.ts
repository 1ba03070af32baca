import { DAY_MS } from '@lintel/geo';
import { GRACE_DAYS } from '../subscription-status.ts';
import type { Fact, ProviderEvent, Terms } from './facts.ts';

export type Status = 'pending_payment' | 'trialing' | 'active' | 'past_due' | 'suspended' | 'cancelled';

/** The state of one subscription at a provider. */
export interface SubscriptionState {
  subscriptionId: string;
  status: Status;
  terms: Terms | null;
  nextPriceId: string | null;
  pastDueSince: Date | null;
  cancelledAt: Date | null;
  /** Time of the first payment or the start of the trial. */
  startedAt: Date | null;
}

/**
 * Derives the state of a subscription from all of its facts, in any order and with duplicates. Invariant: a pure
 * function of the set of facts. The facts are first sorted: by the provider's timestamp; within one second (the
 * timestamp's resolution) by causal order; then by id.
 */
export function fold(subscriptionId: string, facts: Iterable<Fact>): SubscriptionState {
  const state: State = { terms: null, nextPriceId: null, pastDue: null, suspended: false, ended: null, started: null };
  for (const fact of inOrder(facts)) apply(state, fact);
  return {
    subscriptionId,
    status: statusOf(state),
    terms: state.terms,
    nextPriceId: state.ended ? null : state.nextPriceId,
    pastDueSince: state.ended ? null : state.pastDue,
    cancelledAt: state.ended,
    startedAt: state.started,
  };
}

/** Removes duplicates and sorts. */
export function inOrder(facts: Iterable<Fact>): Fact[] {
  const once = new Map([...facts].map((fact) => [fact.id, fact]));
  return [...once.values()].sort(
    (a, b) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() ||
      rankOf(a.event) - rankOf(b.event) ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

interface State {
  terms: Terms | null;
  nextPriceId: string | null;
  pastDue: Date | null;
  suspended: boolean;
  ended: Date | null;
  started: Date | null;
}

/** Order within one second: configuration before failure, failure before payment, end last. */
function rankOf(event: ProviderEvent): number {
  if (event.kind !== 'plan.told') return ranks[event.kind] ?? 0;
  return { incomplete: 10, trialing: 11, past_due: 31, active: 41, ended: 90 }[event.terms.status];
}
const ranks: Partial<Record<ProviderEvent['kind'], number>> = {
  'plan.found': 1,
  'invoice.failed': 30,
  'grace.ended': 32,
  'invoice.paid': 40,
  'checkout.paid': 42,
  'plan.scheduled': 50,
  'plan.ended': 91,
};

function apply(state: State, { occurredAt, event }: Fact): void {
  // An ended subscription never becomes active again; a returning customer starts a new one.
  if (state.ended) return;
  switch (event.kind) {
    case 'plan.told':
      applyTerms(state, event.terms, occurredAt);
      return;
    case 'plan.found':
      applyTerms(state, event.terms, occurredAt);
      state.pastDue = event.pastDueSince ? new Date(event.pastDueSince) : null;
      state.suspended = event.suspended;
      return;
    case 'plan.scheduled':
      state.nextPriceId = event.nextPriceId;
      return;
    case 'plan.ended':
      state.ended = occurredAt;
      return;
    case 'invoice.failed':
      // A plan cannot be past due before its first payment.
      if (state.started) state.pastDue ??= occurredAt;
      return;
    case 'invoice.paid':
    case 'checkout.paid':
      paid(state, occurredAt);
      return;
    case 'grace.ended':
      if (state.pastDue && occurredAt.getTime() - state.pastDue.getTime() >= GRACE_DAYS * DAY_MS)
        state.suspended = true;
      return;
    default:
      return;
  }
}

function applyTerms(state: State, terms: Terms, at: Date): void {
  // A new period may have begun with the scheduled price.
  if (terms.nextPriceId !== undefined) state.nextPriceId = terms.nextPriceId;
  else if (state.nextPriceId === terms.priceId) state.nextPriceId = null;
  state.terms = terms;
  if (terms.status === 'ended') state.ended = at;
  if (terms.status === 'trialing') state.started ??= at;
  if (terms.status === 'active') paid(state, at);
  if (terms.status === 'past_due') {
    state.started ??= at;
    state.pastDue ??= at;
  }
}

function paid(state: State, at: Date): void {
  state.started ??= at;
  state.pastDue = null;
  state.suspended = false;
}

function statusOf({ terms, started, pastDue, suspended, ended }: State): Status {
  if (ended) return 'cancelled';
  if (!started) return 'pending_payment';
  if (suspended) return 'suspended';
  if (pastDue) return 'past_due';
  return terms?.status === 'trialing' ? 'trialing' : 'active';
}

/** Chooses the customer's effective subscription: an active one before an ended one, then the earliest. */
export function currentOf(all: readonly SubscriptionState[]): SubscriptionState | undefined {
  const lives = all.filter((each) => each.startedAt && !each.cancelledAt);
  if (lives.length > 0) return lives.sort(byStart)[0];
  const ended = all
    .filter((each) => each.startedAt)
    .sort((a, b) => time(b.cancelledAt) - time(a.cancelledAt) || byId(a, b));
  return ended[0] ?? [...all].sort(byId)[0];
}

const time = (at: Date | null): number => at?.getTime() ?? 0;
const byId = (a: SubscriptionState, b: SubscriptionState): number => (a.subscriptionId < b.subscriptionId ? -1 : 1);
const byStart = (a: SubscriptionState, b: SubscriptionState): number =>
  time(a.startedAt) - time(b.startedAt) || byId(a, b);
