import { m } from '@lintel/messages';
import { callAlone } from '../../../api/client.ts';
import { SecretField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { changePasswordSchema } from '../schemas.ts';
import { profileQuery } from './calls.ts';

export function ChangePassword({ email }: { email: string }) {
  const { confirm } = useAction({ refetch: [profileQuery.queryKey] });
  const form = useForm({
    schema: changePasswordSchema,
    start: { currentPassword: '', newPassword: '', confirmPassword: '' },
    async send({ currentPassword, newPassword }) {
      await callAlone((api) => api.accounts.changePassword({ currentPassword, newPassword }));
      form.reset();
      await confirm({ title: m.accounts__password_changed(), description: m.accounts__youre_signed_out_on_all_2() });
    },
  });
  return (
    <Form form={form} label={m.accounts__change_your_password()}>
      {/* Identifies the account to password managers. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <SecretField
        form={form}
        name="currentPassword"
        label={m.accounts__current_password()}
        autoComplete="current-password"
      />
      <SecretField
        form={form}
        name="newPassword"
        label={m.accounts__new_password()}
        autoComplete="new-password"
        help={m.accounts__at_least_8_characters_longer()}
      />
      <SecretField
        form={form}
        name="confirmPassword"
        label={m.accounts__confirm_password()}
        autoComplete="new-password"
      />
      <div>
        <Submit form={form} pending={m.accounts__changing()}>
          {m.accounts__change_password()}
        </Submit>
      </div>
    </Form>
  );
}
