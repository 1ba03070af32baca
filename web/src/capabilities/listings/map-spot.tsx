import type { PropertyDetail } from '@lintel/server/listings';
import { MapPin } from 'lucide-react';
import { LinkButton } from '../../ui/button.tsx';
import { sentencePath } from '../search/paths.ts';
import { cityLine } from './home-facts.ts';

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(4)}° ${value >= 0 ? positive : negative}`;

/** Where the home stands in words and coordinates, and the way to the homes around it on the map. */
export function MapSpot({ home }: { home: PropertyDetail }) {
  const { latitude, longitude } = home;
  const around = sentencePath(`homes in ${home.neighbourhood ?? home.city}, ${home.city}, ${home.state}`, {
    view: 'map',
  });
  return (
    <div className="flex flex-wrap items-start gap-4">
      <MapPin aria-hidden size={20} strokeWidth={1.5} className="shrink-0" />
      <div className="mr-auto min-w-0">
        <p>{cityLine(home)}</p>
        <p className="text-14 text-soft tabular-nums">
          {latitude === null || longitude === null
            ? 'The exact place is not shown at the seller’s wish.'
            : `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`}
        </p>
      </div>
      <LinkButton data-print="no" kind="secondary" href={around}>
        Homes around it on the map
      </LinkButton>
    </div>
  );
}
