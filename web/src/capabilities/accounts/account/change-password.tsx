import { SecretField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';
import { changePasswordSchema } from '../schemas.ts';
import { useRefreshAccount } from './calls.ts';

export function ChangePassword({ email }: { email: string }) {
  const refresh = useRefreshAccount();
  const form = useForm({
    schema: changePasswordSchema,
    start: { currentPassword: '', newPassword: '', confirmPassword: '' },
    async send({ currentPassword, newPassword }) {
      await ask((api) => api.accounts.changePassword({ currentPassword, newPassword }));
      form.reset();
      await refresh();
      showToast({ title: 'Password changed', description: 'You were signed out on all other devices.' });
    },
  });
  return (
    <Form form={form} label="Change the password">
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <SecretField form={form} name="currentPassword" label="Current password" autoComplete="current-password" />
      <SecretField
        form={form}
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        help="At least 8 characters; longer is safer."
      />
      <SecretField form={form} name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <div>
        <Submit form={form} pending="Changing…">
          Change password
        </Submit>
      </div>
    </Form>
  );
}
