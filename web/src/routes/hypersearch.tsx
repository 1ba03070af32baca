import { createFileRoute } from '@tanstack/react-router';
import { HomeCard } from '../capabilities/listings/home-card.tsx';
import { HomeCardSkeleton } from '../capabilities/listings/home-card-skeleton.tsx';
import { analysisQuery, readingQuery, resultsQuery } from '../capabilities/search/calls.ts';
import { HyperSearchPage } from '../capabilities/search/hypersearch-page.tsx';
import { isSearch, readSearchState } from '../capabilities/search/search-state.ts';

export const Route = createFileRoute('/hypersearch')({
  validateSearch: readSearchState,
  loaderDeps: ({ search }) => search,
  // The server answers with the homes in the page. In the browser the page shows at once and its parts follow.
  loader: async ({ context: { queryClient }, deps: state }) => {
    if (!isSearch(state)) return;
    const answers = Promise.all([
      state.q === undefined || queryClient.prefetchQuery(readingQuery(state)),
      queryClient.prefetchQuery(resultsQuery(state)),
      state.q === undefined || state.tab === undefined || queryClient.prefetchQuery(analysisQuery(state)),
    ]);
    if (import.meta.env.SSR) await answers;
  },
  head: ({ match }) => {
    const { q } = match.search;
    const { origin } = match.context.visit;
    return {
      meta: [
        { title: q ? `${q.slice(0, 80)} · HyperSearch · Lintel` : 'HyperSearch · Lintel' },
        {
          name: 'description',
          content: 'Search homes in the USA and Canada in your own words: every word is accounted for.',
        },
        // Endless results of typed sentences are no pages for an index of the web.
        ...(isSearch(match.search) ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      ],
      links: [{ rel: 'canonical', href: `${origin}/hypersearch` }],
    };
  },
  component: function HyperSearch() {
    return (
      <HyperSearchPage
        state={Route.useSearch()}
        day={Route.useRouteContext().visit.day}
        homeSkeleton={<HomeCardSkeleton />}
        showHome={({ home, back, eager }) => (
          <HomeCard actions home={home} back={back} reasons={home.reasons} eager={eager} />
        )}
      />
    );
  },
});
