import { rateWords } from '@lintel/geo';
import { type CurrentRate, productLabels } from '@lintel/server/rates';
import { Badge } from '../../../../ui/badge.tsx';
import { counted } from '../../../../ui/format.ts';

const states = {
  current: { text: 'In use', tone: 'good' },
  old: { text: 'Old: marked with its day', tone: 'warning' },
  hidden: { text: 'Too old: monthly costs are hidden', tone: 'danger' },
  missing: { text: 'No rate: monthly costs are hidden', tone: 'danger' },
} as const;

/** The rate that figures of each country are computed with, and how old it is. */
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
              <p className="text-22 font-semibold tabular-nums">{rateWords(rate)}</p>
              <p className="text-14 text-soft">
                {productLabels[rate.product].replace(/^.*: /, '')} · {rate.source} ·{' '}
                {ageDays === 0 ? 'today' : `${counted(ageDays ?? 0, 'day', 'days')} old`}
              </p>
            </>
          ) : (
            <p className="text-soft">Enter or import a rate to show monthly costs.</p>
          )}
        </li>
      ))}
    </ul>
  );
}
