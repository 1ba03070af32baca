import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { unauthenticated } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { requireVersion, versionOf } from '../../../platform/serve/version.ts';
import { people } from '../tables.ts';
import { settingsContract as contract, type Profile } from './contract.ts';

export const account = serve(contract.account, {
  access: signedIn,
  run: ({ subject: me, db }) => profileOf(db, me.id),
});

export const changeAccount = serve(contract.changeAccount, {
  access: signedIn,
  writes: true,
  async run({ input: { version, ...input }, subject: me, tx }) {
    await tx.select({ id: people.id }).from(people).where(eq(people.id, me.id)).for('update');
    requireVersion(version, (await profileOf(tx, me.id)).version);
    await tx
      .update(people)
      .set({ ...input, updatedAt: new Date() })
      .where(eq(people.id, me.id));
    return profileOf(tx, me.id);
  },
});

async function profileOf(db: Db, id: number): Promise<Profile> {
  const [person] = await db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      phone: people.phone,
      email: sql<string>`coalesce(${people.claimedEmail}, ${people.email})`,
      emailVerified: people.emailVerified,
      emailNeeded: sql<boolean>`${people.claimRemovedAt} is not null`,
      username: people.username,
      role: people.role,
      language: people.language,
      units: people.units,
      timeZone: people.timeZone,
      deletionAt: people.deletionAt,
      twoFactorEnabled: people.twoFactorEnabled,
      createdAt: people.createdAt,
    })
    .from(people)
    .where(eq(people.id, id));
  if (!person) throw unauthenticated();
  const { firstName, lastName, phone } = person;
  return {
    ...person,
    version: versionOf([firstName, lastName, phone]),
    deletionAt: person.deletionAt?.toISOString() ?? null,
    createdAt: person.createdAt.toISOString(),
  };
}
