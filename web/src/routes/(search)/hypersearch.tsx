import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { onlyRead } from '../../api/search-params.ts';
import { sharedRender } from '../../api/shared-render.ts';
import { HomeCard } from '../../modules/listings/home/home-card.tsx';
import { HomeCardSkeleton } from '../../modules/listings/home/home-card-skeleton.tsx';
import { seed } from '../../modules/search/queries.ts';
import { searchHead } from '../../modules/search/search-head.ts';
import { HyperSearchPage } from '../../modules/search/search-page.tsx';
import { readSearchState } from '../../modules/search/search-state.ts';

export const Route = createFileRoute('/(search)/hypersearch')({
  headers: sharedRender,
  validateSearch: onlyRead(readSearchState),
  loaderDeps: ({ search }) => search,
  // Loaded during server rendering only. In the browser the page renders at once and loads its parts.
  loader: async ({ deps }) => {
    if (!import.meta.env.SSR) return {};
    const { hyperSearchData } = await import('../../modules/search/initial-data.ts');
    return hyperSearchData(deps);
  },
  head: ({ match }) => searchHead(match.search, match.context.visit.origin),
  component: function HyperSearch() {
    const state = Route.useSearch();
    const data = Route.useLoaderData();
    return (
      <QueryScope onOpen={(client) => seed(client, state, data)}>
        <HyperSearchPage
          state={state}
          day={Route.useRouteContext().visit.day}
          homeSkeleton={<HomeCardSkeleton />}
          showHome={({ home, back, eager }) => (
            <HomeCard actions home={home} back={back} reasons={home.reasons} eager={eager} />
          )}
        />
      </QueryScope>
    );
  },
});
