import { createFileRoute } from '@tanstack/react-router';
import { HomeCard } from '../capabilities/listings/home-card.tsx';
import { HomeCardSkeleton } from '../capabilities/listings/home-card-skeleton.tsx';
import { DiscoverPage } from '../capabilities/search/discover/discover-page.tsx';
import { seed } from '../capabilities/search/queries.ts';
import { discoverHead } from '../capabilities/search/search-head.ts';
import { readSearchState } from '../capabilities/search/search-state.ts';
import { ComingPart } from '../frames/public/coming-part.tsx';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/discover')({
  validateSearch: readSearchState,
  loaderDeps: ({ search }) => search,
  // The server answers with the homes in the page. In the browser the page shows at once and its parts follow.
  loader: async ({ deps }) => {
    const { comingPages } = await import('../frames/public/coming.ts');
    const smartMatch = comingPages.smartmatch!;
    if (!import.meta.env.SSR || deps.part) return { smartMatch, answers: {} };
    const { firstHomes } = await import('../capabilities/search/first-answers.ts');
    return { smartMatch, answers: await firstHomes(deps) };
  },
  head: ({ match }) => discoverHead(match.search, match.context.visit.origin),
  component: function Discover() {
    const state = Route.useSearch();
    const { smartMatch, answers } = Route.useLoaderData();
    return (
      <QueryScope onOpen={(client) => seed(client, state, answers)}>
        <DiscoverPage
          state={state}
          homeSkeleton={<HomeCardSkeleton />}
          showHome={({ home, back, eager }) => (
            <HomeCard actions home={home} back={back} reasons={home.reasons} eager={eager} />
          )}
          smartMatch={<ComingPart page={smartMatch} />}
        />
      </QueryScope>
    );
  },
});
