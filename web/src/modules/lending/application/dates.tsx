import { m } from '@lintel/messages';
import type { Application } from '@lintel/server/lending';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { lendingKey } from '../calls.ts';

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
const kinds = { US: ['loan_estimate', 'closing_disclosure'], CA: ['ca_disclosure'] } as const;
const kindWords = {
  loan_estimate: m.lending__clock_loan_estimate_due,
  closing_disclosure: m.lending__closing_disclosure,
  ca_disclosure: m.lending__clock_disclosure_due,
};

/** The agent states the days that clocks count from, records disclosures and locks the rate. */
export function Dates({ application }: { application: Application }) {
  const { id, country, dates, rateLock } = application;
  const { act, pending } = useAction({ refetch: [lendingKey] });
  return (
    <div className="grid gap-6 border-t border-line pt-4">
      <section className="grid gap-3">
        <h3 className="text-18">{m.lending__dates()}</h3>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {keys[country].map((key) => (
            <Field
              key={key}
              label={labels[key]()}
              type="date"
              disabled={pending}
              defaultValue={dates[key] ?? ''}
              onBlur={({ target }) => {
                const day = target.value || null;
                if (day !== dates[key])
                  void act(() => callApi((api) => api.lending.changeDates({ id, [key]: day })), {
                    title: m.lending__saved(),
                  });
              }}
            />
          ))}
        </div>
      </section>
      <Disclose id={id} country={country} />
      <Lock id={id} locked={rateLock !== null} />
    </div>
  );
}

const today = () => new Date().toISOString().slice(0, 10);

function Disclose({ id, country }: { id: number; country: 'US' | 'CA' }) {
  const [kind, setKind] = useState<(typeof kinds)['US'][number] | 'ca_disclosure'>(kinds[country][0]);
  const [sentOn, setSentOn] = useState(today);
  const [method, setMethod] = useState<'electronic' | 'mail' | 'in_person'>('electronic');
  const [apr, setApr] = useState('');
  const { act, pending } = useAction({ refetch: [lendingKey] });
  const record = () =>
    act(
      () =>
        callApi((api) =>
          api.lending.disclose({
            id,
            kind,
            sentOn,
            method,
            ...(kind === 'closing_disclosure' && { aprPercent: Number(apr) }),
          }),
        ),
      {
        title: m.lending__recorded(),
      },
    );
  return (
    <section className="grid gap-3">
      <h3 className="text-18">{m.lending__record_disclosure()}</h3>
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label={m.lending__disclosure()}
          value={kind}
          onChange={({ target }) => setKind(target.value as typeof kind)}
          options={kinds[country].map((each) => ({ value: each, label: kindWords[each]() }))}
        />
        <Field
          label={m.lending__sent_on()}
          type="date"
          value={sentOn}
          onChange={({ target }) => setSentOn(target.value)}
        />
        <Select
          label={m.lending__sent_by()}
          value={method}
          onChange={({ target }) => setMethod(target.value as typeof method)}
          options={[
            { value: 'electronic', label: m.lending__electronic() },
            { value: 'mail', label: m.lending__mail() },
            { value: 'in_person', label: m.lending__in_person() },
          ]}
        />
        {kind === 'closing_disclosure' && (
          <Field
            label={m.lending__apr()}
            type="number"
            step="0.001"
            value={apr}
            onChange={({ target }) => setApr(target.value)}
          />
        )}
        <Button kind="secondary" pending={pending} onClick={() => void record()}>
          {m.lending__record()}
        </Button>
      </div>
    </section>
  );
}

function Lock({ id, locked }: { id: number; locked: boolean }) {
  const [days, setDays] = useState('45');
  const [rate, setRate] = useState('');
  const { act, pending } = useAction({ refetch: [lendingKey] });
  const lock = () =>
    act(
      () =>
        callApi((api) =>
          api.lending.lockRate({ id, lockedOn: today(), days: Number(days), ratePercent: Number(rate) }),
        ),
      { title: m.lending__rate_locked() },
    );
  const extend = () =>
    act(() => callApi((api) => api.lending.extendLock({ id, on: today(), days: Number(days) })), {
      title: m.lending__rate_locked(),
    });
  return (
    <section className="grid gap-3">
      <h3 className="text-18">{m.lending__rate_lock()}</h3>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={m.lending__days()} type="number" value={days} onChange={({ target }) => setDays(target.value)} />
        <Field
          label={m.lending__note_rate()}
          type="number"
          step="0.001"
          value={rate}
          onChange={({ target }) => setRate(target.value)}
        />
        <Button
          kind="secondary"
          pending={pending}
          unavailable={rate === '' ? m.lending__enter_the_rate() : undefined}
          onClick={() => void lock()}
        >
          {m.lending__lock_rate()}
        </Button>
        {locked && (
          <Button kind="quiet" pending={pending} onClick={() => void extend()}>
            {m.lending__extend()}
          </Button>
        )}
      </div>
    </section>
  );
}
