import type { Fee } from '@lintel/server/fees';
import { MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { useAct } from '../reseller/use-act.ts';
import { askFees } from './calls.ts';
import { feeDollars } from './words.ts';

const VoidDialog = lazy(() => import('./void-dialog.tsx'));

/** What can be done with a charge in the state it is in. Marking it as paid works at once; the way back is in the message. */
export function FeeActions({ fee, obstacle }: { fee: Fee; obstacle: string | undefined }) {
  const [voiding, setVoiding] = useState(false);
  const { act, pending } = useAct();
  const { id, number, agent } = fee;
  const paid = (undone = false) =>
    act(
      () => askFees((fees) => fees.paid({ id })),
      () => ({
        title: `${number} is paid`,
        description: `${feeDollars(fee.amountCents)} from ${agent.name}.`,
        ...(undone ? {} : { action: { label: 'Undo', run: () => void unpaid(true) } }),
      }),
    );
  const unpaid = (undone = false) =>
    act(
      () => askFees((fees) => fees.unpaid({ id })),
      () => ({
        title: `${number} is open again`,
        ...(undone ? {} : { action: { label: 'Undo', run: () => void paid(true) } }),
      }),
    );
  if (fee.status === 'void') return null;
  const items: Record<'open' | 'paid', MenuItem[]> = {
    open: [
      { label: 'Mark as paid', onSelect: () => void paid() },
      { label: 'Declare void', tone: 'danger', onSelect: () => setVoiding(true) },
    ],
    paid: [{ label: 'Take payment back', onSelect: () => void unpaid() }],
  };
  const more = (
    <Button
      kind="quiet"
      size="icon"
      aria-label={`More for ${number} of ${agent.name}`}
      pending={pending}
      unavailable={obstacle}
    >
      <MoreHorizontal aria-hidden size={20} strokeWidth={1.5} />
    </Button>
  );
  return (
    <div className="flex items-center justify-end gap-1">
      {fee.status === 'open' && (
        <Button
          size="sm"
          kind="secondary"
          className="max-md:hidden"
          pending={pending}
          unavailable={obstacle}
          onClick={() => void paid()}
        >
          Mark as paid
          <span className="sr-only">
            : {number} of {agent.name}
          </span>
        </Button>
      )}
      {obstacle ? more : <Menu label={`For ${number}`} align="end" trigger={more} items={items[fee.status]} />}
      <Suspense>{voiding && <VoidDialog fee={fee} onClose={() => setVoiding(false)} />}</Suspense>
    </div>
  );
}
