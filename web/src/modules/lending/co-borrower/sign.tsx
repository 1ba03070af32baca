import { m } from '@lintel/messages';
import type { Application } from '@lintel/server/lending';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { lendingKey } from '../calls.ts';

const SIGNATURE = 'borrower.2.Signature';

/** The co-borrower’s signature on the application as it is; the borrower signs by submitting. */
export function Sign({ application: { id, role, status, missing } }: { application: Application }) {
  const [open, setOpen] = useState(false);
  const { act, pending } = useAction({ refetch: [lendingKey], failed: m.lending__could_not_sign() });
  if (role !== 'co_borrower' || status !== 'pending' || !missing.some(({ field }) => field === SIGNATURE)) return null;
  const others = missing.filter(({ field }) => field !== SIGNATURE).length;
  const sign = async () => {
    const signed = await act(() => callApi((api) => api.lending.signApplication({ id })), {
      title: m.lending__signed(),
    });
    if (signed) setOpen(false);
  };
  return (
    <>
      <Button
        unavailable={others > 0 ? m.lending__answers_needed({ count: others }) : undefined}
        onClick={() => setOpen(true)}
      >
        {m.lending__sign_application()}
      </Button>
      <Dialog
        title={m.lending__sign_application()}
        open={open}
        onOpenChange={setOpen}
        cancel
        footer={
          <Button pending={pending} onClick={() => void sign()}>
            {m.lending__sign()}
          </Button>
        }
      >
        <p>{m.lending__signing_states()}</p>
      </Dialog>
    </>
  );
}
