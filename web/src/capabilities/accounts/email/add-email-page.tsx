import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { SecretField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { ask } from '../../../wire/client.ts';
import { useSessionChanged } from '../change-person.ts';
import { emailSchema } from '../schemas.ts';
import type { Me } from '../session.ts';
import { DoorPage } from '../sign-in/door-page.tsx';

/** For an account whose address turned out to be somebody else's, or that wants another one before it is confirmed. */
export function AddEmailPage({ me, next }: { me: Me; next: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const sessionChanged = useSessionChanged();
  const form = useForm({
    schema: emailSchema,
    start: { email: '', password: '' },
    async send(values) {
      await ask((api) => api.accounts.changeEmail(values));
      await sessionChanged();
      setSentTo(values.email);
    },
  });
  if (sentTo)
    return (
      <DoorPage title="Check your email">
        <p role="status">
          We sent a link to <strong className="break-words">{sentTo}</strong>. Open it within a day to confirm the
          address. From now on you sign in with this address.
        </p>
        <div>
          <LinkButton href={next}>Continue</LinkButton>
        </div>
      </DoorPage>
    );
  return (
    <DoorPage
      title="Add another email address"
      lead={
        me.emailNeeded ? (
          <>
            You can’t use <strong className="break-words">{me.email}</strong> with this account. Your saved homes and
            searches are all still here.
          </>
        ) : (
          <>
            <strong className="break-words">{me.email}</strong> isn’t confirmed yet. You can use another address
            instead.
          </>
        )
      }
      below={
        <p>
          <AppLink href={next} className="link inline-flex min-h-8 items-center">
            Not now
          </AppLink>{' '}
          An account without a confirmed address is deleted after 30 days without activity.
        </p>
      }
    >
      <Form form={form} label="Add another email address">
        <TextField form={form} name="email" type="email" label="New email" autoComplete="email" inputMode="email" />
        <SecretField form={form} name="password" label="Your password" autoComplete="current-password" />
        <Submit form={form} pending="Sending…" size="lg">
          Send the link
        </Submit>
      </Form>
    </DoorPage>
  );
}
