import { Field } from '../../../ui/fields/field.tsx';
import { MoneyInput } from '../../../ui/fields/money-input.tsx';
import { asSentence } from '../../../ui/form/place-failure.ts';
import { signIn } from '../../../ui/format.ts';
import type { OwnListingFields } from '../calls.ts';
import type { Autosave } from './use-autosave.ts';

type NamesOf<Type> = {
  [Name in keyof OwnListingFields]: OwnListingFields[Name] extends Type ? Name : never;
}[keyof OwnListingFields];

interface Bound<Type> {
  save: Autosave;
  name: NamesOf<Type>;
  label: string;
  help?: string;
  className?: string;
}

export const errorOf = ({ errors }: Autosave, name: string): string | undefined =>
  errors[name] === undefined ? undefined : asSentence(errors[name]);

export function TextInput({ save, name, label, help, className }: Bound<string | null>) {
  return (
    <div className={className}>
      <Field
        label={label}
        help={help}
        value={save.fields[name] ?? ''}
        error={errorOf(save, name)}
        onChange={({ target }) => save.set({ [name]: target.value === '' ? null : target.value })}
        onBlur={() => void save.flush()}
      />
    </div>
  );
}

export function NumberInput({ save, name, label, help, className, step }: Bound<number | null> & { step?: string }) {
  return (
    <div className={className}>
      <Field
        type="number"
        inputMode="decimal"
        step={step}
        label={label}
        help={help}
        value={save.fields[name] ?? ''}
        error={errorOf(save, name)}
        onChange={({ target }) => save.set({ [name]: target.value === '' ? null : Number(target.value) })}
        onBlur={() => void save.flush()}
      />
    </div>
  );
}

export function AmountInput({ save, name, label, help }: Bound<number | null>) {
  return (
    <MoneyInput
      unit={signIn(save.fields.country)}
      label={label}
      help={help}
      value={save.fields[name]}
      error={errorOf(save, name)}
      onAmount={(amount) => save.set({ [name]: amount === '' ? null : Number(amount) })}
      onBlur={() => void save.flush()}
    />
  );
}
