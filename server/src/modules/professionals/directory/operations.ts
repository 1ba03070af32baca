import { m } from '@lintel/messages';
import { and, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { listHeaders, pageOf } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { heldLicenses, licenseDay, takesLeads } from '../../licensing/index.ts';
import { professionalsContract as contract, type Directory, type Professional } from '../contract.ts';
import { connectionState, licenseState, presentCard, selectCards } from './cards.ts';
import { conditions, kindOf, order } from './narrow.ts';

/** Returns a page of the directory for this person, with the total. */
export async function directory(
  db: Db,
  personId: number,
  query: Directory,
  now = new Date(),
): Promise<{ total: number; professionals: Professional[] }> {
  const at = pageOf(query.page, query.limit);
  const which = and(takesLeads(now), ...conditions(query));
  const [counted] = await db
    .select({ total: count() })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .where(which);
  const cards = await selectCards(db, personId, now)
    .where(which)
    .orderBy(...order(personId, query.location))
    .limit(at.limit)
    .offset(at.offset);
  return { total: counted!.total, professionals: cards.map((card) => presentCard(card, now)) };
}

/** Returns cards of these professionals for this person, in no particular order. */
export const professionalsByIds = async (
  db: Db,
  personId: number,
  ids: readonly number[],
  now = new Date(),
): Promise<Professional[]> => {
  if (ids.length === 0) return [];
  const cards = await selectCards(db, personId, now).where(inArray(agentProfiles.id, [...ids]));
  return cards.map((card) => presentCard(card, now));
};

export const list = serve(contract.list, {
  access: signedIn,
  async run({ input, subject: me, db }) {
    const { total, professionals } = await directory(db, me.id, input);
    return { headers: listHeaders(total), body: professionals };
  },
});

export const choices = serve(contract.choices, {
  access: signedIn,
  async run({ input, db }) {
    const kind = kindOf(input);
    const which = and(takesLeads(), kind && eq(agentProfiles.agentType, kind));
    const distinct = async (column: typeof agentProfiles.languages | typeof agentProfiles.specialties) => {
      const found = await db
        .selectDistinct({ value: sql<string>`unnest(${column})` })
        .from(agentProfiles)
        .where(which)
        .orderBy(sql`1`);
      return found.map(({ value }) => value);
    };
    return {
      languages: await distinct(agentProfiles.languages),
      specialties: await distinct(agentProfiles.specialties),
    };
  },
});

/** A professional hidden from the directory is visible to themselves and to their connections. */
export const get = serve(contract.get, {
  access: signedIn,
  async run({ input, subject: me, db }) {
    const now = new Date();
    const shown = or(takesLeads(now), eq(agentProfiles.personId, me.id), sql`${connectionState(me.id)} <> 'none'`);
    const [card] = await selectCards(db, me.id, now).where(and(eq(agentProfiles.id, input.id), shown));
    if (!card) throw notFound(m.professionals__there_is_no_such_professional());
    const ownLicenses = await db
      .select()
      .from(heldLicenses)
      .where(eq(heldLicenses.agentId, card.id))
      .orderBy(heldLicenses.id);
    return {
      ...presentCard(card, now),
      licenses: ownLicenses.map(({ jurisdiction, licenseType, licenseNumber, status, expiresOn, checkedAt }) => ({
        licenseType,
        licenseNumber,
        ...licenseState(
          { jurisdiction, status, expires_on: expiresOn, checked_on: checkedAt?.toISOString().slice(0, 10) ?? null },
          licenseDay(now),
        ),
      })),
      countries: card.countries as ('US' | 'CA')[],
      joinedOn: card.joinedAt.toISOString().slice(0, 10),
      companyCity: card.companyCity,
      companyState: card.companyState,
    };
  },
});
