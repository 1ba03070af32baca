import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { agentProfiles } from '../../companies/index.ts';
import { sharesWith } from '../connections/shared-with.ts';
import { clientClosings } from './reviews.tables.ts';

/** Closed purchases of the buyers who share their journey with this professional (a person's id) now. */
export const sharedClosingsOf = (db: Db, personId: number) =>
  db
    .select({
      agentId: clientClosings.agentId,
      buyerId: clientClosings.buyerId,
      purchaseId: clientClosings.purchaseId,
    })
    .from(clientClosings)
    .innerJoin(agentProfiles, eq(agentProfiles.id, clientClosings.agentId))
    .where(and(eq(agentProfiles.personId, personId), sharesWith({ id: personId }, clientClosings.buyerId, 'journey')));
