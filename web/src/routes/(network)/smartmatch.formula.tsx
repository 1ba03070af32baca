import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { fetchFormula } from '../../modules/matching/calls.ts';
import { FormulaPage } from '../../modules/matching/formula-page.tsx';

export const Route = createFileRoute('/(network)/smartmatch/formula')({
  loader: fetchFormula,
  head: ({ match }) => ({
    meta: [
      { title: m.routes__the_smartmatch_formula_lintel() },
      {
        name: 'description',
        content: m.routes__how_smartmatch_ranks_professionals_in(),
      },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/smartmatch/formula` }],
  }),
  component: function Formula() {
    return <FormulaPage formula={Route.useLoaderData()} />;
  },
});
