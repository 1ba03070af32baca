import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { accountPath } from '../paths.ts';
import { DoorPage } from '../sign-in/door-page.tsx';

type State = 'asking' | 'verified' | 'spent' | 'failed';

const words: Record<State, { title: string; text: string }> = {
  asking: { title: 'Confirming your address', text: 'One moment, please.' },
  verified: { title: 'Your address is confirmed', text: 'Thank you. Letters about your account will go there.' },
  spent: {
    title: 'This link no longer works',
    text: 'It was used already, or it is too old. You can send yourself a new letter from your account settings.',
  },
  failed: {
    title: 'Your address is not confirmed yet',
    text: 'The server could not be asked. Open the link of the letter once more in a moment.',
  },
};

/** The letter's link opens this page, and the page confirms: opening a link alone must change nothing. */
export function VerifyEmailPage({ token }: { token: string }) {
  const [state, setState] = useState<State>(token ? 'asking' : 'spent');
  const asked = useRef(false);
  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    ask((api) => api.accounts.verifyEmail({ token })).then(
      () => setState('verified'),
      (cause: unknown) => setState(cause instanceof Failure && cause.status === 400 ? 'spent' : 'failed'),
    );
  }, [token]);
  const { title, text } = words[state];
  return (
    <DoorPage title={title}>
      <p role="status">{text}</p>
      {state !== 'asking' && (
        <div>
          <LinkButton href={accountPath}>Go to your account</LinkButton>
        </div>
      )}
    </DoorPage>
  );
}
