import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { moment } from '../../ui/time/moment.ts';
import { propertyPath } from '../listings/paths.ts';
import { EndDialog, networkKey } from '../professionals/index.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import type { Appointment } from './calls.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { ProposeDialog } from './propose-dialog.tsx';

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

/** One appointment with its state and what the person can do now. */
export function AppointmentRow({ appointment }: { appointment: Appointment }) {
  const { id, kind, state, startsAt, times, toAnswer, side, home, listingId } = appointment;
  const [open, setOpen] = useState<'propose' | 'decline' | 'cancel' | 'feedback' | { agreementFor: string }>();
  const { act, pending, error } = useAction({ refetch: [networkKey] });
  const mayInsist = error instanceof Failure && error.fields.some(({ field }) => field === 'answer.anyway');
  const other = side === 'buyer' ? appointment.professional.name : appointment.buyer.name;
  const [word, tone] = states[state];
  const respond = (answer: Parameters<typeof sendAnswer>[1], title: string) =>
    act(
      () => sendAnswer(id, answer),
      () => ({ title, description: m.professionals__has_been_notified({ other }) }),
    );
  const isAgent = side === 'professional';
  const isOwners = isAgent && appointment.confirmation === 'owner';
  const confirm = (at: string, anyway = false) =>
    respond(
      { action: 'confirm', at, ...(isOwners ? { ownerConfirmed: true } : {}), ...(anyway ? { anyway } : {}) },
      m.professionals__confirmed(),
    );
  const press = (at: string) =>
    isAgent && appointment.agreement === 'missing' ? setOpen({ agreementFor: at }) : void confirm(at);
  const isOpen = state === 'proposed' || state === 'confirmed';
  return (
    <li className="@container border-b border-line pb-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:items-center">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-sans text-16 font-medium">{m.professionals__with({ kinds: kinds[kind], other })}</h3>
            <Badge tone={tone}>{word()}</Badge>
            {isOpen && isAgent && appointment.agreement === 'missing' && (
              <Badge tone="warning">{m.appointments__agreement_missing()}</Badge>
            )}
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
          {appointment.instructions && (
            <p className="text-14 break-words whitespace-pre-wrap">
              {m.appointments__access({ instructions: appointment.instructions })}
            </p>
          )}
          {appointment.feedback && (
            <p className="text-14 text-soft">
              {appointment.feedback.givenBy === 'buyer' && isAgent
                ? m.appointments__feedback_by_your_client({ interest: appointment.feedback.interest })
                : m.appointments__interest_of_5({ interest: appointment.feedback.interest })}
              {appointment.feedback.comment && ` · ${appointment.feedback.comment}`}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-1 pt-1 sm:gap-x-2 @2xl:max-w-96 @2xl:justify-end">
          {toAnswer &&
            times.map((time) => (
              <Button key={time} size="sm" pending={pending} onClick={() => press(time)}>
                {isOwners
                  ? m.appointments__owner_agreed_confirm({ time: moment(time) })
                  : m.professionals__confirm({ time: moment(time) })}
              </Button>
            ))}
          {toAnswer &&
            mayInsist &&
            times.map((time) => (
              <Button key={time} kind="secondary" size="sm" pending={pending} onClick={() => void confirm(time, true)}>
                {m.appointments__confirm_anyway({ time: moment(time) })}
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
          {state === 'confirmed' && (
            <Button kind="quiet" size="sm" className="px-2!" onClick={() => setOpen('propose')}>
              {m.appointments__move()}
            </Button>
          )}
          {isOpen && !toAnswer && (
            <Button
              kind="quiet"
              size="sm"
              className="px-2!"
              aria-label={m.professionals__cancel_appointment()}
              onClick={() => setOpen('cancel')}
            >
              {m.professionals__cancel()}
            </Button>
          )}
          {state === 'done' && kind === 'showing' && !(isAgent && appointment.feedback?.givenBy === 'buyer') && (
            <Button kind="secondary" size="sm" onClick={() => setOpen('feedback')}>
              {appointment.feedback
                ? m.appointments__change_feedback()
                : isAgent
                  ? m.appointments__add_feedback()
                  : m.appointments__how_was_the_home()}
            </Button>
          )}
          {state === 'done' && (
            <Button kind="quiet" size="sm" className="px-2!" onClick={() => setOpen('cancel')}>
              {m.professionals__mark_as_not_held()}
            </Button>
          )}
        </div>
      </div>
      {open === 'feedback' && <FeedbackDialog appointment={appointment} onClose={() => setOpen(undefined)} />}
      {typeof open === 'object' && (
        <AgreementDialog
          appointment={appointment}
          onClose={() => setOpen(undefined)}
          onRecorded={() => {
            setOpen(undefined);
            void confirm(open.agreementFor);
          }}
        />
      )}
      {open === 'propose' && (
        <ProposeDialog
          appointment={appointment}
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
  | { action: 'confirm'; at: string; ownerConfirmed?: boolean; anyway?: boolean }
  | { action: 'propose'; times: string[] }
  | { action: 'decline'; reason?: string };

const sendAnswer = (id: number, answer: Answer) =>
  callApi((api) => api.professionals.answerAppointment({ id, answer }));
