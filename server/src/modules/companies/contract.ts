import { agentsContract } from './agents/contract.ts';
import { codesContract } from './codes/contract.ts';
import { dashboardContract } from './dashboard/contract.ts';
import { invitationsContract } from './invitations/contract.ts';

/** Operations of company owners on their dashboard. */
export const companiesContract = {
  ...dashboardContract,
  agents: agentsContract,
  codes: codesContract,
  invitations: invitationsContract,
};

export { AgentPrice, type ResellerAgent } from './agents/contract.ts';
export { type AgentCode as ResellerCode, NewAgentCode } from './codes/contract.ts';
export type {
  CompanySettings,
  FigureNote,
  ResellerAnalytics,
  ResellerDashboard,
  ResellerStats,
} from './dashboard/contract.ts';
export { CompanyChange } from './dashboard/contract.ts';
export { type Invitation, NewInvitation } from './invitations/contract.ts';
