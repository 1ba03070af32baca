import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { typedSearch } from '../../api/typed-search.ts';
import { AmortizationPage } from '../../modules/lending/amortization/amortization-page.tsx';
import { readTyped } from '../../modules/lending/amortization/terms.ts';

export const Route = createFileRoute('/(mortgage)/amortization-calculator')({
  validateSearch: typedSearch,
  head: () => ({
    meta: [
      { title: m.routes__amortization_lintel() },
      { name: 'description', content: m.lending__amortization_description() },
    ],
  }),
  component: function AmortizationRoute() {
    const navigate = Route.useNavigate();
    return (
      <QueryScope>
        <AmortizationPage
          start={readTyped(Route.useSearch())}
          onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      </QueryScope>
    );
  },
});
