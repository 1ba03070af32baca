import { useState } from 'react';
import { StatCards } from '../stat-card.tsx';
import { CsvLink } from '../table/csv-link.tsx';
import { DataTable, type Order } from '../table/data-table.tsx';
import { Paging } from '../table/paging.tsx';

type Street = { street: string; homes: number };
type By = 'street' | 'homes';

const streets: readonly Street[] = [
  { street: 'Alder Lane', homes: 12 },
  { street: 'Birch Street', homes: 7 },
  { street: 'Cedar Road', homes: 31 },
];

/** Components of dashboards: figures with definitions, sortable tables, paging, downloads. */
export function DashboardParts() {
  const [order, setOrder] = useState<Order<By>>({ by: 'street', order: 'asc' });
  const [page, setPage] = useState(1);
  const sign = order.order === 'asc' ? 1 : -1;
  const rows = streets.toSorted((a, b) =>
    order.by === 'homes' ? sign * (a.homes - b.homes) : sign * a.street.localeCompare(b.street, 'en'),
  );
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
      <StatCards
        label="Figures"
        stats={[
          { label: 'Homes', value: '50', definition: 'All homes of these streets.', period: 'now' },
          { label: 'On its way', value: undefined, definition: 'It is being counted.', period: 'now' },
          { label: 'Growth', value: null, definition: 'A month ago there was nothing.', period: 'the last month' },
        ]}
      />
      <div className="lintel p-4">
        <DataTable
          quietCaption
          caption="Streets"
          columns={[
            { head: 'Street', sort: 'street', cell: ({ street }) => street },
            { head: 'Homes on it', sort: 'homes', numeric: true, cell: ({ homes }) => homes },
          ]}
          rows={rows}
          keyOf={({ street }) => street}
          sorting={{ order, onOrder: setOrder }}
          empty={<p>No streets.</p>}
        />
        <Paging label="Pages of streets" page={page} pageSize={3} total={9} onPage={setPage} />
      </div>
      <div>
        <CsvLink href="/api/properties?limit=1" name="streets.csv" />
      </div>
    </div>
  );
}
