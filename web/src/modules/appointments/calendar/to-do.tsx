import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { AppointmentRow } from '../appointment-row.tsx';
import { type Appointment, appointmentsQuery } from '../calls.ts';

/** Requests to answer, and showings whose feedback is missing. */
export function ToDo() {
  const requests = useQuery(appointmentsQuery('coming')).data?.filter(({ toAnswer }) => toAnswer);
  const feedback = useQuery(appointmentsQuery('feedback')).data;
  if (requests?.length === 0 && feedback?.length === 0)
    return <p className="hidden text-14 text-soft lg:block">{m.appointments__no_requests_to_answer()}</p>;
  return (
    <div className="grid gap-6 pb-6">
      <Section title={m.appointments__requests_to_answer()} appointments={requests} />
      <Section title={m.appointments__feedback_missing()} appointments={feedback} />
    </div>
  );
}

function Section({ title, appointments }: { title: string; appointments: readonly Appointment[] | undefined }) {
  if (!appointments?.length) return null;
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-18">{title}</h2>
      <ul className="grid gap-3">
        {appointments.map((each) => (
          <AppointmentRow key={each.id} appointment={each} />
        ))}
      </ul>
    </section>
  );
}
