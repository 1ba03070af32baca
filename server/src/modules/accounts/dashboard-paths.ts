import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { token } from '../../platform/serve/registry.ts';
import { people } from './tables.ts';

/** The dashboard of each role. */
export const dashboardPaths: Readonly<Record<(typeof people.role.enumValues)[number], string>> = {
  wholesaler: '/wholesaler-dashboard',
  reseller: '/reseller-dashboard',
  agent: '/agent-dashboard',
  end_user: '/dashboard',
};

/** Start pages after sign-in: by role, unless another module overrides it. */
export interface DashboardPaths {
  of(db: Db, personId: number): Promise<string>;
}

/** Asks for another address when the account lost the one it claimed. */
const addAddressPath = '/add-email';

/** Returns the start page of a person who just signed in. */
export async function dashboardPathOf(db: Db, dashboardPaths: DashboardPaths, personId: number): Promise<string> {
  const [person] = await db.select({ lost: people.claimRemovedAt }).from(people).where(eq(people.id, personId));
  return person?.lost ? addAddressPath : dashboardPaths.of(db, personId);
}

export const dashboardPathsToken = token<DashboardPaths>('desks of people');

export const dashboardPathsByRole = (): DashboardPaths => ({
  async of(db, personId) {
    const [person] = await db.select({ role: people.role }).from(people).where(eq(people.id, personId));
    return dashboardPaths[person?.role ?? 'end_user'];
  },
});
