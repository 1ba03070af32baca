import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { AppointmentRow } from '../appointment-row.tsx';
import { type Appointment, appointmentsQuery } from '../calls.ts';

/** Requests to answer, and showings whose feedback is missing. */
export function ToDo() {
  const nothing = useRequests()?.length === 0;
  const nothingMissing = useMissingFeedback()?.length === 0;
  if (nothing && nothingMissing) return <p className="text-14 text-soft">{m.appointments__no_requests_to_answer()}</p>;
  return (
    <div>
      <Requests />
      <MissingFeedback />
    </div>
  );
}

export function Requests() {
  return <Section title={m.appointments__requests_to_answer()} appointments={useRequests()} />;
}

export function MissingFeedback() {
  return <Section title={m.appointments__feedback_missing()} appointments={useMissingFeedback()} />;
}

const useRequests = () => useQuery(appointmentsQuery('coming')).data?.filter(({ toAnswer }) => toAnswer);
const useMissingFeedback = () => useQuery(appointmentsQuery('feedback')).data;

function Section({ title, appointments }: { title: string; appointments: readonly Appointment[] | undefined }) {
  if (!appointments?.length) return null;
  return (
    <section aria-label={title} className="grid gap-3 pb-6">
      <h2 className="text-18">{title}</h2>
      <ul className="grid gap-3">
        {appointments.map((each) => (
          <AppointmentRow key={each.id} appointment={each} />
        ))}
      </ul>
    </section>
  );
}
