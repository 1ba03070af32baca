import { m } from '@lintel/messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import type { QuietHours } from './calls.ts';

const EVENING = 22 * 60;
const MORNING = 7 * 60;

const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const minuteOf = (clock: string): number | undefined => {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
};

/** Hours without emails; they may span midnight. */
export function QuietHoursForm(props: {
  hours: QuietHours | null;
  pending: boolean;
  onChange: (hours: QuietHours | null) => void;
}) {
  const [from, setFrom] = useState(clockOf(props.hours?.fromMinute ?? EVENING));
  const [until, setUntil] = useState(clockOf(props.hours?.untilMinute ?? MORNING));
  const [error, setError] = useState<string>();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const [fromMinute, untilMinute] = [minuteOf(from), minuteOf(until)];
    if (fromMinute === undefined || untilMinute === undefined)
      return setError(m.notifications__enter_both_times_such_as());
    if (fromMinute === untilMinute) return setError(m.notifications__the_start_and_end_times());
    setError(undefined);
    props.onChange({ fromMinute, untilMinute });
  };
  return (
    <form aria-label={m.notifications__quiet_hours()} noValidate onSubmit={keep} className="grid gap-4">
      <div className="grid max-w-80 grid-cols-2 gap-4">
        <Field
          label={m.notifications__from()}
          type="time"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <Field
          label={m.notifications__until()}
          type="time"
          value={until}
          error={error}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={props.hours ? 'secondary' : 'primary'} pending={props.pending}>
          {props.hours ? m.notifications__save_quiet_hours() : m.notifications__turn_on_quiet_hours()}
        </Button>
        {props.hours && (
          <Button kind="quiet" onClick={() => props.onChange(null)}>
            {m.notifications__turn_off()}
          </Button>
        )}
      </div>
    </form>
  );
}
