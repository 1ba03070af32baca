import { m } from '@lintel/messages';
import type { CoBorrowerInvitation } from '@lintel/server/lending';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { day } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ShortPage } from '../../../ui/short-page.tsx';
import { signInAt, signUpFor } from '../../accounts/paths.ts';
import { applicationPath, coBorrowerAt } from '../paths.ts';

interface Props {
  token: string;
  /** Undefined if the invitation is no longer open. */
  invited: CoBorrowerInvitation | undefined;
  who: 'visitor' | 'buyer' | 'other';
}

/** Says what a co-borrower consents to, with the button that joins the application. */
export function CoBorrowerPage({ token, invited, who }: Props) {
  if (!invited)
    return (
      <ShortPage title={m.lending__invitation_is_closed()}>
        <p className="text-soft">{m.lending__invitation_is_closed_text()}</p>
      </ShortPage>
    );
  const { borrower, agentName, companyName, expiresAt } = invited;
  const back = coBorrowerAt(token);
  return (
    <ShortPage title={m.lending__invites_you_to_apply({ name: borrower })}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>{m.lending__both_see_the_application({ borrower })}</li>
        <li>{m.lending__agent_sees_what_you_enter({ agent: agentName, company: companyName })}</li>
        <li>{m.lending__documents_go_to_agent_only({ borrower })}</li>
        <li>{m.lending__both_sign({ borrower })}</li>
      </ul>
      <p className="text-14 text-soft">{m.lending__open_until({ day: day(expiresAt) })}</p>
      {who === 'buyer' && <Accept token={token} />}
      {who === 'visitor' && (
        <div className="flex flex-wrap gap-2">
          <LinkButton href={signUpFor({ intent: 'join-application', back })}>{m.lending__sign_up_free()}</LinkButton>
          <LinkButton kind="secondary" href={signInAt('all', back)}>
            {m.lending__i_have_an_account()}
          </LinkButton>
        </div>
      )}
      {who === 'other' && <Notice tone="warning">{m.lending__needs_a_buyer_account()}</Notice>}
    </ShortPage>
  );
}

function Accept({ token }: { token: string }) {
  const navigate = useNavigate();
  const [useProfile, setUseProfile] = useState(true);
  const [useBuyingProfile, setUseBuyingProfile] = useState(true);
  const { act, pending } = useAction({ failed: m.lending__could_not_join() });
  const join = () =>
    act(async () => {
      const { id } = await callApi((api) => api.lending.joinAsCoBorrower({ token, useProfile, useBuyingProfile }));
      await navigate({ to: applicationPath(id) });
    });
  return (
    <>
      <div className="grid gap-2">
        <Checkbox
          label={m.lending__use_profile()}
          checked={useProfile}
          onChange={({ target }) => setUseProfile(target.checked)}
        />
        <Checkbox
          label={m.lending__use_buying_profile()}
          checked={useBuyingProfile}
          onChange={({ target }) => setUseBuyingProfile(target.checked)}
        />
      </div>
      <div>
        <Button size="lg" pending={pending} onClick={() => void join()}>
          {m.lending__agree_and_join()}
        </Button>
      </div>
    </>
  );
}
