import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { writeSearchParams } from '../api/search-params.ts';
import { sharedRender } from '../api/shared-render.ts';
import { LandingPage } from '../layouts/landing/landing-page.tsx';
import { readSearchState } from '../modules/search/search-state.ts';

/** Facts of the place that the visitor chose for the homes on the page. */
function readNear({ near }: Record<string, unknown>): { near?: string[] } {
  const { add } = readSearchState({ add: near });
  return add ? { near: add.slice(0, nearMax) } : {};
}

const nearMax = 4;
const title = m.routes__lintel_describe_the_home_you;
const description = m.routes__search_homes_in_the_usa;

export const Route = createFileRoute('/')({
  headers: sharedRender,
  validateSearch: readNear,
  loaderDeps: ({ search: { near } }) => ({ near }),
  loader: async ({ context, deps: { near } }) => {
    const { landingData } = await import('../layouts/landing/landing-data.ts');
    return landingData(context.visit.day, near);
  },
  head: ({ loaderData, match }) => {
    const { near } = match.search;
    const [home] = loaderData?.homes ?? [];
    const place = near && home ? `${home.city}, ${home.state}` : undefined;
    const name = place ? m.routes__new_homes_near({ place }) : title();
    const url = `${match.context.visit.origin}/${place ? writeSearchParams({ near }) : ''}`;
    return {
      meta: [
        { title: name },
        { name: 'description', content: description() },
        { property: 'og:title', content: name },
        { property: 'og:description', content: description() },
        { property: 'og:type', content: 'website' },
        { property: 'og:url', content: url },
      ],
      links: [{ rel: 'canonical', href: url }],
    };
  },
  component: function Landing() {
    return <LandingPage data={Route.useLoaderData()} near={Route.useSearch().near} />;
  },
});
