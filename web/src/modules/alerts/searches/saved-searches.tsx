import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../../api/live.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { hyperSearchPath, propertySearchPath } from '../../search/paths.ts';
import { alertsKey, searchesQuery } from '../calls.ts';
import { allAlertsPath } from '../paths.ts';
import { SearchCard } from './search-card.tsx';

/** The saved searches with their criteria, alert settings and new matches. */
export function SavedSearches() {
  const query = useQuery(searchesQuery);
  useLive('alerts', alertsKey);
  if (query.isError && !query.data)
    return (
      <ErrorState
        what={m.alerts__we_couldnt_load_your_saved()}
        error={query.error}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    );
  if (!query.data)
    return (
      <div className="grid gap-4">
        {[0, 1].map((at) => (
          <Skeleton key={at} className="h-48 rounded-card" />
        ))}
      </div>
    );
  const { searches, limit } = query.data;
  if (searches.length === 0) return <NothingSaved />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-18 font-semibold">
          {m.count__saved_searches({ count: searches.length })}
          {searches.length > limit * 0.8 && (
            <span className="text-14 font-normal text-soft"> {m.alerts__limit({ limit })}</span>
          )}
        </p>
        <LinkButton kind="quiet" href={allAlertsPath}>
          {m.alerts__all_alerts()}
        </LinkButton>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {searches.map((search) => (
          <li key={search.id}>
            <SearchCard search={search} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const NothingSaved = () => (
  <EmptyState
    title={m.alerts__no_saved_searches_yet()}
    actions={
      <>
        <LinkButton href={hyperSearchPath}>{m.alerts__search_in_your_own_words()}</LinkButton>
        <LinkButton kind="secondary" href={propertySearchPath}>
          {m.alerts__property_search()}
        </LinkButton>
      </>
    }
  >
    <p>{m.alerts__search_for_homes_draw_areas()}</p>
  </EmptyState>
);
