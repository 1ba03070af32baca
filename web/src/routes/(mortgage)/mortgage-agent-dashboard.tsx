import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { onlyRead } from '../../api/search-params.ts';
import { MortgageDashboard } from '../../layouts/mortgage-dashboard/mortgage-dashboard.tsx';
import { type MortgageTab, mortgageTabs } from '../../layouts/mortgage-dashboard/mortgage-tabs.ts';
import { guard } from '../../layouts/signed-in/guard.ts';

export const Route = createFileRoute('/(mortgage)/mortgage-agent-dashboard')({
  validateSearch: onlyRead(({ tab }): { tab?: MortgageTab } => {
    const known = mortgageTabs.find((each) => each === tab);
    return known && known !== 'overview' ? { tab: known } : {};
  }),
  beforeLoad: guard('mortgage'),
  head: () => ({ meta: [{ title: m.routes__agent_dashboard_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function AgentDashboard() {
    const { tab = 'overview' } = Route.useSearch();
    return (
      <QueryScope>
        <MortgageDashboard me={Route.useRouteContext().me} tab={tab} />
      </QueryScope>
    );
  },
});
