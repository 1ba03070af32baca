import { m } from '@lintel/messages';
import type { MarketPlace } from '@lintel/server/markets';
import { Button } from '../../ui/button.tsx';
import { day, money, whole } from '../../ui/format.ts';
import { csvText, saveCsv } from '../../ui/table/csv.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { rentsCsv } from './rents-csv.ts';

type Rents = NonNullable<MarketPlace['rents']>;

/** The median rent of a place and its range, by bedrooms. */
export function RentsSection({ place, name, rents }: { place: string; name: string; rents: Rents }) {
  const { currency, from, until, sources, isClosed } = rents;
  const inMoney = (amount: number) => money(amount, currency);
  const rows = [
    { key: 'all', label: m.markets__all_rentals(), ...rents },
    ...rents.byBedrooms.map((row) => ({
      key: String(row.bedrooms),
      label: row.bedrooms === 0 ? m.markets__studio() : whole(row.bedrooms),
      ...row,
    })),
  ];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4 print:break-inside-avoid">
      <h2 className="text-22">{m.markets__rents()}</h2>
      <p className="max-w-measure">
        {m.markets__median_rent_in({ name, rent: inMoney(rents.median) })}{' '}
        {m.markets__half_of_rents_between({ low: inMoney(rents.low), high: inMoney(rents.high) })}
      </p>
      <div className="max-w-160">
        <DataTable
          caption={m.markets__rents_by_bedrooms()}
          quietCaption
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            { head: m.markets__bedrooms(), cell: ({ label }) => label },
            { head: m.markets__median_a_month(), numeric: true, cell: ({ median }) => inMoney(median) },
            {
              head: m.markets__middle_half(),
              numeric: true,
              cell: ({ low, high }) => <span className="whitespace-normal">{`${inMoney(low)}–${inMoney(high)}`}</span>,
            },
            { head: m.markets__leases(), numeric: true, cell: ({ n }) => whole(n) },
          ]}
        />
      </div>
      <p className="text-12 text-soft">
        {isClosed ? m.markets__rents_of_closed_leases() : m.markets__asking_rents()}{' '}
        {m.markets__leases_from_until({ from: day(from), until: day(until), sources: sources.join(', ') })}
      </p>
      <div data-print="no">
        <Button kind="secondary" size="sm" onClick={() => saveCsv(`rents-${place}.csv`, csvText(rentsCsv(rents)))}>
          {m.markets__save_csv_of_rents()}
        </Button>
      </div>
    </section>
  );
}
