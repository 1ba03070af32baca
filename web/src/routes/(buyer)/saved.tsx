import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { searchesQuery } from '../../modules/alerts/calls.ts';
import { SavedSearches } from '../../modules/alerts/searches/saved-searches.tsx';
import { readSavedState } from '../../modules/saving/homes/saved-state.ts';
import { savedPageQuery, sharedListQuery } from '../../modules/saving/queries.ts';
import { SavedPage } from '../../modules/saving/saved-page.tsx';

export const Route = createFileRoute('/(buyer)/saved')({
  validateSearch: readSavedState,
  beforeLoad: guard('buyer'),
  loaderDeps: ({ search }) => readSavedState({ ...search }),
  // Loaded during server rendering only. In the browser the page renders at once and loads its parts.
  loader: async ({ deps }) => {
    if (!import.meta.env.SSR) return {};
    if (deps.tab) {
      const { fetchSearches } = await import('../../modules/alerts/calls.ts');
      return { searches: await fetchSearches() };
    }
    const { fetchSavedPage, fetchSharedList } = await import('../../modules/saving/queries.ts');
    const [homes, people] = await Promise.all([fetchSavedPage(deps), fetchSharedList()]);
    return { homes, people };
  },
  head: () => ({
    meta: [{ title: m.routes__saved_homes_and_searches_lintel() }, { name: 'robots', content: 'noindex' }],
  }),
  component: function Saved() {
    const state = readSavedState({ ...Route.useSearch() });
    const first = Route.useLoaderData();
    return (
      <QueryScope
        onOpen={(client) => {
          if (first.homes) client.setQueryData(savedPageQuery(state).queryKey, first.homes);
          if (first.people) client.setQueryData(sharedListQuery.queryKey, first.people);
          if (first.searches) client.setQueryData(searchesQuery.queryKey, first.searches);
        }}
      >
        <SavedPage state={state} searches={<SavedSearches />} />
      </QueryScope>
    );
  },
});
