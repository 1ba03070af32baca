import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { viewerNow } from '../../platform/serve/viewer.ts';
import { personProfiles } from '../accounts/index.ts';
import { secondFactorDue } from './access.ts';
import { networkContract, type SignedIn } from './contract.ts';
import { dashboardPath } from './dashboards.ts';
import { isSampleLoaded } from './sample.ts';
import { agents } from './tables.ts';

export const session = serve(networkContract.session, {
  access: anyone('it tells each visitor of themselves only'),
  run: async ({ me, db, isLocal }) => ({
    person: me ? ((await signedIn(db, me.id)) ?? null) : null,
    demo: isLocal && (await isSampleLoaded(db)),
    viewer: viewerNow(),
  }),
});

const labels: Record<SignedIn['role'], string> = {
  wholesaler: 'Wholesaler',
  reseller: 'Reseller',
  agent: 'Agent',
  end_user: 'Buyer',
};
const kinds = { real_estate: 'Real estate agent', mortgage: 'Mortgage agent' } as const;

async function signedIn(db: Db, id: number): Promise<SignedIn | undefined> {
  const [person] = await db
    .select({
      id: personProfiles.id,
      firstName: personProfiles.firstName,
      lastName: personProfiles.lastName,
      email: personProfiles.statedEmail,
      emailVerified: personProfiles.emailVerified,
      emailNeeded: personProfiles.emailNeeded,
      role: personProfiles.role,
      agentType: agents.agentType,
      twoFactorEnabled: personProfiles.twoFactorEnabled,
      language: personProfiles.language,
      units: personProfiles.units,
    })
    .from(personProfiles)
    .leftJoin(agents, eq(agents.personId, personProfiles.id))
    .where(eq(personProfiles.id, id));
  if (!person) return undefined;
  return {
    ...person,
    roleLabel: person.agentType ? kinds[person.agentType] : labels[person.role],
    twoFactorDue: await secondFactorDue(db, id),
    home: dashboardPath(person.role, person.agentType),
    can: {
      saveHomes: person.role === 'end_user',
      connect: person.role === 'end_user',
      payForPlan: person.role === 'reseller',
      removeReviews: person.role === 'wholesaler',
    },
  };
}
