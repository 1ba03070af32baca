import { createFileRoute } from '@tanstack/react-router';
import { askFormula } from '../capabilities/matching/calls.ts';
import { FormulaPage } from '../capabilities/matching/formula-page.tsx';

export const Route = createFileRoute('/smartmatch/formula')({
  loader: askFormula,
  head: ({ match }) => ({
    meta: [
      { title: 'The formula of SmartMatch · Lintel' },
      {
        name: 'description',
        content:
          'How SmartMatch ranks professionals, in plain words: what is measured, what is never used, how good it is and where it ends.',
      },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/smartmatch/formula` }],
  }),
  component: function Formula() {
    return <FormulaPage formula={Route.useLoaderData()} />;
  },
});
