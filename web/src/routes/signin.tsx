import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { signUpAgain } from '../capabilities/accounts/paths.ts';
import { SignInPage } from '../capabilities/accounts/sign-in/sign-in-page.tsx';
import { keptHome } from '../frames/public/kept-home.ts';
import { onwardOf, useKeptIntent } from '../frames/public/kept-intent.ts';
import { KeptNotice } from '../frames/public/kept-notice.tsx';
import { visitorsOnly } from '../frames/signed-in/guard.ts';

export const Route = createFileRoute('/signin')({
  beforeLoad: visitorsOnly,
  loaderDeps: ({ search }) => ({ property: (search as { property?: unknown }).property }),
  loader: async ({ deps }) => ({ home: await keptHome(deps) }),
  head: () => ({ meta: [{ title: m.routes__sign_in_lintel() }] }),
  component: function SignIn() {
    const search: Record<string, unknown> = Route.useSearch();
    const { kept, ...onward } = onwardOf(search, Route.useLoaderData().home);
    useKeptIntent(kept);
    return <SignInPage onward={onward} signUp={signUpAgain(search)} kept={kept && <KeptNotice kept={kept} />} />;
  },
});
