import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { usualMinutes } from '@lintel/server/appointments';
import { streetLine } from '@lintel/server/listings/address';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Select, Textarea } from '../../ui/fields/field.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { Dialog } from '../../ui/overlays/drawer.tsx';
import { nameOf, networkKey, type Professional } from '../professionals/index.ts';
import { freeTimesQuery, homeQuery, type SavedHome, savedHomesQuery } from './calls.ts';
import { instantOf, TimeFields, zoneHere } from './time-fields.tsx';

export type Kind = 'call' | 'showing' | 'meeting';
export const kinds: Record<Kind, string> = texts({
  call: m.professionals__call_2,
  showing: m.professionals__home_showing,
  meeting: m.professionals__meeting_2,
});

/** Proposes up to three times; the professional confirms one, proposes others, or declines. */
export default function BookDialog(props: {
  professional: Professional;
  /** Id of the home to show. */
  home?: number | undefined;
  /** True to request a showing, of `home` or of a home to be chosen. */
  showing?: boolean;
  onClose: () => void;
}) {
  const { professional, home: wanted, showing = wanted !== undefined, onClose } = props;
  const { act, pending } = useAction({ refetch: [networkKey] });
  const [kind, setKind] = useState<Kind>(showing && professional.type === 'agent' ? 'showing' : 'call');
  const [home, setHome] = useState(wanted === undefined ? '' : String(wanted));
  const [times, setTimes] = useState(['']);
  const [note, setNote] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const saved = useQuery(savedHomesQuery()).data?.filter(({ statusNow }) => statusNow === 'active') ?? [];
  const isSaved = saved.some(({ propertyId }) => propertyId === wanted);
  const other = useQuery(homeQuery(isSaved ? undefined : wanted)).data;
  const homes = [
    ...(other ? [{ value: String(other.id), label: `${streetLine(other)}, ${other.city}` }] : []),
    ...saved.map(optionOf),
  ];
  const chosen = times.flatMap((time) => instantOf(time) ?? []);
  const wrongTime =
    chosen.length === 0
      ? m.professionals__choose_a_day_and_time()
      : chosen.some((time) => new Date(time) <= new Date())
        ? m.professionals__choose_times_in_the_future()
        : undefined;
  const wrongHome = kind === 'showing' && home === '' ? m.professionals__choose_a_home_2() : undefined;
  const free = useQuery(
    freeTimesQuery({ professionalId: professional.id, kind, listingId: home === '' ? undefined : Number(home) }),
  ).data;
  const name = nameOf(professional);
  const send = async () => {
    setSubmitted(true);
    if (wrongTime || wrongHome) return;
    const words = note.trim();
    const sent = await act(
      () =>
        callApi((api) =>
          api.professionals.ask({
            ...{ professionalId: professional.id, kind, times: chosen, timeZone: zoneHere() },
            ...(kind === 'showing' ? { listingId: Number(home) } : {}),
            ...(words ? { note: words } : {}),
          }),
        ),
      () => ({ title: m.professionals__times_proposed(), description: m.professionals__has_been_notified_2({ name }) }),
    );
    if (sent) onClose();
  };
  const offered = (Object.keys(kinds) as Kind[]).filter((each) => each !== 'showing' || professional.type === 'agent');
  return (
    <Dialog
      open
      title={m.professionals__book_a_time_with({ name })}
      onOpenChange={(open) => open || onClose()}
      cancel
      onSubmit={() => void send()}
      footer={
        <Button type="submit" pending={pending}>
          {m.professionals__propose()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select
          label={m.professionals__appointment_type()}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
          options={offered.map((each) => ({
            value: each,
            label: m.professionals__minutes_2({ kinds: kinds[each], usualMinutes: usualMinutes[each] }),
          }))}
        />
        {kind === 'showing' &&
          (homes.length === 0 ? (
            <Notice title={m.professionals__save_a_home_first()}>{m.professionals__you_can_book_a_showing()}</Notice>
          ) : (
            <Select
              label={m.listings__home()}
              value={home}
              error={submitted ? wrongHome : undefined}
              onChange={({ target }) => setHome(target.value)}
              options={[{ value: '', label: m.professionals__choose_a_home() }, ...homes]}
            />
          ))}
        {kind === 'showing' && <p className="text-12 text-soft">{m.professionals__an_agent_may_ask_you()}</p>}
        <TimeFields free={free} times={times} onChange={setTimes} error={submitted ? wrongTime : undefined} />
        <Textarea
          label={m.professionals__note_optional()}
          rows={2}
          maxLength={1_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}

const optionOf = ({ propertyId, property }: SavedHome) => ({
  value: String(propertyId),
  label: property ? `${streetLine(property)}, ${property.city}` : m.professionals__home({ propertyId }),
});
