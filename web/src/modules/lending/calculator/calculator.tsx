import { m } from '@lintel/messages';
import { type Country, scheduleOf, yearsOf } from '@lintel/mortgage';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { decimal, exactMoney, money } from '../../../ui/format.ts';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';

/** The defaults of the specification: 400,000 at 6.5% over 30 years with 80,000 down. */
const start = { price: '400000', down: '80000', rate: '6.5', years: '30' };

/** Payment, interest and loan to value, with the schedule by year; Canada compounds half-yearly. */
export function MortgageCalculator() {
  const [country, setCountry] = useState<Country>('US');
  const [typed, setTyped] = useState(start);
  const currency = country === 'CA' ? 'CAD' : 'USD';
  const [price, down, rate, years] = [typed.price, typed.down, typed.rate, typed.years].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const problem = problemOf({ price, down, rate, years });
  const field = (name: keyof typeof start, label: string, step?: string) => (
    <Field
      label={label}
      type="number"
      inputMode="decimal"
      step={step}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <form className="grid content-start gap-4" onSubmit={(event) => event.preventDefault()}>
        <Choice
          legend={m.lending__country()}
          options={[
            { value: 'US', label: m.lending__usa() },
            { value: 'CA', label: m.lending__canada() },
          ]}
          value={country}
          onChange={setCountry}
        />
        {field('price', m.lending__home_price())}
        {field('down', m.lending__down_payment())}
        {field('rate', m.lending__interest_rate(), '0.1')}
        {field('years', m.lending__term_in_years())}
      </form>
      {problem ? (
        <p className="text-danger">{problem}</p>
      ) : (
        <Result {...{ country, currency, price, down, rate, years }} />
      )}
    </div>
  );
}

function problemOf({
  price,
  down,
  rate,
  years,
}: Record<'price' | 'down' | 'rate' | 'years', number>): string | undefined {
  if (!(price > 0 && price <= 1e9)) return m.lending__price_must_be_positive();
  if (!(down >= 0 && down < price)) return m.lending__down_below_price();
  if (!(rate >= 0 && rate <= 30)) return m.lending__rate_0_to_30();
  return Number.isInteger(years) && years >= 1 && years <= 40 ? undefined : m.lending__years_1_to_40();
}

interface Terms {
  country: Country;
  currency: 'USD' | 'CAD';
  price: number;
  down: number;
  rate: number;
  years: number;
}

function Result({ country, currency, price, down, rate, years }: Terms) {
  const loanCents = Math.round((price - down) * 100);
  const schedule = scheduleOf({
    loanCents,
    ratePercent: rate,
    years,
    compounding: country === 'CA' ? 'half-yearly' : 'monthly',
  });
  const interest = schedule.reduce((sum, { interestCents }) => sum + interestCents, 0);
  const rows = yearsOf(schedule, 12);
  const figures = [
    [m.lending__monthly_payment(), exactMoney((schedule[0]?.paymentCents ?? 0) / 100, currency)],
    [m.lending__total_interest(), money(Math.round(interest / 100), currency)],
    [m.lending__loan_to_value(), `${decimal(((price - down) / price) * 100)}%`],
    [m.lending__down_payment(), `${decimal((down / price) * 100)}%`],
  ];
  const save = () =>
    saveCsv(
      'amortization.csv',
      csvText([
        ['payment', 'amount', 'principal', 'interest', 'balance'],
        ...schedule.map(({ paymentCents, principalCents, interestCents, balanceCents }, at) => [
          ...[
            String(at + 1),
            ...[paymentCents, principalCents, interestCents, balanceCents].map((cents) => (cents / 100).toFixed(2)),
          ],
        ]),
      ]),
    );
  return (
    <div className="grid content-start gap-4">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="lintel grid gap-1 p-3">
            <dt className="text-14 text-soft">{label}</dt>
            <dd className="font-display text-22 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={m.lending__schedule_by_year()}
        rows={rows}
        keyOf={({ year }) => year}
        columns={[
          { head: m.lending__year(), cell: ({ year }) => year },
          {
            head: m.lending__principal(),
            numeric: true,
            cell: ({ principalCents }) => exactMoney(principalCents / 100, currency),
          },
          {
            head: m.lending__interest(),
            numeric: true,
            cell: ({ interestCents }) => exactMoney(interestCents / 100, currency),
          },
          {
            head: m.lending__balance(),
            numeric: true,
            cell: ({ balanceCents }) => exactMoney(balanceCents / 100, currency),
          },
        ]}
      />
      <div>
        <Button kind="secondary" onClick={save}>
          {m.lending__save_csv()}
        </Button>
      </div>
    </div>
  );
}
