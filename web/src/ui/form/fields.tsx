import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Checkbox } from '../fields/checkbox.tsx';
import { Field, Select, Textarea } from '../fields/field.tsx';
import { MoneyInput } from '../fields/money-input.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { bind, useControlled } from './bind.ts';
import type { FilledForm } from './use-form.ts';

/** A form field by its name in the schema; other props are passed to the control. */
type Bound<Values extends FieldValues, Shown> = { form: FilledForm<Values>; name: FieldPath<Values> } & Omit<
  Shown,
  | 'form'
  | 'id'
  | 'name'
  | 'error'
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'onBlur'
  | 'ref'
>;

/** `optional`: an empty field is `undefined` instead of an empty string. */
export function TextField<Values extends FieldValues>(props: Bound<Values, ComponentProps<typeof Field>> & Optional) {
  const { form, name, optional, ...shown } = props;
  return <Field {...shown} {...bind(form, name, optional ? textOrNothing : undefined)} />;
}

type Optional = { optional?: boolean };
const textOrNothing = (typed: string): string | undefined => (typed === '' ? undefined : typed);

/** A phone number, with the matching keyboard and autocomplete. */
export function PhoneField<Values extends FieldValues>(props: Bound<Values, ComponentProps<typeof Field>>) {
  const { form, name, ...shown } = props;
  return <Field autoComplete="tel" {...shown} type="tel" inputMode="tel" {...bind(form, name)} />;
}

/** A number; an empty field is `undefined` instead of zero. */
export function NumberField<Values extends FieldValues>(props: Bound<Values, ComponentProps<typeof Field>>) {
  const { form, name, ...shown } = props;
  return <Field inputMode="decimal" {...shown} type="number" {...bind(form, name, numberOf)} />;
}

const numberOf = (typed: string): number | undefined => (String(typed ?? '') === '' ? undefined : Number(typed));

/** An amount of money; an empty field is `undefined`. `cents`: the value is in cents. */
export function MoneyField<Values extends FieldValues>(
  props: Bound<Values, Omit<ComponentProps<typeof MoneyInput>, 'onAmount'>> & { cents?: boolean },
) {
  const { form, name, cents, ...shown } = props;
  const { value, change, shown: bound } = useControlled(form, name);
  const amount = value as number | null | undefined;
  return (
    <MoneyInput
      {...shown}
      {...bound}
      value={cents && typeof amount === 'number' ? amount / 100 : amount}
      onAmount={(typed) => {
        const next = numberOf(typed);
        change(cents && next !== undefined ? Math.round(next * 100) : next);
      }}
    />
  );
}

/** `numeric`: the value is a number. */
export function SelectField<Values extends FieldValues>(
  props: Bound<Values, ComponentProps<typeof Select>> & Optional & { numeric?: boolean },
) {
  const { form, name, optional, numeric, ...shown } = props;
  return <Select {...shown} {...bind(form, name, numeric ? numberOf : optional ? textOrNothing : undefined)} />;
}

export function TextareaField<Values extends FieldValues>(props: Bound<Values, ComponentProps<typeof Textarea>>) {
  const { form, name, ...shown } = props;
  return <Textarea {...shown} {...bind(form, name)} />;
}

/** A checkbox; with `value`, one option of a list. */
export function CheckField<Values extends FieldValues>(
  props: Bound<Values, ComponentProps<typeof Checkbox>> & { value?: string; quietError?: boolean },
) {
  const { form, name, quietError, ...shown } = props;
  const { error, id, ...bound } = bind(form, name);
  return (
    <Checkbox {...shown} {...bound} id={shown.value ? `${id}-${shown.value}` : id} {...(quietError ? {} : { error })} />
  );
}

export function SecretField<Values extends FieldValues>(props: Bound<Values, ComponentProps<typeof PasswordField>>) {
  const { form, name, ...shown } = props;
  return <PasswordField {...shown} {...bind(form, name)} />;
}
