import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { visitorsOnly } from '../../layouts/signed-in/guard.ts';
import { AgentSignUpPage } from '../../modules/signups/agent/agent-page.tsx';

const invitationIn = (search: object) => {
  const { invitation } = search as { invitation?: unknown };
  // Any value counts as an invitation, even if parsed as a number or list, so that an invalid one is reported.
  return invitation === undefined ? undefined : String(invitation).slice(0, 200);
};

export const Route = createFileRoute('/(sign-up)/agent-signup')({
  beforeLoad: ({ context, location }) => visitorsOnly({ context, location, search: {} }),
  loaderDeps: ({ search }) => ({ invitation: invitationIn(search) }),
  loader: async ({ deps }) => (await import('../../modules/signups/page-data.ts')).agentData(deps.invitation),
  head: () => ({ meta: [{ title: m.routes__sign_up_as_an_agent() }] }),
  component: function AgentSignUp() {
    const { code } = Route.useSearch() as { code?: unknown };
    return (
      <QueryScope>
        <AgentSignUpPage
          {...Route.useLoaderData()}
          invitation={Route.useLoaderDeps().invitation}
          code={String(code ?? '').slice(0, 40)}
        />
      </QueryScope>
    );
  },
});
