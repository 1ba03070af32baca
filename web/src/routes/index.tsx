import { createFileRoute } from '@tanstack/react-router';
import { figuresQuery } from '../capabilities/network/calls.ts';
import { newestQuery, readingQuery } from '../capabilities/search/calls.ts';
import { examplesOf } from '../capabilities/search/examples.ts';
import { homesShown } from '../frames/landing/homes-shown.ts';
import { LandingPage } from '../frames/landing/landing-page.tsx';

const description =
  'Search homes in the USA and Canada in your own words, see what was understood and why each home is there, and meet agents chosen by their record.';

export const Route = createFileRoute('/')({
  // A part that fails is left out of the page; the door itself always opens.
  loader: ({ context: { queryClient, visit } }) =>
    Promise.all([
      queryClient.prefetchQuery(figuresQuery()),
      queryClient.prefetchQuery(newestQuery(homesShown)),
      queryClient.prefetchQuery(readingQuery({ q: examplesOf(visit.day)[0] as string })),
    ]).then(() => undefined),
  head: ({ match }) => ({
    meta: [
      { title: 'Lintel: say what home you want' },
      { name: 'description', content: description },
      { property: 'og:title', content: 'Lintel: say what home you want' },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: `${match.context.visit.origin}/` },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/` }],
  }),
  component: function Landing() {
    return <LandingPage day={Route.useRouteContext().visit.day} />;
  },
});
