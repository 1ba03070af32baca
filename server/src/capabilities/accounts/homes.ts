import { eq } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import { token } from '../../foundation/registry.ts';
import { people } from './tables.ts';

/** The dashboard of each role. */
export const homes: Readonly<Record<(typeof people.role.enumValues)[number], string>> = {
  wholesaler: '/wholesaler-dashboard',
  reseller: '/reseller-dashboard',
  agent: '/agent-dashboard',
  end_user: '/dashboard',
};

/** Start pages after sign-in: by role, unless another capability overrides it. */
export interface Homes {
  of(db: Db, personId: number): Promise<string>;
}

/** Asks for another address when the account lost the one it claimed. */
const addAddressPath = '/add-email';

/** Returns the start page of a person who just signed in. */
export async function homeOf(db: Db, homes: Homes, personId: number): Promise<string> {
  const [person] = await db.select({ lost: people.claimRemovedAt }).from(people).where(eq(people.id, personId));
  return person?.lost ? addAddressPath : homes.of(db, personId);
}

export const homesToken = token<Homes>('desks of people');

export const homesByTier = (): Homes => ({
  async of(db, personId) {
    const [person] = await db.select({ role: people.role }).from(people).where(eq(people.id, personId));
    return homes[person?.role ?? 'end_user'];
  },
});
