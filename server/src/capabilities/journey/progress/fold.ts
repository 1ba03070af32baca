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
  /** By step, 1 to 7; null is not done. */
  done: Record<Step, Done | null>;
  /** Steps that are not done by what the viewer may know, where what they may not know could say otherwise. */
  notShared: ReadonlySet<Step>;
  /** The approved letter that holds longest, also one that lapsed. */
  letter: { letter: Letter; until: Date; lapsed: boolean } | null;
  /** What was uploaded after it, or without one: waiting or returned. */
  otherLetter: Letter | null;
  /** The purchase that the steps go by. */
  purchase: { facts: PurchaseFacts; state: PurchaseState } | null;
  /** The last one that came to nothing, where there is no other since. */
  lost: { facts: PurchaseFacts; state: PurchaseState } | null;
  agentStage: AgentStage;
}

const DAY_MS = 86_400_000;

/**
 * How long a pre-approval letter holds. US lenders mostly write 60 to 90 days, as pay stubs and credit reports are good no
 * longer; Canadian ones hold a rate for 90 to 120. The letter itself may say another day: this is when it is asked about.
 */
export const letterHoldsDays = { US: 90, CA: 120 } as const;

/**
 * Where a buyer is, by the facts. Pure: the same facts give the same answer in whatever order they came.
 *
 * The current step is the first that is not done. An offer that is out, or accepted, implies the steps before it: nobody is
 * sent back to a budget while the inspection waits. A step set by hand counts all steps before it as done, and of the steps
 * from it on only what happened after it was set: so facts that come later move it on.
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

/** How an agent's desk sees the seven steps (ruling X11). */
export function agentStageOf(step: Step): AgentStage {
  if (step <= 2) return 'initial_search';
  if (step === 3) return 'viewing_properties';
  if (step === 4) return 'making_offers';
  return step === 7 ? 'closed' : 'under_contract';
}

/** Until when a letter counts. */
export const letterUntil = (reviewedAt: Date, country: Facts['country']): Date =>
  new Date(reviewedAt.getTime() + letterHoldsDays[country] * DAY_MS);

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

/** The purchase that leads: one that goes on before one that closed earlier, the furthest first, then the newest. */
function purchasesOf(facts: Facts, counts: (step: number, at: Date) => boolean) {
  const candidates = facts.purchases.flatMap((each): Candidate[] => {
    // A step set by hand before the offer leaves purchases behind until something new is written down of them.
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
