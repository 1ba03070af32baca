import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { MyLicensesPage } from '../../modules/licensing/my-licenses-page.tsx';

export const Route = createFileRoute('/(agent)/licenses')({
  beforeLoad: guard('anyone'),
  head: () => ({ meta: [{ title: m.routes__your_licenses_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <QueryScope>
      <MyLicensesPage />
    </QueryScope>
  ),
});
