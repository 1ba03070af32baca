import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { type Currency, money } from '../../../ui/format.ts';
import { CostBar } from './cost-bar.tsx';
import type { CostSum } from './cost-lines.ts';
import { CostTable } from './cost-table.tsx';

/** Monthly cost and cash to close: totals, parts and assumptions. */
export function CostOverview(props: {
  /** Undefined if no mortgage rate is known or entered. */
  monthly: CostSum | undefined;
  cash: CostSum;
  currency: Currency;
  /** Text after the monthly figure, for example another payment frequency. */
  beside?: ReactNode;
  children?: ReactNode;
}) {
  const { monthly, cash, currency } = props;
  const open = monthly?.lines.some(({ amount }) => amount === null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {monthly ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-display text-28 font-semibold tabular-nums">{money(monthly.total, currency)}</span>
              <span className="text-soft">
                {m.listings__a_month_3()}
                {open ? m.listings__not_including_unknown_costs() : ''}
              </span>
            </p>
            {props.beside}
            <CostBar sum={monthly} />
          </>
        ) : (
          <p className="text-soft">{m.listings__theres_no_current_mortgage_rate()}</p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 md:grid-cols-2">
        {monthly && (
          <CostTable
            shaded
            caption={m.listings__monthly_cost_2()}
            sum={monthly}
            currency={currency}
            total={m.listings__a_month_4()}
          />
        )}
        <CostTable
          caption={m.listings__cash_to_close_2()}
          sum={cash}
          currency={currency}
          total={m.listings__cash_to_close_2()}
        />
      </div>
      {props.children}
    </div>
  );
}
