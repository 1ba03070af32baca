import { sql } from 'drizzle-orm';
import { type Access, only, policy } from '../../platform/serve/access.ts';
import { notFound } from '../../platform/serve/errors.ts';
import type { Person } from '../../platform/serve/session.ts';
import { profileOf } from '../accounts/index.ts';
import { homeListMembers, savedHomes } from './tables.ts';

/** Only buyers can save homes. */
export const buyer: Access<unknown, Person> = only('home buyers', async (me, db) => {
  const found = await profileOf(db, me.id);
  return found?.role === 'end_user' ? me : undefined;
});

/** Restricts a buyer to their own id. */
export const buyerNamed = <Key extends string>(key: Key): Access<Partial<Record<Key, number | undefined>>, Person> => ({
  label: `${buyer.label}, about themselves`,
  async check(call) {
    const me = await buyer.check(call);
    if (call.input[key] !== undefined && call.input[key] !== me.id) throw notFound();
    return me;
  },
});

const rules = policy(savedHomes, {
  relations: {
    member: (me) => sql`exists (select from ${homeListMembers} where ${homeListMembers.listId} = ${savedHomes.listId}
      and ${homeListMembers.personId} = ${me.id})`,
  },
  may: { see: ['member'], write: ['member'] },
});

/** A saved home on the caller's own list; a removed one is not found until it is saved again. */
export const ofOwnList: Access<{ id: number }, typeof savedHomes.$inferSelect> = {
  label: rules.may('write').label,
  async check(call) {
    const home = await rules.may('write').check(call);
    if (home.removedAt) throw notFound();
    return home;
  },
};
