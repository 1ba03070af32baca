import { m } from '@lintel/messages';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { contactAccess, outreachTo, withMerged } from '../../contacts/index.ts';
import { areaOfPlace } from '../../listings/index.ts';
import { areasMax, type ClientMarketAreas, marketReportsContract as contract } from '../contract.ts';
import { presentAreas } from '../present.ts';
import { marketAreas, marketReports } from '../tables.ts';

const ofContact = (id: number) => sql`${marketAreas.contactId} in ${withMerged(sql`select ${id}::int`)}`;

export const clientAreas = serve(contract.clientAreas, {
  access: contactAccess.may('change'),
  run: ({ input: { id }, db }) => present(db, id),
});

export const addClientArea = serve(contract.addClientArea, {
  access: contactAccess.may('change'),
  writes: true,
  async run({ input: { id, place }, tx }) {
    if (!(await areaOfPlace(tx, place))) throw notFound(m.markets__we_know_no_homes_there());
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('market_areas of contacts'), ${id})`);
    const { areas } = await present(tx, id);
    if (areas.some((area) => area.place === place)) return present(tx, id);
    if (areas.length >= areasMax.client)
      throw conflict(m.market_reports__this_contact_has_as_many_areas({ most: areasMax.client }));
    await tx.insert(marketAreas).values({ contactId: id, place }).onConflictDoNothing();
    return present(tx, id);
  },
});

export const removeClientArea = serve(contract.removeClientArea, {
  access: contactAccess.may('change'),
  writes: true,
  async run({ input: { id, place }, tx }) {
    await tx.delete(marketAreas).where(sql`${ofContact(id)} and ${marketAreas.place} = ${place}`);
    return present(tx, id);
  },
});

async function present(db: Db | Tx, id: number): Promise<ClientMarketAreas> {
  const contact = (await outreachTo(db, id))!;
  const reports = sql`${marketReports.contactId} in ${withMerged(sql`select ${id}::int`)}`;
  return {
    areas: await presentAreas(db, ofContact(id), reports),
    obstacle: contact.reachable.find(({ channel }) => channel === 'email')!.reason,
  };
}
