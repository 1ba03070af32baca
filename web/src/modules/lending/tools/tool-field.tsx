import { Field } from '../../../ui/fields/field.tsx';
import { MoneyInput } from '../../../ui/fields/money-input.tsx';

/** A number of a tool, as typed. With `unit`, a sign of currency, it is an amount of money. */
export function ToolField(props: {
  label: string;
  unit?: string | undefined;
  step?: string | undefined;
  value: string;
  onValue: (typed: string) => void;
}) {
  const { step, onValue, ...shown } = props;
  if (shown.unit !== undefined) return <MoneyInput {...shown} onAmount={onValue} />;
  return (
    <Field {...shown} type="number" inputMode="decimal" step={step} onChange={({ target }) => onValue(target.value)} />
  );
}
