import { m } from '@lintel/messages';
import type { Mail } from '@lintel/server/notifications';
import { useState } from 'react';
import { reasonOf } from '../../api/failure.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { chooseMail } from './calls.ts';
import { notificationPreferencesPath } from './paths.ts';

/**
 * Page of the unsubscribe link: stops emails of a kind with one press, and can undo it. Asks first, because mail
 * scanners follow links too.
 */
export function MailPage(props: { token: string; choice: { labels: string[]; mail: Mail } | undefined }) {
  const { token, choice } = props;
  const [mail, setMail] = useState(choice?.mail);
  const { act, pending, error } = useAction({ failed: null });
  const choose = (next: Mail) => act(async () => setMail((await chooseMail(token, next)).mail));
  if (!choice)
    return (
      <ShortPage title={m.notifications__this_link_isnt_valid()}>
        <p className="max-w-measure text-soft">{m.notifications__the_link_may_have_been()}</p>
        <div>
          <LinkButton href={notificationPreferencesPath}>{m.notifications__notification_preferences()}</LinkButton>
        </div>
      </ShortPage>
    );
  const before = choice.mail === 'off' ? 'now' : choice.mail;
  return (
    <ShortPage
      title={mail === 'off' ? m.notifications__these_emails_are_off() : m.notifications__turn_off_these_emails_2()}
    >
      <div role="status" className="grid gap-3">
        <p className="max-w-measure">
          {mail === 'off' ? m.notifications__we_no_longer_email_you() : m.notifications__if_you_turn_them_off()}
        </p>
        <ul className="list-disc pl-5">
          {choice.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
      {error && (
        <Notice tone="danger" title={m.notifications__that_didnt_work()}>
          {reasonOf(error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {mail === 'off' ? (
          <Button kind="secondary" pending={pending} onClick={() => void choose(before)}>
            {m.notifications__turn_them_back_on()}
          </Button>
        ) : (
          <Button pending={pending} onClick={() => void choose('off')}>
            {m.notifications__turn_off_these_emails_3()}
          </Button>
        )}
        <LinkButton kind="quiet" href={notificationPreferencesPath}>
          {m.notifications__all_preferences()}
        </LinkButton>
      </div>
    </ShortPage>
  );
}
