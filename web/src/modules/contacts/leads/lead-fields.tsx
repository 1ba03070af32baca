import { m } from '@lintel/messages';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { MoneyInput } from '../../../ui/fields/money-input.tsx';
import { optionsOf, typeLabels, urgencyLabels } from '../labels.ts';
import type { LeadDraft } from './lead-draft.ts';

/** The details of a contact that a person writes. */
export function LeadFields(props: {
  draft: LeadDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: LeadDraft) => void;
}) {
  const { draft, errors, onChange } = props;
  const text = (name: keyof LeadDraft) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
  });
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label={m.contacts__first_name()} autoComplete="off" maxLength={80} {...text('firstName')} />
      <Field label={m.contacts__last_name()} autoComplete="off" maxLength={80} {...text('lastName')} />
      <div className="col-span-2">
        <Field
          label={m.contacts__emails()}
          help={m.contacts__separate_with_commas()}
          autoComplete="off"
          inputMode="email"
          {...text('emails')}
        />
      </div>
      <div className="col-span-2">
        <Field
          label={m.contacts__phones()}
          help={m.contacts__separate_with_commas()}
          autoComplete="off"
          inputMode="tel"
          {...text('phones')}
        />
      </div>
      <Select label={m.contacts__type()} options={optionsOf(typeLabels)} {...text('contactType')} />
      <Select label={m.contacts__urgency()} options={optionsOf(urgencyLabels)} {...text('urgency')} />
      <MoneyInput
        label={m.contacts__budget()}
        value={draft.budget}
        error={errors.budget}
        onAmount={(budget) => onChange({ ...draft, budget })}
      />
      <Field label={m.contacts__language()} maxLength={40} {...text('language')} />
      <Field label={m.contacts__city()} maxLength={120} {...text('city')} />
      <Field label={m.contacts__state_or_province()} maxLength={40} {...text('stateOrProvince')} />
      <div className="col-span-2">
        <Field label={m.contacts__tags()} help={m.contacts__separate_with_commas()} {...text('tags')} />
      </div>
    </div>
  );
}
