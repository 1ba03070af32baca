import type { Field as FieldName } from '@lintel/hypersearch/facts';
import type { ComponentProps } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import { MoneyInput } from '../../ui/fields/money-input.tsx';
import { apiValue, fieldForm, shownValue } from './vocabulary.ts';

type Shown = Pick<ComponentProps<typeof Field>, 'label' | 'help' | 'error' | 'placeholder'>;

/** The limit of a field in the viewer's units. `value` is in those of the API, and undefined if empty or not a number. */
export function BoundInput(
  props: { field: FieldName; value: number | undefined; onValue: (value: number | undefined) => void } & Shown,
) {
  const { field, value, onValue, ...around } = props;
  const { step, isMoney } = fieldForm(field);
  const shown = { ...around, quiet: true, value: value === undefined ? '' : shownValue(field, value) };
  const put = (typed: string) =>
    onValue(typed === '' || !(Number(typed) >= 0) ? undefined : apiValue(field, Number(typed)));
  if (isMoney) return <MoneyInput {...shown} onAmount={put} />;
  return (
    <Field
      {...shown}
      type="number"
      inputMode="decimal"
      min={0}
      step={step < 1 ? 'any' : 1}
      onChange={({ target }) => put(target.value)}
    />
  );
}
