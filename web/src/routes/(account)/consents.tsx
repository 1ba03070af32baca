import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { ReceiptsPage } from '../../modules/professionals/receipts/receipts-page.tsx';

function read(search: Record<string, unknown>): { page?: number } {
  const page = Math.trunc(Number(search.page));
  return page > 1 && page <= 1_000 ? { page } : {};
}

export const Route = createFileRoute('/(account)/consents')({
  validateSearch: read,
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: m.routes__consent_receipts_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Consents() {
    const { page = 1 } = read(Route.useSearch());
    const navigate = useNavigate();
    return (
      <QueryScope>
        <ReceiptsPage
          page={page}
          onPage={(to) => void navigate({ to: '/consents', search: read({ page: to }) } as never)}
        />
      </QueryScope>
    );
  },
});
