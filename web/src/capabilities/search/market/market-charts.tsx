import type { ReactNode } from 'react';
import { BarTable } from '../../../ui/bar-table.tsx';
import type { ChartProps } from '../../../ui/chart-figure.tsx';
import { money, month, percent, whole } from '../../../ui/format.ts';
import { LineChart } from '../../../ui/line-chart.tsx';
import { bandPoints, monthPoints, stockPoints, typePoints } from './market-points.ts';
import { exactPercent, type MarketSet, perAreaWords } from './market-rows.ts';

interface Chart extends ChartProps {
  kind: 'course' | 'bars';
  /** Why it is not shown, where too few homes stand behind it. */
  why: string;
  note?: string;
}

/** The course of a market and its parts, each as a drawing and as a table; then what is not shown, and why. */
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
      {hidden.length > 0 && (
        <section className="grid max-w-measure gap-2 text-14">
          <h3 className="font-sans text-14 font-semibold tracking-normal">Not shown</h3>
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
  const inCurrency = market.currency === null ? '' : `, in ${market.currency}`;
  const months = `${month(market.months[0]!.month)} to ${month(market.months.at(-1)!.month)}`;
  const twoCurrencies = market.currency === null && market.homes >= 10;
  const fewSales = 'fewer than two months have ten sales each with a known price';
  const course = { kind: 'course', labelHead: 'Month', valueHead: 'Median' } as const;
  return [
    {
      ...course,
      title: `Median list price by month of listing, ${name}, ${months}${inCurrency}`,
      format: inMoney,
      points: monthPoints(market, 'medianListPrice'),
      why: twoCurrencies ? 'the homes ask in two currencies' : 'fewer than two months have ten homes each',
    },
    {
      kind: 'bars',
      title: `Time on the market of the homes for sale, ${name}`,
      labelHead: 'On the market for',
      valueHead: 'Share',
      format: percent,
      points: bandPoints(market),
      why: 'fewer than ten homes are for sale',
    },
    {
      ...course,
      title: `Homes for sale at the end of each month, ${name}, ${months}`,
      valueHead: 'For sale',
      format: whole,
      points: stockPoints(market),
      why: 'fewer than ten homes are for sale',
      note: 'Earlier months hold only homes that are on record here; those that left the market without a sale are not counted.',
    },
    {
      kind: 'bars',
      title: `Median price for its size by kind of home, ${name}${inCurrency}`,
      labelHead: 'Kind',
      valueHead: 'Price for its size',
      format: (value: number) => perAreaWords(value, market.currency ?? 'USD'),
      points: typePoints(market),
      why: twoCurrencies ? 'the homes ask in two currencies' : 'no kind of home has ten for sale with a known area',
    },
    {
      ...course,
      title: `Median sale price by month of closing, ${name}, ${months}${inCurrency}`,
      format: inMoney,
      points: monthPoints(market, 'medianSalePrice'),
      why: fewSales,
    },
    {
      ...course,
      title: `Sale price to last asking price by month of closing, ${name}, ${months}`,
      format: exactPercent,
      points: monthPoints(market, 'saleToList'),
      why: fewSales,
    },
  ];
}
