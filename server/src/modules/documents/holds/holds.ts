import { m } from '@lintel/messages';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { type Access, policy } from '../../../platform/serve/access.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { personProfiles, profileOf, wholesaler } from '../../accounts/index.ts';
import { agentProfiles, myCompany } from '../../companies/index.ts';
import { worksWith } from '../../professionals/index.ts';
import { documentsContract as contract, type Hold } from '../contract.ts';
import { documentHolds } from '../tables.ts';

const isWholesaler = (me: Person): SQL =>
  sql`exists (select from ${personProfiles} where ${personProfiles.id} = ${me.id} and ${personProfiles.role} = 'wholesaler')`;

const rules = policy(documentHolds, {
  relations: { maker: (me) => eq(documentHolds.createdById, me.id), wholesaler: isWholesaler },
  may: { see: ['maker', 'wholesaler'], release: ['maker', 'wholesaler'] },
});

/** The wholesaler, or the owner of a company: those responsible for retention. */
const compliance: Access<unknown, { companyId: number | null }> = {
  get label() {
    return m.documents__only_the_wholesaler_and_company();
  },
  async check(call) {
    const person = await profileOf(call.db, call.me.id);
    if (person?.role !== 'wholesaler') return { companyId: (await myCompany.check(call)).id };
    await wholesaler.check(call);
    return { companyId: null };
  },
};

export const holds = serve(contract.holds, {
  access: compliance,
  run: ({ me, db }) => presentHolds(db, rules.visible(me)),
});

export const hold = serve(contract.hold, {
  access: compliance,
  writes: true,
  async run({ input: { personId, reason }, subject: { companyId }, me, tx, audit }) {
    const ofOurs = companyId === null ? undefined : isClientOf(companyId, personId);
    const [person] = await tx
      .select({ id: personProfiles.id })
      .from(personProfiles)
      .where(and(eq(personProfiles.id, personId), ofOurs));
    if (!person) throw notFound();
    const [made] = await tx
      .insert(documentHolds)
      .values({ personId, reason, createdById: me.id })
      .returning({ id: documentHolds.id });
    await audit({ action: 'documents.held', object: `person:${personId}`, details: { hold: made!.id } });
    return presentHold(tx, made!.id);
  },
});

const release: Access<{ id: number }, typeof documentHolds.$inferSelect> = {
  label: rules.may('release').label,
  async check(call) {
    const found = await rules.may('release').check(call);
    // Creating holds requires the second factor as well.
    await compliance.check(call);
    return found;
  },
};

export const releaseHold = serve(contract.releaseHold, {
  access: release,
  writes: true,
  async run({ input: { reason }, subject: { id, personId }, me, tx, audit }) {
    const [released] = await tx
      .update(documentHolds)
      .set({ releasedAt: sql`now()`, releasedById: me.id, releaseReason: reason })
      .where(and(eq(documentHolds.id, id), isNull(documentHolds.releasedAt)))
      .returning({ id: documentHolds.id });
    if (!released) throw conflict(m.documents__this_hold_was_already_released());
    await audit({ action: 'documents.released', object: `person:${personId}`, details: { hold: id } });
    return presentHold(tx, id);
  },
});

/** Matches clients of the company's agents. */
const isClientOf = (companyId: number, personId: number): SQL =>
  sql`exists (select from ${agentProfiles} as ours where ours.reseller_id = ${companyId}
    and ${worksWith({ id: sql`ours.person_id` }, sql`${personId}::int`)})`;

async function presentHold(db: Db, id: number): Promise<Hold> {
  const [found] = await presentHolds(db, eq(documentHolds.id, id));
  return found!;
}

async function presentHolds(db: Db, which: SQL): Promise<Hold[]> {
  const rows = await db
    .select({
      hold: documentHolds,
      name: personProfiles.name,
    })
    .from(documentHolds)
    .innerJoin(personProfiles, eq(personProfiles.id, documentHolds.personId))
    .where(which)
    .orderBy(desc(documentHolds.id))
    .limit(500);
  return rows.map(({ hold: { id, personId, reason, createdAt, releasedAt }, name }) => ({
    id,
    personId,
    name,
    reason,
    createdAt: createdAt.toISOString(),
    releasedAt: releasedAt?.toISOString() ?? null,
  }));
}
