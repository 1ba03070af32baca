import { m } from '@lintel/messages';
import { streetLine } from '@lintel/server/listings/address';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { area, decimal, money } from '../../ui/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openHousesPath } from '../appointments/paths.ts';
import { propertyPath } from '../listings/paths.ts';
import { type OwnListing, ownListingsQuery } from './calls.ts';

const states = {
  active: [m.contacts__listing_active, 'good'],
  pending: [m.contacts__listing_pending, 'warning'],
  sold: [m.contacts__listing_sold, 'plain'],
  other: [m.contacts__listing_other, 'plain'],
} as const;

/** The agent's listings as buyers see them, with what buyers did. `except` has the ids of those shown elsewhere. */
export function ListingsPanel({ except }: { except?: ReadonlySet<number> }) {
  const { data, error, refetch } = useQuery(ownListingsQuery);
  if (error)
    return <ErrorState what={m.contacts__we_couldnt_load_listings()} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const shown = data.filter(({ id }) => !except?.has(id));
  if (shown.length === 0)
    return <EmptyState title={m.contacts__no_listings_yet()}>{m.contacts__no_listings_yet_about()}</EmptyState>;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map((home) => (
        <Card key={home.id} home={home} />
      ))}
    </ul>
  );
}

function Card({ home }: { home: OwnListing }) {
  const [word, tone] = states[home.status];
  const address = streetLine(home);
  return (
    <li className="lintel flex flex-col overflow-hidden">
      <div className="relative aspect-5/3 border-b border-line bg-sunk">
        {home.photo && (
          <img
            src={home.photo.url}
            alt={home.photo.alt}
            loading="lazy"
            className="illustration size-full object-cover"
          />
        )}
        <span className="absolute top-2 left-2">
          <Badge tone={tone}>{word()}</Badge>
        </span>
      </div>
      <div className="grid gap-1 p-4">
        <p className="text-18 font-semibold tabular-nums">{money(home.price, home.currency)}</p>
        <p className="text-14 text-soft">{factsOf(home)}</p>
        <p>
          <AppLink href={propertyPath(home.id)} className="font-medium hover:underline">
            {address}
          </AppLink>
          <span className="block text-14 text-soft">
            {home.city}, {home.state}
          </span>
        </p>
        <p className="text-14 tabular-nums">
          {[
            home.daysOnMarket === null ? null : m.contacts__days_on_market({ days: home.daysOnMarket }),
            home.savedBy === 1 ? m.contacts__saved_by_one() : m.contacts__saved_by({ count: home.savedBy }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {home.status === 'active' && (
          <div className="flex flex-wrap gap-2 pt-2">
            <LinkButton
              kind="secondary"
              size="sm"
              href={propertyPath(home.id)}
              aria-label={`${m.contacts__view()}: ${address}`}
            >
              {m.contacts__view()}
            </LinkButton>
            <LinkButton
              kind="quiet"
              size="sm"
              href={openHousesPath}
              aria-label={`${m.contacts__open_house()}: ${address}`}
            >
              {m.contacts__open_house()}
            </LinkButton>
          </div>
        )}
      </div>
    </li>
  );
}

const factsOf = ({ bedrooms, bathrooms, squareFeet, country }: OwnListing): string =>
  [
    bedrooms !== null && m.recommendations__bd({ bedrooms }),
    bathrooms !== null && m.recommendations__ba({ bathrooms: decimal(bathrooms) }),
    squareFeet !== null && area(squareFeet, country),
  ]
    .filter(Boolean)
    .join(' · ');
