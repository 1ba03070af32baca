import type { Invitation } from '@lintel/server/reseller';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { day } from '../../../../ui/format.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { askReseller, invitationsQuery } from '../calls.ts';
import { useAct } from '../use-act.ts';
import { agentTypeNames, monthly } from '../words.ts';

/** Who was invited and has not answered yet. Stands there only where there is somebody. */
export function Invitations({ obstacle }: { obstacle: string | undefined }) {
  const open = useQuery(invitationsQuery).data ?? [];
  if (open.length === 0) return null;
  return (
    <section id="invitations" aria-labelledby="open-invitations" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="open-invitations" className="text-18">
        Open invitations
      </h3>
      <DataTable
        quietCaption
        caption="Open invitations"
        rows={open}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Address', cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span> },
          { head: 'Type', cell: ({ agentType }) => agentTypeNames[agentType] },
          {
            head: 'Price a month',
            numeric: true,
            cell: ({ agentPriceCents }) => (agentPriceCents === null ? 'None' : monthly(agentPriceCents)),
          },
          { head: 'Holds until', cell: ({ expiresAt }) => day(expiresAt) },
          { head: 'Actions', cell: (invitation) => <Actions invitation={invitation} obstacle={obstacle} /> },
        ]}
      />
    </section>
  );
}

function Actions({ invitation, obstacle }: { invitation: Invitation; obstacle: string | undefined }) {
  const { id, email } = invitation;
  const [asking, setAsking] = useState(false);
  const { act, pending } = useAct();
  const resend = () =>
    act(
      () => askReseller(({ invitations }) => invitations.resend({ id })),
      ({ expiresAt }) => ({
        title: `Sent again to ${email}`,
        description: `The link of the first letter has ended; the new one holds until ${day(expiresAt)}.`,
      }),
    );
  const revoke = async () => {
    const done = await act(
      () => askReseller(({ invitations }) => invitations.revoke({ id })),
      () => ({ title: `The invitation to ${email} has ended` }),
    );
    if (done) setAsking(false);
  };
  return (
    <div className="flex flex-wrap gap-1">
      <Button kind="secondary" size="sm" pending={pending} unavailable={obstacle} onClick={() => void resend()}>
        Send again<span className="sr-only"> to {email}</span>
      </Button>
      <Button kind="quiet" size="sm" unavailable={obstacle} onClick={() => setAsking(true)}>
        Take back<span className="sr-only"> the invitation to {email}</span>
      </Button>
      {asking && (
        <AskDialog
          danger
          title="Take this invitation back?"
          verb="Take back"
          pending={pending}
          onClose={() => setAsking(false)}
          onConfirm={() => void revoke()}
        >
          <p>The link in the letter to {email} ends, and its seat is free again.</p>
        </AskDialog>
      )}
    </div>
  );
}
