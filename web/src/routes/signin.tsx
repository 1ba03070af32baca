import { createFileRoute } from '@tanstack/react-router';
import { signUpAgain } from '../capabilities/accounts/paths.ts';
import { SignInPage } from '../capabilities/accounts/sign-in/sign-in-page.tsx';
import { onwardOf, useKeptIntent } from '../frames/public/kept-intent.ts';
import { KeptNotice } from '../frames/public/kept-notice.tsx';
import { visitorsOnly } from '../frames/signed-in/guard.ts';

export const Route = createFileRoute('/signin')({
  beforeLoad: visitorsOnly,
  head: () => ({ meta: [{ title: 'Sign in · Lintel' }] }),
  component: function SignIn() {
    const search: Record<string, unknown> = Route.useSearch();
    const { kept, ...onward } = onwardOf(search);
    useKeptIntent(kept);
    return <SignInPage onward={onward} signUp={signUpAgain(search)} kept={kept && <KeptNotice kept={kept} />} />;
  },
});
