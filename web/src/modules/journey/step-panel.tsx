import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { CalendarClock, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { day } from '../../ui/format.ts';
import type { JourneyStep } from './calls.ts';

const mark = { 'aria-hidden': true, size: 20, strokeWidth: 1.5, className: 'mt-0.5 shrink-0' } as const;
const heads: Record<JourneyStep['state'], string> = texts({
  completed: m.journey__done_2,
  current: m.journey__you_are_here,
  upcoming: m.journey__upcoming_2,
  not_shared: m.journey__not_shared_with_you_2,
});

/**
 * One step in full: description, known facts, blocker, due date and action. `buyer` is the client's first name when a
 * professional reads it.
 */
export function StepPanel(props: { step: JourneyStep; buyer: string | undefined; children?: ReactNode }) {
  const { step, buyer, children } = props;
  const { known, blocker, due, action, state, by } = step;
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-8">
      <div className="grid gap-1">
        <p className={state === 'current' ? 'text-14 font-medium text-accent' : 'text-14 font-medium text-soft'}>
          {m.journey__step_of_7({ step: step.step })}{' '}
          {state === 'current' && buyer ? m.journey__is_on_this_step({ buyer }) : heads[state]}
        </p>
        <h3 className="text-22">{step.name}</h3>
        <p className="max-w-measure text-soft">{step.about}</p>
        {state === 'not_shared' && (
          <p className="max-w-measure">
            {buyer ?? m.journey__the_buyer()} {m.journey__hasnt_shared_this_step_with()}
          </p>
        )}
        {known && <p className="max-w-measure">{known}</p>}
        {by === 'override' && <p className="text-14 text-soft">{m.journey__counted_as_done_because_the()}</p>}
        {by === 'implied' && !known && (
          <p className="text-14 text-soft">{m.journey__nothing_was_recorded_for_this()}</p>
        )}
        {blocker && (
          <p className="flex max-w-measure gap-2 font-medium">
            <Hourglass {...mark} /> {blocker}
          </p>
        )}
        {due && (
          <p className={due.overdue ? 'flex gap-2 font-medium text-danger' : 'flex gap-2'}>
            <CalendarClock {...mark} />
            <span>
              {due.label}: <span className="font-medium tabular-nums">{day(due.on)}</span>
              {due.overdue && m.journey__overdue()}
            </span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 md:justify-end">
        {action && (
          <LinkButton href={action.path} kind={state === 'current' ? 'primary' : 'secondary'}>
            {action.text}
          </LinkButton>
        )}
        {children}
      </div>
    </div>
  );
}
