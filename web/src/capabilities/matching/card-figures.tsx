import type { ReactNode } from 'react';
import { counted, day, whole } from '../../ui/format.ts';
import type { MatchCard } from './calls.ts';

const none = <span className="text-soft">Not enough data</span>;
const or = <T,>(value: T | null, say: (value: T) => ReactNode): ReactNode => (value === null ? none : say(value));

/** The figures of a card, each with the records behind it. What too few records tell is not told. */
export function CardFigures({ match }: { match: MatchCard }) {
  const { n, rating, reviews } = match;
  const lends = match.agentType === 'mortgage';
  const lines: [string, ReactNode, string?][] = [
    ['Rating', or(rating, (stars) => `${stars.toFixed(1)} of 5`), counted(reviews, 'review', 'reviews')],
    ['Closings', whole(match.closings), 'last 24 months'],
    ...(n.statedDeals > 0
      ? ([['Past deals', whole(n.statedDeals), 'stated by company']] as [string, ReactNode, string?][])
      : []),
    ['Closing rate', or(match.closingRate, (rate) => `${Math.round(rate)}%`), `n = ${whole(n.deals)}`],
    ['First reply', or(match.responseTime, (time) => time), `n = ${whole(n.leads)}`],
    ['Satisfied', or(match.clientSatisfaction, (share) => `${Math.round(share)}%`), `n = ${whole(n.satisfaction)}`],
    lends
      ? ['To funding', or(match.processingTime, (days) => counted(Math.round(days), 'day', 'days')), 'median']
      : ['On market', or(match.avgDaysOnMarket, (days) => counted(Math.round(days), 'day', 'days')), 'median'],
    ...(lends
      ? ([['Rate', match.rate === null ? 'Not known' : `${match.rate.toFixed(2)}%`, stated(match.rateDatedOn)]] as [
          string,
          ReactNode,
          string?,
        ][])
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
      {lends && (
        <div className="col-span-2">
          <dt className="text-12 text-soft">Licence</dt>
          <dd className="tabular-nums">
            {match.license.number}, {match.license.jurisdiction}
          </dd>
        </div>
      )}
    </dl>
  );
}

const stated = (datedOn: string | null) => (datedOn ? `stated by lender, ${day(datedOn)}` : 'no rate of this week');
