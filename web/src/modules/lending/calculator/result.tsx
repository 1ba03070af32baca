import { m } from '@lintel/messages';
import { rhythms, scheduleOf, yearsOf } from '@lintel/mortgage';
import { Button } from '../../../ui/button.tsx';
import { decimal, exactMoney, money } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Figures } from '../tools/figures.tsx';
import { saveSchedule } from './save-schedule.ts';
import type { Terms } from './terms.ts';

/** The payment and the sums of a loan, and its schedule by year until the balance is zero. */
export function CalculatorResult({ terms }: { terms: Terms }) {
  const { country, frequency, price, down, rate, years, extra } = terms;
  const currency = country === 'CA' ? 'CAD' : 'USD';
  const schedule = scheduleOf(
    {
      ...{ loanCents: Math.round((price - down) * 100), ratePercent: rate, years, frequency },
      compounding: country === 'CA' ? 'half-yearly' : 'monthly',
    },
    Math.round(extra * 100),
  );
  const { perYear } = rhythms[frequency];
  const interest = schedule.reduce((sum, { interestCents }) => sum + interestCents, 0);
  const whole = (amount: number) => money(Math.round(amount / 100), currency);
  const figures: [string, string][] = [
    [
      frequency === 'monthly' ? m.lending__monthly_payment() : m.lending__each_payment(),
      exactMoney((schedule[0]?.paymentCents ?? 0) / 100, currency),
    ],
    [m.lending__total_interest(), whole(interest)],
    [m.lending__paid_off_in(), m.lending__years({ years: decimal(schedule.length / perYear) })],
    [m.lending__loan_to_value(), `${decimal(((price - down) / price) * 100)}%`],
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <Figures figures={figures} />
      <DataTable
        caption={m.lending__schedule_by_year()}
        rows={yearsOf(schedule, perYear)}
        keyOf={({ year }) => year}
        columns={[
          { head: m.lending__year(), cell: ({ year }) => year },
          { head: m.lending__principal(), numeric: true, cell: ({ principalCents }) => whole(principalCents) },
          { head: m.lending__interest(), numeric: true, cell: ({ interestCents }) => whole(interestCents) },
          { head: m.lending__balance(), numeric: true, cell: ({ balanceCents }) => whole(balanceCents) },
        ]}
      />
      <div data-print="no">
        <Button kind="secondary" onClick={() => saveSchedule(schedule)}>
          {m.lending__save_csv()}
        </Button>
      </div>
    </div>
  );
}
