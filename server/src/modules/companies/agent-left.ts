import type { Tx } from '../../platform/database/db.ts';
import { token } from '../../platform/serve/registry.ts';

/** An agent whom a company removed, and the agent who takes over their clients. */
export interface AgentLeft {
  tx: Tx;
  agentId: number;
  nextAgentId: number | null;
}

/** Runs in the transaction that removes an agent. Each module adds what it has to hand over. */
export const agentLeftToken = token<((left: AgentLeft) => Promise<void>)[]>('what follows when an agent leaves');
