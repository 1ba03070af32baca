import { createFileRoute, useParams } from '@tanstack/react-router';
import { MessagesPage } from '../capabilities/messages/messages-page.tsx';
import { readRecipient } from '../capabilities/messages/paths.ts';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

/** Renders both `/messages` and its conversations, so that the list stays mounted. */
export const Route = createFileRoute('/messages')({
  beforeLoad: guard('anybody'),
  head: () => ({ meta: [{ title: 'Messages · Lintel' }, { name: 'robots', content: 'noindex' }] }),
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
