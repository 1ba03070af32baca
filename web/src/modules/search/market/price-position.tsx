import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Comparables, PriceSpread } from '@lintel/server/search';
import { type Currency, money, percent, shortMoney, whole } from '../../../ui/format.ts';

const criterionNames: Record<Comparables['criteria'][number], string> = texts({
  neighborhood: m.search__the_same_neighborhood,
  city: m.search__the_same_city,
  type: m.search__the_same_type,
  bedrooms: m.search__the_same_number_of_bedrooms,
  area: m.search__a_living_area_within_25,
});

/** Shows the position of a home's price among comparable homes for sale and sold. Renders nothing below ten homes. */
export function PricePosition({ found, price, currency }: { found: Comparables; price: number; currency: Currency }) {
  const { criteria, active, sold } = found;
  if (!active && !sold) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6 print:break-inside-avoid">
      <h2 className="text-22">{m.search__how_the_price_compares()}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {active && <Spread title={m.search__for_sale_now()} spread={active} price={price} currency={currency} />}
        {sold && <Spread title={m.search__sold_in_the_last_12()} spread={sold} price={price} currency={currency} />}
      </div>
      <details className="text-14">
        <summary className="link inline-flex min-h-8 items-center">{m.search__details()}</summary>
        <div className="grid gap-1 text-soft">
          <p>{m.search__comparable_homes_have({ list: criteria.map((each) => criterionNames[each]).join(', ') })}</p>
          {active && <Sample title={m.search__for_sale_now()} spread={active} currency={currency} />}
          {sold && <Sample title={m.search__sold_in_the_last_12()} spread={sold} currency={currency} />}
        </div>
      </details>
    </section>
  );
}

const Sample = ({ title, spread, currency }: { title: string; spread: PriceSpread; currency: Currency }) => (
  <p>
    {m.search__sample_of_prices({
      title,
      n: whole(spread.n),
      low: money(spread.low, currency),
      high: money(spread.high, currency),
    })}
  </p>
);

/** “5% below the median” */
function difference(price: number, median: number): string {
  const share = price / median - 1;
  if (Math.abs(share) < 0.005) return m.search__at_the_median();
  return share < 0
    ? m.search__below_the_median({ share: percent(-share) })
    : m.search__above_the_median({ share: percent(share) });
}

interface SpreadProps {
  title: string;
  spread: PriceSpread;
  price: number;
  currency: Currency;
}

/** The middle half of the prices as a band on the range, with the median and the home. */
function Spread({ title, spread, price, currency }: SpreadProps) {
  const { quarter, median, threeQuarters } = spread;
  // The scale leaves out the extremes, which would press the band together.
  const reach = Math.max(threeQuarters - quarter, median * 0.05) * 1.5;
  const [from, to] = [Math.min(quarter - reach / 2, price), Math.max(threeQuarters + reach / 2, price)];
  const at = (value: number) => `${(2 + (96 * (value - from)) / (to - from)).toFixed(2)}%`;
  return (
    <figure className="grid gap-1">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-14 font-semibold">{title}</span>
        <span className="text-14">{difference(price, median)}</span>
      </figcaption>
      <svg aria-hidden className="block h-8 w-full">
        <line x1="0" x2="100%" y1="16" y2="16" className="stroke-line stroke-2" />
        <rect
          x={at(quarter)}
          width={`${((96 * (threeQuarters - quarter)) / (to - from)).toFixed(2)}%`}
          y="8"
          height="16"
          rx="2"
          className="fill-primary-tint stroke-primary"
        />
        <line x1={at(median)} x2={at(median)} y1="4" y2="28" className="stroke-primary stroke-2" />
        <circle cx={at(price)} cy="16" r="7" className="fill-accent stroke-raised stroke-2" />
      </svg>
      <p className="text-14 text-soft tabular-nums">
        {m.search__half_cost_between({
          low: shortMoney(quarter, currency),
          high: shortMoney(threeQuarters, currency),
          median: shortMoney(median, currency),
        })}
      </p>
    </figure>
  );
}
