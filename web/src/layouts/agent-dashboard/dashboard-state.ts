import { writeSearchParams } from '../../api/search-params.ts';

export const agentTabs = ['overview', 'clients', 'listings', 'showings', 'activity', 'performance'] as const;
export type AgentTab = (typeof agentTabs)[number];

export interface AgentDashboardState {
  tab?: AgentTab;
}

export function readAgentDashboardState({ tab }: Record<string, unknown>): AgentDashboardState {
  const known = agentTabs.find((each) => each === tab);
  return known && known !== 'overview' ? { tab: known } : {};
}

export const agentDashboardPath = (tab: AgentTab): string =>
  `/real-estate-agent-dashboard${writeSearchParams({ ...readAgentDashboardState({ tab }) })}`;
