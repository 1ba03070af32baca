import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addDays, firstSlot, isoDay, longDay, minuteOf, SLOT_MINUTES, shortDay, slotAt, timeOf } from './days.ts';
import { type Entry, type Placed, placed } from './entries.ts';
import { titleOf } from './titles.ts';

const HOUR_REM = 3.5;
const rem = (minutes: number): string => `${(minutes / 60) * HOUR_REM}rem`;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const slots = Array.from({ length: (24 * 60) / SLOT_MINUTES }, (_, at) => at * SLOT_MINUTES);

/**
 * A day or a week by the hour; opens at the first appointment or at 8 AM. Arrow keys move between appointments. A free
 * slot is a button too: one of them is in the tab order, and arrow keys move to the others.
 */
export function TimeGrid(props: {
  first: string;
  days: 1 | 7;
  entries: readonly Entry[];
  now: Date;
  onOpen: (entry: Entry) => void;
  onSlot: (start: string) => void;
  onDay: (day: string) => void;
}) {
  const { first, entries, now } = props;
  const days = Array.from({ length: props.days }, (_, at) => addDays(first, at));
  const scroller = useRef<HTMLDivElement>(null);
  const earliest = Math.min(8 * 60, ...entries.map(({ startsAt }) => minuteOf(startsAt)));
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = ((earliest - 30) / 60) * HOUR_REM * 16;
  }, [earliest]);
  // On a phone a week is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when other days are shown
  useEffect(() => {
    const today = scroller.current?.querySelector('[aria-current="date"]');
    today?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [first]);
  const entrance = firstSlot(days.includes(isoDay(now)) ? isoDay(now) : first, now);
  const columns = { gridTemplateColumns: `3.5rem repeat(${days.length}, minmax(0, 1fr))` };
  // A week scrolls sideways on phones, below its days and beside its hours.
  const week = days.length > 1 && 'min-w-168';
  return (
    <div ref={scroller} className="lintel h-full overflow-auto" data-calendar-grid>
      <div className={cx('sticky top-0 z-3 grid border-b border-line bg-raised', week)} style={columns}>
        <span className="sticky left-0 z-1 bg-raised" />
        {days.map((day) => (
          <button
            key={day}
            type="button"
            aria-label={`${shortDay(day)}, ${longDay(day)}`}
            aria-current={day === isoDay(now) ? 'date' : undefined}
            onClick={() => props.onDay(day)}
            className={cx(
              'min-h-10 truncate border-l border-line text-14 font-medium hover:underline',
              day === isoDay(now) ? 'text-primary' : 'text-soft',
            )}
          >
            {shortDay(day)}
          </button>
        ))}
      </div>
      <div className={cx('relative grid', week)} style={columns}>
        <div aria-hidden className="sticky left-0 z-2 bg-raised">
          {hours.map((hour) => (
            <div key={hour} className="relative text-right text-12 text-soft tabular-nums" style={{ height: rem(60) }}>
              <span className="absolute -top-2 right-2">{hour > 0 && hourText(hour)}</span>
            </div>
          ))}
        </div>
        {days.map((day) => (
          <ol
            key={day}
            aria-label={longDay(day)}
            className="relative border-l border-line"
            style={{ height: rem(1_440) }}
          >
            {hours.map((hour) => (
              <li
                key={hour}
                aria-hidden
                className="pointer-events-none absolute inset-x-0 border-t border-line"
                style={{ top: rem(hour * 60) }}
              />
            ))}
            {slots.map((minute) => {
              const start = slotAt(day, minute);
              return (
                new Date(start) > now && (
                  <li
                    key={start}
                    className="absolute inset-x-0"
                    style={{ top: rem(minute), height: rem(SLOT_MINUTES) }}
                  >
                    <button
                      type="button"
                      data-slot={start}
                      tabIndex={start === entrance ? 0 : -1}
                      aria-label={m.appointments__new_appointment_at({
                        day: longDay(day),
                        time: timeOf(new Date(start)),
                      })}
                      onClick={() => props.onSlot(start)}
                      onKeyDown={walkSlots}
                      className="size-full hover:bg-sunk focus-visible:bg-sunk"
                    />
                  </li>
                )
              );
            })}
            {day === isoDay(now) && (
              <li
                aria-hidden
                className="pointer-events-none absolute inset-x-0 z-1 border-t-2 border-accent"
                style={{ top: rem(minuteOf(now)) }}
              />
            )}
            {placed(entries.filter((entry) => entry.day === day)).map((entry) => (
              <Box key={entry.key} entry={entry} onOpen={() => props.onOpen(entry)} />
            ))}
          </ol>
        ))}
      </div>
    </div>
  );
}

const hourText = (hour: number): string =>
  hour < 12 ? m.appointments__am({ hour }) : m.appointments__pm({ hour: hour === 12 ? 12 : hour - 12 });

function Box({ entry, onOpen }: { entry: Placed; onOpen: () => void }) {
  const { appointment, isProposed, top, column, columns } = entry;
  const isPast = appointment.state === 'done' || appointment.state === 'missed';
  return (
    <li
      className="absolute p-px"
      style={{
        top: rem(top),
        height: rem(Math.max(20, appointment.minutes)),
        left: `${(column / columns) * 100}%`,
        width: `${100 / columns}%`,
      }}
    >
      <button
        type="button"
        data-entry
        onClick={onOpen}
        onKeyDown={walk}
        className={cx(
          'size-full overflow-hidden rounded-control border px-1.5 py-0.5 text-left text-12 leading-tight hover:z-1',
          isProposed
            ? 'border-dashed border-primary bg-raised text-primary'
            : isPast
              ? 'border-line bg-sunk text-soft'
              : 'border-transparent bg-primary text-on-primary',
        )}
      >
        <span className="block truncate font-medium">{appointment.buyer.name}</span>
        <span className="block truncate tabular-nums">{timeOf(entry.startsAt)}</span>
        <span className="sr-only">
          {titleOf(appointment)}, {longDay(entry.day)}
        </span>
      </button>
    </li>
  );
}

/** Moves the focus to the slot above or below, or at the same time of the day before or after. */
function walkSlots(event: KeyboardEvent<HTMLButtonElement>): void {
  const [day = '', time = ''] = event.currentTarget.dataset.slot!.split('T');
  const minute = minuteOf(new Date(`${day}T${time}`));
  const target = {
    ArrowDown: slotAt(day, minute + SLOT_MINUTES),
    ArrowUp: slotAt(day, minute - SLOT_MINUTES),
    ArrowRight: slotAt(addDays(day, 1), minute),
    ArrowLeft: slotAt(addDays(day, -1), minute),
  }[event.key];
  // With Shift the page moves to other days.
  if (!target || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.closest('[data-calendar-grid]')?.querySelector<HTMLElement>(`[data-slot="${target}"]`)?.focus();
}

/** Moves the focus along the appointments in the order of the page. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const grid = event.currentTarget.closest('[data-calendar-grid]');
  const all = [...(grid?.querySelectorAll<HTMLButtonElement>('[data-entry]') ?? [])];
  const next = all[all.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
