import { m } from '@lintel/messages';
import type { Invitation } from '@lintel/server/companies';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { day } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { callReseller, companyKey, invitationsQuery } from '../calls.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { agentTypeNames, monthly } from '../words.ts';

/** Invitations without an answer. Renders nothing when there are none. */
export function Invitations({ obstacle }: { obstacle: string | undefined }) {
  const open = useQuery(invitationsQuery).data ?? [];
  if (open.length === 0) return null;
  return (
    <section id="invitations" aria-labelledby="open-invitations" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="open-invitations" className="text-18">
        {m.network__open_invitations()}
      </h3>
      <DataTable
        quietCaption
        caption={m.network__open_invitations()}
        rows={open}
        keyOf={({ id }) => id}
        columns={[
          {
            head: m.network__address(),
            cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
          },
          { head: m.network__type(), cell: ({ agentType }) => agentTypeNames[agentType] },
          {
            head: m.network__monthly_price(),
            numeric: true,
            cell: ({ agentPriceCents }) => (agentPriceCents === null ? m.network__none() : monthly(agentPriceCents)),
          },
          { head: m.network__valid_until(), cell: ({ expiresAt }) => day(expiresAt) },
          { head: m.network__actions(), cell: (invitation) => <Actions invitation={invitation} obstacle={obstacle} /> },
        ]}
      />
    </section>
  );
}

function Actions({ invitation, obstacle }: { invitation: Invitation; obstacle: string | undefined }) {
  const { id, email } = invitation;
  const [confirming, setConfirming] = useState(false);
  const { act, pending } = useAction({ refetch: [companyKey] });
  const resend = () =>
    act(
      () => callReseller(({ invitations }) => invitations.resend({ id })),
      ({ expiresAt }) => ({
        title: m.network__invitation_resent_to({ email }),
        description: m.network__the_link_in_the_first({ expiresAt: day(expiresAt) }),
      }),
    );
  const revoke = async () => {
    const done = await act(
      () => callReseller(({ invitations }) => invitations.revoke({ id })),
      () => ({ title: m.network__invitation_to_withdrawn({ email }) }),
    );
    if (done) setConfirming(false);
  };
  return (
    <div className="flex flex-wrap gap-1">
      <Button kind="secondary" size="sm" pending={pending} unavailable={obstacle} onClick={() => void resend()}>
        {m.network__resend()}
        <span className="sr-only"> {m.network__to({ email })}</span>
      </Button>
      <Button kind="quiet" size="sm" unavailable={obstacle} onClick={() => setConfirming(true)}>
        {m.network__withdraw()}
        <span className="sr-only"> {m.network__the_invitation_to({ email })}</span>
      </Button>
      {confirming && (
        <ConfirmDialog
          danger
          title={m.network__withdraw_this_invitation()}
          verb={m.network__withdraw()}
          pending={pending}
          onClose={() => setConfirming(false)}
          onConfirm={() => void revoke()}
        >
          <p>{m.network__the_link_we_emailed_to({ email })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
