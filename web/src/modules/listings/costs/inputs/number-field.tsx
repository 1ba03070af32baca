import { Field } from '../../../../ui/fields/field.tsx';
import type { InputName } from './cost-inputs.ts';
import type { ReadPurchase } from './read-purchase.ts';
import type { Change } from './use-cost-changes.ts';

export interface FieldsProps {
  read: ReadPurchase;
  change: Change;
}

/** Field for a number of the purchase. */
export function NumberField(props: FieldsProps & { name: InputName; label: string; help?: string | undefined }) {
  const { read, change, name, label, help } = props;
  return (
    <Field
      label={label}
      help={help}
      error={read.problems[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={read.inputs[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
}
