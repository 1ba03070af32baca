import { m } from '@lintel/messages';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { readId } from '../../api/id.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { ProfilePage } from '../../modules/professionals/directory/profile-page.tsx';
import { readShowing } from '../../modules/professionals/paths.ts';

export const Route = createFileRoute('/(network)/professionals/$id')({
  validateSearch: readShowing,
  beforeLoad: guard('anyone'),
  loader: ({ params }) => {
    if (readId(params.id) === undefined) throw notFound();
  },
  head: () => ({ meta: [{ title: m.routes__professional_lintel() }, { name: 'robots', content: 'noindex' }] }),
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
