import { m } from '@lintel/messages';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { openHousesQuery } from '../calls.ts';
import { instantOf, zoneName } from '../time-fields.tsx';

const lengths = [60, 90, 120, 180];
const MINUTE_MS = 60_000;

export function ScheduleDialog(props: { listings: readonly { id: number; home: string }[]; onClose: () => void }) {
  const { act, pending } = useAction({ refetch: [openHousesQuery.queryKey] });
  const [listing, setListing] = useState(String(props.listings[0]?.id ?? ''));
  const [start, setStart] = useState('');
  const [minutes, setMinutes] = useState('120');
  const [submitted, setSubmitted] = useState(false);
  const startsAt = instantOf(start);
  const isWrong = startsAt === undefined || new Date(startsAt) <= new Date();
  const save = async () => {
    setSubmitted(true);
    if (isWrong) return;
    const endsAt = new Date(Date.parse(startsAt) + Number(minutes) * MINUTE_MS).toISOString();
    const saved = await act(
      () => callApi((api) => api.appointments.scheduleOpenHouse({ listingId: Number(listing), startsAt, endsAt })),
      () => ({ title: m.appointments__open_house_scheduled(), description: m.appointments__it_shows_on_the_listing() }),
    );
    if (saved) props.onClose();
  };
  return (
    <Dialog
      open
      title={m.appointments__schedule_an_open_house()}
      onOpenChange={(open) => open || props.onClose()}
      cancel
      onSubmit={() => void save()}
      footer={
        <Button type="submit" pending={pending}>
          {m.appointments__schedule()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select
          label={m.listings__home()}
          value={listing}
          onChange={({ target }) => setListing(target.value)}
          options={props.listings.map(({ id, home }) => ({ value: String(id), label: home }))}
        />
        <Field
          type="datetime-local"
          label={m.appointments__starts()}
          help={zoneName()}
          value={start}
          error={submitted && isWrong ? m.professionals__choose_times_in_the_future() : undefined}
          onChange={({ target }) => setStart(target.value)}
        />
        <Select
          label={m.appointments__length()}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          options={lengths.map((each) => ({ value: String(each), label: m.count__minutes({ count: each }) }))}
        />
      </div>
    </Dialog>
  );
}
