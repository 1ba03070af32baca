import { createFileRoute, notFound } from '@tanstack/react-router';
import { readShowing } from '../capabilities/professionals/paths.ts';
import { ProfilePage } from '../capabilities/professionals/profile-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { readId } from '../wire/id.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/professionals/$id')({
  validateSearch: readShowing,
  beforeLoad: guard('anybody'),
  loader: ({ params }) => {
    if (readId(params.id) === undefined) throw notFound();
  },
  head: () => ({ meta: [{ title: 'Professional · Lintel' }, { name: 'robots', content: 'noindex' }] }),
  component: function Professional() {
    const { me } = Route.useRouteContext();
    const { id } = Route.useParams();
    const { book, home } = Route.useSearch();
    return (
      <QueryScope>
        <ProfilePage id={Number(id)} me={me} showing={book && { home }} />
      </QueryScope>
    );
  },
});
