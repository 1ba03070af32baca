import { m } from '@lintel/messages';
import type { Application } from '@lintel/server/lending';
import { callApi } from '../../../api/client.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { lendingKey } from '../calls.ts';
import { Disclosures } from './disclosures.tsx';
import { RateLock } from './rate-lock.tsx';

type DateKey = 'completeOn' | 'intentOn' | 'closingOn' | 'acceptedOn' | 'conditionsOn' | 'conditionsClearedOn';

const labels: Record<DateKey, () => string> = {
  completeOn: m.lending__date_complete,
  intentOn: m.lending__date_intent,
  closingOn: m.lending__date_closing,
  acceptedOn: m.lending__date_accepted,
  conditionsOn: m.lending__date_conditions,
  conditionsClearedOn: m.lending__date_conditions_cleared,
};
const keys = {
  US: ['completeOn', 'intentOn', 'closingOn'],
  CA: ['acceptedOn', 'conditionsOn', 'conditionsClearedOn', 'closingOn'],
} as const;

/** The agent states the days that clocks count from, records disclosures and locks the rate. */
export function Dates({ application }: { application: Application }) {
  const { id, country, dates } = application;
  const { act, pending } = useAction({ refetch: [lendingKey], failed: m.lending__could_not_save_date() });
  const save = (key: DateKey, day: string | null) =>
    act(() => callApi((api) => api.lending.changeDates({ id, [key]: day })), {
      title: m.lending__saved(),
      undo: () => act(() => callApi((api) => api.lending.changeDates({ id, [key]: dates[key] }))),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 max-lg:border-t max-lg:border-line max-lg:pt-4">
      <section className="grid gap-3">
        <h3 className="text-18">{m.lending__dates()}</h3>
        <div className="grid gap-4 sm:grid-cols-2">
          {keys[country].map((key) => (
            <Field
              key={`${key} ${dates[key]}`}
              label={labels[key]()}
              type="date"
              disabled={pending}
              defaultValue={dates[key] ?? ''}
              onBlur={({ target }) => {
                const day = target.value || null;
                if (day !== dates[key]) void save(key, day);
              }}
            />
          ))}
        </div>
      </section>
      <Disclosures application={application} />
      <RateLock application={application} />
    </div>
  );
}
