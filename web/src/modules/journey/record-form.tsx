import { m } from '@lintel/messages';
import { type Purchase, TypedRecord } from '@lintel/server/journey';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { Select } from '../../ui/fields/field.tsx';
import { MoneyField, TextareaField, TextField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { todayHere } from '../../ui/time/moment.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { fieldsByName, recordOf } from './typed-record.ts';

type Choice = Purchase['choices'][number];

/** Records an event: first its kind, then its details. Only events that can come next are offered. */
export function RecordForm({ purchase, onSaved }: { purchase: Purchase; onSaved: (purchase: Purchase) => void }) {
  const { choices } = purchase;
  const [kind, setKind] = useState(choices[0]?.kind);
  const choice = choices.find((each) => each.kind === kind) ?? choices[0];
  if (!choice)
    return (
      <p className="text-soft">{m.journey__theres_nothing_more_to_add({ name: purchase.stageLabel.toLowerCase() })}</p>
    );
  return (
    <div className="grid gap-5">
      <Select
        label={m.journey__what_happened_2()}
        options={choices.map(({ kind, label }) => ({ value: kind, label }))}
        value={choice.kind}
        onChange={({ target }) => setKind(target.value as Choice['kind'])}
      />
      <Rest purchase={purchase} choice={choice} onSaved={onSaved} />
    </div>
  );
}

/** The details. What a person typed stays when they change the kind; fields that the kind does not have are not sent. */
function Rest(props: { purchase: Purchase; choice: Choice; onSaved: (purchase: Purchase) => void }) {
  const { purchase, choice, onSaved } = props;
  const form = useForm({
    schema: choice.asksDue === 'must' ? TypedRecord.required({ dueOn: true }) : TypedRecord,
    start: { kind: choice.kind, happenedOn: todayHere() },
    async send({ happenedOn, note, dueOn, price }: TypedRecord): Promise<void> {
      const record = recordOf({
        kind: choice.kind,
        ...{ happenedOn, note },
        ...(choice.asksDue !== 'no' && { dueOn }),
        ...(choice.asksPrice && { price }),
      });
      onSaved(
        await fieldsByName(callApi((api) => api.journey.purchases.record({ id: purchase.id, records: [record] }))),
      );
      form.reset();
      showToast({ title: m.journey__update_added(), description: choice.label });
    },
  });
  return (
    <Form form={form} label={m.journey__details()}>
      {choice.ends && (
        <Notice tone={choice.kind === 'closed' ? 'good' : 'warning'}>
          {choice.kind === 'closed' ? m.journey__this_completes_the_journey() : m.journey__this_ends_the_purchase_you()}
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="happenedOn" type="date" label={m.journey__date_it_happened()} optional />
        {choice.asksDue !== 'no' && (
          <TextField
            form={form}
            name="dueOn"
            type="date"
            label={`${choice.dueLabel ?? m.journey__due_date()}${choice.asksDue === 'may' ? ' (optional)' : ''}`}
            optional
          />
        )}
        {choice.asksPrice && (
          <MoneyField form={form} name="price" label={m.journey__price_in_optional({ currency: purchase.currency })} />
        )}
      </div>
      <TextareaField
        form={form}
        name="note"
        label={m.journey__note_optional()}
        rows={2}
        maxLength={500}
        help={m.journey__everyone_who_can_see_this()}
      />
      <div>
        <Submit form={form} pending={m.journey__adding_2()}>
          {m.journey__add_update()}
        </Submit>
      </div>
    </Form>
  );
}
