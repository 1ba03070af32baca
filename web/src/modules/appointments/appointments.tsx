import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AppointmentRow } from './appointment-row.tsx';
import { appointmentsQuery } from './calls.ts';

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
          <AppointmentRow key={each.id} appointment={each} />
        ))}
      </ul>
    </section>
  );
}
