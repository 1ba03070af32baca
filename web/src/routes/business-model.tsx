import { createFileRoute } from '@tanstack/react-router';
import { businessModelAnswers } from '../frames/landing/business-model-answers.ts';
import { BusinessModelPage } from '../frames/landing/business-model-page.tsx';

export const Route = createFileRoute('/business-model')({
  loader: businessModelAnswers,
  head: ({ match }) => ({
    meta: [
      { title: 'How the network works · Lintel' },
      {
        name: 'description',
        content: 'The four tiers of Lintel, who pays whom, what plans cost, and how to join.',
      },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/business-model` }],
  }),
  component: function BusinessModel() {
    return <BusinessModelPage {...Route.useLoaderData()} />;
  },
});
