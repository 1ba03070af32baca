import { formatRate } from '@lintel/geo';
import { m } from '@lintel/messages';
import { type CurrentRate, productLabels } from '@lintel/server/rates';
import { Badge } from '../../../ui/badge.tsx';

const states = {
  current: {
    get text() {
      return m.network__in_use();
    },
    tone: 'good',
  },
  old: {
    get text() {
      return m.network__old_shown_with_its_date();
    },
    tone: 'warning',
  },
  hidden: {
    get text() {
      return m.network__too_old_monthly_costs_are();
    },
    tone: 'danger',
  },
  missing: {
    get text() {
      return m.network__no_rate_monthly_costs_are();
    },
    tone: 'danger',
  },
} as const;

/** The rate used for estimates in each country, and its age. */
export function CurrentRates({ current }: { current: readonly CurrentRate[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {current.map(({ country, rate, ageDays, state }) => (
        <li key={country} className="lintel grid content-start gap-2 p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-14 font-semibold">{country === 'US' ? 'United States' : 'Canada'}</h3>
            <Badge tone={states[state].tone}>{states[state].text}</Badge>
          </div>
          {rate ? (
            <>
              <p className="text-22 font-semibold tabular-nums">{formatRate(rate)}</p>
              <p className="text-14 text-soft">
                {productLabels[rate.product].replace(/^.*: /, '')} · {rate.source} ·{' '}
                {ageDays === 0 ? 'today' : m.network__old({ counted: m.count__days({ count: ageDays ?? 0 }) })}
              </p>
            </>
          ) : (
            <p className="text-soft">{m.network__enter_or_import_a_rate()}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
