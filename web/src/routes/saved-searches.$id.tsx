import { m } from '@lintel/messages';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { SearchPage } from '../capabilities/alerts/alerts/search-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { Failure } from '../wire/failure.ts';
import { readId } from '../wire/id.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/saved-searches/$id')({
  beforeLoad: guard('buyer'),
  loader: async ({ params }) => {
    const id = readId(params.id);
    if (id === undefined) throw notFound();
    const { fetchSearch } = await import('../capabilities/alerts/calls.ts');
    await fetchSearch(id).catch((failure: unknown) => {
      throw failure instanceof Failure && failure.status === 404 ? notFound() : failure;
    });
    return { id };
  },
  head: () => ({ meta: [{ title: m.routes__saved_search_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function SavedSearch() {
    const { id } = Route.useLoaderData();
    return (
      <QueryScope>
        <SearchPage key={id} id={id} />
      </QueryScope>
    );
  },
});
