import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AppointmentRow } from './appointment-row.tsx';
import { type Appointment, appointmentsQuery } from './calls.ts';
import { calendarPath, openHousesPath } from './paths.ts';

/** An agent's showings: to answer or coming next to those that took place. */
export function ShowingsPanel() {
  const coming = useQuery(appointmentsQuery('coming'));
  const past = useQuery(appointmentsQuery('past'));
  const error = coming.error ?? past.error;
  if (error)
    return (
      <ErrorState
        what={m.professionals__we_couldnt_load_your_appointments()}
        error={error}
        onRetry={() => void Promise.all([coming.refetch(), past.refetch()])}
      />
    );
  if (!coming.data || !past.data) return <Skeleton className="h-96" />;
  const lists = [
    [m.professionals__upcoming(), coming.data.filter(isShowing)],
    [m.professionals__past(), past.data.filter(isShowing)],
  ] as const;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <LinkButton kind="secondary" size="sm" href={calendarPath()}>
          {m.appointments__calendar()}
        </LinkButton>
        <LinkButton kind="secondary" size="sm" href={calendarPath({ view: 'route' })}>
          {m.appointments__route_of_the_day()}
        </LinkButton>
        <LinkButton kind="secondary" size="sm" href={openHousesPath}>
          {m.appointments__open_houses()}
        </LinkButton>
      </div>
      {lists.every(([, list]) => list.length === 0) ? (
        <EmptyState
          title={m.appointments__no_showings_yet()}
          actions={<LinkButton href={calendarPath()}>{m.appointments__calendar()}</LinkButton>}
        >
          {m.appointments__clients_request_showings_from_a_home()}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-2">
          {lists.map(([title, list]) => (
            <section key={title} aria-label={title} className="grid gap-3 lg:max-h-[75dvh] lg:overflow-y-auto">
              <h3 className="sticky top-0 bg-paper py-1 text-18">
                {title} <span className="text-14 font-normal text-soft tabular-nums">{list.length}</span>
              </h3>
              {list.length === 0 && <p className="text-14 text-soft">{m.appointments__none()}</p>}
              <ul className="grid gap-3">
                {list.map((each) => (
                  <AppointmentRow key={each.id} appointment={each} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

const isShowing = ({ kind }: Appointment): boolean => kind === 'showing';
