import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { agentProfiles } from '../../companies/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { matchingContract as contract } from '../contract.ts';
import { agentRecords } from '../tables.ts';
import { usualCapacity } from './contract.ts';
import { BUSY_DAYS, placesTaken } from './eligible.ts';

export const intake = serve(contract.intake, {
  access: meAsAgent,
  run: ({ subject: agent, db }) => intakeOf(db, agent.id, new Date()),
});

export const changeIntake = serve(contract.changeIntake, {
  access: meAsAgent,
  writes: true,
  async run({ input: { takesClients, capacity }, subject: { id: agentId }, tx, audit }) {
    const values = { takesClients, capacity };
    await tx
      .insert(agentRecords)
      .values({ agentId, ...values })
      .onConflictDoUpdate({ target: agentRecords.agentId, set: values });
    await audit({ action: 'professional.intake_changed', object: `agent:${agentId}`, details: values });
    return intakeOf(tx, agentId, new Date());
  },
});

/** Returns a professional's client limit and the places in use. */
export async function intakeOf(db: Db, agentId: number, now: Date) {
  const [own] = await db
    .select({ takesClients: agentRecords.takesClients, capacity: agentRecords.capacity, used: placesTaken(now) })
    .from(agentProfiles)
    .leftJoin(agentRecords, eq(agentRecords.agentId, agentProfiles.id))
    .where(eq(agentProfiles.id, agentId));
  const { takesClients, capacity, used } = own!;
  return { takesClients: takesClients ?? true, capacity, used, usual: usualCapacity, daysThatCount: BUSY_DAYS };
}
