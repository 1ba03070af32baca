import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { contactsKey, type PlanRun, planRunsQuery, plansQuery } from '../calls.ts';
import { crmPath } from '../paths.ts';

const stateLabels = texts({
  running: m.contacts__run_running,
  paused: m.contacts__run_paused,
  finished: m.contacts__run_finished,
  stopped: m.contacts__run_stopped,
});
const stateTones = { running: 'good', paused: 'warning', finished: 'plain', stopped: 'plain' } as const;

/** Starts one of the agent's plans for a contact. */
export function StartPlan({ id, name }: { id: number; name: string }) {
  const plans = useQuery(plansQuery).data ?? [];
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const start = (plan: { id: number; name: string }) =>
    act(() => callApi((api) => api.contacts.plans.start({ id, planId: plan.id })), {
      title: m.contacts__plan_started({ plan: plan.name }),
    });
  return (
    <Menu
      label={m.contacts__start_plan_for({ name })}
      trigger={
        <Button kind="secondary" size="sm" pending={pending}>
          <ListChecks aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__start_a_plan()}
        </Button>
      }
      items={[
        ...plans.map((plan) => ({ label: plan.name, onSelect: () => void start(plan) })),
        { label: m.contacts__manage_plans(), href: crmPath({ open: 'plans' }) },
      ]}
    />
  );
}

/** The plans of a contact with their progress. */
export function ContactPlans({ id, name }: { id: number; name: string }) {
  const runs = useQuery(planRunsQuery(id)).data ?? [];
  if (runs.length === 0) return null;
  return (
    <ul aria-label={m.contacts__task_plans()} className="grid gap-2">
      {runs.map((run) => (
        <RunRow key={run.id} run={run} contact={name} />
      ))}
    </ul>
  );
}

function RunRow({ run, contact }: { run: PlanRun; contact: string }) {
  const [stopping, setStopping] = useState(false);
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const { id, state, done, total } = run;
  const plan = run.plan.name;
  const to = (next: 'running' | 'paused' | 'stopped') =>
    callApi((api) => api.contacts.plans.changeRun({ id, state: next }));
  const pause = () =>
    act(
      () => to('paused'),
      () => ({ title: m.contacts__plan_paused({ plan }), undo: () => act(() => to('running')) }),
    );
  const resume = () =>
    act(
      () => to('running'),
      () => ({ title: m.contacts__plan_resumed({ plan }), undo: () => act(() => to('paused')) }),
    );
  const stop = async () => {
    if (await act(() => to('stopped'), { title: m.contacts__plan_stopped({ plan }) })) setStopping(false);
  };
  return (
    <li className="flex items-center gap-3 rounded-control bg-sunk px-3 py-2">
      <div className="min-w-0 flex-1 text-14">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {plan} <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
        </p>
        <p className="text-soft tabular-nums">{m.contacts__plan_progress({ done, total })}</p>
      </div>
      {(state === 'running' || state === 'paused') && (
        <Menu
          label={m.contacts__more_for({ name: plan })}
          align="end"
          trigger={
            <Button kind="quiet" size="icon" aria-label={m.contacts__more_for({ name: plan })}>
              <Ellipsis aria-hidden size={18} strokeWidth={1.5} />
            </Button>
          }
          items={[
            state === 'running'
              ? { label: m.contacts__pause(), onSelect: () => void pause() }
              : { label: m.contacts__resume(), onSelect: () => void resume() },
            { label: m.contacts__stop(), tone: 'danger', onSelect: () => setStopping(true) },
          ]}
        />
      )}
      {stopping && (
        <Dialog
          open
          cancel
          title={m.contacts__stop_plan_name({ plan })}
          onOpenChange={setStopping}
          footer={
            <Button kind="danger" pending={pending} onClick={() => void stop()}>
              {m.contacts__stop()}
            </Button>
          }
        >
          {m.contacts__stop_plan_about({ name: contact })}
        </Dialog>
      )}
    </li>
  );
}
