import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { OwnResultsPage } from '../capabilities/matching/standing-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/standing')({
  beforeLoad: guard('agent'),
  head: () => ({ meta: [{ title: m.routes__your_standing_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Standing() {
    return (
      <QueryScope>
        <OwnResultsPage />
      </QueryScope>
    );
  },
});
