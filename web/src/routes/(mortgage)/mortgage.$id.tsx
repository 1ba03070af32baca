import { m } from '@lintel/messages';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { readId } from '../../api/id.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { typedSearch } from '../../api/typed-search.ts';
import { guard } from '../../layouts/signed-in/guard.ts';
import { ApplicationPage } from '../../modules/lending/application/application-page.tsx';

export const Route = createFileRoute('/(mortgage)/mortgage/$id')({
  validateSearch: typedSearch,
  beforeLoad: guard('anyone'),
  loader: ({ params }) => {
    if (readId(params.id) === undefined) throw notFound();
  },
  head: () => ({ meta: [{ title: m.routes__mortgage_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function OneApplication() {
    const { id } = Route.useParams();
    const { tab }: Partial<Record<string, string>> = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <QueryScope>
        <ApplicationPage
          id={Number(id)}
          tab={tab}
          onTab={(next) => void navigate({ search: { tab: next }, resetScroll: false })}
        />
      </QueryScope>
    );
  },
});
