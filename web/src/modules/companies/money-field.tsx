import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '../../ui/fields/field.tsx';
import { bind } from '../../ui/form/bind.ts';
import type { FilledForm } from '../../ui/form/use-form.ts';

/** Input in dollars, sent as cents; an empty field sends nothing. */
export function MoneyField<Values extends FieldValues>(props: {
  form: FilledForm<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
}) {
  const { form, name, ...shown } = props;
  return <Field {...shown} type="number" inputMode="decimal" min={0} step="0.01" {...bind(form, name, centsOf)} />;
}

const centsOf = (typed: string | number | null | undefined): number | undefined =>
  typed === '' || typed === null || typed === undefined ? undefined : Math.round(Number(typed) * 100);
