import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck, EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { day } from '../../ui/format.ts';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { journeyKey, type NextStep, nextStepsQuery } from './calls.ts';

/** Number of steps shown before the rest is expanded. */
const SHOWN = 3;

/** Entries of other modules in the list of next steps; each is a list item with a key. */
interface OtherEntries {
  /** Entries with a deadline, after overdue steps and before all other steps. */
  urgent?: readonly ReactNode[];
  /** Entries that can wait, after all steps. */
  later?: readonly ReactNode[];
}

/** A buyer's next steps, each with a link: the first three, together with the entries of other modules. */
export function NextStepsCard({ personId, urgent = [], later = [] }: { personId: number } & OtherEntries) {
  useLive('journey', journeyKey);
  // Events of other modules may add or remove a step.
  const key = [...journeyKey, 'next-steps'];
  useLive('documents', key);
  useLive('messages', key);
  useLive('professionals', key);
  useLive('alerts', key);
  const { data, error, refetch, isFetching } = useQuery(nextStepsQuery(personId));
  const [all, setAll] = useState(false);
  const more = (data?.items.length ?? 0) - SHOWN;
  const shown = data?.items.slice(0, all ? undefined : SHOWN) ?? [];
  const row = (step: NextStep) => <Step key={step.id} step={step} personId={personId} />;
  return (
    <section aria-labelledby="next-steps" className="lintel grid content-start gap-2 p-4 md:p-6">
      <h2 id="next-steps" className="text-22">
        {m.journey__your_next_steps()}
      </h2>
      {error && !data && (
        <ErrorState
          what={m.journey__we_couldnt_load_your_next()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!data && !error && (
        <div className="grid gap-3 pt-2">
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} className="h-14" />
          ))}
        </div>
      )}
      {data?.items.length === 0 && urgent.length + later.length === 0 && (
        <p className="flex items-center gap-2 py-2 text-soft">
          <CircleCheck aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-good" />
          {m.journey__youre_all_caught_up_new()}
        </p>
      )}
      {data && shown.length + urgent.length + later.length > 0 && (
        <ol className="divide-y divide-line">
          {shown.filter(({ overdue }) => overdue).map(row)}
          {urgent}
          {shown.filter(({ overdue }) => !overdue).map(row)}
          {later}
        </ol>
      )}
      {data && (more > 0 || data.hidden.length > 0) && (
        <div className="flex flex-wrap gap-2">
          {more > 0 && (
            <Button kind="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? m.journey__show_fewer() : m.journey__show_more({ more })}
            </Button>
          )}
          <Hidden steps={data.hidden} personId={personId} />
        </div>
      )}
    </section>
  );
}

function Step({ step, personId }: { step: NextStep; personId: number }) {
  const choose = useChoose(personId);
  const { text, why, path, dueOn, overdue } = step;
  return (
    <li className="flex items-center gap-2">
      <AppLink href={path} className="group flex min-w-0 flex-1 items-center gap-4 rounded-control py-3 hover:bg-sunk">
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-medium group-hover:underline">{text}</span>
          <span className="text-14 text-soft">{why}</span>
          {dueOn && (
            <span className={overdue ? 'text-14 font-medium text-danger' : 'text-14 font-medium text-accent'}>
              {overdue ? m.journey__was_due() : m.journey__due()} {day(dueOn)}
            </span>
          )}
        </span>
        <ArrowRight aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-primary" />
      </AppLink>
      <Menu
        label={m.journey__more_actions_for({ text })}
        align="end"
        trigger={
          <Button kind="quiet" size="icon" aria-label={m.journey__more_actions_for({ text })}>
            <EllipsisVertical aria-hidden size={20} strokeWidth={1.5} />
          </Button>
        }
        items={[
          { label: m.journey__remind_me_in_a_week(), onSelect: () => choose(step, 'snooze') },
          { label: m.journey__dont_show_this_step(), onSelect: () => choose(step, 'dismiss') },
        ]}
      />
    </li>
  );
}

function Hidden({ steps, personId }: { steps: readonly NextStep[]; personId: number }) {
  const choose = useChoose(personId);
  if (steps.length === 0) return null;
  return (
    <Menu
      label={m.journey__hidden_steps()}
      trigger={
        <Button kind="quiet" size="sm">
          {m.journey__hidden({ value: steps.length })}
        </Button>
      }
      head={m.journey__restore_a_step()}
      items={steps.map((step) => ({ label: step.text, onSelect: () => choose(step, 'restore') }))}
    />
  );
}

const toastTitles = texts({
  dismiss: m.journey__step_hidden,
  snooze: m.journey__youll_see_this_step_again,
  restore: m.journey__back_in_your_next_steps,
});

function useChoose(personId: number) {
  const { act } = useAction({ refetch: [journeyKey] });
  const send =
    ({ id: item }: NextStep, choice: keyof typeof toastTitles) =>
    () =>
      callApi((api) => api.journey.nextSteps.choose({ id: personId, item, choice }));
  return (step: NextStep, choice: keyof typeof toastTitles) =>
    void act(send(step, choice), {
      title: toastTitles[choice],
      description: step.text,
      undo: choice === 'restore' ? undefined : () => act(send(step, 'restore'), { title: toastTitles.restore }),
    });
}
