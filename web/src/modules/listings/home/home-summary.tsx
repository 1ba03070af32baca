import { m } from '@lintel/messages';
import type { Property } from '@lintel/server/listings';
import { streetLine } from '@lintel/server/listings/address';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { openingHours } from '../../../ui/format.ts';
import { propertyPath } from '../paths.ts';
import { PriceLine } from '../price-line.tsx';
import { badgesOf, cityLine, factLine, homeName } from './home-facts.ts';
import { HomePicture } from './home-picture.tsx';

interface HomeSummaryProps {
  /** With the home's time zone, an open house is shown with its hours. */
  home: Property & { timeZone?: string };
  /** Compact form without a picture, for several homes in a column. */
  small?: boolean;
}

/** A short card of a home for the map, with a link to its page. */
export function HomeSummary({ home, small = false }: HomeSummaryProps) {
  const { openHouse, timeZone } = home;
  const hours = openHouse && timeZone ? openingHours(openHouse.startsAt, openHouse.endsAt, timeZone) : undefined;
  const badges = badgesOf(home);
  return (
    <article className="relative grid gap-1 font-sans text-14 text-ink hover:bg-sunk">
      {!small && (
        <div className="overflow-hidden *:aspect-2/1">
          <HomePicture photo={home.photo} eager />
        </div>
      )}
      <div className={small ? 'grid gap-1 py-2' : 'grid gap-1 p-3'}>
        <PriceLine home={home} />
        <p className="tabular-nums">{factLine(home)}</p>
        <p className="font-semibold">
          <AppLink
            href={propertyPath(home.id)}
            aria-label={m.listings__view_details_3({ home: homeName(home) })}
            className="after:absolute after:inset-0 hover:underline"
          >
            {streetLine(home)}
          </AppLink>
        </p>
        {!small && <p className="text-soft">{cityLine(home)}</p>}
        {badges.length > 0 && (
          <p className="flex flex-wrap gap-1">
            {badges.map(({ text, tone }) => (
              <Badge key={text} tone={tone}>
                {text === 'Open house' && hours ? m.listings__open({ hours }) : text}
              </Badge>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}
