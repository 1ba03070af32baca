import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { serve } from '../../platform/serve/serve.ts';
import { finderToken } from '../search/index.ts';
import { removedAccess, searchAccess } from './access.ts';
import { alertsContract as contract } from './contract.ts';
import { setMailDue } from './mail/due.ts';
import { presentSearch } from './present.ts';
import { enforceLimit } from './save.ts';
import { savedSearches } from './tables.ts';

export const remove = serve(contract.remove, {
  access: searchAccess.may('see'),
  writes: true,
  async run({ subject, tx }) {
    const [row] = await tx
      .update(savedSearches)
      .set({ removedAt: sql`now()` })
      .where(eq(savedSearches.id, subject.id))
      .returning();
    await setMailDue(tx, row!);
    return { removed: true as const };
  },
});

export const restore = serve(contract.restore, {
  access: removedAccess.may('see'),
  writes: true,
  async run({ subject, tx, resolve }) {
    if (subject.removedAt !== null) await enforceLimit(tx, subject.personId);
    const [row] = await tx
      .update(savedSearches)
      .set({ removedAt: null })
      .where(eq(savedSearches.id, subject.id))
      .returning();
    await setMailDue(tx, row!);
    return presentSearch(tx, resolve(finderToken), row!);
  },
});

export const visit = serve(contract.visit, {
  access: searchAccess.may('see'),
  writes: true,
  async run({ subject, tx, resolve }) {
    const [row] = await tx
      .update(savedSearches)
      .set({ visitedAt: sql`now()` })
      .where(eq(savedSearches.id, subject.id))
      .returning();
    return presentSearch(tx, resolve(finderToken), row!);
  },
});

/** Removed searches can be restored for 30 days; alerts are kept for a year. */
export async function deleteOld(db: Db): Promise<void> {
  await db.execute(sql`delete from saved_searches where removed_at < now() - interval '30 days'`);
  await db.execute(sql`delete from search_alerts where created_at < now() - interval '1 year'`);
}
