import { m } from '@lintel/messages';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { type Access, only } from '../../platform/serve/access.ts';
import { forbidden } from '../../platform/serve/errors.ts';
import type { Person } from '../../platform/serve/session.ts';
import { sampleIsLoaded } from './sample.ts';
import { people } from './tables.ts';

/** The caller with the wholesaler role, which operates the platform. */
export const wholesaler: Access<unknown, Person> = only('the wholesaler', async (me, db) => {
  const [person] = await db.select({ role: people.role }).from(people).where(eq(people.id, me.id));
  if (person?.role !== 'wholesaler') return undefined;
  await requireSecondFactor(db, me.id);
  return me;
});

/**
 * Company owners and the wholesaler must set up a second factor after they confirm their email address, except in
 * the sample network.
 */
export const secondFactorDue = (db: Db, personId: number): Promise<boolean> =>
  db
    .select({ due: sql<boolean>`not ${people.twoFactorEnabled}` })
    .from(people)
    .where(
      sql`${people.id} = ${personId} and ${people.emailVerified}
        and ${people.role} in ('wholesaler', 'reseller') and not ${sampleIsLoaded}`,
    )
    .then(([found]) => found?.due ?? false);

/** Fails with 403 while the person must still set up the second factor. */
export async function requireSecondFactor(db: Db, personId: number): Promise<void> {
  if (await secondFactorDue(db, personId)) throw forbidden(m.accounts__set_up_the_second_step());
}
