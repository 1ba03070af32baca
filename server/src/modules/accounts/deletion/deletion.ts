import { DAY_MS } from '@lintel/geo';
import { and, eq, isNotNull } from 'drizzle-orm';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { accountEmailsToken } from '../emails.ts';
import { confirmPassword } from '../settings/confirm-password.ts';
import { attemptsToken } from '../sign-in/attempts.ts';
import { people } from '../tables.ts';
import { accountDeletionContract as contract } from './contract.ts';
import { obstacleOf } from './erase.ts';
import { personalDataToken } from './personal-data.ts';

const GRACE_DAYS = 14;

export const deleteAccount = serve(contract.deleteAccount, {
  access: signedIn,
  async run({ input: { password }, subject: me, db, resolve, transaction }) {
    await confirmPassword({ db, attempts: resolve(attemptsToken), personId: me.id, password });
    return transaction(async ({ tx, audit }) => {
      const obstacle = await obstacleOf(tx, resolve(personalDataToken), me.id);
      if (obstacle) throw conflict(obstacle);
      const [person] = await tx.select().from(people).where(eq(people.id, me.id)).for('update');
      // A second request keeps the date of the first.
      if (person!.deletionAt) return { deletionAt: person!.deletionAt.toISOString() };
      const deletionAt = new Date(Date.now() + GRACE_DAYS * DAY_MS);
      await tx.update(people).set({ deletionAt }).where(eq(people.id, me.id));
      await queueEmail(
        tx,
        resolve(accountEmailsToken).deletionBegun(person!.email, deletionAt, person!.timeZone),
        person!.emailVerified ? 'trusted' : 'stranger',
      );
      await audit({ action: 'deletion.asked', object: `person:${me.id}`, details: { deletionAt } });
      return { deletionAt: deletionAt.toISOString() };
    });
  },
});

export const keepAccount = serve(contract.keepAccount, {
  access: signedIn,
  writes: true,
  async run({ subject: me, db, audit }) {
    const kept = await db
      .update(people)
      .set({ deletionAt: null })
      .where(and(eq(people.id, me.id), isNotNull(people.deletionAt)))
      .returning({ id: people.id });
    if (kept.length > 0) await audit({ action: 'deletion.withdrawn', object: `person:${me.id}` });
    return { deletionAt: null };
  },
});
