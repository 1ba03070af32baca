import { resellerAgentsContract } from './agents/contract.ts';
import { resellerCodesContract } from './codes/contract.ts';
import { resellerCompanyContract } from './company/contract.ts';
import { resellerInvitationsContract } from './invitations/contract.ts';
import { membershipContract } from './membership/contract.ts';

/** Operations of company owners on their dashboard, and the memberships of agents. */
export const resellerContract = {
  ...resellerCompanyContract,
  ...membershipContract,
  agents: resellerAgentsContract,
  codes: resellerCodesContract,
  invitations: resellerInvitationsContract,
};

export { AgentPrice, type ResellerAgent } from './agents/contract.ts';
export { type AgentCode as ResellerCode, NewAgentCode } from './codes/contract.ts';
export type {
  CompanySettings,
  FigureNote,
  ResellerAnalytics,
  ResellerDesk,
  ResellerStats,
} from './company/contract.ts';
export { CompanyChange } from './company/contract.ts';
export { type Invitation, NewInvitation } from './invitations/contract.ts';
export type { Membership } from './membership/contract.ts';
