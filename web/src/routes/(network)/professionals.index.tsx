import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { PendingRequests } from '../../modules/matching/index.ts';
import { type NetworkState, readNetworkState } from '../../modules/professionals/directory/network-state.ts';
import { ProfessionalsPage } from '../../modules/professionals/directory/professionals-page.tsx';

export const Route = createFileRoute('/(network)/professionals/')({
  validateSearch: readNetworkState,
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: m.routes__professional_network_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Professionals() {
    const navigate = useNavigate();
    const go = useCallback(
      (search: Partial<NetworkState>, how?: { replace: boolean }) =>
        void navigate({
          to: '/professionals',
          search: readNetworkState({ ...search }),
          resetScroll: false,
          ...how,
        } as never),
      [navigate],
    );
    return (
      <QueryScope>
        <ProfessionalsPage
          pendingRequests={<PendingRequests />}
          search={readNetworkState(Route.useSearch())}
          onSearch={go}
        />
      </QueryScope>
    );
  },
});
