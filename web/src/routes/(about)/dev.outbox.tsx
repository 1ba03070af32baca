import { m } from '@lintel/messages';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { OutboxPage } from '../../modules/accounts/outbox/outbox-page.tsx';

/** Exists only if emails are captured instead of sent. */
export const Route = createFileRoute('/(about)/dev/outbox')({
  loaderDeps: ({ search }) => ({ letter: (search as { letter?: unknown }).letter }),
  staleTime: 0,
  loader: async ({ deps }) => {
    const { fetchOutbox } = await import('../../modules/accounts/outbox/calls.ts');
    const found = await fetchOutbox(deps.letter);
    if (!found) throw notFound();
    return found;
  },
  head: () => ({ meta: [{ title: m.routes__outbox_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Outbox() {
    return <OutboxPage {...Route.useLoaderData()} />;
  },
});
