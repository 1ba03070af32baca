import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { orUndefined } from '../../api/failure.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { MailPage } from '../../modules/notifications/mail-page.tsx';

export const Route = createFileRoute('/(account)/notifications/mail')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token } }) => {
    if (!token) return undefined;
    const { fetchMailChoice } = await import('../../modules/notifications/calls.ts');
    return orUndefined(fetchMailChoice(token));
  },
  head: () => ({
    meta: [
      { title: m.routes__emails_lintel() },
      { name: 'robots', content: 'noindex' },
      // The URL contains a secret token, which must not leak to linked pages.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: function Mail() {
    const { token = '' } = Route.useSearch();
    return (
      <QueryScope>
        <MailPage token={token} choice={Route.useLoaderData()} />
      </QueryScope>
    );
  },
});
