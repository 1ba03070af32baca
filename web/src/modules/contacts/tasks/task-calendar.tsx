import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { addDays, isoDay, midnight, weekOf } from '../../appointments/index.ts';
import { type Task, tasksQuery } from '../calls.ts';
import { TaskDialog } from './task-dialog.tsx';
import { TaskRow } from './task-row.tsx';

const weeks = 5;
const shownMax = 3;

/** The open tasks of five weeks by day, with those of the chosen day in full. */
export function TaskCalendar() {
  const { data, error, refetch } = useQuery(tasksQuery());
  const today = isoDay(new Date());
  const [first, setFirst] = useState(() => weekOf(today));
  const [day, setDay] = useState(today);
  const [adding, setAdding] = useState(false);
  if (error)
    return <ErrorState what={m.contacts__we_couldnt_load_tasks()} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const byDay = Map.groupBy(data, ({ dueAt }) => isoDay(new Date(dueAt)));
  const days = Array.from({ length: weeks * 7 }, (_, index) => addDays(first, index));
  const overdue = data.filter(({ dueAt }) => new Date(dueAt) < new Date() && isoDay(new Date(dueAt)) < today);
  const of = byDay.get(day) ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-label={m.contacts__tasks_by_day()}>
        <div className="flex items-center gap-1 pb-2">
          <h3 className="mr-2 text-18">{spanOf(first, days.at(-1)!)}</h3>
          <Button
            kind="quiet"
            size="icon"
            aria-label={m.appointments__earlier()}
            onClick={() => setFirst(addDays(first, -28))}
          >
            <ChevronLeft aria-hidden size={20} strokeWidth={1.5} />
          </Button>
          <Button
            kind="secondary"
            size="sm"
            onClick={() => {
              setFirst(weekOf(today));
              setDay(today);
            }}
          >
            {m.appointments__today_button()}
          </Button>
          <Button
            kind="quiet"
            size="icon"
            aria-label={m.appointments__later()}
            onClick={() => setFirst(addDays(first, 28))}
          >
            <ChevronRight aria-hidden size={20} strokeWidth={1.5} />
          </Button>
        </div>
        <div aria-hidden className="grid grid-cols-7 pb-1 text-12 text-soft">
          {days.slice(0, 7).map((each) => (
            <span key={each} className="px-2">
              {midnight(each).toLocaleDateString('en-US', { weekday: 'short' })}
            </span>
          ))}
        </div>
        <ol className="grid grid-cols-7 border-t border-l border-line">
          {days.map((each) => (
            <li key={each} className="border-r border-b border-line">
              <button
                type="button"
                aria-pressed={each === day}
                onClick={() => setDay(each)}
                className={cx(
                  'flex h-14 w-full flex-col items-start gap-0.5 overflow-hidden p-1 text-left text-12 hover:bg-sunk md:h-26',
                  each === day && 'bg-primary-tint',
                )}
              >
                <span className="sr-only">{longDay(each).replace(/\d+$/, '')}</span>
                <span className={cx('px-1 tabular-nums', each === today && 'rounded-chip bg-ink text-paper')}>
                  {Number(each.slice(8))}
                </span>
                <Titles tasks={byDay.get(each) ?? []} />
              </button>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={longDay(day)} className="grid gap-3">
        <div className="flex items-center justify-between gap-2">
          <h3 className="text-18">{longDay(day)}</h3>
          <Button kind="secondary" size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__add_task()}
          </Button>
        </div>
        {of.length === 0 && <p className="text-14 text-soft">{m.contacts__no_tasks_on_this_day()}</p>}
        <ul>
          {of.map((task) => (
            <TaskRow key={task.id} task={task} showContact />
          ))}
        </ul>
        {overdue.length > 0 && day === today && (
          <section aria-label={m.contacts__overdue()}>
            <h4 className="text-14 font-semibold text-danger">{m.contacts__overdue()}</h4>
            <ul>
              {overdue.map((task) => (
                <TaskRow key={task.id} task={task} showContact />
              ))}
            </ul>
          </section>
        )}
      </section>
      {adding && <TaskDialog day={day} onClose={() => setAdding(false)} />}
    </div>
  );
}

function Titles({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return null;
  return (
    <>
      <span className="sr-only">, {m.count__tasks({ count: tasks.length })}</span>
      <span aria-hidden className="rounded-chip bg-primary px-1.5 text-on-primary md:hidden">
        {tasks.length}
      </span>
      {tasks.slice(0, shownMax).map(({ id, title }) => (
        <span key={id} className="w-full truncate rounded-control bg-sunk px-1 max-md:hidden">
          {title}
        </span>
      ))}
      {tasks.length > shownMax && (
        <span className="px-1 text-soft max-md:hidden">{m.contacts__and_more({ count: tasks.length - shownMax })}</span>
      )}
    </>
  );
}

const longDay = (day: string): string =>
  midnight(day).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
/** `Nov 30, 2026 – Jan 3, 2027`. */
const spanOf = (first: string, last: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).formatRange(midnight(first), midnight(last));
