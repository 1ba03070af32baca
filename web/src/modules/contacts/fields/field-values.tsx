import { m } from '@lintel/messages';
import { fieldValueMax } from '@lintel/server/contacts';
import { AppLink } from '../../../ui/app-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import type { FieldValue } from '../calls.ts';
import { crmPath } from '../paths.ts';
import type { useFieldValues } from './use-field-values.ts';

/** The inputs of a contact's custom fields, in the form of its details. */
export function FieldValues({ custom }: { custom: ReturnType<typeof useFieldValues> }) {
  const { fields, error, refetch } = custom;
  return (
    <fieldset className="grid grid-cols-2 items-start gap-4 border-t border-line pt-4">
      <legend className="sr-only">{m.contacts__custom_fields()}</legend>
      {error && (
        <div className="col-span-2">
          <ErrorState what={m.contacts__we_couldnt_load_fields()} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {fields.map((field) => (
        <ValueInput key={field.id} field={field} custom={custom} />
      ))}
      <p className="col-span-2 text-14">
        <AppLink href={crmPath({ open: 'fields' })} className="link">
          {m.contacts__manage_custom_fields()}
        </AppLink>
      </p>
    </fieldset>
  );
}

const inputs: Record<Exclude<FieldValue['kind'], 'choice'>, object> = {
  text: { maxLength: fieldValueMax },
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
};

function ValueInput({ field, custom }: { field: FieldValue; custom: ReturnType<typeof useFieldValues> }) {
  const { id, label, kind, choices } = field;
  const shared = {
    label,
    value: custom.textOf(id),
    error: custom.errors[id],
    onChange: ({ target }: { target: { value: string } }) => custom.change(id, target.value),
  };
  if (kind !== 'choice') return <Field autoComplete="off" {...inputs[kind]} {...shared} />;
  const none = { value: '', label: m.contacts__field_no_value() };
  return <Select options={[none, ...choices.map((choice) => ({ value: choice, label: choice }))]} {...shared} />;
}
