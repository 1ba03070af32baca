import { inArray } from 'drizzle-orm';
import type { Db } from '../../../foundation/db.ts';
import { agents } from '../../network/index.ts';
import { type SharedFact, teamOf } from '../../professionals/index.ts';

/** Somebody whom a buyer works with, or asked to. */
export interface Mate {
  personId: number;
  agentId: number;
  firstName: string;
  name: string;
  isLender: boolean;
  state: 'pending' | 'connected';
  origin: 'request' | 'code';
  shared: readonly SharedFact[];
}

/** Whether the buyer shares their journey with this professional now. */
export const seesJourney = ({ state, shared }: Mate): boolean => state === 'connected' && shared.includes('journey');

/** The buyer's people, those they work with first. */
export async function matesOf(db: Db, buyerId: number, now: Date): Promise<Mate[]> {
  const team = await teamOf(db, buyerId, now);
  if (team.length === 0) return [];
  const ids = team.map(({ professionalId }) => professionalId);
  const rows = await db
    .select({ id: agents.id, personId: agents.personId })
    .from(agents)
    .where(inArray(agents.id, ids));
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
