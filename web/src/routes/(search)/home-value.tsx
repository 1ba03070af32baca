import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { sharedRender } from '../../api/shared-render.ts';
import { EmailMonthly } from '../../modules/market-reports/homes/email-monthly.tsx';
import { HomeValuePage } from '../../modules/markets/home-value/home-value-page.tsx';

export const Route = createFileRoute('/(search)/home-value')({
  headers: sharedRender,
  head: ({ match }) => ({
    meta: [
      { title: `${m.markets__what_is_my_home_worth()} · Lintel` },
      { name: 'description', content: m.markets__enter_your_address() },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/home-value` }],
  }),
  component: function HomeValue() {
    return (
      <QueryScope>
        <HomeValuePage
          monthly={(request) => <EmailMonthly key={`${request.street} ${request.postalCode}`} request={request} />}
        />
      </QueryScope>
    );
  },
});
