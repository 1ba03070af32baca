import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { day } from '../../../ui/format.ts';
import { factRows } from './home-fact-rows.ts';

/** Facts of a home in two columns; their sources and dates are in the details. */
export function HomeFacts({ home }: { home: PropertyDetail }) {
  const rows = factRows(home);
  return (
    <>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {rows.map((row) => (
          <div key={row.name} className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-14">
            <dt className="text-soft">{row.name}</dt>
            <dd className="text-right tabular-nums">{row.value}</dd>
          </div>
        ))}
      </dl>
      <details className="text-14">
        <summary className="link inline-flex min-h-8 items-center">{m.listings__sources_of_these_facts()}</summary>
        <div className="grid gap-1 text-soft">
          <p>
            {m.listings__from_last_updated({ name: home.source.name })}{' '}
            <time dateTime={home.source.modifiedAt}>{day(home.source.modifiedAt)}</time>
            {m.listings__unless_another_source_is_named()}
          </p>
          {rows.map(
            (row) =>
              row.source && <p key={row.name}>{m.listings__source_of({ fact: row.name, source: row.source })}</p>,
          )}
        </div>
      </details>
    </>
  );
}
