import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { dashboardPaths, personProfiles } from '../accounts/index.ts';
import { agents } from './tables.ts';

type Role = keyof typeof dashboardPaths;
type AgentType = (typeof agents.agentType.enumValues)[number];

const agentDashboards: Record<AgentType, string> = {
  real_estate: '/real-estate-agent-dashboard',
  mortgage: '/mortgage-agent-dashboard',
};

/** Returns the dashboard path of a role; agents have one for each type. */
export const dashboardPath = (role: Role, agentType: AgentType | null): string =>
  role === 'agent' && agentType ? agentDashboards[agentType] : dashboardPaths[role];

export async function dashboardOfPerson(db: Db, personId: number): Promise<string> {
  const [person] = await db
    .select({ role: personProfiles.role, agentType: agents.agentType })
    .from(personProfiles)
    .leftJoin(agents, eq(agents.personId, personProfiles.id))
    .where(eq(personProfiles.id, personId));
  return dashboardPath(person?.role ?? 'end_user', person?.agentType ?? null);
}
