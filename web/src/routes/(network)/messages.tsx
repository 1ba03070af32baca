import { m } from '@lintel/messages';
import { createFileRoute, useParams } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { MessagesPage } from '../../modules/messages/messages-page.tsx';
import { readRecipient } from '../../modules/messages/paths.ts';

/** Renders both `/messages` and its conversations, so that the list stays mounted. */
export const Route = createFileRoute('/(network)/messages')({
  beforeLoad: guard('anyone'),
  head: () => ({ meta: [{ title: m.routes__messages_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Messages() {
    const { id } = useParams({ strict: false }) as { id?: string };
    const search = Route.useSearch();
    const { me } = Route.useRouteContext();
    return (
      <QueryScope>
        <MessagesPage
          role={me.role}
          threadId={id === undefined ? undefined : Number(id)}
          recipient={id === undefined ? readRecipient(search) : {}}
        />
      </QueryScope>
    );
  },
});
