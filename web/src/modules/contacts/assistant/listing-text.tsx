import { m } from '@lintel/messages';
import { streetLine } from '@lintel/server/listings/address';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listingTextQuery, ownListingsQuery } from '../calls.ts';
import { DraftEditor } from './draft-editor.tsx';

/** The description of an own listing, from its fields. */
export function ListingText() {
  const homes = useQuery(ownListingsQuery);
  const [id, setId] = useState<number>();
  if (homes.error)
    return (
      <ErrorState
        what={m.contacts__we_couldnt_load_listings()}
        error={homes.error}
        onRetry={() => void homes.refetch()}
      />
    );
  if (!homes.data) return <Skeleton className="h-96" />;
  const chosen = id ?? homes.data[0]?.id;
  if (chosen === undefined)
    return <EmptyState title={m.contacts__no_listings_yet()}>{m.contacts__no_listings_yet_about()}</EmptyState>;
  return (
    <div className="lintel grid max-w-180 grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <Select
        label={m.contacts__listing()}
        value={String(chosen)}
        onChange={({ target }) => setId(Number(target.value))}
        options={homes.data.map((home) => ({ value: String(home.id), label: `${streetLine(home)}, ${home.city}` }))}
      />
      <Draft key={chosen} id={chosen} />
    </div>
  );
}

function Draft({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(listingTextQuery(id));
  if (error)
    return <ErrorState what={m.contacts__we_couldnt_load_listings()} error={error} onRetry={() => void refetch()} />;
  return data ? <DraftEditor text={data.text} /> : <Skeleton className="h-60" />;
}
