import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SecretField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { useChangeOfPerson } from '../change-person.ts';
import { notMeAt, signInAt, verifyEmailAt } from '../paths.ts';
import { verifySchema } from '../schemas.ts';
import { DoorPage } from '../sign-in/door-page.tsx';
import { accountInWords, type EmailLink, useEmailLink } from './link.ts';
import { NoLink } from './no-link.tsx';

/** Opened from an email. Opening it changes nothing: the address is confirmed by what the person does here. */
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

/** The first proof of an address asks for a password, because somebody else may have opened the account. */
function FirstProof({ link, token, onSpent }: Shown) {
  const changePerson = useChangeOfPerson();
  const form = useForm({
    schema: verifySchema,
    start: { token, password: '' },
    onRefused: (fields) => fields.includes('token') && onSpent(),
    async send(values) {
      const { home } = (await ask((api) => api.accounts.verifyEmail(values))).body;
      showToast({ title: 'Your email address is confirmed' });
      await changePerson(home);
    },
  });
  return (
    <DoorPage
      title="Confirm your email"
      lead={
        <>
          <strong className="break-words">{link.email}</strong> is the address of a {accountInWords(link)}.
        </>
      }
      below={
        <p>
          Didn’t sign up?{' '}
          <AppLink href={notMeAt(token)} className="link inline-flex min-h-8 items-center">
            This wasn’t me
          </AppLink>
        </p>
      }
    >
      <p>
        {link.isMine
          ? 'Enter your password, or choose a new one. It’s the password of your account from now on.'
          : 'Choose a password for this account. It replaces any earlier password.'}{' '}
        We’ll sign you out on all other devices.
      </p>
      <Form form={form} label="Confirm your email">
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        <SecretField form={form} name="password" label="Password" autoComplete="new-password" />
        <Submit form={form} pending="Confirming…" size="lg">
          Confirm email
        </Submit>
      </Form>
    </DoorPage>
  );
}

/** A new address of an account that has one: only the person who is signed in to it can put it in force. */
function Change({ link, token, onSpent }: Shown) {
  const changePerson = useChangeOfPerson();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setPending(true);
    try {
      const { home } = (await ask((api) => api.accounts.verifyEmail({ token }))).body;
      showToast({ title: 'Your email address is changed' });
      await changePerson(home);
    } catch (cause) {
      if (cause instanceof Failure && cause.status === 400) onSpent();
      else setFailure(cause instanceof Failure ? cause.text : 'Please try again.');
      setPending(false);
    }
  };
  return (
    <DoorPage
      title="Confirm your new email"
      below={
        <p>
          Didn’t ask for this?{' '}
          <AppLink href={notMeAt(token)} className="link inline-flex min-h-8 items-center">
            This wasn’t me
          </AppLink>
        </p>
      }
    >
      <p>
        {link.isMine ? 'Use' : 'Sign in to your account to use'} <strong className="break-words">{link.email}</strong>{' '}
        {link.isMine ? 'as the email address of your account from now on?' : 'as its email address.'}
      </p>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div>
        {link.isMine ? (
          <Button pending={pending} onClick={confirm}>
            Use this address
          </Button>
        ) : (
          <LinkButton href={signInAt('all', verifyEmailAt(token))}>Sign in</LinkButton>
        )}
      </div>
    </DoorPage>
  );
}
