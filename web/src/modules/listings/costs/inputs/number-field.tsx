import { Field } from '../../../../ui/fields/field.tsx';
import { MoneyInput } from '../../../../ui/fields/money-input.tsx';
import type { InputName } from './cost-inputs.ts';
import type { ReadPurchase } from './read-purchase.ts';
import type { Change } from './use-cost-changes.ts';

export interface FieldsProps {
  read: ReadPurchase;
  change: Change;
}

/** The inputs in the currency of the home. A down payment is one, or a percentage. */
const amounts: ReadonlySet<InputName> = new Set(['price', 'tax', 'insurance', 'dues']);

/** Field for a number of the purchase. */
export function NumberField(props: FieldsProps & { name: InputName; label: string; help?: string | undefined }) {
  const { read, change, name, label, help } = props;
  const shown = { label, help, error: read.problems[name], value: read.inputs[name] };
  if (amounts.has(name) || (name === 'down' && read.inputs.downAs === 'amount'))
    return <MoneyInput {...shown} onAmount={(amount) => change({ [name]: amount })} />;
  return (
    <Field
      {...shown}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
}
