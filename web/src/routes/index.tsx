import { createFileRoute } from '@tanstack/react-router';
import { landingAnswers } from '../frames/landing/landing-answers.ts';
import { LandingPage } from '../frames/landing/landing-page.tsx';

const title = 'Lintel: say what home you want';
const description =
  'Search homes in the USA and Canada in your own words, see what was understood and why each home is there, and meet agents chosen by their record.';

export const Route = createFileRoute('/')({
  loader: ({ context }) => landingAnswers(context.visit.day),
  head: ({ match }) => ({
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: `${match.context.visit.origin}/` },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/` }],
  }),
  component: function Landing() {
    return <LandingPage day={Route.useRouteContext().visit.day} answers={Route.useLoaderData()} />;
  },
});
