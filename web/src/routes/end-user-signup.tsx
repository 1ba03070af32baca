import { createFileRoute } from '@tanstack/react-router';
import { EndUserSignUpPage } from '../capabilities/network/signups/end-user-page.tsx';
import { keptIntent, useKeptIntent } from '../frames/public/kept-intent.ts';
import { visitorsOnly } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/end-user-signup')({
  beforeLoad: visitorsOnly,
  loader: async () => (await import('../capabilities/network/signups/answers.ts')).endUserAnswers(),
  head: () => ({ meta: [{ title: 'Sign up as a home buyer · Lintel' }] }),
  component: function EndUserSignUp() {
    const search = Route.useSearch() as Record<string, unknown>;
    const kept = keptIntent(search);
    useKeptIntent(kept);
    return (
      <QueryScope>
        <EndUserSignUpPage {...Route.useLoaderData()} code={String(search.code ?? '').slice(0, 100)} kept={kept} />
      </QueryScope>
    );
  },
});
