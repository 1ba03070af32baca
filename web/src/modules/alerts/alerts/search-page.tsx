import { m } from '@lintel/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { savedSearchesPath } from '../../saving/paths.ts';
import { searchesQuery, searchQuery, visitSearch } from '../calls.ts';
import { savedSearchPath } from '../paths.ts';
import { SearchCard } from '../searches/search-card.tsx';
import { AlertList } from './alert-list.tsx';

/** One saved search with its alerts. Leaving the page marks its new alerts as seen. */
export function SearchPage({ id }: { id: number }) {
  const search = useQuery(searchQuery(id));
  const client = useQueryClient();
  useEffect(
    () => () => {
      void visitSearch(id)
        .then(() => client.invalidateQueries({ queryKey: searchesQuery.queryKey }))
        .catch(() => undefined);
    },
    [id, client],
  );
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">
      <p>
        <AppLink href={savedSearchesPath} className="link text-14">
          {m.alerts__all_saved_searches()}
        </AppLink>
      </p>
      {search.data ? (
        <SearchCard alone search={search.data} />
      ) : search.isError ? (
        <ErrorState
          what={m.alerts__we_couldnt_load_the_search()}
          error={search.error}
          onRetry={() => void search.refetch()}
          pending={search.isFetching}
        />
      ) : (
        <Skeleton className="h-48 rounded-card" />
      )}
      <section aria-labelledby="alerts" className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 border-ink pt-4">
        <h2 id="alerts" className="text-22">
          {m.alerts__alerts()}
        </h2>
        <AlertList searchId={id} back={savedSearchPath(id)} />
      </section>
    </div>
  );
}
