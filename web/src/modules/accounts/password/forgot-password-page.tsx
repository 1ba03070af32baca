import { m } from '@lintel/messages';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { outboxPath, signInAt } from '../paths.ts';
import { forgotPasswordSchema } from '../schemas.ts';
import { FormPage } from '../sign-in/form-page.tsx';

/** Shows the same message for every address, known or unknown. */
export function ForgotPasswordPage({ demo }: { demo: boolean }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    schema: forgotPasswordSchema,
    start: { email: '' },
    async send({ email }) {
      await callApi((api) => api.accounts.forgotPassword({ email }));
      setSentTo(email);
    },
  });
  const back = (
    <AppLink href={signInAt('all', '')} className="link inline-flex min-h-8 items-center">
      {m.accounts__back_to_sign_in()}
    </AppLink>
  );
  if (sentTo)
    return (
      <FormPage title={m.accounts__check_your_email_2()} below={back}>
        <p role="status">
          {m.accounts__if_theres_an_account_for()} <strong className="break-words">{sentTo}</strong>
          {m.accounts__weve_sent_it_an_email()}
        </p>
        {demo && (
          <Notice>
            {m.accounts__with_the_sample_data_emails()}{' '}
            <AppLink href={outboxPath} className="link">
              {m.accounts__the_outbox()}
            </AppLink>{' '}
            {m.accounts__unless_a_mail_server_is()}
          </Notice>
        )}
        <div>
          <Button kind="secondary" onClick={() => setSentTo(undefined)}>
            {m.accounts__try_a_different_address()}
          </Button>
        </div>
      </FormPage>
    );
  return (
    <FormPage
      title={m.accounts__forgot_your_password()}
      lead={m.accounts__enter_your_accounts_email_address()}
      below={back}
    >
      <Form form={form} label={m.accounts__forgot_your_password()}>
        <TextField
          form={form}
          name="email"
          type="email"
          label={m.accounts__email()}
          autoComplete="username"
          inputMode="email"
        />
        <Submit form={form} pending={m.accounts__sending()} size="lg">
          {m.accounts__send_the_link()}
        </Submit>
      </Form>
    </FormPage>
  );
}
