import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { useLive } from '../../../api/live.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { smartMatchPath } from '../../matching/paths.ts';
import { networkKey } from '../calls.ts';
import { MyTeam } from '../connections/my-team.tsx';
import { DirectoryTab } from './directory-tab.tsx';
import { type NetworkState, type NetworkTab, networkStateOf } from './network-state.ts';

/** A buyer's team, and the directories of agents and mortgage advisors. */
export function ProfessionalsPage(props: {
  search: Partial<NetworkState>;
  /** Pending requests, and the next professionals to ask. */
  pendingRequests: ReactNode;
  onSearch: (search: Partial<NetworkState>, how?: { replace: boolean }) => void;
}) {
  useLive('professionals', networkKey);
  const state = networkStateOf(props.search);
  const change = (to: Partial<NetworkState>) => props.onSearch({ ...state, ...to }, { replace: !to.page });
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-10">
      <header className="grid gap-2">
        <h1 className="text-28">{m.professionals__professional_network()}</h1>
        <p className="max-w-measure text-soft">
          {m.professionals__find_agents_and_mortgage_advisors()}{' '}
          <AppLink href={smartMatchPath()} className="link">
            {m.professionals__use_smartmatch_to_find_the()}
          </AppLink>
          .
        </p>
      </header>
      {state.tab === 'my-team' && props.pendingRequests}
      <Tabs
        label={m.professionals__professional_network()}
        value={state.tab}
        onChange={(tab) => props.onSearch({ tab: tab as NetworkTab })}
        tabs={[
          { value: 'my-team', label: m.professionals__my_team(), content: <MyTeam /> },
          {
            value: 'agents',
            label: m.professionals__real_estate_agents(),
            content: <DirectoryTab kind="agents" state={state} onChange={change} />,
          },
          {
            value: 'advisors',
            label: m.professionals__mortgage_advisors(),
            content: <DirectoryTab kind="advisors" state={state} onChange={change} />,
          },
        ]}
      />
    </div>
  );
}
