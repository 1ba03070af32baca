import { m } from '@lintel/messages';
import { ownStatusNames } from '@lintel/server/own-listings';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { callApi } from '../../api/client.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { money } from '../../ui/format.ts';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dayHere } from '../../ui/time/moment.ts';
import { type OwnListingSummary, ownListingsQuery } from './calls.ts';
import { ownListingPath } from './paths.ts';
import { statusTones } from './words.ts';

/**
 * The agent's own listings, each a link to its editor, and the start of a new one. `title` is the heading of a page;
 * `isCompact` suits a place above other listings.
 */
export function OwnListingsPanel({ title, isCompact }: { title?: string; isCompact?: boolean }) {
  const { data, error, refetch } = useQuery(ownListingsQuery);
  const navigate = useNavigate();
  const { act, pending } = useAction({ failed: m.own_listings__we_couldnt_start_a_listing() });
  const start = () =>
    act(async () => {
      const { id } = await callApi((api) => api.ownListings.create());
      await navigate({ to: ownListingPath(id) });
    });
  const add = (
    <Button pending={pending} onClick={() => void start()}>
      {m.own_listings__new_listing()}
    </Button>
  );
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
      aria-label={m.own_listings__your_listings()}
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        {title ? (
          <h1 className="text-28">{title}</h1>
        ) : (
          <p className="text-14 text-soft">{data?.length === 0 && m.own_listings__write_a_listing_here()}</p>
        )}
        {data && (isCompact || data.length > 0) && add}
      </header>
      {error && (
        <ErrorState
          what={m.own_listings__we_couldnt_load_your_listings()}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className={isCompact ? 'h-11' : 'h-64'} />}
      {data?.length === 0 && !isCompact && (
        <EmptyState title={m.own_listings__no_listings_yet()} actions={add}>
          {m.own_listings__write_a_listing_here()}
        </EmptyState>
      )}
      <ul className="grid">
        {data?.map((listing) => (
          <Row key={listing.id} listing={listing} />
        ))}
      </ul>
    </section>
  );
}

function Row({ listing }: { listing: OwnListingSummary }) {
  const { id, title, status, listPrice, currency, bedrooms, bathrooms, photo, photoCount, views, saves } = listing;
  const facts = [
    bedrooms !== null && m.own_listings__beds({ count: bedrooms }),
    bathrooms !== null && m.own_listings__baths({ count: bathrooms }),
    m.own_listings__photos({ count: photoCount }),
  ].filter((each) => each !== false);
  return (
    <li className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-t border-line py-3 hover:bg-sunk md:grid-cols-[4.5rem_minmax(0,1fr)_7rem_9.5rem_6rem]">
      {photo ? (
        <img src={photo} alt="" width={144} height={108} className="aspect-4/3 w-18 rounded-control object-cover" />
      ) : (
        <span className="grid aspect-4/3 w-18 place-items-center rounded-control bg-sunk text-soft">
          <House aria-hidden size={20} strokeWidth={1.5} />
        </span>
      )}
      <div className="min-w-0">
        <AppLink href={ownListingPath(id)} className="link block truncate font-medium after:absolute after:inset-0">
          {title ?? m.own_listings__listing_without_an_address()}
        </AppLink>
        <p className="text-14 text-soft tabular-nums">{facts.join(' · ')}</p>
      </div>
      <p className="font-semibold tabular-nums max-md:col-start-2 md:text-right">
        {listPrice === null ? m.own_listings__no_price() : money(listPrice, currency)}
      </p>
      <p className="text-14 text-soft tabular-nums max-md:col-start-2 md:text-right">
        {listing.publishedAt
          ? m.own_listings__views_and_saves({ views, saves })
          : m.own_listings__changed_on({ day: dayHere(listing.changedAt) })}
      </p>
      <p className="flex flex-wrap gap-1 max-md:col-start-2 md:justify-end">
        <Badge tone={statusTones[status]}>{ownStatusNames[status]}</Badge>
        {listing.hasUnpublishedChanges && <Badge tone="accent">{m.own_listings__edited()}</Badge>}
      </p>
    </li>
  );
}
