import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { QuietHours } from './calls.ts';

const EVENING = 22 * 60;
const MORNING = 7 * 60;

const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const minuteOf = (clock: string): number | undefined => {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
};

/** From when until when no letter goes out; over midnight too. */
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
    if (fromMinute === undefined || untilMinute === undefined) return setError('Give both times, such as 22:00.');
    if (fromMinute === untilMinute) return setError('The end must differ from the beginning.');
    setError(undefined);
    props.onChange({ fromMinute, untilMinute });
  };
  return (
    <form aria-label="Quiet hours" noValidate onSubmit={keep} className="grid gap-4">
      <div className="grid max-w-80 grid-cols-2 gap-4">
        <Field label="From" type="time" value={from} onChange={(event) => setFrom(event.target.value)} />
        <Field
          label="Until"
          type="time"
          value={until}
          error={error}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={props.hours ? 'secondary' : 'primary'} pending={props.pending}>
          {props.hours ? 'Save quiet hours' : 'Turn on quiet hours'}
        </Button>
        {props.hours && (
          <Button kind="quiet" onClick={() => props.onChange(null)}>
            Turn off
          </Button>
        )}
      </div>
    </form>
  );
}
