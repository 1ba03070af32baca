import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ask } from '../../../wire/client.ts';
import { outboxPath, signInAt } from '../paths.ts';
import { forgotPasswordSchema } from '../schemas.ts';
import { DoorPage } from '../sign-in/door-page.tsx';

/** The same is said of every address, known or not. */
export function ForgotPasswordPage({ demo }: { demo: boolean }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    schema: forgotPasswordSchema,
    start: { email: '' },
    async send({ email }) {
      await ask((api) => api.accounts.forgotPassword({ email }));
      setSentTo(email);
    },
  });
  const back = (
    <AppLink href={signInAt('all', '')} className="link inline-flex min-h-8 items-center">
      Back to sign in
    </AppLink>
  );
  if (sentTo)
    return (
      <DoorPage title="Look into your mail" below={back}>
        <p role="status">
          If there is an account with the address <strong className="break-words">{sentTo}</strong>, a letter with a
          link is on its way to it. The link works once, for 30 minutes.
        </p>
        {demo && (
          <Notice>
            With the sample network letters are put into{' '}
            <AppLink href={outboxPath} className="link">
              the outbox
            </AppLink>{' '}
            unless a mail server is set.
          </Notice>
        )}
        <div>
          <Button kind="secondary" onClick={() => setSentTo(undefined)}>
            Try another address
          </Button>
        </div>
      </DoorPage>
    );
  return (
    <DoorPage
      title="Forgot your password"
      lead="Tell us the address of your account. You get a link that sets a new password."
      below={back}
    >
      <Form form={form} label="Forgot your password">
        <TextField form={form} name="email" type="email" label="Email" autoComplete="username" inputMode="email" />
        <Submit form={form} pending="Sending…" size="lg">
          Send the link
        </Submit>
      </Form>
    </DoorPage>
  );
}
