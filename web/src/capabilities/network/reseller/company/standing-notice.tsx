import type { ResellerDesk } from '@lintel/server/reseller';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/drawer.tsx';
import { Textarea } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ask } from '../../../../wire/client.ts';
import { deskPath } from '../desk-state.ts';
import { useAct } from '../use-act.ts';

const unpaid = new Set(['pending_payment', 'past_due', 'suspended', 'cancelled']);

/** Why the desk can only be looked at, or soon will be, and what mends it. Nothing where all is in order. */
export function StandingNotice({ desk }: { desk: ResellerDesk | undefined }) {
  if (!desk) return null;
  const { obstacle, plan, license } = desk;
  const toPay = plan !== null && unpaid.has(plan.status);
  if (!obstacle && !toPay) return null;
  const text = obstacle ?? 'A bill of your plan is open';
  return (
    <Notice tone={desk.suspended || desk.verification === 'rejected' ? 'danger' : 'warning'} title={`${text}.`}>
      <div className="mt-1 grid justify-items-start gap-3">
        {obstacle && <p>Until then you can look at everything here; inviting, codes and changes wait.</p>}
        {license?.status === 'rejected' && license.reason && <p>What was found: {license.reason}</p>}
        {desk.verification === 'pending' && !desk.suspended && (
          <p>
            {license?.appealed
              ? 'Your appeal is being looked at. A letter tells you what was decided.'
              : 'We look it up in the public register. A letter tells you as soon as it is done; there is nothing you need to do.'}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {toPay && (
            <LinkButton size="sm" stay href={deskPath({ tab: 'subscription' })}>
              Go to Subscription
            </LinkButton>
          )}
          {license?.status === 'rejected' && !license.appealed && <Appeal licenseId={license.id} />}
          {desk.suspended && (
            <LinkButton size="sm" kind="secondary" href="/support">
              Write to support
            </LinkButton>
          )}
        </div>
      </div>
    </Notice>
  );
}

function Appeal({ licenseId }: { licenseId: number }) {
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [short, setShort] = useState(false);
  const { act, pending } = useAct();
  const client = useQueryClient();
  const send = async () => {
    if (message.trim().length < 10) {
      setShort(true);
      return;
    }
    const done = await act(
      () => ask((api) => api.network.appeals.appeal({ id: licenseId, message: message.trim() })),
      () => ({ title: 'Appeal sent', description: 'A letter tells you what was decided.' }),
    );
    if (!done) return;
    setOpen(false);
    void client.invalidateQueries();
  };
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Appeal
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Appeal"
        footer={
          <>
            <Button pending={pending} onClick={() => void send()}>
              Send appeal
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </>
        }
      >
        <Textarea
          label="What should be looked at again?"
          help="At least 10 characters: a number that was mistyped, a name the register spells otherwise."
          rows={5}
          maxLength={2000}
          value={message}
          error={short ? 'Please say in at least 10 characters what should be looked at again' : undefined}
          onChange={(event) => {
            setMessage(event.target.value);
            setShort(false);
          }}
        />
      </Dialog>
    </>
  );
}
