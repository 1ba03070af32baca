import { eq } from 'drizzle-orm';
import type { TestApp } from '../../../../test/harness.ts';
import {
  aBuyer,
  aCompany,
  anAgent,
  type TestAgent,
  type TestBuyer,
  type TestCompany,
} from '../../../../test/people.ts';
import { people } from '../../accounts/tables.ts';
import { licenses } from '../../licensing/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { connections } from '../../professionals/tables.ts';
import { matches } from './connect.tables.ts';
import { listTokensToken } from './list-token.ts';

/** Professionals of one company in Texas; the license of the last one has expired. */
export async function licensedProfessionals(app: TestApp) {
  const company = await aCompany(app);
  const [first, second] = [await licensed(app, company, 'Kim', 'Ford'), await licensed(app, company, 'Lee', 'Gray')];
  const expired = await licensed(app, company, 'Old', 'License', '2020-01-01');
  await app.context.events.start();
  return { company, first, second, expired };
}

export async function licensed(
  app: TestApp,
  company: TestCompany,
  firstName: string,
  lastName: string,
  expiresOn: string | null = null,
  agentType: 'real_estate' | 'mortgage' = 'real_estate',
): Promise<TestAgent> {
  const made = await anAgent(app, company, { agentType });
  await app.context.database.db.update(people).set({ firstName, lastName }).where(eq(people.id, made.id));
  const license = {
    country: 'US',
    jurisdiction: 'TX',
    licenseType: 'real_estate',
    licenseNumber: `L-${made.id}`,
  } as const;
  await app.context.database.db
    .insert(licenses)
    .values({ ...license, agentId: made.agentId, status: 'verified', expiresOn });
  return made;
}

/** A new buyer, and no match or connection of an earlier case. */
export async function onlyBuyer(app: TestApp): Promise<TestBuyer> {
  await app.context.database.db.delete(matches);
  await app.context.database.db.delete(connections);
  return aBuyer(app);
}

/** The body of a request to a professional. */
export const requestTo = (to: TestAgent, more: object = {}) => ({
  agentId: to.agentId,
  agentType: 'real_estate',
  consent: true,
  ...more,
});

/** The calls that tests of requests repeat; without `who`, the buyer of the case makes them. */
export function connectCalls(appOf: () => TestApp, buyerOf: () => TestBuyer) {
  const db = () => appOf().context.database.db;
  const send = (path: string, body: unknown, who: { as: Record<string, string> } = buyerOf(), headers = {}) =>
    appOf().request('POST', path, body, { ...who.as, ...headers });
  const get = async (path: string, who: { as: Record<string, string> } = buyerOf()) =>
    (await appOf().request('GET', path, undefined, who.as)).body;
  const connect = (to: TestAgent, more: object = {}, headers = {}) =>
    send('/api/buyer/connect-agent', requestTo(to, more), buyerOf(), headers);
  const listOf = (shown: TestAgent[], shownAt = new Date()) =>
    appOf()
      .context.resolve(listTokensToken)
      .tokenOf({
        ...{ agentType: 'real_estate', formula: '2026-11', search: { location: 'Austin, TX' } },
        shownAt: shownAt.toISOString(),
        entries: shown.map(({ agentId }, at) => ({
          ...{ agentId, percentile: 90 - at, matchScore: 70 - at },
          reasons: [{ criterion: 'response', points: 4.5 - at, n: 31 }],
        })),
      });
  /** Waits until every pending event is handled. */
  async function handled(): Promise<void> {
    while ((await appOf().context.events.lagSeconds()) > 0) await new Promise((done) => setTimeout(done, 5));
  }
  const notificationsOf = async (personId: number) =>
    (await db().select().from(notifications).where(eq(notifications.personId, personId))).map(({ title }) => title);
  const answer = async (to: TestAgent, decision: 'accept' | 'decline') => {
    const [connection] = await db().select().from(connections).where(eq(connections.buyerId, buyerOf().id));
    await send(`/api/connections/${connection!.id}/answer`, { decision }, to);
    await handled();
  };
  return { send, get, connect, listOf, handled, notificationsOf, answer };
}
