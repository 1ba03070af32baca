import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLive } from '../../api/live.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Journey, type JourneyStep, journeyKey, journeyQuery } from './calls.ts';
import { StepMark, stateWords } from './step-mark.tsx';
import { StepPanel } from './step-panel.tsx';

/** The seven steps of a buyer's journey, with the current one expanded. Pressing another step expands it. */
export function JourneyTracker({ personId, actions }: { personId: number; actions?: ReactNode }) {
  useLive('journey', journeyKey);
  // The steps depend on these events directly, so they need not wait for the journey's own event.
  const steps = [...journeyKey, 'steps'];
  useLive('documents', steps);
  useLive('saved', steps);
  useLive('professionals', steps);
  const { data, error, refetch, isFetching } = useQuery(journeyQuery(personId));
  return (
    <section aria-labelledby="journey" className="lintel grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:px-6">
      <h2 id="journey" className="sr-only">
        {m.journey__home_buying_journey()}
      </h2>
      {error && !data && (
        <ErrorState
          what={m.journey__we_couldnt_load_your_journey()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!data && !error && <TrackerSkeleton />}
      {data && <Steps journey={data} actions={actions} />}
    </section>
  );
}

function Steps({ journey, actions }: { journey: Journey; actions: ReactNode }) {
  const current = Number(journey.currentStep);
  const [opened, setOpened] = useState<number>();
  const [all, setAll] = useState(false);
  const step = journey.steps[(opened ?? current) - 1]!;
  const done = journey.steps.filter(({ state }) => state === 'completed').length;
  const open = (at: number) => setOpened(at === current ? undefined : at);
  return (
    <>
      <div
        role="progressbar"
        aria-label={m.journey__home_buying_progress()}
        aria-valuemin={0}
        aria-valuemax={7}
        aria-valuenow={done}
        aria-valuetext={
          journey.completed
            ? m.journey__all_seven_steps_are_done()
            : m.journey__of_7_steps_done_current({ done, current, name: journey.steps[current - 1]!.name })
        }
        className="grid grid-cols-7 gap-1 md:hidden"
      >
        {journey.steps.map(({ step: at, state }) => (
          <span
            key={at}
            className={cx(
              'h-1.5 rounded-chip',
              state === 'completed' ? 'bg-primary' : state === 'current' ? 'bg-accent' : 'bg-line',
            )}
          />
        ))}
      </div>
      <ol id="journey-steps" className={cx('md:grid md:grid-cols-7', all ? 'grid gap-1 max-md:order-last' : 'hidden')}>
        {journey.steps.map((each) => (
          <StepButton key={each.step} step={each} opened={each.step === step.step} onOpen={() => open(each.step)} />
        ))}
      </ol>
      <div aria-live="polite">
        <StepPanel step={step} buyer={journey.mine ? undefined : journey.firstName}>
          {actions}
        </StepPanel>
      </div>
      <button
        type="button"
        aria-expanded={all}
        aria-controls="journey-steps"
        onClick={() => setAll(!all)}
        className="flex min-h-10 items-center gap-1 justify-self-start text-14 font-medium md:hidden"
      >
        {all ? m.journey__show_only_the_current_step() : m.journey__show_all_seven_steps()}
        <ChevronDown aria-hidden size={16} strokeWidth={1.5} className={cx(all && 'rotate-180')} />
      </button>
    </>
  );
}

/** A point on the line on wide screens; a list row on phones. */
function StepButton({ step, opened, onOpen }: { step: JourneyStep; opened: boolean; onOpen: () => void }) {
  return (
    <li aria-current={step.state === 'current' ? 'step' : undefined} className="relative">
      {step.step < 7 && (
        <span
          aria-hidden
          className={cx(
            'absolute top-6 left-[calc(50%+1.25rem)] hidden h-0.5 w-[calc(100%-2.5rem)] md:block',
            step.state === 'completed' ? 'bg-primary' : 'bg-line',
          )}
        />
      )}
      <button
        type="button"
        aria-pressed={opened}
        onClick={onOpen}
        className={cx(
          'flex w-full items-center gap-3 rounded-control p-2 text-left text-14 hover:bg-sunk md:flex-col md:gap-2 md:text-center',
          opened ? 'font-semibold text-ink' : 'text-soft',
        )}
      >
        <StepMark step={step} />
        <span className={cx('md:border-b-2', opened ? 'md:border-ink' : 'md:border-transparent')}>
          {step.name}
          <span className="sr-only">, {stateWords[step.state]}</span>
        </span>
      </button>
    </li>
  );
}

function TrackerSkeleton() {
  return (
    <div
      className="grid min-h-73 content-start gap-6 md:min-h-57"
      role="status"
      aria-label={m.journey__loading_your_journey()}
    >
      <Skeleton className="h-2 md:h-16" />
      <div className="grid gap-3">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-4 w-full max-w-120" />
        <Skeleton className="h-4 w-56" />
      </div>
    </div>
  );
}
