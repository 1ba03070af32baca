import { createFileRoute } from '@tanstack/react-router';
import { AllAlertsPage } from '../capabilities/alerts/alerts/all-alerts-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/saved-searches/alerts')({
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: 'Alerts · Lintel' }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <QueryScope>
      <AllAlertsPage />
    </QueryScope>
  ),
});
