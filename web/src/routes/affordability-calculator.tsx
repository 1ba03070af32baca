import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../api/query-scope.tsx';
import { typedSearch } from '../api/typed-search.ts';
import { AffordabilityPage } from '../modules/lending/affordability/affordability-page.tsx';
import { readTyped } from '../modules/lending/affordability/terms.ts';

export const Route = createFileRoute('/affordability-calculator')({
  validateSearch: typedSearch,
  head: () => ({
    meta: [
      { title: m.routes__affordability_lintel() },
      { name: 'description', content: m.lending__affordability_description() },
    ],
  }),
  component: function AffordabilityRoute() {
    const navigate = Route.useNavigate();
    return (
      <QueryScope>
        <AffordabilityPage
          start={readTyped(Route.useSearch())}
          onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      </QueryScope>
    );
  },
});
