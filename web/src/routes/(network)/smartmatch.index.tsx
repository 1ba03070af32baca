import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { type MatchState, readMatchState } from '../../modules/matching/match-state.ts';
import { SmartMatchPage } from '../../modules/matching/smartmatch-page.tsx';

export const Route = createFileRoute('/(network)/smartmatch/')({
  validateSearch: readMatchState,
  head: ({ match }) => ({
    meta: [
      { title: 'SmartMatch · Lintel' },
      {
        name: 'description',
        content: m.routes__see_the_agents_and_mortgage(),
      },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/smartmatch` }],
  }),
  component: function SmartMatch() {
    const navigate = useNavigate();
    const go = (search: Partial<MatchState>) =>
      void navigate({ to: '/smartmatch', search: readMatchState({ ...search }), resetScroll: false } as never);
    return (
      <QueryScope>
        <SmartMatchPage
          search={readMatchState(Route.useSearch())}
          me={Route.useRouteContext().session.person}
          onSearch={go}
        />
      </QueryScope>
    );
  },
});
