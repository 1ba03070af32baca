import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { day, decimal, whole } from '../../ui/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { type Lender, lendersQuery } from './calls.ts';
import { loanName } from './loan-name.ts';
import { span } from './words.ts';

/** Number of lenders shown before the list is expanded. */
const SHOWN = 6;

/** Lenders with dated rates. Each figure states whether it was measured here or reported by the lender. */
export function LenderSection({ place }: { place: string }) {
  const { data, error, refetch } = useQuery(lendersQuery(place));
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="lenders" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1 border-t-2 border-ink pt-4">
        <h2 id="lenders" className="text-22">
          {m.matching__lenders()}
        </h2>
        <p className="max-w-measure text-14 text-soft">{m.matching__listed_by_name_lenders_report()}</p>
      </header>
      {error && (
        <ErrorState what={m.matching__we_couldnt_load_the_lenders()} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-60" />}
      {data?.length === 0 && <p className="text-soft">{m.matching__no_lenders_in_our_network()}</p>}
      <ul className="-mb-4 md:columns-2 md:gap-4">
        {data?.slice(0, all ? undefined : SHOWN).map((lender) => (
          <LenderCard key={lender.id} lender={lender} />
        ))}
      </ul>
      {!all && data && data.length > SHOWN && (
        <Button kind="secondary" className="justify-self-start" onClick={() => setAll(true)}>
          {m.matching__show_all_lenders({ value: whole(data.length) })}
        </Button>
      )}
    </section>
  );
}

interface Figure<T> {
  value: T;
  source: 'measured' | 'stated_by_lender';
  n: number | null;
  datedOn: string | null;
}

function LenderCard({ lender }: { lender: Lender }) {
  return (
    <li className="lintel mb-4 grid break-inside-avoid content-start gap-4 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h3 className="text-18">{lender.name}</h3>
          <p className="text-14 text-soft">
            <span className="inline-block first-letter:uppercase">{lender.type.replaceAll('_', ' ')}</span> ·{' '}
            {lender.location}
          </p>
        </div>
        {lender.partnership && <Badge tone="warning">{lender.partnership}</Badge>}
      </div>
      {lender.rates.length === 0 ? (
        <p className="text-14 text-soft">{m.matching__no_rates_from_the_last()}</p>
      ) : (
        <DataTable
          caption={m.matching__rates_reported_by({ name: lender.name })}
          quietCaption
          columns={[
            {
              head: m.matching__loan(),
              cell: (rate) => m.matching__years({ product: loanName(rate.product), termYears: rate.termYears }),
            },
            { head: m.matching__rate(), cell: (rate) => `${rate.rate.toFixed(2)}%`, numeric: true },
            { head: m.matching__points(), cell: (rate) => decimal(rate.points), numeric: true },
            { head: m.matching__dated(), cell: (rate) => day(rate.datedOn), numeric: true },
          ]}
          rows={lender.rates}
          keyOf={(rate) => `${rate.product} ${rate.termYears}`}
        />
      )}
      <Facts lender={lender} />
    </li>
  );
}

const days = (value: number) => m.count__days({ count: Math.round(value) });
const yesNo = (value: boolean) => (value ? m.matching__yes() : m.matching__no());
const factOf = <T,>(name: string, of: Figure<T> | null, format: (value: T) => string) => ({
  name,
  known: of && { words: format(of.value), source: sourceOf(of) },
});

const sourceOf = ({ source, n, datedOn }: Figure<unknown>): string =>
  [
    source === 'measured' ? m.matching__measured() : m.matching__reported_by_lender_2(),
    n !== null && `n = ${whole(n)}`,
    datedOn !== null && day(datedOn),
  ]
    .filter(Boolean)
    .join(', ');

/** Known facts with their sources; unknown ones in one line. */
function Facts({ lender }: { lender: Lender }) {
  const facts = [
    factOf(m.matching__approval(), lender.approvalTime, days),
    factOf(m.matching__application_to_funding(), lender.processingTime, days),
    factOf(m.matching__pre_approval(), lender.preApprovalSpeed, span),
    factOf(m.matching__approval_time_vs_network_median(), lender.approvalAcceleration, (fewer) =>
      m.matching__faster({ fewer: days(fewer) }),
    ),
    factOf(m.matching__fully_digital_process(), lender.digitalWorkflow, yesNo),
    factOf(m.matching__integrated_with_our_systems(), lender.apiIntegration, yesNo),
    factOf(m.matching__benefits(), lender.benefits, (list) => list.join('; ')),
  ];
  const unknown = facts.filter(({ known }) => known === null).map(({ name }) => name.toLowerCase());
  return (
    <>
      <dl className="grid gap-2 text-14">
        {facts.map(
          ({ name, known }) =>
            known && (
              <div
                key={name}
                className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-line pb-2"
              >
                <dt className="text-soft">{name}</dt>
                <dd>
                  <span className="font-medium">{known.words}</span>
                  <span className="block text-12 text-soft">{known.source}</span>
                </dd>
              </div>
            ),
        )}
      </dl>
      {unknown.length > 0 && (
        <p className="text-12 text-soft">{m.matching__not_yet_measured_or_reported({ list: unknown.join(', ') })}</p>
      )}
    </>
  );
}
