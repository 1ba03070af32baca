import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { WhyMatched } from '../../modules/matching/index.ts';
import { ClientsPage } from '../../modules/professionals/connections/clients-page.tsx';
import type { ClientTab } from '../../modules/professionals/paths.ts';

const tabs: readonly ClientTab[] = ['requests', 'clients', 'appointments', 'past'];

function read(search: Record<string, unknown>): { tab?: ClientTab; page?: number; q?: string } {
  const tab = tabs.find((each) => each === search.tab);
  const page = Math.trunc(Number(search.page));
  const q = typeof search.q === 'string' ? search.q.trim().slice(0, 100) : '';
  return {
    ...(tab && tab !== 'requests' ? { tab } : {}),
    ...(page > 1 && page <= 10_000 ? { page } : {}),
    ...(q && { q }),
  };
}

export const Route = createFileRoute('/(agent)/connections')({
  validateSearch: read,
  beforeLoad: guard('agent'),
  head: () => ({ meta: [{ title: m.routes__requests_and_clients_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Connections() {
    const { tab = 'requests', page = 1, q = '' } = read(Route.useSearch());
    const navigate = useNavigate();
    return (
      <QueryScope>
        <ClientsPage
          tab={tab}
          page={page}
          search={q}
          about={(connectionId) => <WhyMatched connectionId={connectionId} />}
          onGo={(to, at, words) =>
            void navigate({
              to: '/connections',
              search: read({ tab: to, page: at, q: words }),
              replace: words !== undefined,
            } as never)
          }
        />
      </QueryScope>
    );
  },
});
