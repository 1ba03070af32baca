import type { Mail } from '@lintel/server/notifications';
import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure } from '../../wire/failure.ts';
import { chooseMail } from './calls.ts';
import { notificationPreferencesPath } from './paths.ts';

/**
 * Where the link of a letter leads: ends letters of its kind with one press, and takes that back. It asks first, because
 * programs that check letters follow links too.
 */
export function MailPage(props: { token: string; choice: { labels: string[]; mail: Mail } | undefined }) {
  const { token, choice } = props;
  const [mail, setMail] = useState(choice?.mail);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<string>();
  const choose = async (next: Mail) => {
    setPending(true);
    setFailed(undefined);
    try {
      setMail((await chooseMail(token, next)).mail);
    } catch (cause) {
      setFailed(cause instanceof Failure ? cause.text : 'Please try again.');
    }
    setPending(false);
  };
  if (!choice)
    return (
      <Page title="This link is not known">
        <p className="max-w-measure text-soft">
          It may have been cut when it was copied. When you sign in you can choose what to be told.
        </p>
        <div>
          <LinkButton href={notificationPreferencesPath}>Notification preferences</LinkButton>
        </div>
      </Page>
    );
  const before = choice.mail === 'off' ? 'now' : choice.mail;
  return (
    <Page title={mail === 'off' ? 'These letters are off' : 'Turn off these letters?'}>
      <div role="status" className="grid gap-3">
        <p className="max-w-measure">
          {mail === 'off'
            ? 'You are not told of this by mail any more. In the app it stays as you chose.'
            : 'You would not be told of this by mail any more. In the app it stays as you chose.'}
        </p>
        <ul className="list-disc pl-5">
          {choice.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
      {failed && (
        <Notice tone="danger" title="This did not work">
          {failed}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {mail === 'off' ? (
          <Button kind="secondary" pending={pending} onClick={() => void choose(before)}>
            Turn them on again
          </Button>
        ) : (
          <Button pending={pending} onClick={() => void choose('off')}>
            Turn off these letters
          </Button>
        )}
        <LinkButton kind="quiet" href={notificationPreferencesPath}>
          All preferences
        </LinkButton>
      </div>
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-16">
      <h1 className="text-36">{title}</h1>
      {children}
    </div>
  );
}
