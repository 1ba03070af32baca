import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '../frames/signed-in/guard.ts';

/** The common address of both agent dashboards: it leads to one's own. */
export const Route = createFileRoute('/agent-dashboard')({
  beforeLoad: async (opening) => {
    const { me } = await guard('agent')(opening);
    throw redirect({ href: me.home, replace: true });
  },
});
