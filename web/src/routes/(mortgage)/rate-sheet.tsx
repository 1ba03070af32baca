import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { RateSheetPage } from '../../modules/lending/pricing/rate-sheet-page.tsx';

export const Route = createFileRoute('/(mortgage)/rate-sheet')({
  beforeLoad: guard('mortgage'),
  head: () => ({ meta: [{ title: m.routes__rate_sheet_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <QueryScope>
      <RateSheetPage />
    </QueryScope>
  ),
});
