import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { chosenHomeName } from '../../layouts/public/chosen-home.ts';
import { destinationOf, useSavedIntent } from '../../layouts/public/pending-intent.ts';
import { PendingNotice } from '../../layouts/public/pending-notice.tsx';
import { visitorsOnly } from '../../layouts/signed-in/guard.ts';
import { signUpAgain } from '../../modules/accounts/paths.ts';
import { SignInPage } from '../../modules/accounts/sign-in/sign-in-page.tsx';

export const Route = createFileRoute('/(account)/signin')({
  beforeLoad: visitorsOnly,
  loaderDeps: ({ search }) => ({ property: (search as { property?: unknown }).property }),
  loader: async ({ deps }) => ({ home: await chosenHomeName(deps) }),
  head: () => ({ meta: [{ title: m.routes__sign_in_lintel() }] }),
  component: function SignIn() {
    const search: Record<string, unknown> = Route.useSearch();
    const { pending, ...destination } = destinationOf(search, Route.useLoaderData().home);
    useSavedIntent(pending);
    return (
      <SignInPage
        destination={destination}
        signUp={signUpAgain(search)}
        pending={pending && <PendingNotice pending={pending} />}
      />
    );
  },
});
