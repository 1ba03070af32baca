import { m } from '@lintel/messages';
import { ownStatusNames } from '@lintel/server/own-listings';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type OwnListing, ownListingQuery } from '../calls.ts';
import { myListingsPath } from '../paths.ts';
import { PhotosSection } from '../photos/photos-section.tsx';
import { statusTones } from '../words.ts';
import { AddressSection } from './address-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { useAutosave } from './use-autosave.ts';

/** Editor of an own listing; it saves by itself. */
export function EditorPage({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(ownListingQuery(id));
  if (error && !data)
    return (
      <div className="page py-6">
        <ErrorState
          what={m.own_listings__we_couldnt_load_this_listing()}
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data)
    return (
      <div className="page py-6">
        <Skeleton className="h-96" />
      </div>
    );
  return <Editor key={data.id} listing={data} />;
}

function Editor({ listing }: { listing: OwnListing }) {
  const save = useAutosave(listing);
  const { status } = listing;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AppLink href={myListingsPath} className="link text-14">
          {m.own_listings__your_listings()}
        </AppLink>
        <h1 className="w-full text-28">{listing.title ?? m.own_listings__new_listing()}</h1>
        <Badge tone={statusTones[status]}>{ownStatusNames[status]}</Badge>
        {listing.hasUnpublishedChanges && <Badge tone="accent">{m.own_listings__edited()}</Badge>}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* A listing that ended can't be changed. */}
        <fieldset
          disabled={listing.publishedAt !== null && listing.nextStatuses.length === 0}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10"
        >
          <legend className="sr-only">{m.own_listings__listing()}</legend>
          <AddressSection save={save} />
          <FactsSection save={save} />
          <DescriptionSection save={save} listing={listing} />
          <PhotosSection listing={listing} />
        </fieldset>
        <aside aria-label={m.own_listings__publishing()}>
          <div className="grid gap-6 lg:sticky lg:top-4">
            <PublishPanel listing={listing} save={save} />
          </div>
        </aside>
      </div>
    </div>
  );
}
