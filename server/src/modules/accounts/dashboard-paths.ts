import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { token } from '../../platform/serve/registry.ts';
import { people } from './tables.ts';

/** The dashboard of each role. */
export const dashboardPaths: Readonly<Record<(typeof people.role.enumValues)[number], string>> = {
  wholesaler: '/wholesaler-dashboard',
  reseller: '/reseller-dashboard',
  agent: '/agent-dashboard',
  end_user: '/dashboard',
};

const agentDashboards = {
  real_estate: '/real-estate-agent-dashboard',
  mortgage: '/mortgage-agent-dashboard',
} as const;

export type AgentType = keyof typeof agentDashboards;

/** Returns the dashboard path of a role; agents have one for each type. */
export const dashboardPath = (role: keyof typeof dashboardPaths, agentType: AgentType | null): string =>
  role === 'agent' && agentType ? agentDashboards[agentType] : dashboardPaths[role];

/** Finds an agent's type. The module `companies` sets it when it starts. */
export interface AgentTypes {
  of(db: Db, personId: number): Promise<AgentType | null>;
}

export const agentTypesToken = token<AgentTypes>('agent types');

/** Finds the dashboard of a person. */
export interface DashboardPaths {
  of(db: Db, personId: number): Promise<string>;
}

export const dashboardPathsToken = token<DashboardPaths>('dashboard paths');

export const createDashboardPaths = (agentTypes: AgentTypes): DashboardPaths => ({
  async of(db, personId) {
    const [person] = await db.select({ role: people.role }).from(people).where(eq(people.id, personId));
    const role = person?.role ?? 'end_user';
    return dashboardPath(role, role === 'agent' ? await agentTypes.of(db, personId) : null);
  },
});

/** Asks for another address when the account lost the one it claimed. */
const addAddressPath = '/add-email';

/** Returns the start page of a person who just signed in. */
export async function dashboardPathOf(db: Db, dashboardPaths: DashboardPaths, personId: number): Promise<string> {
  const [person] = await db.select({ lost: people.claimRemovedAt }).from(people).where(eq(people.id, personId));
  return person?.lost ? addAddressPath : dashboardPaths.of(db, personId);
}
