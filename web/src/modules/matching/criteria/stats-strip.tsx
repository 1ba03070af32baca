import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { day, whole } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { statsQuery } from '../calls.ts';
import { span } from '../words.ts';

const figure = { count: whole, minutes: span, percent: (value: number) => `${whole(value)}%` };
const four = ['a', 'b', 'c', 'd'];

/** Network statistics, each with its sample size and period. Omitted when it cannot be loaded. */
export function StatsStrip() {
  const { data, error } = useQuery(statsQuery);
  if (error) return null;
  return (
    <dl
      aria-label={m.matching__the_network_in_numbers()}
      className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 lg:grid-cols-4"
    >
      {!data && four.map((each) => <Skeleton key={each} className="h-20" />)}
      {data?.items.map(({ key, label, value, unit, n, period }) => (
        <div key={key} className="flex flex-col">
          <dt className="text-14 text-soft">{label}</dt>
          <dd className="font-display text-28 font-semibold tabular-nums">
            {value === null ? (
              <span className="font-sans text-16 font-normal">{m.matching__not_enough_data()}</span>
            ) : (
              figure[unit](value)
            )}
          </dd>
          <dd className="text-12 text-soft">
            n = {whole(n)}, {period.replace(/\d{4}-\d\d-\d\d/, day)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
