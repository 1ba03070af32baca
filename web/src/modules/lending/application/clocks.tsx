import { m } from '@lintel/messages';
import type { Application, Clock } from '@lintel/server/lending';
import { Badge } from '../../../ui/badge.tsx';
import { arithmeticWords, clockWords, daysWords, dayWords, urgencyTones } from '../words.ts';
import { isOpen } from './is-open.ts';

/** Every clock with its day, and the count that leads to it. */
export function Clocks({ application }: { application: Application }) {
  const { clocks } = application;
  if (clocks.length === 0)
    return (
      <p className="text-soft">
        {isOpen(application) ? m.lending__no_clocks_yet() : m.lending__the_application_is_closed()}
      </p>
    );
  return (
    <ol className="grid">
      {clocks.map((clock) => (
        <li
          key={`${clock.kind}-${clock.on}-${clock.arithmetic.from}`}
          className="grid gap-1 border-b border-line py-3 md:grid-cols-[11rem_minmax(0,1fr)_auto] md:gap-4"
        >
          <span className="font-medium tabular-nums">{dayWords(clock.on)}</span>
          <span className="grid gap-0.5">
            <span>{clockWords[clock.kind]()}</span>
            <details className="text-14 text-soft">
              <summary className="cursor-pointer">{m.lending__how_counted()}</summary>
              {arithmeticWords(clock)}. <cite className="not-italic">{clock.source}</cite>
            </details>
          </span>
          <span>
            <ClockState clock={clock} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function ClockState({ clock }: { clock: Clock }) {
  if (clock.isViolated) return <Badge tone="danger">{m.lending__closing_too_early()}</Badge>;
  if (clock.doneOn) return <Badge tone="good">{m.lending__done_on({ day: dayWords(clock.doneOn) })}</Badge>;
  if (clock.role === 'earliest') return <Badge>{m.lending__earliest_day()}</Badge>;
  return <Badge tone={urgencyTones[clock.urgency]}>{daysWords(clock)}</Badge>;
}
