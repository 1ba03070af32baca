import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ComingPage } from '../frames/public/coming-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';

/** Pages of the route table that open later. */
export const Route = createFileRoute('/$later')({
  beforeLoad: async (opening) => {
    const { comingPages } = await import('../frames/public/coming.ts');
    const { later } = opening.params;
    const page = Object.hasOwn(comingPages, later) ? comingPages[later] : undefined;
    if (!page) throw notFound();
    if (page.who) {
      const { me } = await guard(page.who)(opening);
      if (page.leadsOn && me.home !== `/${later}`) throw redirect({ href: me.home, replace: true });
    }
    return { page };
  },
  head: ({ match }) => ({
    meta: match.context.page
      ? [{ title: `${match.context.page.title} · Lintel` }, { name: 'robots', content: 'noindex' }]
      : [],
  }),
  component: function Later() {
    return <ComingPage page={Route.useRouteContext().page} />;
  },
});
