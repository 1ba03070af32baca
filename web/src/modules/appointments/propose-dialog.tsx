import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/drawer.tsx';
import { type Appointment, freeTimesQuery } from './calls.ts';
import { instantOf, TimeFields } from './time-fields.tsx';

/** Proposes up to three other times to the other side. */
export function ProposeDialog(props: {
  appointment: Appointment;
  other: string;
  pending: boolean;
  onSend: (times: string[]) => void;
  onClose: () => void;
}) {
  const [times, setTimes] = useState(['']);
  const [submitted, setSubmitted] = useState(false);
  const { professional, kind, listingId } = props.appointment;
  const free = useQuery(
    freeTimesQuery({ professionalId: professional.id, kind, listingId: listingId ?? undefined }),
  ).data;
  const chosen = times.flatMap((time) => instantOf(time) ?? []);
  const isToCome = chosen.length > 0 && chosen.every((time) => new Date(time) > new Date());
  return (
    <Dialog
      open
      title={m.professionals__propose_other_times_to({ other: props.other })}
      onOpenChange={(open) => open || props.onClose()}
      footer={
        <Button
          pending={props.pending}
          onClick={() => {
            setSubmitted(true);
            if (isToCome) props.onSend(chosen);
          }}
        >
          {m.professionals__propose()}
        </Button>
      }
    >
      <TimeFields
        free={free}
        times={times}
        onChange={setTimes}
        error={submitted && !isToCome ? m.professionals__choose_times_in_the_future() : undefined}
      />
    </Dialog>
  );
}
