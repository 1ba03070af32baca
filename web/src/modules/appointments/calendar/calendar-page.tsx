import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { CalendarSync, ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useLive } from '../../../api/live.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { networkKey } from '../../professionals/index.ts';
import { AppointmentRow } from '../appointment-row.tsx';
import { calendarQuery } from '../calls.ts';
import { type CalendarState, type CalendarView, openHousesPath } from '../paths.ts';
import { Agenda } from './agenda.tsx';
import { addDays, firstSlot, isoDay, longDay, midnight, weekOf } from './days.ts';
import { type Entry, entriesOf } from './entries.ts';
import { FeedDialog } from './feed-dialog.tsx';
import { NewAppointment } from './new-appointment.tsx';
import { RouteOfDay } from './route-of-day.tsx';
import { TimeGrid } from './time-grid.tsx';
import { MissingFeedback, Requests, ToDo } from './to-do.tsx';

const spans: Record<CalendarView, number> = { agenda: 14, day: 1, week: 7, route: 1 };

/** An agent's calendar. Keys: T today, arrow keys with Shift move, A, D, W and R choose the view. */
export function CalendarPage(props: {
  state: CalendarState;
  /** False for mortgage agents, who show no homes. */
  showsHomes: boolean;
  onGo: (state: CalendarState) => void;
}) {
  const isReady = useHydrated();
  if (isReady) return <Calendar {...props} />;
  return (
    <div className="page py-6">
      <Skeleton className="h-[calc(100dvh-8rem)]" />
    </div>
  );
}

function Calendar({ state, showsHomes, onGo }: Parameters<typeof CalendarPage>[0]) {
  useLive('professionals', networkKey);
  const isWide = useMedia('(min-width: 48rem)');
  const [now] = useState(() => new Date());
  const [opened, setOpened] = useState<Entry>();
  const [isSharing, setSharing] = useState(false);
  const [slot, setSlot] = useState<string>();
  const today = isoDay(now);
  const view = state.view ?? (isWide ? 'week' : 'agenda');
  const day = state.day ?? today;
  const first = view === 'week' ? weekOf(day) : day;
  const { data, error, refetch } = useQuery(
    calendarQuery(midnight(first).toISOString(), midnight(addDays(first, spans[view])).toISOString()),
  );
  const entries = data ? entriesOf(data.appointments).filter((entry) => entry.day >= first) : [];
  const go = (to: CalendarState) => onGo({ view, day, ...to });
  const move = (direction: number) => go({ day: addDays(day, direction * spans[view]) });
  const current = opened && data?.appointments.find(({ id }) => id === opened.appointment.id);
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    const acts: Record<string, () => void> = {
      t: () => go({ day: today }),
      a: () => go({ view: 'agenda' }),
      d: () => go({ view: 'day' }),
      w: () => go({ view: 'week' }),
      r: () => go({ view: 'route' }),
      ...(event.shiftKey ? { arrowleft: () => move(-1), arrowright: () => move(1) } : {}),
    };
    acts[event.key.toLowerCase()]?.();
  };
  const title =
    view === 'day' || view === 'route'
      ? longDay(day)
      : `${longDay(first)} – ${longDay(addDays(first, spans[view] - 1))}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what the buttons offer
    <div
      onKeyDown={key}
      className="page grid h-[calc(100dvh-4.0625rem)] min-h-120 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-3 py-3 print:block print:h-auto"
    >
      <header className="grid gap-2" data-print="no">
        <div className="flex flex-wrap items-center gap-2 sm:gap-x-4">
          <h1 className="text-28">{m.appointments__calendar()}</h1>
          <div className="flex items-center gap-1">
            <Button kind="quiet" size="icon" aria-label={m.appointments__earlier()} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden size={20} strokeWidth={1.5} />
            </Button>
            <Button kind="secondary" size="sm" onClick={() => go({ day: today })}>
              {m.appointments__today_button()}
            </Button>
            <Button kind="quiet" size="icon" aria-label={m.appointments__later()} onClick={() => move(1)}>
              <ChevronRight aria-hidden size={20} strokeWidth={1.5} />
            </Button>
          </div>
          <Choice
            quiet
            legend={m.appointments__view()}
            value={view}
            onChange={(to) => go({ view: to })}
            options={[
              { value: 'agenda', label: m.appointments__agenda() },
              { value: 'day', label: m.appointments__day() },
              { value: 'week', label: m.appointments__week() },
              { value: 'route', label: m.appointments__route() },
            ]}
          />
          <Button size="sm" className="md:ml-auto" onClick={() => setSlot(firstSlot(day, now))}>
            <Plus aria-hidden size={16} strokeWidth={1.5} />
            <span className="max-sm:sr-only">{m.appointments__new_appointment()}</span>
          </Button>
          <LinkButton kind="quiet" size="sm" href={openHousesPath}>
            {m.appointments__open_houses()}
          </LinkButton>
          <Button kind="quiet" size="sm" onClick={() => setSharing(true)}>
            <CalendarSync aria-hidden size={16} strokeWidth={1.5} /> {m.appointments__subscribe()}
          </Button>
        </div>
        <p aria-live="polite" className="text-14 text-soft">
          {title}
        </p>
      </header>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="min-h-0">
          {error && (
            <ErrorState
              what={m.professionals__we_couldnt_load_your_appointments()}
              error={error}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && <Skeleton className="h-full" />}
          {data && view === 'agenda' && (
            <div className="h-full overflow-y-auto">
              <div className="lg:hidden">
                <Requests />
              </div>
              <Agenda entries={entries} now={now} onOpen={setOpened} />
              <div className="pt-6 lg:hidden">
                <MissingFeedback />
              </div>
            </div>
          )}
          {data && (view === 'day' || view === 'week') && (
            <TimeGrid
              first={first}
              days={view === 'week' ? 7 : 1}
              entries={entries}
              now={now}
              onOpen={setOpened}
              onSlot={setSlot}
              onDay={(to) => go({ view: 'day', day: to })}
            />
          )}
          {view === 'route' && <RouteOfDay day={day} />}
        </div>
        <aside data-print="no" className="hidden min-h-0 overflow-y-auto lg:block">
          <ToDo />
        </aside>
      </div>
      {slot && <NewAppointment start={slot} showsHomes={showsHomes} onClose={() => setSlot(undefined)} />}
      {isSharing && <FeedDialog onClose={() => setSharing(false)} />}
      {current && (
        <Dialog open title={m.appointments__appointment()} onOpenChange={(open) => open || setOpened(undefined)}>
          <ul>
            <AppointmentRow appointment={current} />
          </ul>
        </Dialog>
      )}
    </div>
  );
}

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=radio]), textarea, select, [role=dialog]') !== null;
