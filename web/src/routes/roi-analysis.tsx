import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../api/query-scope.tsx';
import { typedSearch } from '../api/typed-search.ts';
import { ReturnsPage } from '../modules/markets/returns/returns-page.tsx';
import { readTyped, searchOf } from '../modules/markets/returns/terms.ts';

export const Route = createFileRoute('/roi-analysis')({
  validateSearch: typedSearch,
  head: () => ({
    meta: [{ title: m.routes__roi_analysis_lintel() }, { name: 'description', content: m.markets__roi_description() }],
  }),
  component: function RoiAnalysisRoute() {
    const navigate = Route.useNavigate();
    return (
      <QueryScope>
        <ReturnsPage
          start={readTyped(Route.useSearch())}
          onTyped={(typed) => void navigate({ search: searchOf(typed), replace: true, resetScroll: false })}
        />
      </QueryScope>
    );
  },
});
