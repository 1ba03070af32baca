import { createFileRoute } from '@tanstack/react-router';
import { readDeskState } from '../capabilities/network/reseller/desk-state.ts';
import { ResellerDesk } from '../frames/reseller-desk/reseller-desk.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/reseller-dashboard')({
  validateSearch: readDeskState,
  beforeLoad: guard('reseller'),
  head: () => ({ meta: [{ title: 'Reseller dashboard · Lintel' }, { name: 'robots', content: 'noindex' }] }),
  component: function ResellerDashboard() {
    return (
      <QueryScope>
        <ResellerDesk search={readDeskState(Route.useSearch())} />
      </QueryScope>
    );
  },
});
