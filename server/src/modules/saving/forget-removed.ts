import { DAY_MS } from '@lintel/geo';
import { and, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { removedKeptDays } from './contract.ts';
import { homeListInvitations, savedHomes } from './tables.ts';

const invitationsKeptDays = 30;

/** Erases homes past their restore period with notes, tags and votes, and the addresses of old invitations. */
export async function forgetRemoved(db: Db, now = new Date()): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .delete(savedHomes)
    .where(and(isNotNull(savedHomes.removedAt), lt(savedHomes.removedAt, before(removedKeptDays))));
  await db.delete(homeListInvitations).where(lt(homeListInvitations.expiresAt, before(invitationsKeptDays)));
}
