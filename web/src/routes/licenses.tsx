import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { MyLicensesPage } from '../capabilities/network/licenses/my-licenses-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/licenses')({
  beforeLoad: guard('anybody'),
  head: () => ({ meta: [{ title: m.routes__your_licenses_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <QueryScope>
      <MyLicensesPage />
    </QueryScope>
  ),
});
