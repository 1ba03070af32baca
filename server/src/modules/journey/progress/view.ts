import type { Country } from '../purchases/terms.ts';
import { agentStages, type Journey, type JourneyStep, stepNames } from './contract.ts';
import type { Facts } from './facts.ts';
import { type Progress, progressOf, type Step } from './fold.ts';
import { nothing } from './step-text.ts';
import { stepTexts } from './step-texts.ts';

/** Description of each step in the country's terms. */
const about: Record<Country, Record<Step, string>> = {
  US: {
    1: 'Settle the highest price that you can carry, with taxes, insurance and closing costs.',
    2: 'A lender looks at your income, debts and credit, and says in a letter what they would lend.',
    3: 'Find homes, save those that you like, and go to see them.',
    4: 'Offer a price with your contingencies, and agree with the seller.',
    5: 'Have the home inspected before your inspection contingency ends, then remove it or renegotiate.',
    6: 'Apply for the loan; the lender has the home appraised and clears you to close.',
    7: 'Walk through the home, sign at the title company or attorney, and get the keys.',
  },
  CA: {
    1: 'Settle the highest price that you can carry, with property tax, insurance and closing costs.',
    2: 'A lender or broker looks at your income and credit, tests the payment at a higher rate, and holds a rate for you.',
    3: 'Find homes, save those that you like, and go to see them.',
    4: 'Offer a price with your conditions, and agree with the seller.',
    5: 'Have the home inspected before your inspection condition ends, then waive it or renegotiate.',
    6: 'Apply for the mortgage; the lender may have the home appraised, and approves it before your financing condition ends.',
    7: 'Walk through the home, sign with your lawyer or notary, and get the keys.',
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
