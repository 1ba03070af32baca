import type { ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useLive } from '../../wire/live.ts';
import { smartMatchPath } from '../matching/paths.ts';
import { networkKey } from './calls.ts';
import { DirectoryTab } from './directory-tab.tsx';
import { MyTeam } from './my-team.tsx';
import { type NetworkState, type NetworkTab, networkStateOf } from './network-state.ts';

/** The people of a purchase: one's own team, and the directories of agents and of mortgage advisors. */
export function ProfessionalsPage(props: {
  search: Partial<NetworkState>;
  /** Who was asked and has not answered, and who would be next. */
  asked: ReactNode;
  onSearch: (search: Partial<NetworkState>, how?: { replace: boolean }) => void;
}) {
  useLive('professionals', networkKey);
  const state = networkStateOf(props.search);
  const change = (to: Partial<NetworkState>) => props.onSearch({ ...state, ...to }, { replace: !to.page });
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-10">
      <header className="grid gap-2">
        <h1 className="text-36">Professional Network</h1>
        <p className="max-w-measure text-soft">
          Agents and mortgage advisors with a verified licence. They see of you what you choose, once you connect.{' '}
          <AppLink href={smartMatchPath()} className="link">
            SmartMatch finds those who suit your purchase
          </AppLink>
          .
        </p>
      </header>
      {state.tab === 'my-team' && props.asked}
      <Tabs
        label="Professional Network"
        value={state.tab}
        onChange={(tab) => props.onSearch({ tab: tab as NetworkTab })}
        tabs={[
          { value: 'my-team', label: 'My Team', content: <MyTeam /> },
          {
            value: 'agents',
            label: 'Real Estate Agents',
            content: <DirectoryTab kind="agents" state={state} onChange={change} />,
          },
          {
            value: 'advisors',
            label: 'Mortgage Advisors',
            content: <DirectoryTab kind="advisors" state={state} onChange={change} />,
          },
        ]}
      />
    </div>
  );
}
