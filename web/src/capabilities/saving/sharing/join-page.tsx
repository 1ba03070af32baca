import type { Invited } from '@lintel/server/saving';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { counted, day } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { signInAt } from '../../accounts/paths.ts';
import { savedPath, sharedListPath } from '../paths.ts';

interface JoinPageProps {
  token: string;
  /** Undefined where the invitation is not open any more. */
  invited: Invited | undefined;
  /** Who looks at it. */
  who: 'visitor' | 'buyer' | 'other';
  /** Where a visitor signs up to come back here. */
  signUp: string;
}

/** What an invitation to a shared list means, and the one press that accepts it. */
export function JoinPage({ token, invited, who, signUp }: JoinPageProps) {
  if (!invited)
    return (
      <Frame title="This invitation is not open any more">
        <p className="text-soft">
          It was used, taken back, is older than 7 days, or the link was cut off. Open the link in the email again, or
          ask the person who invited you to send a new one.
        </p>
        <div>
          <LinkButton href="/">To the front page</LinkButton>
        </div>
      </Frame>
    );
  const first = invited.invitedBy.split(' ')[0];
  return (
    <Frame title={`${invited.invitedBy} shares a list of homes with you`}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          {invited.homes === 0
            ? 'The list is empty so far.'
            : `${counted(invited.homes, 'home is', 'homes are')} on it.`}{' '}
          You both see the same homes, notes and tags, and each of you votes.
        </li>
        <li>Homes that you saved yourself go into the shared list, with your notes; {first} sees them.</li>
        <li>You can leave at any time and take a copy of the homes with you.</li>
      </ul>
      <p className="text-14 text-soft">The link works once, until {day(invited.expiresAt)}.</p>
      {who === 'buyer' && <Accept token={token} />}
      {who === 'visitor' && (
        <div className="flex flex-wrap gap-2">
          <LinkButton href={signUp}>Sign up for free</LinkButton>
          <LinkButton kind="secondary" href={signInAt('all', `${sharedListPath}?invitation=${token}`)}>
            I have an account
          </LinkButton>
        </div>
      )}
      {who === 'other' && (
        <Notice tone="warning" title="This is for home buyers">
          You are signed in with an account that saves no homes. Sign out, and come back by the link in the letter.
        </Notice>
      )}
    </Frame>
  );
}

function Accept({ token }: { token: string }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const accept = async () => {
    setPending(true);
    try {
      await ask((api) => api.saving.sharing.join({ token }));
      showToast({ title: 'You share this list now' });
      await navigate({ href: savedPath });
    } catch (error) {
      setProblem(error instanceof Failure ? error.text : 'Please try again.');
      setPending(false);
    }
  };
  return (
    <>
      {problem && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="lg" pending={pending} onClick={() => void accept()}>
          Share this list
        </Button>
        <LinkButton kind="secondary" size="lg" href={savedPath}>
          Not now
        </LinkButton>
      </div>
    </>
  );
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-16">
    <h1 className="text-36">{title}</h1>
    {children}
  </div>
);
