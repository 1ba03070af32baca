import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { JourneyStep } from './calls.ts';

export const stateWords: Record<JourneyStep['state'], string> = texts({
  completed: m.journey__done,
  current: m.journey__current_step,
  upcoming: m.journey__upcoming,
  not_shared: m.journey__not_shared_with_you,
});

/** The number of a step, or a check mark when it is done. Only the current step has the accent color. */
export function StepMark({ step: { step, state } }: { step: Pick<JourneyStep, 'step' | 'state'> }) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-chip border text-14 font-semibold tabular-nums',
        state === 'completed' && 'border-primary bg-primary text-on-primary',
        state === 'current' && 'border-2 border-accent bg-accent-tint text-accent',
        state === 'upcoming' && 'border-edge bg-raised text-soft',
        state === 'not_shared' && 'border-dashed border-edge bg-raised text-soft',
      )}
    >
      {state === 'completed' ? <Check size={16} strokeWidth={2} /> : step}
    </span>
  );
}
