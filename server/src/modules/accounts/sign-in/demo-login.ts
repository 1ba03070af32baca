import { createHash, timingSafeEqual } from 'node:crypto';
import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import { anyone } from '../../../platform/serve/access.ts';
import { ApiError, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { dashboardPath, dashboardPaths } from '../dashboard-paths.ts';
import { isSampleLoaded } from '../sample.ts';
import { sessionContract as contract, type DemoLogin } from '../session/contract.ts';
import { openSession } from '../sessions/open-session.ts';
import { people } from '../tables.ts';
import { attemptsToken } from './attempts.ts';

/** Works only while the sample network is loaded, and only for its accounts. */
const pair = { username: 'demo', password: 'open-the-door' };

const addresses = {
  buyer: 'elena.novak@example.com',
  real_estate: 'naomi.sinclair@example.com',
  mortgage: 'kwame.mensah@example.com',
  reseller: 'rafael.ortega@example.com',
};

export const demoLogin = serve(contract.demoLogin, {
  access: anyone('it opens accounts of the sample network only, where that is loaded, for people at this machine'),
  async run({ input, db, headers, address, isLocal, resolve, transaction }) {
    if (!isLocal || !(await isSampleLoaded(db))) throw notFound();
    const attempts = resolve(attemptsToken);
    await attempts.count('signInAddress', address);
    if (!fits(input)) throw new ApiError('UNAUTHENTICATED', m.accounts__invalid_credentials_please_check_your());
    await attempts.refund('signInAddress', address);
    const [person] = await db
      .select({ id: people.id })
      .from(people)
      .where(eq(people.email, addressOf(input)));
    if (!person) throw notFound(m.network__the_people_in_the_sample());
    const cookies = await openSession({ db, headers, address, resolve }, person.id);
    await transaction(({ audit }) =>
      audit({ action: 'demo.signed_in', object: `person:${person.id}`, details: { as: input.userType } }),
    );
    return { headers: { 'set-cookie': cookies }, body: { home: homeFor(input) } };
  },
});

function fits({ username, password }: DemoLogin): boolean {
  // Compares fixed-length digests, so the response time reveals neither which field is wrong nor how much of it
  // matches.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const nameFits = timingSafeEqual(digest(username.toLowerCase()), digest(pair.username));
  const passwordFits = timingSafeEqual(digest(password), digest(pair.password));
  return nameFits && passwordFits;
}

const addressOf = ({ userType, agentType }: DemoLogin): string =>
  addresses[userType === 'agent' ? (agentType ?? 'real_estate') : userType];

const homeFor = ({ userType, agentType }: DemoLogin): string =>
  userType === 'agent'
    ? dashboardPath('agent', agentType ?? null)
    : dashboardPaths[userType === 'buyer' ? 'end_user' : 'reseller'];
