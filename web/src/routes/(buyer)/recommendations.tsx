import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { RecommendationsPage } from '../../modules/recommendations/recommendations-page.tsx';

export const Route = createFileRoute('/(buyer)/recommendations')({
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: m.routes__homes_for_you_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Recommendations() {
    return (
      <QueryScope>
        <RecommendationsPage />
      </QueryScope>
    );
  },
});
