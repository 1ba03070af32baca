import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { BarTable } from '../../../ui/charts/bar-table.tsx';
import type { ChartProps } from '../../../ui/charts/chart-figure.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { money, month, percent, whole } from '../../../ui/format.ts';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';
import { marketCsv } from './market-csv.ts';
import { bandPoints, monthPoints, stockPoints, typePoints } from './market-points.ts';
import { exactPercent, type MarketSet, perAreaWords } from './market-rows.ts';

interface Chart extends ChartProps {
  kind: 'course' | 'bars';
  /** The reason for hiding the chart when the sample is too small. */
  why: string;
  note?: string;
}

/** Charts of a market, each with a table; then the charts that are not shown, with the reason. */
export function MarketCharts({ market, name }: { market: MarketSet; name: string }) {
  const charts = chartsOf(market, name);
  const shown = charts.filter(({ kind, points }) => points.length >= (kind === 'course' ? 2 : 1));
  const hidden = charts.filter((chart) => !shown.includes(chart));
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        {shown.map(({ kind, why: _, note, ...chart }) => (
          <Part key={chart.title} title={chart.title}>
            {kind === 'course' ? <LineChart {...chart} /> : <BarTable {...chart} />}
            {note && <p className="text-14 text-soft">{note}</p>}
          </Part>
        ))}
      </div>
      <div data-print="no">
        <Button
          kind="secondary"
          size="sm"
          onClick={() => saveCsv(`market-${fileName(name)}.csv`, csvText(marketCsv(market)))}
        >
          {m.markets__save_csv()}
        </Button>
      </div>
      {hidden.length > 0 && (
        <section className="grid max-w-measure gap-2 text-14">
          <h3 className="font-sans text-14 font-semibold tracking-normal">{m.search__not_shown()}</h3>
          <ul className="grid list-disc gap-1 pl-5 text-soft">
            {hidden.map(({ title, why }) => (
              <li key={title}>
                {title}: {why}.
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** `Austin, TX` → `austin-tx` */
const fileName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 border-t border-line pt-4"
    >
      {children}
    </section>
  );
}

function chartsOf(market: MarketSet, name: string): Chart[] {
  const inMoney = (value: number) => money(value, market.currency ?? 'USD');
  const inCurrency = market.currency === null ? '' : m.search__in_2({ currency: market.currency });
  const months = m.search__to({ month: month(market.months[0]!.month), month2: month(market.months.at(-1)!.month) });
  const twoCurrencies = market.currency === null && market.homes >= 10;
  const fewSales = m.search__fewer_than_two_months_have();
  const trend = { kind: 'course', labelHead: m.search__month(), valueHead: m.search__median() } as const;
  return [
    {
      ...trend,
      title: m.search__median_list_price_by_month({ name, months, inCurrency }),
      format: inMoney,
      points: monthPoints(market, 'medianListPrice'),
      why: twoCurrencies ? m.search__the_asking_prices_are_in() : m.search__fewer_than_two_months_have_2(),
    },
    {
      kind: 'bars',
      title: m.search__time_on_the_market_for({ name }),
      labelHead: m.search__time_on_the_market_2(),
      valueHead: m.search__share(),
      format: percent,
      points: bandPoints(market),
      why: m.search__fewer_than_ten_homes_are(),
    },
    {
      ...trend,
      title: m.search__homes_for_sale_at_the({ name, months }),
      valueHead: m.search__for_sale(),
      format: whole,
      points: stockPoints(market),
      why: m.search__fewer_than_ten_homes_are(),
      note: m.search__earlier_months_include_only_homes(),
    },
    {
      kind: 'bars',
      title: m.search__median_price_per_area_by({ name, inCurrency }),
      labelHead: m.search__property_type_2(),
      valueHead: m.search__price_per_area(),
      format: (value: number) => perAreaWords(value, market.currency ?? 'USD'),
      points: typePoints(market),
      why: twoCurrencies ? m.search__the_asking_prices_are_in() : m.search__no_property_type_has_ten(),
    },
    {
      ...trend,
      title: m.search__median_sale_price_by_month({ name, months, inCurrency }),
      format: inMoney,
      points: monthPoints(market, 'medianSalePrice'),
      why: fewSales,
    },
    {
      ...trend,
      title: m.search__sale_price_as_a_share({ name, months }),
      format: exactPercent,
      points: monthPoints(market, 'saleToList'),
      why: fewSales,
    },
  ];
}
