import { createFileRoute, notFound } from '@tanstack/react-router';
import { ComingPage } from '../frames/public/coming-page.tsx';
import { keptIntent } from '../frames/public/kept-intent.ts';

/** Pages of the route table that open later. */
export const Route = createFileRoute('/$later')({
  loader: async ({ params }) => {
    const { comingPages } = await import('../frames/public/coming.ts');
    const page = Object.hasOwn(comingPages, params.later) ? comingPages[params.later] : undefined;
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: `${loaderData.title} · Lintel` }, { name: 'robots', content: 'noindex' }] : [],
  }),
  component: function Later() {
    return <ComingPage page={Route.useLoaderData()} kept={keptIntent(Route.useSearch())} />;
  },
});
