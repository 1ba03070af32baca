import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { OwnResultsPage } from '../../modules/matching/ranking-page.tsx';

export const Route = createFileRoute('/(agent)/standing')({
  beforeLoad: guard('agent'),
  head: () => ({ meta: [{ title: m.routes__your_ranking_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function RankingRoute() {
    return (
      <QueryScope>
        <OwnResultsPage />
      </QueryScope>
    );
  },
});
