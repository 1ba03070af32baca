import { m } from '@lintel/messages';
import type { AlertFrequency } from '@lintel/server/alerts';
import type { FieldValues } from 'react-hook-form';
import { Choice } from '../../../ui/fields/choice.tsx';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import { frequencies } from './words.ts';

/** Chooses how often alerts are sent and explains the choice. */
export function FrequencyField<Values extends FieldValues>({ form }: { form: FilledForm<Values> }) {
  const name = 'frequency' as never;
  const value = form.watch(name) as unknown as AlertFrequency;
  return (
    <div className="grid gap-1">
      <Choice
        legend={m.alerts__alert_frequency()}
        options={frequencies}
        value={value}
        onChange={(next) => form.setValue(name, next as never, { shouldDirty: true })}
      />
      <p className="text-12 text-soft">{frequencies.find((each) => each.value === value)?.help}</p>
    </div>
  );
}
