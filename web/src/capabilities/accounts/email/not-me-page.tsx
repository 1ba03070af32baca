import { useState } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { DoorPage } from '../sign-in/door-page.tsx';
import { NoLink } from './no-link.tsx';

type State = 'asking' | 'pending' | 'removed' | 'spent' | 'failed';

/** Opened from a confirmation email that a stranger caused. Opening it changes nothing. */
export function NotMePage({ token }: { token: string }) {
  const [state, setState] = useState<State>(token ? 'asking' : 'spent');
  const remove = () => {
    setState('pending');
    ask((api) => api.accounts.denyEmail({ token })).then(
      () => setState('removed'),
      (cause: unknown) => setState(cause instanceof Failure && cause.status === 400 ? 'spent' : 'failed'),
    );
  };
  if (state === 'spent') return <NoLink state="spent" />;
  if (state === 'removed')
    return (
      <DoorPage title="Your address is removed">
        <p role="status">
          The account can’t use your email address anymore, and we won’t write to you about it. If you have an account
          of your own, nothing about it has changed.
        </p>
        <div>
          <LinkButton href="/" kind="secondary">
            Go to Lintel
          </LinkButton>
        </div>
      </DoorPage>
    );
  return (
    <DoorPage title="This wasn’t you?">
      <p>
        Somebody entered your email address at Lintel. Remove it, and their account has to use another one. They don’t
        learn who you are.
      </p>
      {state === 'failed' && <Notice tone="danger">That didn’t work. Nothing has changed; please try again.</Notice>}
      <div>
        <Button pending={state === 'pending'} onClick={remove}>
          Remove my address
        </Button>
      </div>
    </DoorPage>
  );
}
