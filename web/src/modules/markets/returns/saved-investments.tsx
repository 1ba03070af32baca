import { type Returns, returnsOf } from '@lintel/market';
import { m } from '@lintel/messages';
import type { SavedInvestment } from '@lintel/server/markets';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { money } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';
import { type Column, DataTable, type Order } from '../../../ui/table/data-table.tsx';
import { removeInvestment, savedInvestmentsQuery, saveInvestment } from '../calls.ts';
import { shareText } from './share-text.ts';
import { currencyOf, investmentOf, type Typed, typedOf } from './terms.ts';

interface Row {
  saved: SavedInvestment;
  returns: Returns;
}
type By = 'cashFlow' | 'capRate' | 'cashOnCash' | 'internalRate';

const valueBy: Record<By, (returns: Returns) => number | undefined> = {
  cashFlow: ({ cashFlowMonthly }) => cashFlowMonthly,
  capRate: ({ capRate }) => capRate,
  cashOnCash: ({ cashOnCash }) => cashOnCash,
  internalRate: ({ internalRate }) => internalRate,
};

/** The person's saved analyses side by side, computed from their inputs. */
export function SavedInvestments({ onOpen }: { onOpen: (typed: Typed) => void }) {
  const { data = [], error, isFetching, refetch } = useQuery(savedInvestmentsQuery);
  const [order, setOrder] = useState<Order<By>>({ by: 'cashFlow', order: 'desc' });
  const { act } = useAction({ refetch: [savedInvestmentsQuery.queryKey] });
  if (data.length === 0 && error)
    return (
      <ErrorState
        what={m.markets__we_couldnt_load_your_analyses()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0) return null;
  const rows = sorted(
    data.map((saved) => ({ saved, returns: returnsOf(investmentOf(typedOf(saved))) })),
    order,
  );
  const remove = (saved: SavedInvestment) =>
    act(() => removeInvestment(saved.id), {
      title: m.markets__analysis_removed({ name: saved.name }),
      undo: () => act(() => saveInvestment(saved)),
    });
  const open = (saved: SavedInvestment) => {
    onOpen(typedOf(saved));
    scrollTo({ top: 0 });
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5">
      <h2 className="text-22">{m.markets__saved_analyses()}</h2>
      <DataTable
        caption={m.markets__saved_analyses()}
        quietCaption
        rows={rows}
        keyOf={({ saved }) => saved.id}
        sorting={{ order, onOrder: setOrder }}
        columns={[
          {
            head: m.markets__analysis(),
            cell: ({ saved }) => (
              <button type="button" className="link min-h-8 text-left" onClick={() => open(saved)}>
                {saved.name}
              </button>
            ),
          },
          ...figures,
          {
            head: m.markets__remove(),
            cell: ({ saved }) => (
              <Button
                kind="quiet"
                size="icon"
                aria-label={m.markets__remove_analysis({ name: saved.name })}
                onClick={() => void remove(saved)}
              >
                <Trash2 aria-hidden size={16} strokeWidth={1.5} />
              </Button>
            ),
          },
        ]}
      />
      <div data-print="no">
        <Button kind="secondary" onClick={() => saveCsv('roi-analyses.csv', csvText(csvOf(rows)))}>
          {m.markets__save_csv()}
        </Button>
      </div>
    </section>
  );
}

const figures: Column<Row, By>[] = [
  {
    head: m.markets__price_of_the_home(),
    numeric: true,
    from: 'lg',
    cell: ({ saved: { inputs } }) => money(inputs.price, currencyOf(inputs)),
  },
  {
    head: m.markets__cash_flow_a_month(),
    numeric: true,
    sort: 'cashFlow',
    cell: ({ saved, returns }) => money(Math.round(returns.cashFlowMonthly), currencyOf(saved.inputs)),
  },
  {
    head: m.markets__cap_rate(),
    numeric: true,
    from: 'md',
    sort: 'capRate',
    cell: ({ returns }) => shareText(returns.capRate),
  },
  {
    head: m.markets__cash_on_cash(),
    numeric: true,
    from: 'md',
    sort: 'cashOnCash',
    cell: ({ returns }) => shareText(returns.cashOnCash),
  },
  {
    head: m.markets__internal_rate_short(),
    numeric: true,
    from: 'md',
    sort: 'internalRate',
    cell: ({ returns }) => shareText(returns.internalRate),
  },
];

/** Rows without the value come last in both directions. */
function sorted(rows: readonly Row[], { by, order }: Order<By>): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  const value = ({ returns }: Row) => valueBy[by](returns);
  return rows.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return sign * (left - right);
  });
}

const csvOf = (rows: readonly Row[]): string[][] => [
  ['name', 'country', 'price', 'cashFlowMonthly', 'capRate', 'cashOnCash', 'internalRate'],
  ...rows.map(({ saved: { name, inputs }, returns }) => [
    name,
    inputs.country,
    String(inputs.price),
    returns.cashFlowMonthly.toFixed(2),
    ...[returns.capRate, returns.cashOnCash, returns.internalRate].map((share) => share?.toFixed(5) ?? ''),
  ]),
];
