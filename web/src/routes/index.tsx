import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { sharedRender } from '../api/shared-render.ts';
import { landingData } from '../layouts/landing/landing-data.ts';
import { LandingPage } from '../layouts/landing/landing-page.tsx';

const title = m.routes__lintel_describe_the_home_you;
const description = m.routes__search_homes_in_the_usa;

export const Route = createFileRoute('/')({
  headers: sharedRender,
  loader: ({ context }) => landingData(context.visit.day),
  head: ({ match }) => ({
    meta: [
      { title: title() },
      { name: 'description', content: description() },
      { property: 'og:title', content: title() },
      { property: 'og:description', content: description() },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: `${match.context.visit.origin}/` },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/` }],
  }),
  component: function Landing() {
    return <LandingPage day={Route.useRouteContext().visit.day} data={Route.useLoaderData()} />;
  },
});
