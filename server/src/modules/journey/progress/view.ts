import { m } from '@lintel/messages';
import type { Country } from '../purchases/terms.ts';
import { agentStages, type Journey, type JourneyStep, stepNames } from './contract.ts';
import type { Facts } from './facts.ts';
import { type Progress, progressOf, type Step } from './fold.ts';
import { nothing } from './step-text.ts';
import { stepTexts } from './step-texts.ts';

/** Description of each step in the country's terms. */
const about: Record<Country, Record<Step, string>> = {
  US: {
    get 1() {
      return m.journey__decide_the_highest_price_you();
    },
    get 2() {
      return m.journey__a_lender_reviews_your_income();
    },
    get 3() {
      return m.journey__find_homes_save_the_ones();
    },
    get 4() {
      return m.journey__make_an_offer_with_your();
    },
    get 5() {
      return m.journey__have_the_home_inspected_before();
    },
    get 6() {
      return m.journey__apply_for_the_loan_the();
    },
    get 7() {
      return m.journey__walk_through_the_home_sign();
    },
  },
  CA: {
    get 1() {
      return m.journey__decide_the_highest_price_you_2();
    },
    get 2() {
      return m.journey__a_lender_or_broker_reviews();
    },
    get 3() {
      return m.journey__find_homes_save_the_ones();
    },
    get 4() {
      return m.journey__make_an_offer_with_your_2();
    },
    get 5() {
      return m.journey__have_the_home_inspected_before_2();
    },
    get 6() {
      return m.journey__apply_for_the_mortgage_the();
    },
    get 7() {
      return m.journey__walk_through_the_home_sign_2();
    },
  },
};

const steps = [1, 2, 3, 4, 5, 6, 7] as const;

/** Returns the seven steps for display. Upcoming steps have no text unless something about them is known. */
export function stepsOf(facts: Facts, progress: Progress, now: Date): JourneyStep[] {
  return steps.map((step): JourneyStep => {
    const done = progress.done[step];
    const notShared = progress.notShared.has(step);
    const text = notShared ? nothing : stepTexts[step]({ facts, progress, now });
    const state = done && (progress.completed || step !== progress.currentStep) ? 'completed' : stateOf(step, progress);
    return {
      step,
      name: stepNames[step - 1]!,
      about: about[facts.country][step],
      state,
      by: done?.by ?? null,
      doneAt: done?.at?.toISOString() ?? null,
      ...text,
      // Only the current step has a blocker; work that may begin early retains its date.
      ...(state === 'current' ? {} : { blocker: null, waitingFor: null }),
      due: state === 'completed' && step !== 2 ? null : text.due,
    };
  });
}

/**
 * A step after the current one may already be done, such as a cleared loan before the inspection. It is shown as
 * completed.
 */
function stateOf(step: Step, { currentStep, completed, notShared }: Progress): JourneyStep['state'] {
  if (notShared.has(step)) return 'not_shared';
  if (completed || step < currentStep) return 'completed';
  return step === currentStep ? 'current' : 'upcoming';
}

/** The common fields of every reply about a journey. */
export function head(facts: Facts, now: Date) {
  const progress = progressOf(facts, now);
  return {
    progress,
    shown: {
      currentStep: String(progress.currentStep) as Journey['currentStep'],
      completed: progress.completed,
      agentStage: progress.agentStage,
      agentStageLabel: agentStages[progress.agentStage],
      steps: stepsOf(facts, progress, now),
    },
  };
}
