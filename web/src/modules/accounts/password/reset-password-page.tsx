import { m } from '@lintel/messages';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { SecretField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { forgotPasswordPath, signInAt } from '../paths.ts';
import { resetSchema } from '../schemas.ts';
import { refreshSession } from '../session.ts';
import { FormPage } from '../sign-in/form-page.tsx';
import { useResetAccounts, WhichAccount } from './which-account.tsx';

/** Sets a new password using the link from the email. */
export function ResetPasswordPage({ token }: { token: string }) {
  const [changed, setChanged] = useState(false);
  const [spent, setSpent] = useState(token === '');
  const accounts = useResetAccounts(token);
  const several = accounts.length > 1;
  const [accountId, setAccountId] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const form = useForm({
    schema: resetSchema,
    start: { token, password: '', confirmPassword: '' },
    onInvalid: (fields) => setSpent(fields.includes('token')),
    async send({ token, password }) {
      // Preselects no account, because the oldest one may belong to a stranger.
      if (several && accountId === undefined) return setMissing(true);
      await callApi((api) => api.accounts.resetPassword({ token, password, ...(several ? { accountId } : {}) }));
      // The reset ended all sessions, possibly including this browser's.
      await refreshSession();
      setChanged(true);
    },
  });
  if (changed)
    return (
      <FormPage title={m.accounts__your_password_has_been_changed()}>
        <p role="status">{m.accounts__youre_signed_out_on_all()}</p>
        <div>
          <LinkButton href={signInAt('all', '')}>{m.accounts__sign_in()}</LinkButton>
        </div>
      </FormPage>
    );
  if (spent)
    return (
      <FormPage title={m.accounts__this_link_no_longer_works()}>
        <p role="status">{m.accounts__a_reset_link_works_once()}</p>
        <div>
          <LinkButton href={forgotPasswordPath}>{m.accounts__request_a_new_link()}</LinkButton>
        </div>
      </FormPage>
    );
  return (
    <FormPage title={m.accounts__set_a_new_password()} lead={m.accounts__at_least_8_characters_longer_2()}>
      <Form form={form} label={m.accounts__set_a_new_password()}>
        {several && (
          <WhichAccount accounts={accounts} chosen={accountId} onChoose={setAccountId} isMissing={isMissing} />
        )}
        <SecretField form={form} name="password" label={m.accounts__new_password()} autoComplete="new-password" />
        <SecretField
          form={form}
          name="confirmPassword"
          label={m.accounts__confirm_password()}
          autoComplete="new-password"
        />
        <Submit form={form} pending={m.accounts__saving()} size="lg">
          {m.accounts__set_password()}
        </Submit>
      </Form>
    </FormPage>
  );
}
