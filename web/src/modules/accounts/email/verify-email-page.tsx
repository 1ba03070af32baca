import { m } from '@lintel/messages';
import { useState } from 'react';
import { callAlone } from '../../../api/client.ts';
import { Failure, reasonOf } from '../../../api/failure.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SecretField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { useChangeOfPerson } from '../change-person.ts';
import { notMeAt, signInAt, verifyEmailAt } from '../paths.ts';
import { verifySchema } from '../schemas.ts';
import { FormPage } from '../sign-in/form-page.tsx';
import { accountInWords, type EmailLink, useEmailLink } from './link.ts';
import { NoLink } from './no-link.tsx';

/** Page of an email's confirmation link. Opening it changes nothing: the person confirms the address here. */
export function VerifyEmailPage({ token }: { token: string }) {
  const link = useEmailLink(token);
  const [spent, setSpent] = useState(false);
  if (spent) return <NoLink state="spent" />;
  if (typeof link === 'string') return <NoLink state={link} />;
  const shown = { link, token, onSpent: () => setSpent(true) };
  return link.purpose === 'confirm' ? <FirstProof {...shown} /> : <Change {...shown} />;
}

interface Shown {
  link: EmailLink;
  token: string;
  onSpent: () => void;
}

/** Confirming an address for the first time requires a password, because someone else may have opened the account. */
function FirstProof({ link, token, onSpent }: Shown) {
  const changePerson = useChangeOfPerson();
  const form = useForm({
    schema: verifySchema,
    start: { token, password: '' },
    onInvalid: (fields) => fields.includes('token') && onSpent(),
    async send(values) {
      const { home } = (await callAlone((api) => api.accounts.verifyEmail(values))).body;
      showToast({ title: m.accounts__your_email_address_is_confirmed() });
      await changePerson(home);
    },
  });
  return (
    <FormPage
      title={m.accounts__confirm_your_email_2()}
      lead={
        <>
          <strong className="break-words">{link.email}</strong>{' '}
          {m.accounts__is_the_email_address_for({ link: accountInWords(link) })}
        </>
      }
      below={
        <p>
          {m.accounts__didnt_sign_up()}{' '}
          <AppLink href={notMeAt(token)} className="link inline-flex min-h-8 items-center">
            {m.accounts__this_wasnt_me()}
          </AppLink>
        </p>
      }
    >
      <p>
        {link.isMine ? m.accounts__enter_your_password_or_choose() : m.accounts__choose_a_password_for_this()}{' '}
        {m.accounts__well_sign_you_out_on()}
      </p>
      <Form form={form} label={m.accounts__confirm_your_email_2()}>
        {/* Identifies the account to password managers. */}
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        <SecretField form={form} name="password" label={m.accounts__password()} autoComplete="new-password" />
        <Submit form={form} pending={m.accounts__confirming()} size="lg">
          {m.accounts__confirm_email()}
        </Submit>
      </Form>
    </FormPage>
  );
}

/** Confirms a new address for an account that already has one. Only the signed-in owner can do this. */
function Change({ link, token, onSpent }: Shown) {
  const changePerson = useChangeOfPerson();
  const { act, pending, error } = useAction({ failed: null });
  const confirm = () =>
    act(async () => {
      const { body } = await callAlone((api) => api.accounts.verifyEmail({ token })).catch((cause: unknown) => {
        if (cause instanceof Failure && cause.status === 400) onSpent();
        throw cause;
      });
      showToast({ title: m.accounts__your_email_address_has_been_2() });
      await changePerson(body.home);
    });
  return (
    <FormPage
      title={m.accounts__confirm_your_new_email()}
      below={
        <p>
          {m.accounts__didnt_request_this()}{' '}
          <AppLink href={notMeAt(token)} className="link inline-flex min-h-8 items-center">
            {m.accounts__this_wasnt_me()}
          </AppLink>
        </p>
      }
    >
      <p>
        {link.isMine ? m.accounts__use() : m.accounts__sign_in_to_your_account()}{' '}
        <strong className="break-words">{link.email}</strong>{' '}
        {link.isMine ? m.accounts__as_your_accounts_email_address() : m.accounts__as_its_email_address()}
      </p>
      {error && <Notice tone="danger">{reasonOf(error)}</Notice>}
      <div>
        {link.isMine ? (
          <Button pending={pending} onClick={() => void confirm()}>
            {m.accounts__use_this_address()}
          </Button>
        ) : (
          <LinkButton href={signInAt('all', verifyEmailAt(token))}>{m.accounts__sign_in()}</LinkButton>
        )}
      </div>
    </FormPage>
  );
}
