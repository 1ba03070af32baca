import { m } from '@lintel/messages';
import { Badge } from '../../../ui/badge.tsx';
import { isoDay, longDay, timeOf } from './days.ts';
import type { Entry } from './entries.ts';
import { titleOf } from './titles.ts';

/** Two weeks as a list of days, for phones and for reading. */
export function Agenda(props: { entries: readonly Entry[]; now: Date; onOpen: (entry: Entry) => void }) {
  const days = Map.groupBy(props.entries, ({ day }) => day);
  if (days.size === 0) return <p className="py-6 text-soft">{m.appointments__nothing_in_these_two_weeks()}</p>;
  return (
    <div className="grid h-full content-start gap-6 overflow-y-auto pb-6">
      {[...days].map(([day, entries]) => (
        <section key={day} aria-label={longDay(day)} className="grid gap-1">
          <h2 className="sticky top-0 bg-paper py-1 text-18">
            {day === isoDay(props.now) ? m.appointments__today({ day: longDay(day) }) : longDay(day)}
          </h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.key} className="border-t border-line">
                <button
                  type="button"
                  onClick={() => props.onOpen(entry)}
                  className="grid min-h-14 w-full grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-2 py-2 text-left hover:bg-sunk"
                >
                  <span className="text-14 tabular-nums">{timeOf(entry.startsAt)}</span>
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{titleOf(entry.appointment)}</span>
                    {entry.appointment.home && (
                      <span className="block truncate text-14 text-soft">{entry.appointment.home}</span>
                    )}
                  </span>
                  {entry.isProposed && <Badge tone="info">{m.professionals__proposed()}</Badge>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
