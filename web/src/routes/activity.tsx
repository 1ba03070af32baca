import { m } from '@lintel/messages';
import type { ActivityKind } from '@lintel/server/journey';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ActivityPage } from '../capabilities/journey/activity-page.tsx';
import { readKind } from '../capabilities/journey/read-kind.ts';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/activity')({
  validateSearch: (search: Record<string, unknown>): { kind?: ActivityKind } => readKind(search.kind),
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: m.routes__recent_activity_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function RecentActivity() {
    const { kind } = Route.useSearch();
    const navigate = useNavigate();
    return (
      <QueryScope>
        <ActivityPage
          kind={kind}
          onKind={(kind) =>
            void navigate({ to: '/activity', search: kind ? { kind } : {}, replace: true, resetScroll: false })
          }
        />
      </QueryScope>
    );
  },
});
