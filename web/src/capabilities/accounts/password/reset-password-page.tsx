import { useState } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { SecretField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { ask } from '../../../wire/client.ts';
import { forgotPasswordPath, signInAt } from '../paths.ts';
import { resetSchema } from '../schemas.ts';
import { refreshSession } from '../session.ts';
import { DoorPage } from '../sign-in/door-page.tsx';
import { useResetAccounts, WhichAccount } from './which-account.tsx';

/** Sets a new password by the link of the letter. */
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
    onRefused: (fields) => setSpent(fields.includes('token')),
    async send({ token, password }) {
      // None is chosen beforehand: the oldest account may be the one of a stranger.
      if (several && accountId === undefined) return setMissing(true);
      await ask((api) => api.accounts.resetPassword({ token, password, ...(several ? { accountId } : {}) }));
      // It ended all sessions, perhaps that of this browser too.
      await refreshSession();
      setChanged(true);
    },
  });
  if (changed)
    return (
      <DoorPage title="Your password is changed">
        <p role="status">You were signed out everywhere. Sign in with the new password.</p>
        <div>
          <LinkButton href={signInAt('all', '')}>Sign in</LinkButton>
        </div>
      </DoorPage>
    );
  if (spent)
    return (
      <DoorPage title="This link no longer works">
        <p role="status">
          A link of a letter works once, for 30 minutes. Ask for a new one; your password is as it was.
        </p>
        <div>
          <LinkButton href={forgotPasswordPath}>Ask for a new link</LinkButton>
        </div>
      </DoorPage>
    );
  return (
    <DoorPage
      title="Set a new password"
      lead="At least 8 characters. Longer is safer: three or four words make a good one."
    >
      <Form form={form} label="Set a new password">
        {several && (
          <WhichAccount accounts={accounts} chosen={accountId} onChoose={setAccountId} isMissing={isMissing} />
        )}
        <SecretField form={form} name="password" label="New password" autoComplete="new-password" />
        <SecretField form={form} name="confirmPassword" label="Confirm password" autoComplete="new-password" />
        <Submit form={form} pending="Saving…" size="lg">
          Set the password
        </Submit>
      </Form>
    </DoorPage>
  );
}
