import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { titleOf } from '../../modules/appointments/calendar/titles.ts';
import { appointmentsQuery } from '../../modules/appointments/calls.ts';
import { calendarPath } from '../../modules/appointments/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { moment } from '../../ui/time/moment.ts';
import { links } from './links.ts';

const shownMax = 5;

/** The next appointments next to Today, and the agent's other pages. */
export function ComingUp() {
  const appointments = useQuery(appointmentsQuery('coming')).data;
  const next = appointments
    ?.flatMap((each) => (each.state === 'confirmed' && each.startsAt ? [{ ...each, startsAt: each.startsAt }] : []))
    .slice(0, shownMax);
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 xl:sticky xl:top-4">
      <section aria-labelledby="coming-up" className="lintel grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id="coming-up" className="text-18">
            {m.agent_dashboard__coming_up()}
          </h3>
          <LinkButton kind="quiet" size="sm" href={calendarPath()}>
            {m.agent_dashboard__calendar()}
          </LinkButton>
        </div>
        {!next && <Skeleton className="h-24" />}
        {next?.length === 0 && (
          <p className="text-14 text-soft">{m.agent_dashboard__no_appointments_yet_clients_can()}</p>
        )}
        <ul>
          {next?.map((each) => (
            <li key={each.id} className="border-t border-line py-2">
              <p className="text-14 tabular-nums text-soft">{moment(each.startsAt)}</p>
              <p className="truncate text-14 font-medium">{titleOf(each)}</p>
              {each.home && <p className="truncate text-14 text-soft">{each.home}</p>}
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label={m.agent_dashboard__your_work()}>
        <ul className="grid grid-cols-2 gap-x-4 xl:grid-cols-1">
          {links.map(({ label, href }) => (
            <li key={href}>
              <AppLink href={href} className="flex min-h-10 items-center border-t border-line text-14 hover:underline">
                {label()}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
