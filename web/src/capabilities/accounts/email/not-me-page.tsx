import { m } from '@lintel/messages';
import { useState } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callApi } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { FormPage } from '../sign-in/form-page.tsx';
import { NoLink } from './no-link.tsx';

type State = 'asking' | 'pending' | 'removed' | 'spent' | 'failed';

/** Page for people who received a confirmation email that someone else requested. Opening it changes nothing. */
export function NotMePage({ token }: { token: string }) {
  const [state, setState] = useState<State>(token ? 'asking' : 'spent');
  const remove = () => {
    setState('pending');
    callApi((api) => api.accounts.denyEmail({ token })).then(
      () => setState('removed'),
      (cause: unknown) => setState(cause instanceof Failure && cause.status === 400 ? 'spent' : 'failed'),
    );
  };
  if (state === 'spent') return <NoLink state="spent" />;
  if (state === 'removed')
    return (
      <FormPage title={m.accounts__your_address_is_removed()}>
        <p role="status">{m.accounts__the_account_cant_use_your()}</p>
        <div>
          <LinkButton href="/" kind="secondary">
            {m.accounts__go_to_lintel()}
          </LinkButton>
        </div>
      </FormPage>
    );
  return (
    <FormPage title={m.accounts__this_wasnt_you()}>
      <p>{m.accounts__somebody_entered_your_email_address()}</p>
      {state === 'failed' && <Notice tone="danger">{m.accounts__that_didnt_work_nothing_has()}</Notice>}
      <div>
        <Button pending={state === 'pending'} onClick={remove}>
          {m.accounts__remove_my_address()}
        </Button>
      </div>
    </FormPage>
  );
}
