import type { TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aBuyer, aCompany, anAgent } from '../../../test/people.ts';
import { buyerAgreements } from './agreements/agreements.tables.ts';

/** An agent with a client, and a home to show. */
export async function aClientWithHome(app: TestApp) {
  await app.reset();
  const agent = await anAgent(app, await aCompany(app));
  const buyer = await aBuyer(app, agent);
  const [listingId] = (await storeHomes(app.context.database, home())) as [number];
  return { agent, buyer, listingId };
}

/** Records the written agreement that a showing in the USA needs. */
export const recordAgreement = (app: TestApp, buyerId: number, agentId: number) =>
  app.context.database.db
    .insert(buyerAgreements)
    .values({ buyerId, agentId, signedOn: '2026-01-02', expiresOn: '2099-01-02' });
