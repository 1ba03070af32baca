import { m } from '@lintel/messages';
import type { AlertFrequency, AlertLink } from '@lintel/server/alerts';
import { useState } from 'react';
import { reasonOf } from '../../../api/failure.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ShortPage } from '../../../ui/short-page.tsx';
import { savedSearchesPath } from '../../saving/paths.ts';
import { sendLink } from '../calls.ts';
import { frequencies, frequencyLabel } from '../save/words.ts';

/**
 * Page opened by links in an alert email, without sign-in, for the one search the email was about. Opening it changes
 * nothing, because mail scanners open links too; only a button press does.
 */
export function LinkPage({ token, link, wanted }: { token: string; link: AlertLink | undefined; wanted?: 'pause' }) {
  const [now, setNow] = useState(link);
  const [done, setDone] = useState<string>();
  const { act, pending, error } = useAction({ failed: null });
  const send = (action: Parameters<typeof sendLink>[1], confirmation: string) =>
    act(async () => {
      setNow(await sendLink(token, action));
      setDone(confirmation);
    });
  if (!now)
    return (
      <ShortPage title={m.alerts__this_link_no_longer_works()}>
        <p className="text-soft">{m.alerts__the_link_may_be_incomplete()}</p>
        <div>
          <LinkButton href={savedSearchesPath}>{m.alerts__your_saved_searches()}</LinkButton>
        </div>
      </ShortPage>
    );
  return (
    <ShortPage title={now.name}>
      <p className="text-18 text-soft">{now.searchQueryHumanReadable}</p>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {done && <Notice tone="good">{done}</Notice>}
        {error && <Notice tone="danger">{reasonOf(error)}</Notice>}
      </div>
      {now.removed ? (
        <Notice>{m.alerts__this_search_was_removed_so()}</Notice>
      ) : (
        <>
          {!done && wanted === 'pause' && !now.paused && <p>{m.alerts__press_the_button_to_stop()}</p>}
          <p>
            {now.paused
              ? m.alerts__this_search_is_paused_we()
              : m.alerts__alert_frequency_2({ name: frequencyLabel(now.frequency).toLowerCase() })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="lg"
              pending={pending}
              onClick={() =>
                void send(
                  now.paused ? 'resume' : 'pause',
                  now.paused ? m.alerts__alerts_resumed() : m.alerts__alerts_paused(),
                )
              }
            >
              {now.paused ? m.alerts__resume_alerts() : m.alerts__pause_alerts()}
            </Button>
            <LinkButton kind="secondary" size="lg" href={savedSearchesPath}>
              {m.alerts__edit_search_2()}
            </LinkButton>
          </div>
          <div className="grid gap-1">
            <Choice<AlertFrequency>
              legend={m.alerts__or_change_how_often_you()}
              options={frequencies}
              value={now.frequency}
              onChange={(next) =>
                void send(next, m.alerts__new_alert_frequency({ name: frequencyLabel(next).toLowerCase() }))
              }
            />
            <p className="text-12 text-soft">{frequencies.find(({ value }) => value === now.frequency)?.help}</p>
          </div>
        </>
      )}
    </ShortPage>
  );
}
