import { m } from '@lintel/messages';
import { rhythms, scheduleOf, yearsOf } from '@lintel/mortgage';
import { Button } from '../../../ui/button.tsx';
import { decimal, exactMoney, money } from '../../../ui/format.ts';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
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
  const cents = (amount: number) => exactMoney(amount / 100, currency);
  const figures = [
    [
      frequency === 'monthly' ? m.lending__monthly_payment() : m.lending__each_payment(),
      cents(schedule[0]?.paymentCents ?? 0),
    ],
    [m.lending__total_interest(), money(Math.round(interest / 100), currency)],
    [m.lending__paid_off_in(), m.lending__years({ years: decimal(schedule.length / perYear) })],
    [m.lending__loan_to_value(), `${decimal(((price - down) / price) * 100)}%`],
  ];
  const save = () =>
    saveCsv(
      'amortization.csv',
      csvText([
        ['payment', 'amount', 'principal', 'interest', 'balance'],
        ...schedule.map(({ number, paymentCents, principalCents, interestCents, balanceCents }) => [
          String(number),
          ...[paymentCents, principalCents, interestCents, balanceCents].map((amount) => (amount / 100).toFixed(2)),
        ]),
      ]),
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="lintel grid gap-1 p-3">
            <dt className="text-14 text-soft">{label}</dt>
            <dd className="font-display text-18 font-semibold tabular-nums md:text-22">{value}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={m.lending__schedule_by_year()}
        rows={yearsOf(schedule, perYear)}
        keyOf={({ year }) => year}
        columns={[
          { head: m.lending__year(), cell: ({ year }) => year },
          { head: m.lending__principal(), numeric: true, cell: ({ principalCents }) => cents(principalCents) },
          { head: m.lending__interest(), numeric: true, cell: ({ interestCents }) => cents(interestCents) },
          { head: m.lending__balance(), numeric: true, cell: ({ balanceCents }) => cents(balanceCents) },
        ]}
      />
      <div data-print="no">
        <Button kind="secondary" onClick={save}>
          {m.lending__save_csv()}
        </Button>
      </div>
    </div>
  );
}
