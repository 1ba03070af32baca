import { m } from '@lintel/messages';
import { PhoneField, SecretField, TextField } from '../../ui/form/fields.tsx';
import type { FilledForm } from '../../ui/form/use-form.ts';
import { passwordAdvice } from './password-advice.ts';

export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

export const noPerson: PersonValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
};

/** Fields that are never saved as a draft. */
export const passwordNames = ['password', 'confirmPassword'] as const;

/**
 * Name and contact fields with autocomplete. The email comes directly before the password, because password managers
 * use the preceding field as the username.
 */
export function PersonFields<Values extends PersonValues>(props: { form: FilledForm<Values>; withPhone?: boolean }) {
  const form = props.form as unknown as FilledForm<PersonValues>;
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          form={form}
          name="firstName"
          label={m.network__first_name()}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          form={form}
          name="lastName"
          label={m.network__last_name()}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      {props.withPhone && (
        <PhoneField
          form={form}
          name="phone"
          label={m.network__phone()}
          help={m.network__include_the_area_code_for()}
          maxLength={30}
        />
      )}
      <TextField
        form={form}
        name="email"
        label={m.network__email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <SecretField
        form={form}
        name="password"
        label={m.network__password()}
        autoComplete="new-password"
        help={passwordAdvice(form.watch('password') ?? '')}
      />
      <SecretField
        form={form}
        name="confirmPassword"
        label={m.network__confirm_password()}
        autoComplete="new-password"
      />
    </>
  );
}
