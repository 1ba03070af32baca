import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { visitorsOnly } from '../../layouts/signed-in/guard.ts';
import { ResellerSignUpPage } from '../../modules/signups/reseller/reseller-page.tsx';

export const Route = createFileRoute('/(sign-up)/reseller-signup')({
  beforeLoad: ({ context, location }) => visitorsOnly({ context, location, search: {} }),
  // All steps share the same data.
  loaderDeps: () => ({}),
  loader: async () => (await import('../../modules/signups/page-data.ts')).resellerData(),
  head: () => ({ meta: [{ title: m.routes__sign_up_your_company_lintel() }] }),
  component: function ResellerSignUp() {
    const { step } = Route.useSearch() as { step?: unknown };
    const navigate = useNavigate();
    return (
      <QueryScope>
        <ResellerSignUpPage
          data={Route.useLoaderData()}
          step={/^[1-4]$/.test(String(step)) ? Number(step) : 1}
          onStep={(to, how) =>
            void navigate({ to: '/reseller-signup', search: to === 1 ? {} : { step: String(to) }, ...how } as never)
          }
        />
      </QueryScope>
    );
  },
});
