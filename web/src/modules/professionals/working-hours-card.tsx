import { m } from '@lintel/messages';
import type { WorkingDay } from '@lintel/server/professionals';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { controlLook, Field } from '../../ui/fields/field.tsx';
import { day as dayInWords } from '../../ui/format.ts';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { hoursQuery, networkKey } from './calls.ts';

const names = [
  m.professionals__monday,
  m.professionals__tuesday,
  m.professionals__wednesday,
  m.professionals__thursday,
  m.professionals__friday,
  m.professionals__saturday,
  m.professionals__sunday,
] as const;
const usual = { fromMinute: 9 * 60, untilMinute: 18 * 60 };

/** A professional's working hours. Reply timers run only then. */
export function WorkingHoursCard() {
  const { data, error, refetch } = useQuery(hoursQuery);
  return (
    <section aria-labelledby="working-hours" className="lintel grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <h2 id="working-hours" className="text-22">
          {m.professionals__working_hours()}
        </h2>
        <p className="max-w-measure text-14 text-soft">
          {data
            ? m.professionals__request_timers_run_only_during({
                targetMinutes: data.targetMinutes,
                lapseMinutes: data.lapseMinutes / 60,
              })
            : m.professionals__request_timers_run_only_during_2()}
          {data?.isDefault && m.professionals__these_are_the_default_hours()}
          {data?.nextHoliday &&
            m.professionals__timers_pause_on_public_holidays({
              name: data.nextHoliday.name,
              day: dayInWords(data.nextHoliday.day),
            })}
        </p>
      </div>
      {error && (
        <ErrorState
          what={m.professionals__we_couldnt_load_your_working()}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-80" />}
      {data && <HoursForm key={JSON.stringify(data)} days={data.days} timeZone={data.timeZone} />}
    </section>
  );
}

function HoursForm(props: { days: readonly WorkingDay[]; timeZone: string }) {
  const { act, pending } = useAction({ refetch: [networkKey, hoursQuery.queryKey] });
  const [days, setDays] = useState<readonly WorkingDay[]>(props.days);
  const [timeZone, setTimeZone] = useState(props.timeZone);
  const [bad, setBad] = useState<string>();
  const put = (day: number, to: Partial<WorkingDay> | undefined) => {
    const others = days.filter((one) => one.day !== day);
    const before = days.find((one) => one.day === day) ?? { day, ...usual };
    setDays(to ? [...others, { ...before, ...to }].toSorted((one, other) => one.day - other.day) : others);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const backward = days.find(({ fromMinute, untilMinute }) => fromMinute >= untilMinute);
    const minutes = days.reduce((sum, { fromMinute, untilMinute }) => sum + untilMinute - fromMinute, 0);
    if (backward) return setBad(m.professionals__the_end_time_must_be({ name: names[backward.day - 1]!() }));
    if (minutes < 600) return setBad(m.professionals__enter_at_least_10_hours());
    setBad(undefined);
    await act(
      () => callApi((api) => api.professionals.hours.change({ timeZone: timeZone.trim(), days: [...days] })),
      () => ({ title: m.professionals__hours_saved(), description: m.professionals__they_apply_from_your_next() }),
    );
  };
  return (
    <form
      aria-label={m.professionals__working_hours()}
      noValidate
      onSubmit={(event) => void save(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {names.map((nameOf, at) => {
          const name = nameOf();
          const day = days.find((one) => one.day === at + 1);
          return (
            <li
              key={name}
              className="grid min-h-10 grid-cols-[minmax(0,1fr)] items-center gap-x-3 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <Checkbox
                label={name}
                checked={day !== undefined}
                onChange={({ target }) => put(at + 1, target.checked ? {} : undefined)}
              />
              {day ? (
                <span className="flex items-center gap-1 text-14">
                  <Clock
                    label={m.professionals__start_time({ name })}
                    minute={day.fromMinute}
                    onChange={(fromMinute) => put(day.day, { fromMinute })}
                  />
                  <span aria-hidden>–</span>
                  <Clock
                    label={m.professionals__end_time({ name })}
                    minute={day.untilMinute}
                    onChange={(untilMinute) => put(day.day, { untilMinute })}
                  />
                </span>
              ) : (
                <span className="text-14 text-soft">{m.professionals__not_working()}</span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="max-w-80">
        <Field
          label={m.professionals__time_zone()}
          help={m.professionals__for_example_america_chicago()}
          value={timeZone}
          onChange={({ target }) => setTimeZone(target.value)}
        />
      </div>
      {bad && (
        <p role="alert" className="text-14 text-danger">
          {bad}
        </p>
      )}
      <Button type="submit" pending={pending} className="justify-self-start">
        {m.professionals__save_hours()}
      </Button>
    </form>
  );
}

function Clock(props: { label: string; minute: number; onChange: (minute: number) => void }) {
  const two = (value: number) => String(value).padStart(2, '0');
  // Time inputs have no 24:00, so the end of a day is shown as its last minute.
  const shown = Math.min(props.minute, 1_439);
  return (
    <input
      type="time"
      aria-label={props.label}
      value={`${two(Math.floor(shown / 60))}:${two(shown % 60)}`}
      onChange={({ target }) => {
        const [hour, minute] = target.value.split(':').map(Number);
        if (hour !== undefined && minute !== undefined && target.value) props.onChange(hour * 60 + minute);
      }}
      className={`${controlLook} max-w-36 px-1.5! tabular-nums`}
    />
  );
}
