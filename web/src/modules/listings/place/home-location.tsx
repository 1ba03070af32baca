import { m } from '@lintel/messages';
import type { PropertyWithPlaces } from '@lintel/server/listings';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { distance } from '../../../ui/format.ts';
import { Commute } from '../../commute/index.ts';
import { sentencePath } from '../../search/paths.ts';
import { cityLine } from '../home/home-facts.ts';
import type { LetteredSpot } from './spot-map.tsx';

const SpotMap = lazy(() => import('./spot-map.tsx'));

/** The home on a map with the landmarks around it; as text when the position is not shown. */
export function HomeLocation({ home, sales }: { home: PropertyWithPlaces; sales: readonly LetteredSpot[] }) {
  const { latitude, longitude, addressHidden, nearby } = home;
  const around = sentencePath(
    m.listings__homes_in({ list: [home.neighbourhood, home.city, home.state].filter(Boolean).join(', ') }),
    { view: 'map' },
  );
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  const located = latitude !== null && longitude !== null;
  return (
    <div ref={frame} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{cityLine(home)}</p>
        <LinkButton data-print="no" kind="secondary" size="sm" href={around}>
          {m.listings__see_nearby_homes_on_the()}
        </LinkButton>
      </div>
      {located ? (
        <div data-print="no" className="h-80 overflow-hidden rounded-card border border-line bg-sunk md:h-96">
          {isNear && (
            <Suspense>
              <SpotMap home={{ latitude, longitude }} nearby={nearby} sales={sales} />
            </Suspense>
          )}
        </div>
      ) : (
        <p className="text-soft">
          {addressHidden ? m.listings__the_seller_has_hidden_the() : m.listings__the_listing_doesnt_give_the()}
        </p>
      )}
      {located && sales.length > 0 && (
        <p className="text-14 text-soft" data-print="no">
          {m.listings__letters_mark_the()}{' '}
          <a href="#estimate" className="link">
            {m.listings__sales_behind_the_estimate()}
          </a>
          .
        </p>
      )}
      {nearby.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-sans text-16 font-semibold tracking-normal">{m.listings__places_nearby()}</h3>
          <ol className="grid gap-x-8 sm:grid-cols-2">
            {nearby.map((place, at) => (
              <li
                key={place.name}
                className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-14"
              >
                <span>
                  <span
                    aria-hidden
                    className="mr-2 inline-grid size-6 place-items-center rounded-full bg-primary text-12 font-semibold text-on-primary tabular-nums"
                  >
                    {at + 1}
                  </span>
                  {place.name}
                </span>
                <span className="text-soft whitespace-nowrap tabular-nums">{distance(place.meters, home.country)}</span>
              </li>
            ))}
          </ol>
          <p className="text-12 text-soft">{m.listings__straight_line_distances()}</p>
        </div>
      )}
      {located && <Commute home={home} isNear={isNear} />}
    </div>
  );
}

/** Returns whether the element was about to come into view; what it shows is loaded then. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
