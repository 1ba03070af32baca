import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { readDeskState } from '../capabilities/network/reseller/desk-state.ts';
import { ResellerDesk } from '../frames/reseller-desk/reseller-desk.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/reseller-dashboard')({
  validateSearch: readDeskState,
  beforeLoad: guard('reseller'),
  head: () => ({ meta: [{ title: m.routes__reseller_dashboard_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function ResellerDashboard() {
    return (
      <QueryScope>
        <ResellerDesk search={readDeskState(Route.useSearch())} />
      </QueryScope>
    );
  },
});
