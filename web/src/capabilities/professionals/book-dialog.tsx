import { streetLine } from '@lintel/server/listings';
import { usualMinutes } from '@lintel/server/professionals';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/drawer.tsx';
import { Select, Textarea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ask } from '../../wire/client.ts';
import { homeQuery, type Professional, type SavedHome, savedHomesQuery } from './calls.ts';
import { instantOf, TimeFields, zoneHere } from './time-fields.tsx';
import { useAct } from './use-act.ts';
import { nameOf } from './words.ts';

type Kind = 'call' | 'showing' | 'meeting';
const kinds: Record<Kind, string> = { call: 'A call', showing: 'A showing of a home', meeting: 'A meeting' };

/** Proposes up to three times; the professional confirms one, proposes others, or declines. */
export default function BookDialog(props: {
  professional: Professional;
  /** The home that a showing is asked for. */
  home?: number | undefined;
  /** A showing is asked for, of `home` or of one to be chosen. */
  showing?: boolean;
  onClose: () => void;
}) {
  const { professional, home: wanted, showing = wanted !== undefined, onClose } = props;
  const { act, pending } = useAct();
  const [kind, setKind] = useState<Kind>(showing && professional.type === 'agent' ? 'showing' : 'call');
  const [home, setHome] = useState(wanted === undefined ? '' : String(wanted));
  const [times, setTimes] = useState(['']);
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
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
      ? 'Please choose a day and an hour'
      : chosen.some((time) => new Date(time) <= new Date())
        ? 'Please choose times to come'
        : undefined;
  const wrongHome = kind === 'showing' && home === '' ? 'Please choose the home' : undefined;
  const name = nameOf(professional);
  const send = async () => {
    setAsked(true);
    if (wrongTime || wrongHome) return;
    const words = note.trim();
    const sent = await act(
      () =>
        ask((api) =>
          api.professionals.ask({
            ...{ professionalId: professional.id, kind, times: chosen, timeZone: zoneHere() },
            ...(kind === 'showing' ? { listingId: Number(home) } : {}),
            ...(words ? { note: words } : {}),
          }),
        ),
      () => ({ title: 'Times proposed', description: `${name} has been notified.` }),
    );
    if (sent) onClose();
  };
  const offered = (Object.keys(kinds) as Kind[]).filter((each) => each !== 'showing' || professional.type === 'agent');
  return (
    <Dialog
      open
      title={`Book a time with ${name}`}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button pending={pending} onClick={() => void send()}>
            Propose
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label="What for"
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
          options={offered.map((each) => ({ value: each, label: `${kinds[each]} (${usualMinutes[each]} minutes)` }))}
        />
        {kind === 'showing' &&
          (homes.length === 0 ? (
            <Notice title="Save the home first">
              A showing is of one of your saved homes that is for sale. You have none yet.
            </Notice>
          ) : (
            <Select
              label="Home"
              value={home}
              error={asked ? wrongHome : undefined}
              onChange={({ target }) => setHome(target.value)}
              options={[{ value: '', label: 'Choose a home' }, ...homes]}
            />
          ))}
        {kind === 'showing' && (
          <p className="text-12 text-soft">
            Before a showing an agent may ask you for a written agreement: in the USA most must. What it costs is
            negotiable.
          </p>
        )}
        <TimeFields times={times} onChange={setTimes} error={asked ? wrongTime : undefined} />
        <Textarea
          label="Note (optional)"
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
  label: property ? `${streetLine(property)}, ${property.city}` : `Home ${propertyId}`,
});
