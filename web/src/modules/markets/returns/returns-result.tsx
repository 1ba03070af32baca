import { type Investment, type Returns, returnsOf, type YearOfReturns } from '@lintel/market';
import { m } from '@lintel/messages';
import { Button } from '../../../ui/button.tsx';
import { type Currency, decimal, money } from '../../../ui/format.ts';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { SensitivityChart } from './sensitivity-chart.tsx';
import { shareText } from './share-text.ts';

const POINT = 0.01;

/** The entered terms and the same ones with one changed. */
function scenariosOf(investment: Investment): { name: string; returns: Returns }[] {
  const { valueGrowth, rentMonthly, loanRate, vacancy } = investment;
  const changes: [string, Partial<Investment>][] = [
    [m.markets__as_entered(), {}],
    [m.markets__value_growth_lower(), { valueGrowth: valueGrowth - 2 * POINT }],
    [m.markets__value_growth_higher(), { valueGrowth: valueGrowth + 2 * POINT }],
    [m.markets__rent_lower(), { rentMonthly: rentMonthly * 0.9 }],
    [m.markets__rent_higher(), { rentMonthly: rentMonthly * 1.1 }],
    [m.markets__rate_higher(), { loanRate: loanRate + POINT }],
    [m.markets__vacancy_higher(), { vacancy: Math.min(0.99, vacancy + 5 * POINT) }],
  ];
  return changes.map(([name, change]) => ({ name, returns: returnsOf({ ...investment, ...change }) }));
}

/** The figures of an investment, what moves them, and each year. */
export function ReturnsResult({ investment, currency }: { investment: Investment; currency: Currency }) {
  const returns = returnsOf(investment);
  const amount = (units: number) => money(Math.round(units), currency);
  const figures = [
    [m.markets__cash_flow_a_month(), amount(returns.cashFlowMonthly)],
    [m.markets__cap_rate(), shareText(returns.capRate)],
    [m.markets__cash_on_cash(), shareText(returns.cashOnCash)],
    [m.markets__internal_rate({ years: investment.holdingYears }), shareText(returns.internalRate)],
    [m.markets__gross_yield(), shareText(returns.grossYield)],
    [
      m.markets__debt_coverage(),
      returns.debtServiceCoverage === undefined ? m.markets__no_loan() : decimal(returns.debtServiceCoverage),
    ],
    [m.markets__break_even_rent(), amount(returns.breakEvenRent)],
    [
      m.markets__internal_rate_after_tax(),
      investment.tax.incomeRate > 0 ? shareText(returns.internalRateAfterTax) : m.markets__no_tax_entered(),
    ],
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="lintel grid content-between gap-1 p-3">
            <dt className="text-14 text-soft">{label}</dt>
            <dd className={/\d/.test(value) ? 'font-display text-18 font-semibold tabular-nums md:text-22' : 'text-14'}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <SensitivityChart investment={investment} />
      <DataTable
        caption={m.markets__what_changes_the_return()}
        rows={scenariosOf(investment)}
        keyOf={({ name }) => name}
        columns={[
          { head: m.markets__if(), cell: ({ name }) => name },
          {
            head: m.markets__cash_flow_a_month(),
            numeric: true,
            cell: ({ returns: { cashFlowMonthly } }) => amount(cashFlowMonthly),
          },
          {
            head: m.markets__cap_rate(),
            numeric: true,
            from: 'md',
            cell: ({ returns: { capRate } }) => shareText(capRate),
          },
          {
            head: m.markets__internal_rate_short(),
            numeric: true,
            cell: ({ returns }) => shareText(returns.internalRate),
          },
        ]}
      />
      <DataTable
        caption={m.markets__year_by_year()}
        rows={returns.years}
        keyOf={({ year }) => year}
        columns={[
          { head: m.markets__year(), cell: ({ year }) => year },
          { head: m.markets__rent(), numeric: true, cell: ({ rent }) => amount(rent) },
          { head: m.markets__expenses(), numeric: true, from: 'md', cell: ({ expenses }) => amount(expenses) },
          {
            head: m.markets__loan_payments(),
            numeric: true,
            from: 'md',
            cell: ({ interest, principal }) => amount(interest + principal),
          },
          { head: m.markets__cash_flow(), numeric: true, cell: ({ cashFlow }) => amount(cashFlow) },
          { head: m.markets__equity(), numeric: true, cell: ({ value, loan }) => amount(value - loan) },
        ]}
      />
      <p className="text-14 text-soft">{m.markets__returns_are_computed_from_entries()}</p>
      <div data-print="no">
        <Button kind="secondary" onClick={() => saveCsv('returns.csv', csvText(rowsOf(returns.years)))}>
          {m.markets__save_csv()}
        </Button>
      </div>
    </div>
  );
}

const names = ['year', 'rent', 'expenses', 'interest', 'principal', 'cashFlow', 'tax', 'value', 'loan'] as const;
const rowsOf = (years: readonly YearOfReturns[]): string[][] => [
  [...names],
  ...years.map((row) => names.map((name) => row[name].toFixed(name === 'year' ? 0 : 2))),
];
