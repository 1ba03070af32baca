import { m } from '@lintel/messages';
import type { Invited } from '@lintel/server/saving';
import { useNavigate } from '@tanstack/react-router';
import { callApi } from '../../../api/client.ts';
import { reasonOf } from '../../../api/failure.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { day } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ShortPage } from '../../../ui/short-page.tsx';
import { signInAt } from '../../accounts/paths.ts';
import { savedPath, sharedListPath } from '../paths.ts';

interface JoinPageProps {
  token: string;
  /** Undefined if the invitation is no longer open. */
  invited: Invited | undefined;
  /** The viewer. */
  who: 'visitor' | 'buyer' | 'other';
  /** Sign-up path that returns to this page. */
  signUp: string;
}

/** Explains an invitation to a shared list, with a button to accept it. */
export function JoinPage({ token, invited, who, signUp }: JoinPageProps) {
  if (!invited)
    return (
      <ShortPage title={m.saving__this_invitation_is_no_longer()}>
        <p className="text-soft">{m.saving__it_may_have_been_used()}</p>
        <div>
          <LinkButton href="/">{m.saving__go_to_the_lintel_home()}</LinkButton>
        </div>
      </ShortPage>
    );
  const first = invited.invitedBy.split(' ')[0];
  return (
    <ShortPage title={m.saving__invited_you_to_share_a({ invitedBy: invited.invitedBy })}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          {invited.homes === 0
            ? m.saving__the_list_is_still_empty()
            : m.saving__on_it({ homes: m.count__homes_are({ count: invited.homes }) })}{' '}
          {m.saving__you_both_see_the_same()}
        </li>
        <li>{m.saving__homes_youve_already_saved_go({ first: first! })}</li>
        <li>{m.saving__you_can_leave_at_any()}</li>
      </ul>
      <p className="text-14 text-soft">{m.saving__the_link_works_once_and({ expiresAt: day(invited.expiresAt) })}</p>
      {who === 'buyer' && <Accept token={token} />}
      {who === 'visitor' && (
        <div className="flex flex-wrap gap-2">
          <LinkButton href={signUp}>{m.saving__sign_up_for_free()}</LinkButton>
          <LinkButton kind="secondary" href={signInAt('all', `${sharedListPath}?invitation=${token}`)}>
            {m.saving__i_have_an_account()}
          </LinkButton>
        </div>
      )}
      {who === 'other' && (
        <Notice tone="warning" title={m.saving__shared_lists_are_for_home()}>
          {m.saving__youre_signed_in_with_an()}
        </Notice>
      )}
    </ShortPage>
  );
}

function Accept({ token }: { token: string }) {
  const navigate = useNavigate();
  const { act, pending, error } = useAction({ failed: null });
  const accept = () =>
    act(
      async () => {
        await callApi((api) => api.saving.sharing.join({ token }));
        await navigate({ href: savedPath });
      },
      { title: m.saving__youre_now_sharing_this_list() },
    );
  return (
    <>
      {error && (
        <div role="alert">
          <Notice tone="danger">{reasonOf(error)}</Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="lg" pending={pending} onClick={() => void accept()}>
          {m.saving__share_this_list()}
        </Button>
        <LinkButton kind="secondary" size="lg" href={savedPath}>
          {m.saving__not_now()}
        </LinkButton>
      </div>
    </>
  );
}
