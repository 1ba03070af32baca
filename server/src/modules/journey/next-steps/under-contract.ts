import { m } from '@lintel/messages';
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
        why: blocker ?? known ?? m.journey__it_is_what_your_purchase(),
      },
    ];
  });
}

const offerSteps: Partial<Record<number, (progress: Progress) => { key: string; text: string } | null>> = {
  4: ({ purchase }) =>
    ({
      preparing: { key: 'send', text: m.journey__send_your_offer() },
      made: { key: 'heard', text: m.journey__record_what_the_seller_answers() },
      countered: { key: 'answer', text: m.journey__answer_the_counter_offer() },
    })[purchase!.state.stage as string] ?? null,
  5: ({ purchase }) =>
    ({
      none: { key: 'book', text: m.journey__book_the_inspection() },
      booked: { key: 'done', text: m.journey__go_to_the_inspection_and() },
      done: { key: 'clear', text: m.journey__decide_on_the_inspection_report() },
      failed: { key: 'settle', text: m.journey__settle_what_the_inspection_found() },
      cleared: null,
    })[purchase!.state.inspection],
  6: ({ purchase }) =>
    purchase!.state.stage !== 'accepted'
      ? null
      : {
          none: { key: 'apply', text: m.journey__apply_for_the_loan() },
          applied: { key: 'decide', text: m.journey__record_what_the_lender_decides() },
          conditional: { key: 'conditions', text: m.journey__send_what_the_lender_still() },
          refused: { key: 'refused', text: m.journey__talk_to_your_agent_about() },
          clear: null,
        }[purchase!.state.loan],
  7: ({ purchase }) =>
    purchase!.state.closingOn
      ? { key: 'closing', text: m.journey__get_ready_for_the_closing() }
      : { key: 'date', text: m.journey__set_the_closing_date() },
};
