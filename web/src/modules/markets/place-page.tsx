import { m } from '@lintel/messages';
import type { MarketPlace, PlaceForecast } from '@lintel/server/markets';
import type { ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { decimal, money, month, percent, whole } from '../../ui/format.ts';
import { monthAfter, signedPercent } from './growth.ts';
import { IndexChart } from './index-chart.tsx';
import { marketPath, placeName } from './paths.ts';
import { RentsSection } from './rents-section.tsx';

interface Figure {
  value: number;
  n: number;
}

/** The figures of the market that its page states first. */
interface PlaceFigures {
  homes: number;
  currency: 'USD' | 'CAD' | null;
  medianListPrice: Figure | null;
  medianSalePrice: Figure | null;
  medianDaysOnMarket: Figure | null;
  monthsOfSupply: Figure | null;
  /** Share of the homes for sale, from 0 to 1. */
  priceCutShare: Figure | null;
}

interface PlacePageProps {
  place: MarketPlace;
  figures: PlaceFigures | undefined;
  homesPath: string;
  /** Charts of the last twelve months; passed in, because they belong to another module. */
  charts: ReactNode;
  /** Saves the area; passed in, because it belongs to another module. */
  save: ReactNode;
}

/** The market of a city or a district: figures, price index with forecast, and the last twelve months. */
export function PlacePage({ place, figures, homesPath, charts, save }: PlacePageProps) {
  const { city, state, district, districts, index, forecast, rents } = place;
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-28 md:text-36">{m.markets__housing_market_of({ city: placeName(place), state })}</h1>
          {district && (
            <p className="text-14">
              <AppLink href={marketPath(city, state)} className="link">
                {m.markets__market_of_city({ city })}
              </AppLink>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {save}
          <LinkButton data-print="no" kind="secondary" size="sm" href={homesPath}>
            {m.markets__see_homes()}
          </LinkButton>
        </div>
      </header>
      {figures && <Figures figures={figures} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {index && <IndexChart city={city} index={index} forecast={forecast} />}
        <section className="lintel grid content-start gap-3 p-4 md:p-6">
          <h2 className="text-22">{district ? m.markets__next_12_months_in({ city }) : m.markets__next_12_months()}</h2>
          <Outlook place={place} />
        </section>
      </div>
      {rents && <RentsSection place={place.place} name={placeName(place)} rents={rents} />}
      {charts}
      {districts.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-22">{m.markets__districts_of({ city })}</h2>
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
            {districts.map(({ place: path, district: name, sales }) => (
              <li key={path} className="flex items-baseline justify-between gap-3 border-b border-line py-2">
                <AppLink href={`/market/${path}`} className="link">
                  {name}
                </AppLink>
                <span className="text-12 text-soft tabular-nums">
                  {m.markets__number_of_sales({ n: whole(sales) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Figures({ figures }: { figures: PlaceFigures }) {
  const { currency, homes } = figures;
  const inMoney = (value: number) => money(value, currency ?? 'USD');
  const shown: [label: string, figure: Figure | null, format: (value: number) => string][] = [
    [m.markets__median_list_price(), figures.medianListPrice, inMoney],
    [m.markets__sales_12_months(), figures.medianSalePrice, inMoney],
    [m.markets__days_on_market(), figures.medianDaysOnMarket, decimal],
    [m.markets__months_of_supply(), figures.monthsOfSupply, decimal],
    [m.markets__homes_with_price_cut(), figures.priceCutShare, percent],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-y border-line py-2 md:grid-cols-3 xl:grid-cols-6">
      <Item label={m.markets__homes_for_sale()} value={whole(homes)} />
      {shown.map(([label, figure, format]) => (
        <Item
          key={label}
          label={label}
          value={figure ? format(figure.value) : '–'}
          note={figure ? m.count__homes({ count: figure.n }) : m.markets__fewer_than_ten()}
        />
      ))}
    </dl>
  );
}

function Item({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-y-0 py-2">
      <dt className="text-14 text-soft">{label}</dt>
      <dd className="font-display text-22 font-semibold tabular-nums md:text-28">{value}</dd>
      {note && <dd className="text-12 text-soft">{note}</dd>}
    </div>
  );
}

/** States the forecast with its interval and its back-test, or in one sentence why there is none. */
function Outlook({ place: { city, index, forecast } }: { place: PlaceForecast }) {
  if (!index) return <p className="text-soft">{m.markets__no_index({ city })}</p>;
  if (!forecast) return <p className="text-soft">{m.markets__forecast_too_short({ city })}</p>;
  const { from, growth, low, high, error, lastYear, lastYearError, tested, abstains } = forecast;
  if (abstains || error === null || lastYearError === null)
    return (
      <p className="text-soft">
        {m.markets__forecast_abstains({ city, growth: signedPercent(lastYear), n: whole(tested) })}
      </p>
    );
  return (
    <>
      <p className="font-display text-28 font-semibold tabular-nums">{signedPercent(growth)}</p>
      <p>
        {m.markets__prices_may_change({ until: month(monthAfter(from, 12)) })}.{' '}
        {m.markets__between({ low: signedPercent(low), high: signedPercent(high) })}
      </p>
      <p className="text-14 text-soft">
        {m.markets__forecast_error({ error: decimal(error), n: whole(tested), naive: decimal(lastYearError) })}
      </p>
    </>
  );
}
