import { NotificationKind } from '@lintel/server/notifications';
import { createFileRoute } from '@tanstack/react-router';
import { InboxPage } from '../capabilities/notifications/inbox-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/notifications/')({
  beforeLoad: guard('anybody'),
  head: () => ({ meta: [{ title: 'Notifications · Lintel' }, { name: 'robots', content: 'noindex' }] }),
  component: function Notifications() {
    const { unread, kind } = Route.useSearch() as { unread?: unknown; kind?: unknown };
    const { me } = Route.useRouteContext();
    return (
      <QueryScope>
        <InboxPage
          role={me.role}
          shown={{ unread: String(unread) === 'true', kind: NotificationKind.safeParse(kind).data }}
        />
      </QueryScope>
    );
  },
});
