import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog, WideDialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { contactsKey, type Plan, plansQuery } from '../calls.ts';
import { draftOf, emptyStep, examples, type PlanDraft } from './plan-draft.ts';
import { PlanEditor } from './plan-editor.tsx';

/** The agent's task plans, to write, change and delete. */
export function PlansScreen({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(plansQuery);
  const [edited, setEdited] = useState<PlanDraft>();
  const create = () => setEdited({ name: '', steps: [emptyStep()] });
  return (
    <WideDialog open title={m.contacts__task_plans()} onOpenChange={(open) => open || onClose()}>
      {error && <ErrorState what={m.contacts__we_couldnt_load_plans()} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.length === 0 && (
        <EmptyState
          title={m.contacts__no_task_plans()}
          actions={
            <>
              {examples().map((example) => (
                <Button key={example.name} kind="secondary" onClick={() => setEdited(example)}>
                  {example.name}
                </Button>
              ))}
              <Button onClick={create}>
                <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__new_plan()}
              </Button>
            </>
          }
        >
          {m.contacts__no_task_plans_about()}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <div className="grid gap-4">
          <Button className="justify-self-start" onClick={create}>
            <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__new_plan()}
          </Button>
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {data.map((plan) => (
              <PlanCard key={plan.id} plan={plan} onEdit={() => setEdited(draftOf(plan))} />
            ))}
          </ul>
        </div>
      )}
      {edited && (
        <PlanEditor
          start={edited}
          running={data?.find(({ id }) => id === edited.id)?.running ?? 0}
          onClose={() => setEdited(undefined)}
        />
      )}
    </WideDialog>
  );
}

function PlanCard({ plan, onEdit }: { plan: Plan; onEdit: () => void }) {
  const [deleting, setDeleting] = useState(false);
  const { name, steps, running } = plan;
  return (
    <li className="lintel grid gap-3 p-4">
      <div className="flex items-start justify-between gap-2">
        <div>
          <h3 className="text-18">{name}</h3>
          <p className="text-14 text-soft">
            {running > 0
              ? m.contacts__plan_runs_for({ contacts: m.count__contacts({ count: running }) })
              : m.contacts__plan_runs_for_none()}
          </p>
        </div>
        <div className="flex shrink-0">
          <Button kind="quiet" size="icon" aria-label={m.contacts__edit_plan_name({ name })} onClick={onEdit}>
            <Pencil aria-hidden size={18} strokeWidth={1.5} />
          </Button>
          <Button
            kind="quiet"
            size="icon"
            aria-label={m.contacts__delete_plan_name({ name })}
            onClick={() => setDeleting(true)}
          >
            <Trash2 aria-hidden size={18} strokeWidth={1.5} />
          </Button>
        </div>
      </div>
      <ol className="grid gap-1 border-t border-line pt-3 text-14">
        {steps.map(({ id, day, kind, title }) => (
          <li key={id} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2">
            <span className="text-soft tabular-nums">{m.contacts__day_number({ day })}</span>
            <span className="break-words">
              {title}
              {kind === 'email' && <span className="text-soft"> · {m.contacts__step_email()}</span>}
            </span>
          </li>
        ))}
      </ol>
      {deleting && <DeleteDialog plan={plan} onClose={() => setDeleting(false)} />}
    </li>
  );
}

function DeleteDialog({ plan: { id, name, running }, onClose }: { plan: Plan; onClose: () => void }) {
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const remove = async () => {
    if (
      await act(() => callApi((api) => api.contacts.plans.remove({ id })), {
        title: m.contacts__plan_deleted({ name }),
      })
    )
      onClose();
  };
  return (
    <Dialog
      open
      cancel
      title={m.contacts__delete_plan_name({ name })}
      onOpenChange={(open) => open || onClose()}
      footer={
        <Button kind="danger" pending={pending} onClick={() => void remove()}>
          {m.contacts__delete()}
        </Button>
      }
    >
      {running > 0
        ? m.contacts__delete_plan_about({ contacts: m.count__contacts({ count: running }) })
        : m.contacts__delete_plan_unused()}
    </Dialog>
  );
}
