import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { typedSearch } from '../../api/typed-search.ts';
import { ChecklistPage, readTyped, searchOf } from '../../modules/lending/checklist/checklist-page.tsx';

export const Route = createFileRoute('/(mortgage)/mortgage-document-checklist')({
  validateSearch: typedSearch,
  head: () => ({
    meta: [
      { title: m.routes__checklist_lintel() },
      { name: 'description', content: m.lending__checklist_description() },
    ],
  }),
  component: function ChecklistRoute() {
    const navigate = Route.useNavigate();
    return (
      <QueryScope>
        <ChecklistPage
          typed={readTyped(Route.useSearch())}
          onTyped={(typed) => void navigate({ search: searchOf(typed), replace: true, resetScroll: false })}
        />
      </QueryScope>
    );
  },
});
