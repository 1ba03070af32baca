import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { onlyRead } from '../../api/search-params.ts';
import { sharedRender } from '../../api/shared-render.ts';
import { HomeCard } from '../../modules/listings/home/home-card.tsx';
import { HomeCardSkeleton } from '../../modules/listings/home/home-card-skeleton.tsx';
import { MatchPart } from '../../modules/matching/index.ts';
import { DiscoverPage } from '../../modules/search/discover/discover-page.tsx';
import { seed } from '../../modules/search/queries.ts';
import { discoverHead } from '../../modules/search/search-head.ts';
import { readSearchState } from '../../modules/search/search-state.ts';

const read = onlyRead(readSearchState);

export const Route = createFileRoute('/(search)/discover')({
  headers: sharedRender,
  validateSearch: read,
  loaderDeps: ({ search }) => search,
  // Loaded during server rendering only. In the browser the page renders at once and loads its parts.
  loader: async ({ deps }) => {
    if (!import.meta.env.SSR || deps.part) return {};
    const { propertySearchData } = await import('../../modules/search/initial-data.ts');
    return propertySearchData(deps);
  },
  head: ({ match }) => discoverHead(match.search, match.context.visit.origin),
  component: function Discover() {
    const state = Route.useSearch();
    const data = Route.useLoaderData();
    const { person } = Route.useRouteContext().session;
    return (
      <QueryScope onOpen={(client) => seed(client, state, data)}>
        <DiscoverPage
          state={state}
          homeSkeleton={<HomeCardSkeleton />}
          showHome={({ home, back, eager }) => (
            <HomeCard actions home={home} back={back} reasons={home.reasons} eager={eager} />
          )}
          smartMatch={<MatchPart me={person} />}
        />
      </QueryScope>
    );
  },
});
