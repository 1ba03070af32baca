import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { moment } from '../../../ui/moment.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { propertyPath } from '../../listings/paths.ts';
import { type Appointment, appointmentsQuery, networkKey } from '../calls.ts';
import EndDialog from '../connections/end-dialog.tsx';
import { instantOf, TimeFields } from './time-fields.tsx';

const kinds = texts({
  call: m.professionals__call,
  showing: m.professionals__showing,
  meeting: m.professionals__meeting,
});
const states = {
  proposed: [m.professionals__proposed, 'info'],
  confirmed: [m.professionals__confirmed, 'good'],
  declined: [m.professionals__not_confirmed, 'plain'],
  cancelled: [m.professionals__canceled, 'plain'],
  done: [m.professionals__took_place, 'plain'],
  missed: [m.professionals__not_held, 'warning'],
} as const;

/** Appointments of the signed-in person on either side. Renders nothing when there are none and `empty` is missing. */
export function Appointments(props: { when: 'coming' | 'past'; title: string; empty?: string }) {
  const { when, title, empty } = props;
  const { data, error, refetch } = useQuery(appointmentsQuery(when));
  if (error)
    return (
      <ErrorState
        what={m.professionals__we_couldnt_load_your_appointments()}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return empty ? <Skeleton className="h-24" /> : null;
  if (data.length === 0 && !empty) return null;
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-22">{title}</h2>
      {data.length === 0 && <p className="text-soft">{empty}</p>}
      <ul className="grid gap-3">
        {data.map((each) => (
          <Row key={each.id} appointment={each} />
        ))}
      </ul>
    </section>
  );
}

function Row({ appointment }: { appointment: Appointment }) {
  const { id, kind, state, startsAt, times, toAnswer, side, home, listingId } = appointment;
  const [open, setOpen] = useState<'propose' | 'decline' | 'cancel'>();
  const { act, pending } = useAction({ refetch: [networkKey] });
  const other = side === 'buyer' ? appointment.professional.name : appointment.buyer.name;
  const [word, tone] = states[state];
  const respond = (answer: Parameters<typeof sendAnswer>[1], title: string) =>
    act(
      () => sendAnswer(id, answer),
      () => ({ title, description: m.professionals__has_been_notified({ other }) }),
    );
  const isOpen = state === 'proposed' || state === 'confirmed';
  return (
    <li className="grid gap-2 border-b border-line pb-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans text-16 font-medium">{m.professionals__with({ kinds: kinds[kind], other })}</h3>
        <Badge tone={tone}>{word()}</Badge>
      </div>
      <p className="text-14 text-soft tabular-nums">
        {startsAt ? moment(startsAt) : m.professionals__proposed_2({ list: times.map(moment).join(' · ') })}{' '}
        {m.professionals__minutes({ minutes: appointment.minutes })}
      </p>
      {listingId !== null && (
        <p className="text-14">
          <AppLink href={propertyPath(listingId)} className="link">
            {home ?? m.professionals__this_home_is_no_longer()}
          </AppLink>
        </p>
      )}
      {appointment.note && <p className="text-14 break-words whitespace-pre-wrap">{appointment.note}</p>}
      {appointment.reason && (
        <p className="text-14 text-soft">{m.professionals__reason({ reason: appointment.reason })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {toAnswer &&
          times.map((time) => (
            <Button
              key={time}
              size="sm"
              pending={pending}
              onClick={() => void respond({ action: 'confirm', at: time }, m.professionals__confirmed())}
            >
              {m.professionals__confirm({ time: moment(time) })}
            </Button>
          ))}
        {toAnswer && (
          <Button kind="secondary" size="sm" onClick={() => setOpen('propose')}>
            {m.professionals__propose_other_times()}
          </Button>
        )}
        {toAnswer && (
          <Button kind="secondary" size="sm" onClick={() => setOpen('decline')}>
            {m.professionals__decline()}
          </Button>
        )}
        {state === 'confirmed' && (
          <a
            href={`/api/appointments/${id}/calendar.ics`}
            download
            className="link inline-flex min-h-8 items-center gap-1 text-14"
          >
            <CalendarPlus aria-hidden size={16} strokeWidth={1.5} /> {m.professionals__add_to_calendar()}
          </a>
        )}
        {isOpen && !toAnswer && (
          <Button kind="quiet" size="sm" onClick={() => setOpen('cancel')}>
            {m.professionals__cancel_appointment()}
          </Button>
        )}
        {state === 'done' && (
          <Button kind="quiet" size="sm" onClick={() => setOpen('cancel')}>
            {m.professionals__mark_as_not_held()}
          </Button>
        )}
      </div>
      {open === 'propose' && (
        <ProposeDialog
          other={other}
          pending={pending}
          onClose={() => setOpen(undefined)}
          onSend={async (chosen) => {
            if (await respond({ action: 'propose', times: chosen }, m.professionals__times_proposed()))
              setOpen(undefined);
          }}
        />
      )}
      {(open === 'decline' || open === 'cancel') && (
        <EndDialog
          title={
            open === 'decline'
              ? m.professionals__decline_these_times()
              : state === 'done'
                ? m.professionals__mark_this_appointment_as_not()
                : m.professionals__cancel_this_appointment()
          }
          consequences={m.professionals__well_notify_right_away({ other })}
          verb={
            open === 'decline'
              ? m.professionals__decline()
              : state === 'done'
                ? m.professionals__mark_as_not_held()
                : m.professionals__cancel_appointment()
          }
          pending={pending}
          onClose={() => setOpen(undefined)}
          onConfirm={async (reason) => {
            const why = reason ? { reason } : {};
            const succeeded =
              open === 'decline'
                ? await respond({ action: 'decline', ...why }, m.professionals__declined())
                : await act(
                    () => callApi((api) => api.professionals.cancelAppointment({ id, ...why })),
                    () => ({
                      title: state === 'done' ? m.professionals__appointment_updated() : m.professionals__canceled(),
                      description: m.professionals__has_been_notified({ other }),
                    }),
                  );
            if (succeeded) setOpen(undefined);
          }}
        />
      )}
    </li>
  );
}

type Answer =
  | { action: 'confirm'; at: string }
  | { action: 'propose'; times: string[] }
  | { action: 'decline'; reason?: string };

const sendAnswer = (id: number, answer: Answer) =>
  callApi((api) => api.professionals.answerAppointment({ id, answer }));

function ProposeDialog(props: {
  other: string;
  pending: boolean;
  onSend: (times: string[]) => void;
  onClose: () => void;
}) {
  const [times, setTimes] = useState(['']);
  const [submitted, setSubmitted] = useState(false);
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
        times={times}
        onChange={setTimes}
        error={submitted && !isToCome ? m.professionals__choose_times_in_the_future() : undefined}
      />
    </Dialog>
  );
}
