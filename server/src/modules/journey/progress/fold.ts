import { DAY_MS } from '@lintel/geo';
import { type PurchaseState, purchaseState } from '../purchases/fold.ts';
import { stepOfKind } from '../purchases/kinds.ts';
import type { AgentStage } from './contract.ts';
import type { Facts, Letter, PurchaseFacts } from './facts.ts';

export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface Done {
  by: 'facts' | 'override' | 'implied';
  at: Date | null;
}

export interface Progress {
  currentStep: Step;
  completed: boolean;
  /** Completion of steps 1 to 7; null when not done. */
  done: Record<Step, Done | null>;
  /** Steps that are not done by the facts that the viewer may know, and may be done by those they may not know. */
  notShared: ReadonlySet<Step>;
  /** The approved letter with the latest expiry, possibly expired. */
  letter: { letter: Letter; until: Date; lapsed: boolean } | null;
  /** A letter uploaded later, or without an approved one: pending or rejected. */
  otherLetter: Letter | null;
  /** The purchase that determines the steps. */
  purchase: { facts: PurchaseFacts; state: PurchaseState } | null;
  /** The last failed purchase, unless another one started since. */
  lost: { facts: PurchaseFacts; state: PurchaseState } | null;
  agentStage: AgentStage;
}

/**
 * Validity of a pre-approval letter in days. US lenders mostly write 60 to 90 days, the validity of pay stubs
 * and credit reports; Canadian lenders lock a rate for 90 to 120. The letter itself may state another date;
 * on this one Lintel asks the buyer about it.
 */
export const letterValidDays = { US: 90, CA: 120 } as const;

/**
 * Derives a buyer's progress from facts. Pure: the same facts give the same result in any order. The current step is
 * the first that is not done. A pending or accepted offer implies the steps before it, so no one is sent back to the
 * budget while the inspection is pending. An override counts all steps before it as done, and from its step on only
 * facts after it was set, so later facts move the journey on.
 */
export function progressOf(facts: Facts, now: Date): Progress {
  const { override } = facts;
  const counts = (step: number, at: Date) => !override || step < override.step || at > override.at;
  const byHand = (step: Step): Done | null => (override && step < override.step ? { by: 'override', at: null } : null);

  const letters = facts.letters.filter(({ reviewedAt, uploadedAt }) => counts(2, reviewedAt ?? uploadedAt));
  const letter = lastApproved(letters, facts.country, now);
  const { live, lost } = purchasesOf(facts, counts);
  const state = live?.state;
  const isOut = state !== undefined && state.stage !== 'preparing';
  const accepted = state?.stage === 'accepted' || state?.stage === 'closed';
  const implied = (reached: boolean): Done | null => (reached ? { by: 'implied', at: null } : null);
  const fact = (at: Date | null | undefined): Done | null => (at ? { by: 'facts', at } : null);
  const recordDone = (on: string | undefined): Done | null => fact(on ? new Date(`${on}T12:00:00Z`) : null);

  const cash = facts.paysCashSince && counts(2, facts.paysCashSince) ? facts.paysCashSince : null;
  const approved = letter && !letter.lapsed ? letter.letter.reviewedAt : null;
  const closed = recordDone(state?.closed?.happenedOn);
  const done: Progress['done'] = {
    1: fact(facts.budget && counts(1, facts.budget.at) ? facts.budget.at : null) ?? implied(approved !== null || isOut),
    2: fact(approved ?? cash) ?? implied(isOut),
    3: fact(live ? firstOffer(live.facts) : null),
    4: accepted ? recordDone(state.closed ? acceptedOn(live!.facts) : state.offer.happenedOn) : null,
    5: state?.inspection === 'cleared' ? recordDone(state.inspectionRecord!.happenedOn) : implied(closed !== null),
    6:
      state?.loan === 'clear'
        ? recordDone(state.loanRecord!.happenedOn)
        : implied(closed !== null || (accepted && cash !== null)),
    7: closed,
  };
  for (const step of steps) done[step] ??= byHand(step);

  const notShared = new Set<Step>();
  if (facts.hidden?.has('budget')) notShared.add(1);
  if (facts.hidden?.has('pre_approval')) notShared.add(2);
  for (const step of steps) if (done[step]) notShared.delete(step);

  const first = steps.find((step) => done[step] === null && !notShared.has(step));
  const currentStep = first ?? 7;
  const newest = newestOf(letters.filter(({ state }) => state !== 'approved'));
  return {
    currentStep,
    completed: first === undefined,
    done,
    notShared,
    letter,
    otherLetter: newest && (!letter || newest.uploadedAt > letter.letter.uploadedAt) ? newest : null,
    purchase: live,
    lost: live ? null : lost,
    agentStage: agentStageOf(currentStep),
  };
}

const steps = [1, 2, 3, 4, 5, 6, 7] as const;

/** Maps the seven steps to the stages on an agent's dashboard (ruling X11). */
export function agentStageOf(step: Step): AgentStage {
  if (step <= 2) return 'initial_search';
  if (step === 3) return 'viewing_properties';
  if (step === 4) return 'making_offers';
  return step === 7 ? 'closed' : 'under_contract';
}

/** Returns the last day on which a letter is valid. */
export const letterUntil = (reviewedAt: Date, country: Facts['country']): Date =>
  new Date(reviewedAt.getTime() + letterValidDays[country] * DAY_MS);

function lastApproved(letters: readonly Letter[], country: Facts['country'], now: Date): Progress['letter'] {
  const approved = letters.filter(({ state, reviewedAt }) => state === 'approved' && reviewedAt !== null);
  const letter = [...approved].sort(
    (a, b) => b.reviewedAt!.getTime() - a.reviewedAt!.getTime() || b.documentId - a.documentId,
  )[0];
  if (!letter) return null;
  const until = letterUntil(letter.reviewedAt!, country);
  return { letter, until, lapsed: until <= now };
}

const newestOf = (letters: readonly Letter[]): Letter | null =>
  [...letters].sort((a, b) => b.uploadedAt.getTime() - a.uploadedAt.getTime() || b.documentId - a.documentId)[0] ??
  null;

type Candidate = { facts: PurchaseFacts; state: PurchaseState };

/**
 * Returns the leading purchase: an open one before one that closed earlier, the most advanced first, then the newest.
 */
function purchasesOf(facts: Facts, counts: (step: number, at: Date) => boolean) {
  const candidates = facts.purchases.flatMap((each): Candidate[] => {
    // An override to a step before the offer ignores purchases until something new is recorded about them.
    const isAlive = !facts.override || facts.override.step > 4 || each.records.some((one) => counts(4, one.recordedAt));
    const state =
      isAlive &&
      purchaseState(
        each.records.filter(({ kind, recordedAt }) => stepOfKind[kind] === 4 || counts(stepOfKind[kind], recordedAt)),
      );
    return state ? [{ facts: each, state }] : [];
  });
  const newestFirst = [...candidates].sort(
    (a, b) => b.facts.createdAt.getTime() - a.facts.createdAt.getTime() || b.facts.id - a.facts.id,
  );
  const going = newestFirst
    .filter(({ state }) => state.stage in weight)
    .sort((a, b) => weight[b.state.stage]! - weight[a.state.stage]!)[0];
  const closed = newestFirst.find(({ state }) => state.stage === 'closed');
  const live = going && closed && going.facts.createdAt < closed.facts.createdAt ? closed : (going ?? closed ?? null);
  return { live, lost: newestFirst.find(({ state }) => state.ended) ?? null };
}

const weight: Partial<Record<PurchaseState['stage'], number>> = { preparing: 1, made: 2, countered: 2, accepted: 3 };

const dayOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

const firstOffer = ({ records }: PurchaseFacts): Date => dayOf(records.map(({ happenedOn }) => happenedOn).sort()[0]!);

const acceptedOn = ({ records }: PurchaseFacts): string | undefined =>
  records.findLast(({ kind }) => kind === 'offer_accepted')?.happenedOn ?? records.at(-1)?.happenedOn;
