import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { day } from '../../../ui/format.ts';
import { factRows } from './home-fact-rows.ts';

/** Facts of a home in two columns, with their source and its date. */
export function HomeFacts({ home }: { home: PropertyDetail }) {
  return (
    <>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {factRows(home).map((row) => (
          <div key={row.name} className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-14">
            <dt className="text-soft">{row.name}</dt>
            <dd className="text-right tabular-nums">
              {row.value}
              {row.source && <span className="block text-12 text-soft">{row.source}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-14 text-soft">
        {m.listings__from_last_updated({ name: home.source.name })}{' '}
        <time dateTime={home.source.modifiedAt}>{day(home.source.modifiedAt)}</time>
        {m.listings__unless_another_source_is_named()}
      </p>
    </>
  );
}
