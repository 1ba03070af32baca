import type { AlertFrequency, AlertLink } from '@lintel/server/alerts';
import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Failure } from '../../../wire/failure.ts';
import { savedSearchesPath } from '../../saving/paths.ts';
import { sendLink } from '../calls.ts';
import { frequencies, frequencyLabel } from '../save/words.ts';

/**
 * What the links in a mail open, without a sign-in: the one search that the mail was about. Opening it changes nothing, as
 * programs that look through mail open links too; the press does.
 */
export function LinkPage({ token, link, wanted }: { token: string; link: AlertLink | undefined; wanted?: 'pause' }) {
  const [now, setNow] = useState(link);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const send = async (action: Parameters<typeof sendLink>[1], said: string) => {
    setPending(true);
    setProblem(undefined);
    try {
      setNow(await sendLink(token, action));
      setDone(said);
    } catch (error) {
      setProblem(error instanceof Failure ? error.text : 'Please try again.');
    }
    setPending(false);
  };
  if (!now)
    return (
      <Frame title="This link does not work any more">
        <p className="text-soft">
          It may be cut off, or the account it belongs to is gone. Sign in to change what you are told.
        </p>
        <div>
          <LinkButton href={savedSearchesPath}>Your saved searches</LinkButton>
        </div>
      </Frame>
    );
  return (
    <Frame title={now.name}>
      <p className="text-18 text-soft">{now.searchQueryHumanReadable}</p>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {done && <Notice tone="good">{done}</Notice>}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
      {now.removed ? (
        <Notice>This search was removed: nothing is sent for it any more.</Notice>
      ) : (
        <>
          {!done && wanted === 'pause' && !now.paused && <p>Press the button to stop the alerts of this search.</p>}
          <p>
            {now.paused
              ? 'It is paused: nothing is sent until you resume it.'
              : `You are told: ${frequencyLabel(now.frequency).toLowerCase()}.`}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="lg"
              pending={pending}
              onClick={() =>
                void send(now.paused ? 'resume' : 'pause', now.paused ? 'Alerts go on.' : 'Alerts are paused.')
              }
            >
              {now.paused ? 'Resume alerts' : 'Pause alerts'}
            </Button>
            <LinkButton kind="secondary" size="lg" href={savedSearchesPath}>
              Edit the search
            </LinkButton>
          </div>
          <div className="grid gap-1">
            <Choice<AlertFrequency>
              legend="Or tell me"
              options={frequencies}
              value={now.frequency}
              onChange={(next) => void send(next, `From now on: ${frequencyLabel(next).toLowerCase()}.`)}
            />
            <p className="text-12 text-soft">{frequencies.find(({ value }) => value === now.frequency)?.help}</p>
          </div>
        </>
      )}
    </Frame>
  );
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-16">
    <h1 className="text-36">{title}</h1>
    {children}
  </div>
);
