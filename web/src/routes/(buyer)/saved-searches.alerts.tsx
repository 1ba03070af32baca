import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { AllAlertsPage } from '../../modules/alerts/alerts/all-alerts-page.tsx';

export const Route = createFileRoute('/(buyer)/saved-searches/alerts')({
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: m.routes__alerts_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <QueryScope>
      <AllAlertsPage />
    </QueryScope>
  ),
});
