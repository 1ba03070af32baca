import { m } from '@lintel/messages';
import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { moment } from '../../ui/time/moment.ts';

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The name of this device's time zone: `Eastern Time`. */
export const zoneName = (): string =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? zoneHere();

/** Converts a local datetime field to an instant; undefined while it is incomplete. */
export function instantOf(local: string): string | undefined {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Converts an instant to a local datetime field. */
const localOf = (iso: string): string => {
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** Puts a time into the first empty field, or adds a field. */
const withTime = (times: readonly string[], time: string): string[] =>
  times.includes('') ? times.with(times.indexOf(''), time) : [...times, time];

/** Up to three times in this device's time zone. */
export function TimeFields(props: {
  times: readonly string[];
  onChange: (times: string[]) => void;
  /** Free times of the professional, soonest first. */
  free?: readonly string[] | undefined;
  error?: string | undefined;
}) {
  const { times, onChange } = props;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-14 font-medium">{m.professionals__times_that_work_for_you()}</legend>
      <p className="text-12 text-soft">{m.professionals__propose_up_to_three_in({ zoneHere: zoneName() })}</p>
      {props.free && props.free.length > 0 && (
        <div className="grid gap-1">
          <p className="text-14">{m.appointments__free_times()}</p>
          <ul className="flex flex-wrap gap-2">
            {props.free.map((iso) => {
              const isChosen = times.includes(localOf(iso));
              return (
                <li key={iso}>
                  <Button
                    kind={isChosen ? 'primary' : 'secondary'}
                    size="sm"
                    aria-pressed={isChosen}
                    onClick={() =>
                      isChosen
                        ? onChange(times.map((time) => (time === localOf(iso) ? '' : time)))
                        : times.filter(Boolean).length < 3 && onChange(withTime(times, localOf(iso)))
                    }
                  >
                    {moment(iso)}
                  </Button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {times.map((time, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: proposed times have no key but their position
        <div key={at} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field
              type="datetime-local"
              label={m.professionals__time({ at: at + 1 })}
              value={time}
              onChange={({ target }) => onChange(times.map((each, place) => (place === at ? target.value : each)))}
              error={at === 0 ? props.error : undefined}
            />
          </div>
          {times.length > 1 && (
            <Button
              kind="quiet"
              size="icon"
              aria-label={m.professionals__remove_time({ at: at + 1 })}
              onClick={() => onChange(times.filter((_, place) => place !== at))}
            >
              <X aria-hidden size={20} strokeWidth={1.5} />
            </Button>
          )}
        </div>
      ))}
      {times.length < 3 && (
        <Button kind="secondary" size="sm" className="justify-self-start" onClick={() => onChange([...times, ''])}>
          <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.professionals__add_a_time()}
        </Button>
      )}
    </fieldset>
  );
}
