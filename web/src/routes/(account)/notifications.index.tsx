import { m } from '@lintel/messages';
import { NotificationKind } from '@lintel/server/notifications';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { InboxPage } from '../../modules/notifications/inbox-page.tsx';

export const Route = createFileRoute('/(account)/notifications/')({
  beforeLoad: guard('anyone'),
  head: () => ({ meta: [{ title: m.routes__notifications_lintel() }, { name: 'robots', content: 'noindex' }] }),
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
