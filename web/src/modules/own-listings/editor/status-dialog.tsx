import { m } from '@lintel/messages';
import { ownStatusNames } from '@lintel/server/own-listings';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { MoneyInput } from '../../../ui/fields/money-input.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { todayHere } from '../../../ui/time/moment.ts';
import { type OwnListing, type OwnStatus, ownListingsQuery } from '../calls.ts';

const finals: ReadonlySet<OwnStatus> = new Set(['Canceled', 'Closed']);

/** Moves a published listing to one of the statuses that may follow. */
export function StatusDialog({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const { act, pending, errorOf } = useAction({
    refetch: [ownListingsQuery.queryKey],
    fields: ['closedOn', 'closePrice'],
  });
  const [status, setStatus] = useState<OwnStatus>(listing.nextStatuses[0]!);
  const today = todayHere();
  const [closedOn, setClosedOn] = useState(today);
  const [closePrice, setClosePrice] = useState('');
  const sale =
    status === 'Closed'
      ? { ...(closedOn && { closedOn }), ...(closePrice ? { closePrice: Number(closePrice) } : {}) }
      : {};
  const move = async () => {
    const moved = await act(
      () => callApi((api) => api.ownListings.changeStatus({ id: listing.id, status, ...sale })),
      () => ({ title: m.own_listings__status_is_now({ status: ownStatusNames[status] }) }),
    );
    if (moved) onClose();
  };
  return (
    <Dialog
      open
      title={m.own_listings__change_status()}
      onOpenChange={(open) => open || onClose()}
      cancel
      onSubmit={() => void move()}
      footer={
        <Button type="submit" pending={pending}>
          {m.own_listings__change_status()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select
          label={m.own_listings__new_status()}
          value={status}
          {...(finals.has(status) ? { help: m.own_listings__this_ends_the_listing() } : {})}
          onChange={({ target }) => setStatus(target.value as OwnStatus)}
          options={listing.nextStatuses.map((each) => ({ value: each, label: ownStatusNames[each] }))}
        />
        {status === 'Closed' && (
          <>
            <Field
              type="date"
              label={m.own_listings__sold_on()}
              value={closedOn}
              max={today}
              error={errorOf('closedOn')}
              onChange={({ target }) => setClosedOn(target.value)}
            />
            <MoneyInput
              label={m.own_listings__sale_price()}
              help={m.own_listings__leave_empty_if_not_disclosed()}
              value={closePrice}
              error={errorOf('closePrice')}
              onAmount={setClosePrice}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
