import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { signUpAgain } from '../capabilities/accounts/paths.ts';
import { SignInPage } from '../capabilities/accounts/sign-in/sign-in-page.tsx';
import { chosenHomeName } from '../frames/public/chosen-home.ts';
import { onwardOf, useSavedIntent } from '../frames/public/pending-intent.ts';
import { PendingNotice } from '../frames/public/pending-notice.tsx';
import { visitorsOnly } from '../frames/signed-in/guard.ts';

export const Route = createFileRoute('/signin')({
  beforeLoad: visitorsOnly,
  loaderDeps: ({ search }) => ({ property: (search as { property?: unknown }).property }),
  loader: async ({ deps }) => ({ home: await chosenHomeName(deps) }),
  head: () => ({ meta: [{ title: m.routes__sign_in_lintel() }] }),
  component: function SignIn() {
    const search: Record<string, unknown> = Route.useSearch();
    const { pending, ...onward } = onwardOf(search, Route.useLoaderData().home);
    useSavedIntent(pending);
    return (
      <SignInPage
        onward={onward}
        signUp={signUpAgain(search)}
        pending={pending && <PendingNotice pending={pending} />}
      />
    );
  },
});
