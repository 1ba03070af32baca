import { m } from '@lintel/messages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Failure } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { asSentence } from '../../../ui/form/place-failure.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { contactsKey } from '../calls.ts';
import { emptyStep, fieldsOf, type PlanDraft, type StepDraft } from './plan-draft.ts';
import { StepFields } from './step-fields.tsx';

/** Writes or changes a plan. The server checks it, and each field shows its error. */
export function PlanEditor(props: { start: PlanDraft; running: number; onClose: () => void }) {
  const { start, running, onClose } = props;
  const [plan, setPlan] = useState(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const { id, steps } = plan;
  const setSteps = (next: StepDraft[]) => {
    setErrors({});
    setPlan({ ...plan, steps: next });
  };
  const store = async (): Promise<boolean> => {
    const fields = fieldsOf(plan);
    try {
      await callApi((api) =>
        id === undefined ? api.contacts.plans.add(fields) : api.contacts.plans.change({ ...fields, id }),
      );
      return true;
    } catch (cause) {
      if (!(cause instanceof Failure) || cause.fields.length === 0) throw cause;
      setErrors(Object.fromEntries(cause.fields.map(({ field, rule }) => [field, asSentence(rule)])));
      return false;
    }
  };
  const save = async () => {
    let stored = false;
    await act(
      async () => {
        stored = await store();
      },
      () => (stored ? { title: m.contacts__plan_saved() } : undefined),
    );
    if (stored) onClose();
  };
  return (
    <Drawer
      open
      cancel
      title={id === undefined ? m.contacts__new_plan() : m.contacts__edit_plan()}
      onOpenChange={(open) => open || onClose()}
      onSubmit={save}
      footer={
        <Button type="submit" pending={pending}>
          {m.contacts__save()}
        </Button>
      }
    >
      <div className="grid gap-4">
        {running > 0 && (
          <Notice tone="info" title={m.contacts__edit_plan()}>
            {m.contacts__plan_changes_where_it_runs({ contacts: m.count__contacts({ count: running }) })}
          </Notice>
        )}
        <Field
          label={m.contacts__plan_name()}
          maxLength={80}
          value={plan.name}
          error={errors.name}
          onChange={({ target }) => setPlan({ ...plan, name: target.value })}
        />
        <ol className="grid gap-4">
          {steps.map((step, at) => (
            <StepFields
              key={step.key}
              step={step}
              number={at + 1}
              errors={{
                day: errors[`steps.${at}.day`],
                title: errors[`steps.${at}.title`],
                text: errors[`steps.${at}.text`],
              }}
              onChange={(changed) => setSteps(steps.with(at, changed))}
              onRemove={steps.length > 1 ? () => setSteps(steps.toSpliced(at, 1)) : undefined}
            />
          ))}
        </ol>
        <Button
          kind="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setSteps([...steps, emptyStep(steps.at(-1)?.day)])}
        >
          <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__add_step()}
        </Button>
      </div>
    </Drawer>
  );
}
