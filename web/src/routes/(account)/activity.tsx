import { m } from '@lintel/messages';
import type { ActivityKind } from '@lintel/server/journey';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { onlyRead } from '../../api/search-params.ts';
import { guard } from '../../layouts/signed-in/guard.ts';
import { ActivityPage } from '../../modules/journey/activity-page.tsx';
import { readKind } from '../../modules/journey/read-kind.ts';

export const Route = createFileRoute('/(account)/activity')({
  validateSearch: onlyRead(({ kind }): { kind?: ActivityKind } => readKind(kind)),
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
