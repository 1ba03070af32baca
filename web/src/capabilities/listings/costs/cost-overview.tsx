import type { ReactNode } from 'react';
import { type Currency, money } from '../../../ui/format.ts';
import { CostBar } from './cost-bar.tsx';
import type { CostSum } from './cost-lines.ts';
import { CostTable } from './cost-table.tsx';

/** The monthly cost and the cash to close: totals, parts, and what they rest on. */
export function CostOverview(props: {
  /** Undefined where no mortgage rate is known or typed. */
  monthly: CostSum | undefined;
  cash: CostSum;
  currency: Currency;
  /** Told after the monthly figure: another rhythm of payment, for example. */
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
              <span className="text-soft">a month{open ? ', as far as it is known' : ''}</span>
            </p>
            {props.beside}
            <CostBar sum={monthly} />
          </>
        ) : (
          <p className="text-soft">There’s no current mortgage rate. Enter an interest rate to see the monthly cost.</p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 md:grid-cols-2">
        {monthly && <CostTable shaded caption="Monthly cost" sum={monthly} currency={currency} total="A month" />}
        <CostTable caption="Cash to close" sum={cash} currency={currency} total="Cash to close" />
      </div>
      {props.children}
    </div>
  );
}
