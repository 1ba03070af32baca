import { createFileRoute } from '@tanstack/react-router';
import { MyLicensesPage } from '../capabilities/network/licenses/my-licenses-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/licenses')({
  beforeLoad: guard('anybody'),
  head: () => ({ meta: [{ title: 'Your licenses · Lintel' }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <QueryScope>
      <MyLicensesPage />
    </QueryScope>
  ),
});
