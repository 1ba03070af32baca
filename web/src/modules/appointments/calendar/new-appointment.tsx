import { m } from '@lintel/messages';
import { usualMinutes } from '@lintel/server/appointments';
import type { Suggestion } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { Select, Textarea } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { type Client, clientsQuery, networkKey } from '../../professionals/index.ts';
import { suggestionsQuery } from '../../search/index.ts';
import { type Kind, kinds } from '../book-dialog.tsx';
import { instantOf, TimeFields, zoneHere } from '../time-fields.tsx';

/** Proposes times to a client. `start` is the chosen slot as a local time: `2026-12-07T09:30`. */
export function NewAppointment(props: { start: string; showsHomes: boolean; onClose: () => void }) {
  const { act, pending } = useAction({ refetch: [networkKey] });
  const [clientName, setClientName] = useState('');
  const [client, setClient] = useState<Client>();
  const [kind, setKind] = useState<Kind>('call');
  const [homeText, setHomeText] = useState('');
  const [home, setHome] = useState<Suggestion>();
  const [times, setTimes] = useState([props.start]);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const words = useDebounced(clientName.trim(), 250);
  const address = useDebounced(homeText, 250);
  const clients = useQuery({ ...clientsQuery('connected', 1, words), enabled: words !== '' }).data?.clients ?? [];
  const homes = useQuery(suggestionsQuery(kind === 'showing' ? address : '', ['address', 'mls'])).data ?? [];
  const chosen = times.flatMap((time) => instantOf(time) ?? []);
  const wrongTime =
    chosen.length === 0
      ? m.professionals__choose_a_day_and_time()
      : chosen.some((time) => new Date(time) <= new Date())
        ? m.professionals__choose_times_in_the_future()
        : undefined;
  const isMissingHome = kind === 'showing' && !home;
  const send = async () => {
    setTried(true);
    if (!client || wrongTime || isMissingHome) return;
    const { id, name } = client.buyer;
    const sent = await act(
      () =>
        callApi((api) =>
          api.professionals.proposeToClient({
            ...{ id, kind, times: chosen, timeZone: zoneHere() },
            ...(kind === 'showing' && { listingId: home!.propertyId! }),
            ...(note.trim() && { note: note.trim() }),
          }),
        ),
      () => ({ title: m.professionals__times_proposed(), description: m.professionals__has_been_notified_2({ name }) }),
    );
    if (sent) props.onClose();
  };
  const offered = (Object.keys(kinds) as Kind[]).filter((each) => each !== 'showing' || props.showsHomes);
  return (
    <Dialog
      open
      cancel
      title={m.appointments__new_appointment()}
      onOpenChange={(open) => open || props.onClose()}
      onSubmit={() => void send()}
      footer={
        <Button type="submit" pending={pending}>
          {m.professionals__propose()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Combobox
          label={m.professionals__client()}
          labelShown
          placeholder={m.professionals__search_by_name()}
          maxLength={100}
          text={clientName}
          onText={(text) => {
            setClientName(text);
            setClient(undefined);
          }}
          items={clients}
          keyOf={({ buyer }) => String(buyer.id)}
          show={({ buyer }) => buyer.name}
          onPick={(picked) => {
            setClient(picked);
            setClientName(picked.buyer.name);
          }}
          status=""
          error={tried && !client ? m.appointments__choose_a_client() : undefined}
        />
        <Select
          label={m.professionals__appointment_type()}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
          options={offered.map((each) => ({
            value: each,
            label: m.professionals__minutes_2({ kinds: kinds[each], usualMinutes: usualMinutes[each] }),
          }))}
        />
        {kind === 'showing' && (
          <Combobox
            label={m.listings__home()}
            labelShown
            text={homeText}
            onText={(text) => {
              setHomeText(text);
              setHome(undefined);
            }}
            items={homes.filter(({ propertyId }) => propertyId !== null)}
            keyOf={({ propertyId }) => String(propertyId)}
            show={({ label, detail }) => (
              <span>
                {label} <span className="text-soft">{detail}</span>
              </span>
            )}
            onPick={(picked) => {
              setHome(picked);
              setHomeText([picked.label, picked.detail].filter(Boolean).join(', '));
            }}
            status=""
            error={tried && isMissingHome ? m.professionals__choose_a_home_2() : undefined}
          />
        )}
        <TimeFields times={times} onChange={setTimes} error={tried ? wrongTime : undefined} />
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
