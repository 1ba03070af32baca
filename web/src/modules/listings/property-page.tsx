import { m } from '@lintel/messages';
import type { PropertyWithPlaces } from '@lintel/server/listings';
import { streetLine } from '@lintel/server/listings/address';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { timeRange } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { CanBuyPanel } from '../affordability/index.ts';
import { ContactBar } from './contact-bar.tsx';
import { MonthlyCost } from './costs/monthly-cost.tsx';
import { featureName } from './feature-name.ts';
import { PhotoGrid } from './gallery/photo-grid.tsx';
import { cityLine, factLine, onMarket } from './home/home-facts.ts';
import { HomeFacts } from './home/home-facts-table.tsx';
import { ListedBy } from './listed-by.tsx';
import { HomeLocation } from './place/home-location.tsx';
import type { LetteredSpot } from './place/spot-map.tsx';
import { PriceChart } from './price-chart.tsx';
import { PriceHistory } from './price-history.tsx';
import { PropertySummary } from './property-summary.tsx';

interface PropertyPageProps {
  home: PropertyWithPlaces;
  /**
   * The estimated value, the price among comparable homes, and similar homes; passed in, because they belong to other
   * modules.
   */
  estimate: ReactNode;
  /** The sales that the estimate is based on, for the map. */
  sales: readonly LetteredSpot[];
  position: ReactNode;
  similar: ReactNode;
}

/** Page of one home. The summary with the actions stays in view next to the facts; on phones it comes before them. */
export function PropertyPage({ home, estimate, sales, position, similar }: PropertyPageProps) {
  const time = onMarket(home);
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-8 md:pt-6 print:block print:space-y-6">
      <PhotoGrid photos={home.photos} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 print:block print:space-y-6">
        <header className="grid gap-2">
          <h1 className="text-28 md:text-36">{streetLine(home)}</h1>
          <p className="text-18 text-soft">{cityLine(home)}</p>
          <p className="text-18 tabular-nums">{factLine(home)}</p>
          {time && <p className="text-14 text-soft">{time}.</p>}
        </header>
        <aside aria-label={m.listings__price_and_actions()} className="lg:row-span-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
            <PropertySummary home={home} />
            <CanBuyPanel home={home} />
          </div>
        </aside>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 print:block print:space-y-6">
          <OpenHouse home={home} />
          {home.description && (
            <Part title={m.listings__description()}>
              <p className="max-w-measure whitespace-pre-line">{home.description}</p>
              <p className="text-12 text-soft">{m.listings__description_from_the_listing_office()}</p>
            </Part>
          )}
          {home.features.length > 0 && (
            <Part title={m.listings__features()}>
              <ul className="flex flex-wrap gap-2">
                {home.features.map((feature) => (
                  <li key={feature}>
                    <Chip>{featureName(feature)}</Chip>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part title={m.listings__facts()}>
            <HomeFacts home={home} />
          </Part>
          <Part title={m.listings__location_2()}>
            <HomeLocation home={home} sales={sales} />
          </Part>
          {home.cashToClose && (
            <Part title={m.listings__monthly_cost_2()}>
              <MonthlyCost home={home} />
            </Part>
          )}
          {estimate}
          {position}
          <Part title={m.listings__price_history()}>
            <PriceChart home={home} />
            <PriceHistory home={home} />
          </Part>
          <ListedBy home={home} />
        </div>
      </div>
      {similar}
      <ContactBar home={home} />
    </article>
  );
}

/** The next open house, in the home's time zone. */
function OpenHouse({ home }: { home: PropertyWithPlaces }) {
  if (!home.openHouse) return null;
  const { startsAt, endsAt } = home.openHouse;
  return (
    <Notice title={m.listings__open_house()}>
      <time dateTime={startsAt}>{timeRange(startsAt, endsAt, home.timeZone)}</time>
      {m.listings__in_the_homes_local_time()}
    </Notice>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6 print:break-inside-avoid">
      <h2 className="text-22">{title}</h2>
      {children}
    </section>
  );
}
