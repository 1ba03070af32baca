import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { QueryScope } from '../../api/query-scope.tsx';
import { typedSearch } from '../../api/typed-search.ts';
import { ComparisonPage } from '../../modules/lending/comparison/comparison-page.tsx';
import { readTyped } from '../../modules/lending/comparison/terms.ts';

export const Route = createFileRoute('/(mortgage)/rate-comparison')({
  validateSearch: typedSearch,
  // Loaded during server rendering only, so that the first HTML has the result.
  loader: async () => {
    if (!import.meta.env.SSR) return {};
    const { fetchFirstData } = await import('../../api/first-data.ts');
    const { termsQuery } = await import('../../modules/affordability/estimates/index.ts');
    return { first: await fetchFirstData([termsQuery]) };
  },
  head: () => ({
    meta: [
      { title: m.routes__rate_comparison_lintel() },
      { name: 'description', content: m.lending__rate_comparison_description() },
    ],
  }),
  component: function RateComparisonRoute() {
    const navigate = Route.useNavigate();
    const { first } = Route.useLoaderData();
    const search: Record<string, string> = Route.useSearch();
    const [start] = useState(() => readTyped(search));
    const me = Route.useRouteContext().session.person;
    const onSearch = useCallback(
      (next: Record<string, string>) => void navigate({ search: next, replace: true, resetScroll: false }),
      [navigate],
    );
    return (
      <QueryScope first={first}>
        <ComparisonPage start={start} hasSheet={me?.agentType === 'mortgage'} onSearch={onSearch} />
      </QueryScope>
    );
  },
});
