import { m } from '@lintel/messages';
import { NewCondition, neededFrom } from '@lintel/server/lending';
import { useState } from 'react';
import type { z } from 'zod';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { categoryOptions } from '../../documents/index.ts';
import { lendingKey } from '../calls.ts';

const sources = {
  borrower: m.lending__borrower,
  agent: m.lending__mortgage_agent,
  third_party: m.lending__third_party_short,
};

/** Requests the documents that lenders usually need, or one condition with its source, document and due day. */
export function RequestDocuments({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  const { act, pending } = useAction({ refetch: [lendingKey], failed: m.lending__could_not_request() });
  const checklist = () =>
    act(
      () => callApi((api) => api.lending.requestChecklist({ id })),
      ({ added }) => ({
        title: added > 0 ? m.lending__documents_requested({ count: added }) : m.lending__checklist_already_requested(),
      }),
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpen(true)}>{m.lending__add_condition()}</Button>
      <Button kind="secondary" pending={pending} onClick={() => void checklist()}>
        {m.lending__request_checklist()}
      </Button>
      <Dialog title={m.lending__add_condition()} open={isOpen} onOpenChange={setOpen}>
        <RequestForm id={id} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function RequestForm({ id, onDone }: { id: number; onDone: () => void }) {
  const { confirm } = useAction({ refetch: [lendingKey] });
  const form = useForm<z.input<typeof NewCondition>, NewCondition>({
    schema: NewCondition,
    start: { title: '', neededFrom: 'borrower' },
    async send(condition) {
      await callApi((api) => api.lending.addCondition({ id, ...condition }));
      await confirm({ title: m.lending__condition_added() });
      onDone();
    },
    failed: m.lending__could_not_request(),
  });
  return (
    <Form form={form} label={m.lending__add_condition()}>
      <TextField form={form} name="title" label={m.lending__ask_for()} maxLength={200} />
      <SelectField
        form={form}
        name="neededFrom"
        label={m.lending__needed_from()}
        options={neededFrom.map((value) => ({ value, label: sources[value]() }))}
      />
      <SelectField
        form={form}
        name="category"
        optional
        label={m.lending__cleared_by_document()}
        options={[{ value: '', label: m.lending__no_document() }, ...categoryOptions]}
      />
      <TextField form={form} name="dueOn" type="date" optional label={m.lending__due_day()} />
      <div>
        <Submit form={form} pending={m.lending__saving()}>
          {m.lending__add_condition()}
        </Submit>
      </div>
    </Form>
  );
}
