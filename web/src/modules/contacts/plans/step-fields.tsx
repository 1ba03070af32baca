import { m } from '@lintel/messages';
import { placeholders } from '@lintel/server/contacts';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Field, Select, Textarea } from '../../../ui/fields/field.tsx';
import type { StepDraft } from './plan-draft.ts';

/** One step of a plan: its day, and the task or the draft of an email. */
export function StepFields(props: {
  step: StepDraft;
  number: number;
  errors: Partial<Record<'day' | 'title' | 'text', string | undefined>>;
  onChange: (step: StepDraft) => void;
  onRemove?: (() => void) | undefined;
}) {
  const { step, number, errors, onChange, onRemove } = props;
  const field = (name: 'day' | 'title' | 'text') => ({
    value: step[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...step, [name]: target.value }),
  });
  const isEmail = step.kind === 'email';
  return (
    <li className="grid gap-3 border-t border-line pt-3">
      <div className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-3">
        <Field label={m.contacts__day_after_start()} inputMode="numeric" maxLength={3} {...field('day')} />
        <Select
          label={m.contacts__step_kind()}
          value={step.kind}
          options={[
            { value: 'task', label: m.contacts__step_task() },
            { value: 'email', label: m.contacts__step_email() },
          ]}
          onChange={({ target }) => onChange({ ...step, kind: target.value as StepDraft['kind'] })}
        />
        <Button
          kind="quiet"
          size="icon"
          className="mt-6"
          aria-label={m.contacts__remove_step({ number })}
          unavailable={onRemove ? undefined : m.contacts__add_a_step()}
          onClick={onRemove}
        >
          <Trash2 aria-hidden size={18} strokeWidth={1.5} />
        </Button>
      </div>
      <Field label={isEmail ? m.contacts__subject() : m.contacts__what_to_do()} maxLength={200} {...field('title')} />
      {isEmail && (
        <Textarea
          label={m.contacts__email_text()}
          help={m.contacts__email_text_help({ first: placeholders.firstName, my: placeholders.myName })}
          rows={6}
          maxLength={5_000}
          {...field('text')}
        />
      )}
    </li>
  );
}
