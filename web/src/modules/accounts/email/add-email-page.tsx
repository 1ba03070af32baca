import { m } from '@lintel/messages';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { SecretField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useSessionChanged } from '../change-person.ts';
import { emailSchema } from '../schemas.ts';
import type { Me } from '../session.ts';
import { FormPage } from '../sign-in/form-page.tsx';

/** Lets an account replace an unconfirmed address, or add one after its address went to another account. */
export function AddEmailPage({ me, next }: { me: Me; next: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const sessionChanged = useSessionChanged();
  const form = useForm({
    schema: emailSchema,
    start: { email: '', password: '' },
    async send(values) {
      await callApi((api) => api.accounts.changeEmail(values));
      await sessionChanged();
      setSentTo(values.email);
    },
  });
  if (sentTo)
    return (
      <FormPage title={m.accounts__check_your_email()}>
        <p role="status">
          {m.accounts__we_sent_a_link_to()} <strong className="break-words">{sentTo}</strong>
          {m.accounts__open_it_within_a_day()}
        </p>
        <div>
          <LinkButton href={next}>{m.accounts__continue()}</LinkButton>
        </div>
      </FormPage>
    );
  return (
    <FormPage
      title={m.accounts__add_another_email_address()}
      lead={
        me.emailNeeded ? (
          <>
            {m.accounts__you_cant_use()} <strong className="break-words">{me.email}</strong>{' '}
            {m.accounts__with_this_account_your_saved()}
          </>
        ) : (
          <>
            <strong className="break-words">{me.email}</strong> {m.accounts__isnt_confirmed_yet_you_can()}
          </>
        )
      }
      below={
        <p>
          <AppLink href={next} className="link inline-flex min-h-8 items-center">
            {m.accounts__not_now()}
          </AppLink>{' '}
          {m.accounts__an_account_without_a_confirmed()}
        </p>
      }
    >
      <Form form={form} label={m.accounts__add_another_email_address()}>
        <TextField
          form={form}
          name="email"
          type="email"
          label={m.accounts__new_email()}
          autoComplete="email"
          inputMode="email"
        />
        <SecretField form={form} name="password" label={m.accounts__your_password()} autoComplete="current-password" />
        <Submit form={form} pending={m.accounts__sending()} size="lg">
          {m.accounts__send_the_link()}
        </Submit>
      </Form>
    </FormPage>
  );
}
