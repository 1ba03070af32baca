import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { feedQuery } from '../calls.ts';
import { BusyCalendar } from './busy-calendar.tsx';

/** A private address with which other calendar programs follow this calendar. The address is shown once. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(feedQuery);
  const { act, pending } = useAction({ refetch: [feedQuery.queryKey] });
  const [address, setAddress] = useState<string>();
  const create = () =>
    act(async () => {
      const { path } = await callApi((api) => api.appointments.createFeed());
      setAddress(new URL(path, location.origin).href);
    });
  const revoke = () =>
    act(
      async () => {
        await callApi((api) => api.appointments.revokeFeed());
        setAddress(undefined);
      },
      () => ({ title: m.appointments__calendar_address_revoked() }),
    );
  const copy = () =>
    act(
      () => navigator.clipboard.writeText(address ?? ''),
      () => ({ title: m.appointments__address_copied() }),
    );
  return (
    <Dialog
      open
      title={m.appointments__your_calendar_elsewhere()}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button pending={pending} onClick={() => void (address ? copy() : create())}>
            {address
              ? m.appointments__copy_the_address()
              : data?.createdAt
                ? m.appointments__create_a_new_address()
                : m.appointments__create_an_address()}
          </Button>
          {data?.createdAt && (
            <Button kind="secondary" pending={pending} onClick={() => void revoke()}>
              {m.appointments__revoke_the_address()}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p>{m.appointments__google_apple_and_outlook()}</p>
        {address && (
          <Field
            label={m.appointments__private_address()}
            help={m.appointments__shown_once()}
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
        )}
        {!address && data?.createdAt && (
          <p className="text-14 text-soft">
            {m.appointments__an_address_exists_since({ day: dayHere(data.createdAt) })}
          </p>
        )}
        <BusyCalendar />
      </div>
    </Dialog>
  );
}
