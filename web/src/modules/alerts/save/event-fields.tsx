import { m } from '@lintel/messages';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Choices } from '../../../ui/form/choices.tsx';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import { eventOptions } from './words.ts';

/** Chooses the events that trigger an alert. */
export function EventFields<Values extends FieldValues>({ form }: { form: FilledForm<Values> }) {
  return (
    <Choices
      several
      form={form}
      name={'events' as FieldPath<Values>}
      legend={m.alerts__alert_me_about()}
      className="sm:grid-cols-2"
      options={eventOptions}
    />
  );
}
