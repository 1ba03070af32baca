import { createFileRoute } from '@tanstack/react-router';
import { SavedSearches } from '../capabilities/alerts/searches/saved-searches.tsx';
import { readSavedState } from '../capabilities/saving/homes/saved-state.ts';
import { savedPageQuery } from '../capabilities/saving/queries.ts';
import { SavedPage } from '../capabilities/saving/saved-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/saved')({
  validateSearch: readSavedState,
  beforeLoad: guard('buyer'),
  loaderDeps: ({ search }) => readSavedState({ ...search }),
  // The server answers with the homes in the page. In the browser the page shows at once and its parts follow.
  loader: async ({ deps }) => {
    if (!import.meta.env.SSR || deps.tab) return undefined;
    const { askSavedPage } = await import('../capabilities/saving/queries.ts');
    return askSavedPage(deps);
  },
  head: () => ({ meta: [{ title: 'Saved homes and searches · Lintel' }, { name: 'robots', content: 'noindex' }] }),
  component: function Saved() {
    const state = readSavedState({ ...Route.useSearch() });
    const first = Route.useLoaderData();
    return (
      <QueryScope onOpen={(client) => first && client.setQueryData(savedPageQuery(state).queryKey, first)}>
        <SavedPage state={state} searches={<SavedSearches />} />
      </QueryScope>
    );
  },
});
