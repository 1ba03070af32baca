import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { agentProfiles } from '../../companies/index.ts';
import { type SharedFact, teamOf } from '../../professionals/index.ts';

/** A professional whom a buyer works with or has requested. */
export interface TeamMember {
  personId: number;
  agentId: number;
  firstName: string;
  name: string;
  isLender: boolean;
  state: 'pending' | 'connected';
  origin: 'request' | 'code';
  shared: readonly SharedFact[];
}

/** Returns true if the buyer currently shares their journey with this professional. */
export const seesJourney = ({ state, shared }: TeamMember): boolean =>
  state === 'connected' && shared.includes('journey');

/** Returns the buyer's professionals, current ones first. */
export async function teamMembersOf(db: Db, buyerId: number, now: Date): Promise<TeamMember[]> {
  const team = await teamOf(db, buyerId, now);
  if (team.length === 0) return [];
  const ids = team.map(({ professionalId }) => professionalId);
  const rows = await db
    .select({ id: agentProfiles.id, personId: agentProfiles.personId })
    .from(agentProfiles)
    .where(inArray(agentProfiles.id, ids));
  const personOf = new Map(rows.map(({ id, personId }) => [id, personId]));
  return team.map(({ professional, professionalId, state, origin, shared }) => ({
    personId: personOf.get(professionalId)!,
    agentId: professionalId,
    firstName: professional.firstName,
    name: `${professional.firstName} ${professional.lastName}`,
    isLender: professional.type === 'mortgage_advisor',
    ...{ state, origin, shared },
  }));
}
