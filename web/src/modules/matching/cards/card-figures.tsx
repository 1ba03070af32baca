import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { day, whole } from '../../../ui/format.ts';
import type { MatchCard } from '../calls.ts';

const none = <span className="text-soft">{m.matching__not_enough_data()}</span>;
const or = <T,>(value: T | null, format: (value: T) => ReactNode): ReactNode => (value === null ? none : format(value));

/** Figures of a match card, each with its sample size. Figures with too few records are omitted. */
export function CardFigures({ match }: { match: MatchCard }) {
  const { n, rating, reviews } = match;
  const isLender = match.agentType === 'mortgage';
  const lines: [string, ReactNode, string?][] = [
    [
      m.matching__rating(),
      or(rating, (stars) => m.matching__of_5({ number: stars.toFixed(1) })),
      m.count__reviews({ count: reviews }),
    ],
    [m.matching__closings(), whole(match.closings), m.matching__last_24_months()],
    ...(n.statedDeals > 0
      ? ([[m.matching__past_deals(), whole(n.statedDeals), m.matching__reported_by_company()]] as [
          string,
          ReactNode,
          string?,
        ][])
      : []),
    [m.matching__closing_rate(), or(match.closingRate, (rate) => `${Math.round(rate)}%`), `n = ${whole(n.deals)}`],
    [m.matching__first_reply(), or(match.responseTime, (time) => time), `n = ${whole(n.leads)}`],
    [
      m.matching__satisfied(),
      or(match.clientSatisfaction, (share) => `${Math.round(share)}%`),
      `n = ${whole(n.satisfaction)}`,
    ],
    isLender
      ? [
          m.matching__time_to_funding(),
          or(match.processingTime, (days) => m.count__days({ count: Math.round(days) })),
          'median',
        ]
      : [
          m.matching__on_market(),
          or(match.avgDaysOnMarket, (days) => m.count__days({ count: Math.round(days) })),
          'median',
        ],
    ...(isLender
      ? ([
          [
            m.matching__rate(),
            match.rate === null ? m.matching__not_available() : `${match.rate.toFixed(2)}%`,
            stated(match.rateDatedOn),
          ],
        ] as [string, ReactNode, string?][])
      : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-y sm:grid-cols-3 border-line py-3 text-14">
      {lines.map(([name, value, under]) => (
        <div key={name}>
          <dt className="text-12 text-soft">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
          {under && <dd className="text-12 text-soft tabular-nums">{under}</dd>}
        </div>
      ))}
      {isLender && (
        <div className="col-span-2">
          <dt className="text-12 text-soft">{m.matching__license()}</dt>
          <dd className="tabular-nums">
            {match.license.number}, {match.license.jurisdiction}
          </dd>
        </div>
      )}
    </dl>
  );
}

const stated = (datedOn: string | null) =>
  datedOn ? m.matching__reported_by_lender({ datedOn: day(datedOn) }) : m.matching__no_rate_from_the_last();
