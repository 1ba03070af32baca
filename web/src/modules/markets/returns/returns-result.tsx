import {
  type GrowthInterval,
  type Investment,
  type Returns,
  returnsOf,
  returnsRange,
  type YearOfReturns,
} from '@lintel/market';
import { m } from '@lintel/messages';
import type { PlaceForecast } from '@lintel/server/markets';
import { Button } from '../../../ui/button.tsx';
import { type Currency, decimal, money, month } from '../../../ui/format.ts';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { signedPercent } from '../growth.ts';
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

interface ResultProps {
  investment: Investment;
  currency: Currency;
  market: PlaceForecast | undefined;
}

/** The 80% interval of a market's forecast, in shares; undefined where there is none. */
function intervalOf(market: PlaceForecast | undefined): GrowthInterval | undefined {
  const forecast = market?.forecast;
  if (!forecast || forecast.abstains) return undefined;
  return { growth: forecast.growth / 100, low: forecast.low / 100, high: forecast.high / 100 };
}

/** The figures of an investment, what moves them, and each year. */
export function ReturnsResult({ investment, currency, market }: ResultProps) {
  const returns = returnsOf(investment);
  const interval = intervalOf(market);
  const range = interval && returnsRange(investment, interval);
  const amount = (units: number) => money(Math.round(units), currency);
  const between = (text: (end: { valueAtSale: number; returns: Returns }) => string) =>
    range && m.markets__range_is({ low: text(range.low), high: text(range.high) });
  const hasTax = investment.tax.incomeRate > 0;
  const figures: (readonly [label: string, value: string, range?: string | undefined])[] = [
    [m.markets__cash_flow_a_month(), amount(returns.cashFlowMonthly)],
    [m.markets__cap_rate(), shareText(returns.capRate)],
    [m.markets__cash_on_cash(), shareText(returns.cashOnCash)],
    [
      m.markets__internal_rate({ years: investment.holdingYears }),
      shareText(returns.internalRate),
      between((end) => shareText(end.returns.internalRate)),
    ],
    [
      m.markets__value_at_sale({ years: investment.holdingYears }),
      amount(returns.years.at(-1)!.value),
      between(({ valueAtSale }) => amount(valueAtSale)),
    ],
    [m.markets__gross_yield(), shareText(returns.grossYield)],
    [
      m.markets__debt_coverage(),
      returns.debtServiceCoverage === undefined ? m.markets__no_loan() : decimal(returns.debtServiceCoverage),
    ],
    [m.markets__break_even_rent(), amount(returns.breakEvenRent)],
    [
      m.markets__internal_rate_after_tax(),
      hasTax ? shareText(returns.internalRateAfterTax) : m.markets__no_tax_entered(),
      hasTax ? between((end) => shareText(end.returns.internalRateAfterTax)) : undefined,
    ],
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {figures.map(([label, value, ofRange]) => (
          <div key={label} className="lintel grid content-between gap-1 p-3">
            <dt className="text-14 text-soft">{label}</dt>
            <dd className={/\d/.test(value) ? 'font-display text-18 font-semibold tabular-nums md:text-22' : 'text-14'}>
              {value}
              {ofRange && <span className="block font-sans text-12 font-normal text-soft">{ofRange}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-14 text-soft">{rangeText(market)}</p>
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

/** Says which forecast the ranges are from, or why there are none. */
function rangeText(market: PlaceForecast | undefined): string {
  if (!market) return m.markets__no_city_for_the_range();
  const { city, forecast } = market;
  if (!forecast || forecast.abstains) return m.markets__no_forecast_for_the_range({ city });
  return m.markets__range_is_from({
    ...{ city, growth: signedPercent(forecast.growth), low: signedPercent(forecast.low) },
    ...{ high: signedPercent(forecast.high), from: month(forecast.from) },
  });
}

const names = ['year', 'rent', 'expenses', 'interest', 'principal', 'cashFlow', 'tax', 'value', 'loan'] as const;
const rowsOf = (years: readonly YearOfReturns[]): string[][] => [
  [...names],
  ...years.map((row) => names.map((name) => row[name].toFixed(name === 'year' ? 0 : 2))),
];
