import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { onlyRead } from '../../api/search-params.ts';
import { sharedRender } from '../../api/shared-render.ts';
import { HomeCard } from '../../modules/listings/home/home-card.tsx';
import { HomeCardSkeleton } from '../../modules/listings/home/home-card-skeleton.tsx';
import { seed } from '../../modules/search/queries.ts';
import { propertySearchHead } from '../../modules/search/search-head.ts';
import { PropertySearchPage } from '../../modules/search/search-page.tsx';
import { readSearchState } from '../../modules/search/search-state.ts';

export const Route = createFileRoute('/(search)/search')({
  headers: sharedRender,
  validateSearch: onlyRead(readSearchState),
  loaderDeps: ({ search }) => search,
  // Loaded during server rendering only. In the browser the page renders at once and loads its parts.
  loader: async ({ deps }) => {
    if (!import.meta.env.SSR) return {};
    const { propertySearchData } = await import('../../modules/search/initial-data.ts');
    return propertySearchData(deps);
  },
  head: ({ match }) => propertySearchHead(match.search, match.context.visit.origin),
  component: function Search() {
    const state = Route.useSearch();
    const data = Route.useLoaderData();
    return (
      <QueryScope onOpen={(client) => seed(client, state, data)}>
        <PropertySearchPage
          state={state}
          homeSkeleton={<HomeCardSkeleton />}
          showHome={({ home, back, eager }) => (
            <HomeCard actions home={home} back={back} reasons={home.reasons} eager={eager} />
          )}
        />
      </QueryScope>
    );
  },
});
