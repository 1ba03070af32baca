import { m } from '@lintel/messages';
import { type PropertyDetail, streetLine } from '@lintel/server/listings';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { timeRange } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { signUpFor } from '../accounts/paths.ts';
import { CanBuyPanel } from '../affordability/index.ts';
import { SaveButton } from '../saving/index.ts';
import { MonthlyCost } from './costs/monthly-cost.tsx';
import { featureName } from './feature-name.ts';
import { Gallery } from './gallery.tsx';
import { cityLine, onMarket } from './home/home-facts.ts';
import { HomeFacts } from './home/home-facts-table.tsx';
import { ListedBy } from './listed-by.tsx';
import { MapSpot } from './map-spot.tsx';
import { propertyPath } from './paths.ts';
import { PriceBlock } from './price-block.tsx';
import { PriceHistory } from './price-history.tsx';

interface PropertyPageProps {
  home: PropertyDetail;
  /** Similar homes; passed in, because searching belongs to another module. */
  similar: ReactNode;
}

/** Page of one home with every public fact and its source. */
export function PropertyPage({ home, similar }: PropertyPageProps) {
  const here = propertyPath(home.id);
  const time = onMarket(home);
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 print:block print:space-y-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Gallery photos={home.photos} />
        <div className="grid content-start gap-6">
          <header className="grid gap-2">
            <h1 className="text-28 md:text-36">{streetLine(home)}</h1>
            <p className="text-18 text-soft">{cityLine(home)}</p>
          </header>
          <PriceBlock home={home} />
          <CanBuyPanel home={home} />
          <OpenHouse home={home} />
          <div data-print="no" className="grid gap-2 sm:grid-cols-2">
            <LinkButton size="lg" href={signUpFor({ intent: 'connect-agent', property: home.id, back: here })}>
              {m.listings__connect_to_agent_2()}
            </LinkButton>
            <SaveButton id={home.id} name={streetLine(home)} back={here} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-14 text-soft">{time && `${time}.`}</p>
            <span data-print="no">
              <CopyLink />
            </span>
          </div>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8 print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 print:block print:space-y-6">
          {home.description && (
            <Part title={m.listings__description()}>
              <p className="max-w-measure whitespace-pre-line">{home.description}</p>
              <p className="text-14 text-soft">{m.listings__description_from_the_listing_office()}</p>
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
          {home.cashToClose && (
            <Part title={m.listings__monthly_cost_2()}>
              <MonthlyCost home={home} />
            </Part>
          )}
          <Part title={m.listings__price_history()}>
            <PriceHistory home={home} />
          </Part>
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 print:mt-6 print:block print:space-y-6">
          <ListedBy home={home} />
          <Part title={m.listings__location_2()}>
            <MapSpot home={home} />
          </Part>
        </aside>
      </div>
      {similar}
    </article>
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

/** The next open house, in the home's time zone. */
function OpenHouse({ home }: { home: PropertyDetail }) {
  if (!home.openHouse) return null;
  const { startsAt, endsAt } = home.openHouse;
  return (
    <Notice title={m.listings__open_house()}>
      <time dateTime={startsAt}>{timeRange(startsAt, endsAt, home.timeZone)}</time>
      {m.listings__in_the_homes_local_time()}
    </Notice>
  );
}
