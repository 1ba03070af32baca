import { m } from '@lintel/messages';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Failure } from '../../../api/failure.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
      <FormPage title={m.accounts__your_email_address_has_been()}>
        <p role="status">{m.accounts__that_account_can_no_longer()}</p>
        <div>
          <LinkButton href="/" kind="secondary">
            {m.accounts__go_to_lintel()}
          </LinkButton>
        </div>
      </FormPage>
    );
  return (
    <FormPage title={m.accounts__wasnt_you()}>
      <p>{m.accounts__someone_entered_your_email_address_2()}</p>
      {state === 'failed' && <Notice tone="danger">{m.accounts__that_didnt_work_nothing_has()}</Notice>}
      <div>
        <Button pending={state === 'pending'} onClick={remove}>
          {m.accounts__remove_my_address()}
        </Button>
      </div>
    </FormPage>
  );
}
