import { m } from '@lintel/messages';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { QueryScope } from '../../api/query-scope.tsx';
import { writeSearchParams } from '../../api/search-params.ts';
import { guard } from '../../layouts/signed-in/guard.ts';
import { CrmPage } from '../../modules/contacts/crm-page.tsx';
import { type CrmState, readCrmState } from '../../modules/contacts/crm-state.ts';

/** Tabs of this page's former version, which are now at `/connections`. */
const formerTabs = ['requests', 'clients', 'appointments', 'past'];

export const Route = createFileRoute('/(agent)/crm')({
  // The page reads the state: its lists of values are not in the first script of every page.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: async (opening) => {
    const { tab } = formerTab(opening.search as Record<string, unknown>);
    if (tab) throw redirect({ href: `/connections${writeSearchParams({ tab })}`, replace: true });
    return guard('agent')(opening);
  },
  head: () => ({ meta: [{ title: m.routes__crm_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Crm() {
    const search = Route.useSearch();
    const navigate = useNavigate();
    const change = useCallback(
      (some: Partial<CrmState>, replace = true) =>
        void navigate({
          to: '/crm',
          search: (before: Record<string, unknown>) => readCrmState({ ...before, ...some }),
          replace,
          resetScroll: false,
        } as never),
      [navigate],
    );
    return (
      <QueryScope>
        <CrmPage
          state={readCrmState(search)}
          personId={Route.useRouteContext().me.id}
          onChange={change}
          onClose={() => change({ lead: undefined, add: undefined, open: undefined })}
        />
      </QueryScope>
    );
  },
});

function formerTab({ tab }: Record<string, unknown>): { tab?: string } {
  const former = formerTabs.find((each) => each === tab);
  return former ? { tab: former } : {};
}
