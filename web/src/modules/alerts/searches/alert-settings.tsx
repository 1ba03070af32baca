import { m } from '@lintel/messages';
import type { AlertEvent } from '@lintel/server/alerts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import type { Search } from '../calls.ts';
import { eventOptions, frequencies } from '../save/words.ts';
import { useSearchChange } from './use-search-change.ts';

/** Frequency and events of a saved search. Each change is saved immediately. */
export function AlertSettings({ search }: { search: Search }) {
  const { change } = useSearchChange(search);
  const { frequency, events } = search;
  const turn = (event: AlertEvent, on: boolean) =>
    change({ events: on ? [...events, event] : events.filter((each) => each !== event) });
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid content-start gap-1">
        <Choice
          legend={m.alerts__alert_frequency()}
          options={frequencies}
          value={frequency}
          onChange={(next) => void change({ frequency: next })}
        />
        <p className="text-12 text-soft">{frequencies.find(({ value }) => value === frequency)?.help}</p>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-14 font-medium">{m.alerts__alert_me_about()}</legend>
        <div className="flex flex-wrap gap-x-4">
          {eventOptions.map(({ value, label }) => {
            const on = events.includes(value);
            const last = on && events.length === 1;
            return (
              <Checkbox
                key={value}
                label={label}
                checked={on}
                aria-disabled={last || undefined}
                title={last ? m.alerts__keep_at_least_one_to() : undefined}
                onChange={() => last || void turn(value, !on)}
              />
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
