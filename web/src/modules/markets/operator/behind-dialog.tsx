import { m } from '@lintel/messages';
import type { Coverage, PredictedSale } from '@lintel/server/markets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { day, whole } from '../../../ui/format.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { propertyPath } from '../../listings/paths.ts';
import { exactPercent } from '../score-cells.tsx';
import { coverageQuery, filePath, type PredictionsOf, predictedQuery } from './calls.ts';
import { RowsTable } from './rows-table.tsx';

/** The rows that a figure counts. */
export type Behind = { title: string } & ({ source: string } | { predictions: PredictionsOf });

export function BehindDialog({ behind, onClose }: { behind: Behind; onClose: () => void }) {
  const { title } = behind;
  return (
    <Dialog open title={title} onOpenChange={(open) => open || onClose()}>
      {'source' in behind ? (
        <CoverageRows title={title} source={behind.source} />
      ) : (
        <PredictedRows title={title} filter={behind.predictions} />
      )}
    </Dialog>
  );
}

const coverageColumns: Column<Coverage>[] = [
  { head: m.markets__area(), cell: ({ subject }) => subject },
  { head: m.markets__rows(), numeric: true, cell: ({ n }) => whole(n) },
  { head: m.markets__first(), cell: ({ first }) => <span className="whitespace-nowrap">{day(first)}</span> },
  { head: m.markets__last(), cell: ({ last }) => <span className="whitespace-nowrap">{day(last)}</span> },
];

function CoverageRows({ title, source }: { title: string; source: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(coverageQuery({ source }, page));
  return (
    <RowsTable
      {...{ title, query, page }}
      columns={coverageColumns}
      keyOf={({ kind, subject }) => `${kind} ${subject}`}
      onPage={setPage}
      file={{ href: filePath('coverage', { source }), name: 'market-coverage.csv' }}
      empty={m.markets__no_rows()}
    />
  );
}

const predictedColumns: Column<PredictedSale>[] = [
  {
    head: m.markets__home(),
    cell: ({ listingId, market }) =>
      listingId === null ? (
        m.markets__home_of_market({ market })
      ) : (
        <AppLink href={propertyPath(listingId)} className="link">
          {market} {listingId}
        </AppLink>
      ),
  },
  {
    from: 'md',
    head: m.markets__estimated_on(),
    cell: ({ madeOn }) => <span className="whitespace-nowrap">{day(madeOn)}</span>,
  },
  { head: m.markets__sold(), cell: ({ knownOn }) => <span className="whitespace-nowrap">{day(knownOn)}</span> },
  { head: m.markets__estimate(), numeric: true, cell: ({ middle }) => whole(middle) },
  { head: m.markets__sale_price(), numeric: true, cell: ({ outcome }) => whole(outcome) },
  { head: m.markets__error(), numeric: true, cell: ({ error }) => exactPercent(error) },
];

function PredictedRows({ title, filter }: { title: string; filter: PredictionsOf }) {
  const [page, setPage] = useState(1);
  const query = useQuery(predictedQuery(filter, page));
  return (
    <RowsTable
      {...{ title, query, page }}
      columns={predictedColumns}
      keyOf={({ id, knownOn }) => `${id} ${knownOn}`}
      onPage={setPage}
      file={{ href: filePath('predictions', filter), name: 'market-predictions.csv' }}
      empty={m.markets__no_rows()}
    />
  );
}
