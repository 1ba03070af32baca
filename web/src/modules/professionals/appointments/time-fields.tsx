import { m } from '@lintel/messages';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Converts a local datetime field to an instant; undefined while it is incomplete. */
export function instantOf(local: string): string | undefined {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Up to three times in this device's time zone. */
export function TimeFields(props: {
  times: readonly string[];
  onChange: (times: string[]) => void;
  error?: string | undefined;
}) {
  const { times, onChange } = props;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-14 font-medium">{m.professionals__times_that_work_for_you()}</legend>
      <p className="text-12 text-soft">{m.professionals__propose_up_to_three_in({ zoneHere: zoneHere() })}</p>
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
