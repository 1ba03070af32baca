import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { typedSearch } from '../../api/typed-search.ts';
import { CalculatorPage } from '../../modules/lending/calculator/calculator-page.tsx';
import { readTyped, searchOf } from '../../modules/lending/calculator/terms.ts';

export const Route = createFileRoute('/(mortgage)/mortgage-calculator')({
  validateSearch: typedSearch,
  head: () => ({
    meta: [
      { title: m.routes__mortgage_calculator_lintel() },
      { name: 'description', content: m.lending__mortgage_calculator_description() },
    ],
  }),
  component: function MortgageCalculatorRoute() {
    const navigate = Route.useNavigate();
    return (
      <CalculatorPage
        start={readTyped(Route.useSearch())}
        onTyped={(typed) => void navigate({ search: searchOf(typed), replace: true, resetScroll: false })}
      />
    );
  },
});
