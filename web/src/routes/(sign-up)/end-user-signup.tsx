import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { chosenHomeName } from '../../layouts/public/chosen-home.ts';
import { pendingIntent, useSavedIntent } from '../../layouts/public/pending-intent.ts';
import { visitorsOnly } from '../../layouts/signed-in/guard.ts';
import { EndUserSignUpPage } from '../../modules/signups/end-user/end-user-page.tsx';

export const Route = createFileRoute('/(sign-up)/end-user-signup')({
  beforeLoad: visitorsOnly,
  loaderDeps: ({ search }) => ({ property: (search as { property?: unknown }).property }),
  loader: async ({ deps }) => {
    const { endUserData } = await import('../../modules/signups/page-data.ts');
    const [data, home] = await Promise.all([endUserData(), chosenHomeName(deps)]);
    return { data, home };
  },
  head: () => ({ meta: [{ title: m.routes__sign_up_as_a_home() }] }),
  component: function EndUserSignUp() {
    const search = Route.useSearch() as Record<string, unknown>;
    const { data, home } = Route.useLoaderData();
    const pending = pendingIntent(search, home);
    useSavedIntent(pending);
    return (
      <QueryScope>
        <EndUserSignUpPage {...data} code={String(search.code ?? '').slice(0, 100)} pending={pending} />
      </QueryScope>
    );
  },
});
