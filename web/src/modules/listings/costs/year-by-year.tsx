import { m } from '@lintel/messages';
import { type Costs, type LoanYear, type Purchase, scheduleOf, yearsOf } from '@lintel/mortgage';
import type { PropertyDetail } from '@lintel/server/listings';
import { Download, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { type Currency, exactMoney, money, shortMoney } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { debtOf } from './debt-of.ts';
import { saveSchedule } from './save-schedule.ts';

/** Amortization by year: the balance at the end of each year, and each year's interest. */
export function YearByYear(props: { home: PropertyDetail; purchase: Purchase; costs: Costs }) {
  const { home, purchase, costs } = props;
  const debt = debtOf(purchase, costs);
  const { loanCents } = debt;
  const key = JSON.stringify(debt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the loan
  const schedule = useMemo(() => scheduleOf(debt), [key]);
  if (loanCents === 0) return <p className="text-soft">{m.listings__youre_not_borrowing_anything()}</p>;
  const years = yearsOf(schedule, costs.payment.perYear);
  const interest = years.reduce((sum, year) => sum + year.interestCents, 0);
  const { currency } = home;
  const last = schedule.at(-1)!;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-14">
        {m.listings__you_pay_off_the_loan({
          count: schedule.length.toLocaleString('en-US'),
          exactMoney: exactMoney(costs.payment.cents / 100, currency),
          exactMoney2: exactMoney(last.paymentCents / 100, currency),
        })}{' '}
        <strong className="tabular-nums">{exactMoney(interest / 100, currency)}</strong>
        {purchase.country === 'CA' ? m.listings__if_the_rate_stays_the() : '.'}
      </p>
      <LineChart
        title={m.listings__balance_at_the_end_of()}
        labelHead={m.listings__year()}
        valueHead={m.listings__balance()}
        points={[
          { label: m.listings__now(), value: loanCents / 100 },
          ...years.map(({ year, balanceCents }) => ({
            label: m.listings__year_2({ year }),
            value: balanceCents / 100,
          })),
        ]}
        format={(value) => shortMoney(value, currency)}
      />
      <DataTable
        cards
        caption={m.listings__loan_year_by_year()}
        columns={columnsIn(currency)}
        rows={years}
        keyOf={({ year }) => year}
      />
      <div data-print="no" className="flex flex-wrap gap-2">
        <Button kind="secondary" onClick={() => saveSchedule(schedule, currency, `loan-home-${home.id}.csv`)}>
          <Download aria-hidden size={16} strokeWidth={1.5} /> {m.listings__download_every_payment_csv()}
        </Button>
        <Button kind="secondary" onClick={() => print()}>
          <Printer aria-hidden size={16} strokeWidth={1.5} /> {m.listings__print()}
        </Button>
      </div>
    </div>
  );
}

const columnsIn = (currency: Currency) => {
  const amount = (head: string, cents: (year: LoanYear) => number) => ({
    head,
    cell: (year: LoanYear) => money(cents(year) / 100, currency),
    numeric: true,
  });
  return [
    { head: m.listings__year(), cell: ({ year }: LoanYear) => year },
    amount(m.listings__paid(), ({ paidCents }) => paidCents),
    amount(m.listings__interest(), ({ interestCents }) => interestCents),
    amount(m.listings__principal_paid(), ({ principalCents }) => principalCents),
    amount(m.listings__balance(), ({ balanceCents }) => balanceCents),
  ];
};
