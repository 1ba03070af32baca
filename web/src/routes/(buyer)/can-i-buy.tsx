import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { CanIBuyPage } from '../../modules/affordability/can-i-buy-page.tsx';
import { hyperSearchPath } from '../../modules/search/paths.ts';

export const Route = createFileRoute('/(buyer)/can-i-buy')({
  head: () => ({
    meta: [
      { title: m.routes__can_i_buy_it_lintel() },
      { name: 'description', content: m.affordability__every_home_then_says() },
    ],
  }),
  component: function CanIBuy() {
    const { session } = Route.useRouteContext();
    return (
      <QueryScope>
        <CanIBuyPage signedIn={session.person !== null} homesPath={hyperSearchPath} />
      </QueryScope>
    );
  },
});
