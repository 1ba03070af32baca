import { m } from '@lintel/messages';
import type { Fee } from '@lintel/server/membership';
import { MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { companyKey } from '../../companies/index.ts';
import { callFees } from './calls.ts';
import { feeDollars } from './words.ts';

const VoidDialog = lazy(() => import('./void-dialog.tsx'));

/** Actions for a charge in its current state. Marking it as paid takes effect at once; the toast offers to undo it. */
export function FeeActions({ fee, obstacle }: { fee: Fee; obstacle: string | undefined }) {
  const [voiding, setVoiding] = useState(false);
  const { act, pending } = useAction({ refetch: [companyKey] });
  const { id, number, agent } = fee;
  const paid = (undone = false): Promise<boolean> =>
    act(
      () => callFees((fees) => fees.paid({ id })),
      () => ({
        title: m.network__is_paid({ number }),
        description: m.network__from({ amountCents: feeDollars(fee.amountCents), name: agent.name }),
        undo: undone ? undefined : () => unpaid(true),
      }),
    );
  const unpaid = (undone = false): Promise<boolean> =>
    act(
      () => callFees((fees) => fees.unpaid({ id })),
      () => ({
        title: m.network__is_open_again({ number }),
        undo: undone ? undefined : () => paid(true),
      }),
    );
  if (fee.status === 'void') return null;
  const items: Record<'open' | 'paid', MenuItem[]> = {
    open: [
      { label: m.network__mark_as_paid(), onSelect: () => void paid() },
      { label: m.network__void_fee(), tone: 'danger', onSelect: () => setVoiding(true) },
    ],
    paid: [{ label: m.network__mark_as_unpaid(), onSelect: () => void unpaid() }],
  };
  const more = (
    <Button
      kind="quiet"
      size="icon"
      aria-label={m.network__more_actions_for_2({ number, name: agent.name })}
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
          {m.network__mark_as_paid()}
          <span className="sr-only">{m.network__of({ number, name: agent.name })}</span>
        </Button>
      )}
      {obstacle ? (
        more
      ) : (
        <Menu label={m.network__actions_for({ number })} align="end" trigger={more} items={items[fee.status]} />
      )}
      <Suspense>{voiding && <VoidDialog fee={fee} onClose={() => setVoiding(false)} />}</Suspense>
    </div>
  );
}
