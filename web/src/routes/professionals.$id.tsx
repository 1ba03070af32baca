import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProfilePage } from '../capabilities/professionals/profile-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/professionals/$id')({
  beforeLoad: guard('anybody'),
  loader: ({ params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound();
  },
  head: () => ({ meta: [{ title: 'Professional · Lintel' }, { name: 'robots', content: 'noindex' }] }),
  component: function Professional() {
    const { me } = Route.useRouteContext();
    const { id } = Route.useParams();
    return (
      <QueryScope>
        <ProfilePage id={Number(id)} me={me} />
      </QueryScope>
    );
  },
});
