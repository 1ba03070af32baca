import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { type ChangeDesk, readDeskState } from '../capabilities/network/wholesaler/desk-state.ts';
import { guard } from '../frames/signed-in/guard.ts';
import { WholesalerDeskPage } from '../frames/wholesaler-desk/wholesaler-desk-page.tsx';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/wholesaler-dashboard')({
  validateSearch: readDeskState,
  beforeLoad: guard('wholesaler'),
  head: () => ({
    meta: [{ title: m.routes__wholesaler_dashboard_lintel() }, { name: 'robots', content: 'noindex' }],
  }),
  component: function WholesalerDashboard() {
    const state = Route.useSearch();
    const { me } = Route.useRouteContext();
    const navigate = Route.useNavigate();
    const change: ChangeDesk = (part, step) =>
      void navigate({
        search: (before) => readDeskState({ ...before, ...part }),
        replace: step === 'replace',
        resetScroll: false,
      });
    return (
      <QueryScope>
        <WholesalerDeskPage me={me} state={state} change={change} />
      </QueryScope>
    );
  },
});
