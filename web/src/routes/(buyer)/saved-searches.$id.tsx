import { m } from '@lintel/messages';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Failure } from '../../api/failure.ts';
import { readId } from '../../api/id.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { SearchPage } from '../../modules/alerts/alerts/search-page.tsx';

export const Route = createFileRoute('/(buyer)/saved-searches/$id')({
  beforeLoad: guard('buyer'),
  loader: async ({ params }) => {
    const id = readId(params.id);
    if (id === undefined) throw notFound();
    const { fetchSearch } = await import('../../modules/alerts/calls.ts');
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
