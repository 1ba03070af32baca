import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { OpenHousesPage } from '../../modules/appointments/open-houses/open-houses-page.tsx';

export const Route = createFileRoute('/(agent)/open-houses/')({
  beforeLoad: guard('agent'),
  head: () => ({ meta: [{ title: m.routes__open_houses_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function OpenHouses() {
    return (
      <QueryScope>
        <OpenHousesPage />
      </QueryScope>
    );
  },
});
