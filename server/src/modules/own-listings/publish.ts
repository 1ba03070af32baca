import { m } from '@lintel/messages';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { conflict, invalid } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { personProfiles } from '../accounts/index.ts';
import { type AgentProfile, agentProfiles, companyProfiles } from '../companies/index.ts';
import { putListingsIn, setListAgent } from '../listings/index.ts';
import { ownListingAccess } from './access.ts';
import { ownListingsContract as contract } from './contract.ts';
import { mediaOf } from './photos/present.ts';
import { type OwnListingRow, presentListing } from './present.ts';
import { missingOf, requireLicense, wordingOf } from './publishable.ts';
import { statementOf } from './statement.ts';
import { ended, nextStatuses, offered } from './statuses.ts';
import { ownListingChanges, ownListingPhotos, ownListings, type Published } from './tables.ts';
import { checkWording } from './wording/check-wording.ts';

export const publish = serve(contract.publish, {
  access: ownListingAccess.may('change'),
  writes: true,
  async run({ input, subject: row, me, tx, audit }) {
    if (ended.has(row.status)) throw conflict(m.own_listings__this_listing_has_ended());
    const missing = missingOf(row.fields, wordingOf(row.fields));
    if (missing.length > 0) throw invalid(missing);
    const agent = await agentOf(tx, row.agentId);
    await requireLicense(tx, agent, row.fields.stateOrProvince!);
    const published = { fields: row.fields, media: await mediaNow(tx, row.id) };
    const isFirst = row.published === null;
    const status = isFirst ? input.as : row.status;
    const stored = await store(tx, { ...row, status, published, publishedRevision: row.revision }, agent);
    const before = row.published?.fields.listPrice;
    const data = isFirst ? { status, price: row.fields.listPrice } : {};
    await record(tx, { ownListingId: row.id, byId: me.id, kind: isFirst ? 'published' : 'updated', data });
    if (before !== undefined && before !== row.fields.listPrice)
      await record(tx, {
        ownListingId: row.id,
        byId: me.id,
        kind: 'price',
        data: { from: before, to: row.fields.listPrice },
      });
    await audit({ action: 'own_listing.published', object: `own_listing:${row.id}` });
    return presentListing(tx, stored);
  },
});

export const changeStatus = serve(contract.changeStatus, {
  access: ownListingAccess.may('change'),
  writes: true,
  async run({ input: { status, closePrice, closedOn }, subject: row, me, tx, audit }) {
    if (!row.published || !nextStatuses[row.status].includes(status))
      throw conflict(m.own_listings__a_listing_cant_move({ from: row.status, to: status }));
    const today = new Date().toISOString().slice(0, 10);
    if (status === 'Closed' && !closedOn) throw invalid('closedOn', m.own_listings__is_needed_for_a_sale());
    if (closedOn && closedOn > today) throw invalid('closedOn', m.contacts__must_not_be_in_the_future());
    const agent = await agentOf(tx, row.agentId);
    if (offered.has(status)) await requireLicense(tx, agent, row.published.fields.stateOrProvince!);
    const isOnMarket = status === 'Active' || status === 'ComingSoon';
    const offMarketOn = isOnMarket ? null : (row.offMarketOn ?? today);
    const sale = status === 'Closed' ? { priceCents: closePrice ? closePrice * 100 : null, on: closedOn! } : undefined;
    const stored = await store(tx, { ...row, status, offMarketOn }, agent, sale);
    await record(tx, { ownListingId: row.id, byId: me.id, kind: 'status', data: { from: row.status, to: status } });
    await audit({ action: 'own_listing.status', object: `own_listing:${row.id}`, details: { status } });
    return presentListing(tx, stored);
  },
});

/** Writes the public listing through the same function as feeds, so that search, alerts and pages follow it alike. */
async function store(
  tx: Tx,
  row: OwnListingRow,
  agent: AgentProfile,
  sale?: { priceCents: number | null; on: string },
): Promise<OwnListingRow> {
  const now = new Date();
  const publishedAt = row.publishedAt ?? now;
  const [office] = await tx.select().from(companyProfiles).where(eq(companyProfiles.id, agent.resellerId));
  const [person] = await tx
    .select({ name: personProfiles.name })
    .from(personProfiles)
    .where(eq(personProfiles.id, agent.personId));
  const statement = statementOf(
    row.published!,
    {
      ...{ id: row.id, status: row.status, offMarketOn: row.offMarketOn, publishedAt },
      agent: { name: person!.name, licenseNumber: agent.licenseNumber },
      office: { name: office!.companyName, phone: office!.phone },
      ...(sale ? { sale } : {}),
    },
    now,
  );
  await putListingsIn(tx, [statement], now);
  const listingId = await setListAgent(tx, statement, agent.id);
  const { status, published, publishedRevision, offMarketOn } = row;
  const [stored] = await tx
    .update(ownListings)
    .set({ listingId, status, published, publishedRevision, offMarketOn, publishedAt, changedAt: now })
    .where(eq(ownListings.id, row.id))
    .returning();
  return stored!;
}

const record = (tx: Tx, change: typeof ownListingChanges.$inferInsert) => tx.insert(ownListingChanges).values(change);

async function agentOf(tx: Tx, id: number): Promise<AgentProfile> {
  const [agent] = await tx.select().from(agentProfiles).where(eq(agentProfiles.id, id));
  return agent!;
}

async function mediaNow(tx: Tx, ownListingId: number): Promise<Published['media']> {
  const photos = await tx
    .select()
    .from(ownListingPhotos)
    .where(eq(ownListingPhotos.ownListingId, ownListingId))
    .orderBy(asc(ownListingPhotos.position));
  const media = mediaOf(photos);
  if (media.some(({ alt }) => checkWording(alt).some(({ level }) => level === 'error')))
    throw invalid('photos', m.own_listings__has_words_that_must_go());
  return media;
}
