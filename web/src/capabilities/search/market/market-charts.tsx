import type { ReactNode } from 'react';
import { BarTable } from '../../../ui/bar-table.tsx';
import type { ChartProps } from '../../../ui/chart-figure.tsx';
import { money, month, percent, whole } from '../../../ui/format.ts';
import { LineChart } from '../../../ui/line-chart.tsx';
import { typeNames } from '../../listings/index.ts';
import { bandPoints, monthPoints, stockPoints } from './market-points.ts';
import { exactPercent, type MarketSet } from './market-rows.ts';

/** The course of a market and its parts, each as a drawing and as a table; what is known of too few homes says so. */
export function MarketCharts({ market, name }: { market: MarketSet; name: string }) {
  const inMoney = (value: number) => money(value, market.currency ?? 'USD');
  const inCurrency = market.currency === null ? '' : `, in ${market.currency}`;
  const months = `${month(market.months[0]!.month)} to ${month(market.months.at(-1)!.month)}`;
  const noPrices =
    market.currency === null && market.homes >= 10
      ? 'The homes ask in two currencies, so their prices have no common course.'
      : 'Fewer than two months have ten homes each.';
  const types = market.types.flatMap(({ type, medianPricePerSquareFoot: figure }) =>
    figure ? [{ label: typeNames[type], ...figure }] : [],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Course
        title={`Median list price by month of listing, ${name}, ${months}${inCurrency}`}
        valueHead="Median"
        format={inMoney}
        points={monthPoints(market, 'medianListPrice')}
        why={noPrices}
      />
      <Course
        title={`Median sale price by month of closing, ${name}, ${months}${inCurrency}`}
        valueHead="Median"
        format={inMoney}
        points={monthPoints(market, 'medianSalePrice')}
        why="Fewer than two months have ten sales each with a known price."
      />
      <Course
        title={`Sale price to last asking price by month of closing, ${name}, ${months}`}
        valueHead="Median"
        format={exactPercent}
        points={monthPoints(market, 'saleToList')}
        why="Fewer than two months have ten sales each with a known price."
      />
      <Course
        title={`Homes for sale at the end of each month, ${name}, ${months}`}
        valueHead="For sale"
        format={whole}
        points={stockPoints(market)}
        why="Fewer than ten homes are for sale."
        note="Homes that left the market without a sale are not counted in earlier months."
      />
      <Part title={`Time on the market of the homes for sale, ${name}`} why="Fewer than ten homes are for sale.">
        {bandPoints(market).length > 0 && (
          <BarTable
            title={`Time on the market of the homes for sale, ${name}`}
            labelHead="On the market for"
            valueHead="Share"
            format={percent}
            points={bandPoints(market)}
          />
        )}
      </Part>
      <Part
        title={`Median price per sq ft by kind of home, ${name}`}
        why="No kind of home has ten for sale with a known area."
      >
        {types.length > 0 && (
          <BarTable
            title={`Median price per sq ft by kind of home, ${name}${inCurrency}`}
            labelHead="Kind"
            valueHead="Per sq ft"
            format={inMoney}
            points={types}
          />
        )}
      </Part>
    </div>
  );
}

function Course({ why, note, ...chart }: Omit<ChartProps, 'labelHead'> & { why: string; note?: string }) {
  return (
    <Part title={chart.title} why={why}>
      {chart.points.length >= 2 && (
        <>
          <LineChart {...chart} labelHead="Month" />
          {note && <p className="text-14 text-soft">{note}</p>}
        </>
      )}
    </Part>
  );
}

/** A chart, or its title and why there is none. */
function Part({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 border-t border-line pt-4"
    >
      {children || (
        <>
          <h3 className="text-14 font-semibold">{title}</h3>
          <p className="text-14 text-soft">Not shown: {lowerFirst(why)}</p>
        </>
      )}
    </section>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
