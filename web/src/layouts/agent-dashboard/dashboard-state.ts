export const agentTabs = ['overview', 'clients', 'listings', 'showings', 'activity', 'performance'] as const;
export type AgentTab = (typeof agentTabs)[number];

export interface AgentDashboardState {
  tab?: AgentTab;
}

export function readAgentDashboardState({ tab }: Record<string, unknown>): AgentDashboardState {
  const known = agentTabs.find((each) => each === tab);
  return known && known !== 'overview' ? { tab: known } : {};
}
