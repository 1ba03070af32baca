import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ReceiptsPage } from '../capabilities/professionals/receipts/receipts-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

function read(search: Record<string, unknown>): { page?: number } {
  const page = Math.trunc(Number(search.page));
  return page > 1 && page <= 1_000 ? { page } : {};
}

export const Route = createFileRoute('/consents')({
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
