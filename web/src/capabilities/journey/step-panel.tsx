import { CalendarClock, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { day } from '../../ui/format.ts';
import type { JourneyStep } from './calls.ts';

const mark = { 'aria-hidden': true, size: 20, strokeWidth: 1.5, className: 'mt-0.5 shrink-0' } as const;
const heads: Record<JourneyStep['state'], string> = {
  completed: 'Done',
  current: 'You are here',
  upcoming: 'To come',
  not_shared: 'Not shared with you',
};

/**
 * One step in full: what it is about, what is known, what holds it up, what is due, what to do. `buyer` is the first name of
 * a client whose journey a professional reads.
 */
export function StepPanel(props: { step: JourneyStep; buyer: string | undefined; children?: ReactNode }) {
  const { step, buyer, children } = props;
  const { known, blocker, due, action, state, by } = step;
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-8">
      <div className="grid gap-2">
        <p className={state === 'current' ? 'text-14 font-medium text-accent' : 'text-14 font-medium text-soft'}>
          Step {step.step} of 7 · {state === 'current' && buyer ? `${buyer} is here` : heads[state]}
        </p>
        <h3 className="text-22 md:text-28">{step.name}</h3>
        <p className="max-w-measure text-soft">{step.about}</p>
        {state === 'not_shared' && (
          <p className="max-w-measure">{buyer ?? 'The buyer'} hasn’t shared this step with you.</p>
        )}
        {known && <p className="max-w-measure">{known}</p>}
        {by === 'override' && <p className="text-14 text-soft">Counted as done because the step was set by hand.</p>}
        {by === 'implied' && !known && (
          <p className="text-14 text-soft">Nothing was written down of it; what came later says that it is done.</p>
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
              {due.overdue && ', overdue'}
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
