import { m } from '@lintel/messages';
import { desc, eq, sql } from 'drizzle-orm';
import { conflict } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { meAsAgent } from '../professionals/index.ts';
import { ownListingAccess } from './access.ts';
import { ownListingsContract as contract, type OwnListingFields } from './contract.ts';
import { presentListing, presentSummaries } from './present.ts';
import { ended } from './statuses.ts';
import { ownListings } from './tables.ts';
import { checkWording } from './wording/check-wording.ts';

const empty: Omit<OwnListingFields, 'country' | 'stateOrProvince' | 'city'> = {
  ...{ streetLine: null, unitNumber: null, postalCode: null, latitude: null, longitude: null, showsAddress: true },
  ...{ propertyType: null, listPrice: null, bedrooms: null, bathroomsFull: null, bathroomsHalf: null },
  ...{ squareFeet: null, lotAcres: null, yearBuilt: null, stories: null, garageSpaces: null },
  ...{ taxAnnual: null, hoaMonthly: null, features: [], description: null },
};

export const list = serve(contract.list, {
  access: meAsAgent,
  async run({ subject: agent, db }) {
    const rows = await db
      .select()
      .from(ownListings)
      .where(eq(ownListings.agentId, agent.id))
      .orderBy(desc(ownListings.changedAt), desc(ownListings.id))
      .limit(500);
    return presentSummaries(db, rows);
  },
});

export const get = serve(contract.get, {
  access: ownListingAccess.may('see'),
  run: ({ subject, db }) => presentListing(db, subject),
});

export const create = serve(contract.create, {
  access: meAsAgent,
  writes: true,
  async run({ subject: agent, tx }) {
    const country = agent.countries[0] === 'CA' ? ('CA' as const) : ('US' as const);
    const fields = { ...empty, country, stateOrProvince: agent.stateOrProvince, city: null };
    const [row] = await tx.insert(ownListings).values({ agentId: agent.id, fields }).returning();
    return presentListing(tx, row!);
  },
});

export const change = serve(contract.change, {
  access: ownListingAccess.may('change'),
  writes: true,
  async run({ input: { id, revision, fields }, subject, tx }) {
    if (ended.has(subject.status)) throw conflict(m.own_listings__this_listing_has_ended());
    const [row] = await tx
      .update(ownListings)
      .set({
        fields: { ...subject.fields, ...(fields as Partial<OwnListingFields>) } as OwnListingFields,
        revision: revision + 1,
        changedAt: sql`now()`,
      })
      .where(sql`${ownListings.id} = ${id} and ${ownListings.revision} = ${revision}`)
      .returning();
    if (!row) throw conflict(m.own_listings__this_listing_was_changed_elsewhere());
    return presentListing(tx, row);
  },
});

export const remove = serve(contract.remove, {
  access: ownListingAccess.may('change'),
  writes: true,
  async run({ subject: { id, published }, tx }) {
    if (published) throw conflict(m.own_listings__a_published_listing_cant_be_deleted());
    await tx.delete(ownListings).where(eq(ownListings.id, id));
    return { id };
  },
});

export const checkText = serve(contract.checkWording, {
  access: meAsAgent,
  readOnly: true,
  run: async ({ input: { text } }) => checkWording(text),
});
