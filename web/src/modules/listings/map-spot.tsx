import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { MapPin } from 'lucide-react';
import { LinkButton } from '../../ui/button.tsx';
import { sentencePath } from '../search/paths.ts';
import { cityLine } from './home/home-facts.ts';

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(4)}° ${value >= 0 ? positive : negative}`;

/** The home's location as text and coordinates, with a link to nearby homes on the map. */
export function MapSpot({ home }: { home: PropertyDetail }) {
  const { latitude, longitude, addressHidden } = home;
  const around = sentencePath(
    m.listings__homes_in({ list: [home.neighbourhood, home.city, home.state].filter(Boolean).join(', ') }),
    {
      view: 'map',
    },
  );
  return (
    <div className="flex flex-wrap items-start gap-4">
      <MapPin aria-hidden size={20} strokeWidth={1.5} className="shrink-0" />
      <div className="mr-auto min-w-0">
        <p>{cityLine(home)}</p>
        <p className="text-14 text-soft tabular-nums">
          {latitude === null || longitude === null
            ? addressHidden
              ? m.listings__the_seller_has_hidden_the()
              : m.listings__the_listing_doesnt_give_the()
            : `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`}
        </p>
      </div>
      <LinkButton data-print="no" kind="secondary" href={around}>
        {m.listings__see_nearby_homes_on_the()}
      </LinkButton>
    </div>
  );
}
