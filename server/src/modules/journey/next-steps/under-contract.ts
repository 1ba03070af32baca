import type { JourneyStep } from '../progress/contract.ts';
import type { Progress } from '../progress/fold.ts';
import type { Made, Situation } from './rule.ts';

/** Next steps from the offer on; the loan runs in parallel with the inspection. */
export function underContract({ steps, progress }: Situation): Made[] {
  if (!progress.purchase) return [];
  const { id } = progress.purchase.facts;
  const isOpen = (step: JourneyStep) =>
    step.step >= 4 && step.state !== 'completed' && (step.step === progress.currentStep || step.step === 6);
  return steps.filter(isOpen).flatMap(({ step, blocker, known, due, action }): Made[] => {
    const made = offerSteps[step];
    if (!made || !action || progress.purchase!.state.stage === 'closed') return [];
    const text = made(progress);
    if (!text) return [];
    return [
      {
        id: `purchase:${id}:${step}:${text.key}`,
        text: text.text,
        path: action.path,
        dueOn: due?.on ?? null,
        why: blocker ?? known ?? 'It is what your purchase waits for.',
      },
    ];
  });
}

const offerSteps: Partial<Record<number, (progress: Progress) => { key: string; text: string } | null>> = {
  4: ({ purchase }) =>
    ({
      preparing: { key: 'send', text: 'Send your offer' },
      made: { key: 'heard', text: 'Record what the seller answers' },
      countered: { key: 'answer', text: 'Answer the counter-offer' },
    })[purchase!.state.stage as string] ?? null,
  5: ({ purchase }) =>
    ({
      none: { key: 'book', text: 'Book the inspection' },
      booked: { key: 'done', text: 'Go to the inspection, and record how it went' },
      done: { key: 'clear', text: 'Decide on the inspection report' },
      failed: { key: 'settle', text: 'Settle what the inspection found' },
      cleared: null,
    })[purchase!.state.inspection],
  6: ({ purchase }) =>
    purchase!.state.stage !== 'accepted'
      ? null
      : {
          none: { key: 'apply', text: 'Apply for the loan' },
          applied: { key: 'decide', text: 'Record what the lender decides' },
          conditional: { key: 'conditions', text: 'Send what the lender still asks for' },
          refused: { key: 'refused', text: 'Talk to your agent about the loan' },
          clear: null,
        }[purchase!.state.loan],
  7: ({ purchase }) =>
    purchase!.state.closingOn
      ? { key: 'closing', text: 'Get ready for the closing' }
      : { key: 'date', text: 'Set the closing date' },
};
