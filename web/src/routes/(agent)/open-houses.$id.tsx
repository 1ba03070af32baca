import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { SignInPage } from '../../modules/appointments/open-houses/sign-in-page.tsx';

export const Route = createFileRoute('/(agent)/open-houses/$id')({
  beforeLoad: guard('agent'),
  head: () => ({ meta: [{ title: m.routes__open_house_sign_in_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function OpenHouseSignIn() {
    return (
      <QueryScope>
        <SignInPage id={Number(Route.useParams().id)} />
      </QueryScope>
    );
  },
});
