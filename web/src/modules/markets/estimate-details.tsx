import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Estimate, EstimateChange } from '@lintel/server/markets';
import { AppLink } from '../../ui/app-link.tsx';
import { day, distance, money, whole } from '../../ui/format.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { driverName } from './driver-name.ts';
import { saleLetter } from './sale-letter.ts';

type Country = 'US' | 'CA';

/** Drivers with smaller amounts are left out of the list. */
const SHOWN_DRIVERS = 6;

export const signedMoney = (amount: number, currency: Estimate['currency']): string =>
  `${amount < 0 ? '−' : '+'}${money(Math.abs(amount), currency)}`;

const changeNames: Record<EstimateChange, string> = texts({
  living_area: m.markets__a_tenth_more_area,
  bathroom: m.markets__one_more_bathroom,
  bedroom: m.markets__one_more_bedroom,
  garage_space: m.markets__one_more_garage_space,
  pool: m.markets__with_a_pool,
  air_conditioning: m.markets__with_air_conditioning,
});

/** How the estimate of the same home differs with one fact changed, in thousands. */
export function Changes({ estimate: { changes, currency } }: { estimate: Estimate }) {
  const rows = changes
    .map(({ change, amount }) => ({ change, amount: Math.round(amount / 1_000) * 1_000 }))
    .filter(({ amount }) => amount !== 0);
  if (rows.length === 0) return null;
  return (
    <details className="text-14">
      <summary className="link inline-flex min-h-8 items-center">{m.markets__what_would_change_it()}</summary>
      <div className="max-w-120">
        <DataTable
          caption={m.markets__one_fact_changed()}
          columns={[
            { head: m.markets__if(), cell: ({ change }) => changeNames[change] },
            { head: m.markets__estimate(), cell: ({ amount }) => signedMoney(amount, currency), numeric: true },
          ]}
          rows={rows}
          keyOf={({ change }) => change}
        />
      </div>
    </details>
  );
}

export function Drivers({ estimate: { drivers, area, areaMedian, currency, estimate } }: { estimate: Estimate }) {
  const shown = drivers.slice(0, SHOWN_DRIVERS);
  const others = drivers.slice(SHOWN_DRIVERS).reduce((sum, { amount }) => sum + amount, 0);
  const signed = (amount: number) => signedMoney(amount, currency);
  const rows = [
    { name: m.markets__median_of({ area: area ?? m.markets__the_market() }), amount: money(areaMedian, currency) },
    ...shown.map(({ feature, amount }) => ({ name: driverName(feature), amount: signed(amount) })),
    ...(others === 0 ? [] : [{ name: m.markets__other_features(), amount: signed(others) }]),
    { name: m.markets__estimate(), amount: money(estimate, currency) },
  ];
  return (
    <details className="text-14">
      <summary className="link inline-flex min-h-8 items-center">{m.markets__why_this_value()}</summary>
      <div className="max-w-120">
        <DataTable
          quietCaption
          caption={m.markets__why_this_value()}
          columns={[
            { head: m.markets__feature(), cell: (row) => row.name },
            { head: m.markets__amount(), cell: (row) => row.amount, numeric: true },
          ]}
          rows={rows}
          keyOf={(row) => row.name}
        />
      </div>
    </details>
  );
}

export function Comparables({
  estimate: { comparables, currency },
  country,
}: {
  estimate: Estimate;
  country: Country;
}) {
  if (comparables.length === 0) return null;
  return (
    <details className="text-14">
      <summary className="link inline-flex min-h-8 items-center">
        {m.markets__comparable_sales({ count: whole(comparables.length) })}
      </summary>
      <DataTable
        caption={m.markets__adjusted_means()}
        columns={[
          {
            head: m.markets__home(),
            cell: ({ id, address, city, letter }) => (
              <>
                <span className="mr-2 font-semibold">{letter}</span>
                <AppLink href={`/property/${id}`} className="link">
                  {address ?? m.markets__address_hidden({ city })}
                </AppLink>
              </>
            ),
          },
          { head: m.markets__sold(), cell: ({ soldOn }) => day(soldOn), from: 'md' },
          { head: m.markets__sale_price(), cell: ({ price }) => money(price, currency), numeric: true },
          { head: m.markets__adjusted(), cell: ({ adjustedPrice }) => money(adjustedPrice, currency), numeric: true },
          {
            head: m.markets__distance(),
            cell: ({ distanceMeters }) => (distanceMeters === null ? '' : distance(distanceMeters, country)),
            numeric: true,
            from: 'md',
          },
        ]}
        rows={comparables.map((sale, at) => ({ ...sale, letter: saleLetter(at) }))}
        keyOf={({ id }) => id}
      />
    </details>
  );
}
