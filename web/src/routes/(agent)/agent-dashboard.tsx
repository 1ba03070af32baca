import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '../../layouts/signed-in/guard.ts';

/** Common path of both agent dashboards; redirects to the person's own. */
export const Route = createFileRoute('/(agent)/agent-dashboard')({
  beforeLoad: async (opening) => {
    const { me } = await guard('agent')(opening);
    throw redirect({ href: me.home, replace: true });
  },
});
