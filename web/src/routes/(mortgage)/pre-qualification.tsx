import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { typedSearch } from '../../api/typed-search.ts';
import { PrequalificationPage } from '../../modules/lending/prequalification/prequalification-page.tsx';
import { readTyped } from '../../modules/lending/prequalification/terms.ts';

export const Route = createFileRoute('/(mortgage)/pre-qualification')({
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
      { title: m.routes__prequalification_lintel() },
      { name: 'description', content: m.lending__tool_prequalification_text() },
    ],
  }),
  component: function PrequalificationRoute() {
    const navigate = Route.useNavigate();
    const { first } = Route.useLoaderData();
    return (
      <QueryScope first={first}>
        <PrequalificationPage
          start={readTyped(Route.useSearch())}
          onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      </QueryScope>
    );
  },
});
