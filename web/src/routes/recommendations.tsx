import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { RecommendationsPage } from '../capabilities/recommendations/recommendations-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/recommendations')({
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
