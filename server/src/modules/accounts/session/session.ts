import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Db } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { viewerNow } from '../../../platform/serve/viewer.ts';
import { secondFactorDue } from '../access.ts';
import { type AgentTypes, agentTypesToken, dashboardPath } from '../dashboard-paths.ts';
import { profileOf } from '../person-profiles.ts';
import { isSampleLoaded } from '../sample.ts';
import { type SignedIn, sessionContract } from './contract.ts';

export const session = serve(sessionContract.session, {
  access: anyone('it tells each visitor of themselves only'),
  run: async ({ me, db, isLocal, resolve }) => ({
    person: me ? ((await signedIn(db, resolve(agentTypesToken), me.id)) ?? null) : null,
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
const kinds = texts({ real_estate: m.accounts__real_estate_agent_2, mortgage: m.accounts__mortgage_agent_2 });

async function signedIn(db: Db, agentTypes: AgentTypes, personId: number): Promise<SignedIn | undefined> {
  const person = await profileOf(db, personId);
  if (!person) return undefined;
  const { id, firstName, lastName, statedEmail, emailVerified, emailNeeded, role, language, units } = person;
  const agentType = role === 'agent' ? await agentTypes.of(db, id) : null;
  return {
    ...{ id, firstName, lastName, email: statedEmail, emailVerified, emailNeeded, role, agentType, language, units },
    roleLabel: agentType ? kinds[agentType] : labels[role],
    twoFactorEnabled: person.twoFactorEnabled,
    twoFactorDue: await secondFactorDue(db, id),
    home: dashboardPath(role, agentType),
    can: {
      saveHomes: role === 'end_user',
      askAssistant: role === 'end_user',
      connect: role === 'end_user',
      payForPlan: role === 'reseller',
      removeReviews: role === 'wholesaler',
    },
  };
}
