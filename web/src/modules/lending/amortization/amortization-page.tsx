import { m } from '@lintel/messages';
import { type Frequency, rhythms, yearsOf } from '@lintel/mortgage';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { decimal, exactMoney, money, signIn } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { frequencyOptions } from '../calculator/frequency-options.ts';
import { saveSchedule } from '../calculator/save-schedule.ts';
import { Figures } from '../tools/figures.tsx';
import { CountryChoice } from '../tools/place-fields.tsx';
import { ToolField } from '../tools/tool-field.tsx';
import { ToolPage } from '../tools/tool-page.tsx';
import { useTypedTool } from '../tools/use-typed-tool.ts';
import { defaultsOf, problemOf, scheduleFor, type Typed } from './terms.ts';

/** Every payment of a loan until the balance is zero, in Canada with a renewal at another rate. */
export function AmortizationPage(props: { start: Typed; onSearch: (search: Partial<Typed>) => void }) {
  const [typed, change] = useTypedTool(props, defaultsOf);
  const field = (name: 'loan' | 'rate' | 'years' | 'extra' | 'term' | 'renewal', label: string, step?: string) => (
    <ToolField
      label={label}
      step={step}
      unit={name === 'loan' || name === 'extra' ? signIn(typed.country) : undefined}
      value={typed[name]}
      onValue={(value) => change({ [name]: value })}
    />
  );
  const problem = problemOf(typed);
  return (
    <ToolPage title={m.lending__amortization_schedule()}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <form className="grid grid-cols-2 content-start items-end gap-4" onSubmit={(event) => event.preventDefault()}>
          <div className="col-span-2">
            <CountryChoice value={typed.country} onChange={(country) => change({ country })} />
          </div>
          {field('loan', m.lending__loan_amount())}
          {field('rate', m.lending__interest_rate(), '0.1')}
          {field('years', m.lending__repaid_in_years())}
          {field('extra', m.lending__extra_each_payment())}
          {typed.country === 'CA' && field('term', m.lending__years_of_the_rate())}
          {typed.country === 'CA' && field('renewal', m.lending__rate_after_renewal(), '0.1')}
          <div className="col-span-2">
            <Select
              label={m.lending__payment_frequency()}
              value={typed.frequency}
              onChange={({ target }) => change({ frequency: target.value as Frequency })}
              options={frequencyOptions()}
            />
          </div>
        </form>
        {problem ? (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        ) : (
          <Schedule typed={typed} />
        )}
      </div>
    </ToolPage>
  );
}

function Schedule({ typed }: { typed: Typed }) {
  const [isOpen, setOpen] = useState(false);
  const schedule = scheduleFor(typed);
  const { perYear } = rhythms[typed.frequency];
  const currency = typed.country === 'CA' ? 'CAD' : 'USD';
  const cents = (amount: number) => exactMoney(amount / 100, currency);
  const whole = (amount: number) => money(Math.round(amount / 100), currency);
  const renewed = typed.country === 'CA' ? schedule[Number(typed.term) * perYear] : undefined;
  const columnsIn = (amount: (cents: number) => string) => [
    { head: m.lending__principal(), numeric: true, cell: (row: Sums) => amount(row.principalCents) },
    { head: m.lending__interest(), numeric: true, cell: (row: Sums) => amount(row.interestCents) },
    { head: m.lending__balance(), numeric: true, cell: (row: Sums) => amount(row.balanceCents) },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <Figures
        figures={[
          [m.lending__each_payment(), cents(schedule[0]?.paymentCents ?? 0)],
          ...(renewed ? [[m.lending__payment_after_renewal(), cents(renewed.paymentCents)] as const] : []),
          [m.lending__total_interest(), cents(schedule.reduce((sum, { interestCents }) => sum + interestCents, 0))],
          [m.lending__paid_off_in(), m.lending__years({ years: decimal(schedule.length / perYear) })],
        ]}
      />
      <DataTable
        caption={m.lending__schedule_by_year()}
        rows={yearsOf(schedule, perYear)}
        keyOf={({ year }) => year}
        columns={[{ head: m.lending__year(), cell: ({ year }) => year }, ...columnsIn(whole)]}
      />
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="link inline-flex min-h-10 items-center">{m.lending__every_payment()}</summary>
        {isOpen && (
          <DataTable
            cards
            caption={m.lending__every_payment()}
            quietCaption
            rows={schedule}
            keyOf={({ number }) => number}
            columns={[
              { head: m.lending__payment_number(), cell: ({ number }) => number },
              { head: m.lending__payment(), numeric: true, cell: ({ paymentCents }) => cents(paymentCents) },
              ...columnsIn(cents),
            ]}
          />
        )}
      </details>
      <div className="flex flex-wrap gap-2" data-print="no">
        <Button kind="secondary" onClick={() => saveSchedule(schedule)}>
          {m.lending__save_csv()}
        </Button>
        <Button
          kind="secondary"
          onClick={() => {
            // The print dialog of every browser saves PDF; all payments are rendered before it opens.
            flushSync(() => setOpen(true));
            print();
          }}
        >
          {m.lending__save_pdf()}
        </Button>
      </div>
    </div>
  );
}

interface Sums {
  principalCents: number;
  interestCents: number;
  balanceCents: number;
}
