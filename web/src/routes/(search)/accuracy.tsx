import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { sharedRender } from '../../api/shared-render.ts';
import { typedSearch } from '../../api/typed-search.ts';
import { AccuracyPage } from '../../modules/markets/accuracy-page.tsx';
import { fetchAccuracy, fetchScoreboard } from '../../modules/markets/calls.ts';
import { readScoreSearch } from '../../modules/markets/score-search.ts';

export const Route = createFileRoute('/(search)/accuracy')({
  headers: sharedRender,
  validateSearch: typedSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const shown = readScoreSearch(deps);
    const [{ markets }, board] = await Promise.all([fetchAccuracy(), fetchScoreboard(shown)]);
    return { markets, board, ...shown };
  },
  head: ({ match }) => ({
    meta: [
      { title: `${m.markets__how_accurate_estimates_are()} · Lintel` },
      { name: 'description', content: m.markets__every_prediction_is_stored() },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/accuracy` }],
  }),
  component: function Accuracy() {
    const navigate = Route.useNavigate();
    return (
      <AccuracyPage
        {...Route.useLoaderData()}
        onShow={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    );
  },
});
