import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { sharedRender } from '../api/shared-render.ts';
import { AccuracyPage } from '../modules/markets/accuracy-page.tsx';
import { fetchAccuracy } from '../modules/markets/calls.ts';

export const Route = createFileRoute('/accuracy')({
  headers: sharedRender,
  loader: fetchAccuracy,
  head: ({ match }) => ({
    meta: [
      { title: `${m.markets__how_accurate_estimates_are()} · Lintel` },
      { name: 'description', content: m.markets__how_we_measure() },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/accuracy` }],
  }),
  component: function Accuracy() {
    return <AccuracyPage markets={Route.useLoaderData().markets} />;
  },
});
