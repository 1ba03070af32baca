import { m } from '@lintel/messages';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { policy, signedIn } from '../../../platform/serve/access.ts';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { PersonalData } from '../../accounts/index.ts';
import { investments } from '../tables.ts';
import { returnsContract as contract, type SavedInvestment, savedInvestmentsMax } from './contract.ts';

const own = policy(investments, {
  relations: { owner: (me) => eq(investments.personId, me.id) },
  may: { see: ['owner'], remove: ['owner'] },
});

type Row = typeof investments.$inferSelect;
const present = ({ id, name, inputs, savedAt }: Row): SavedInvestment => ({
  id,
  name,
  inputs,
  savedAt: savedAt.toISOString(),
});

export const savedInvestments = serve(contract.savedInvestments, {
  access: signedIn,
  async run({ subject: me, db }) {
    const rows = await db
      .select()
      .from(investments)
      .where(own.visible(me))
      .orderBy(desc(investments.savedAt), desc(investments.id));
    return rows.map(present);
  },
});

export const saveInvestment = serve(contract.saveInvestment, {
  access: signedIn,
  writes: true,
  async run({ input: { name, inputs }, subject: me, tx }) {
    await enforceLimit(tx, me.id, name);
    const changed = { inputs, savedAt: new Date() };
    const [row] = await tx
      .insert(investments)
      .values({ personId: me.id, name, ...changed })
      .onConflictDoUpdate({ target: [investments.personId, investments.name], set: changed })
      .returning();
    return present(row!);
  },
});

export const removeInvestment = serve(contract.removeInvestment, {
  access: own.may('remove'),
  writes: true,
  async run({ subject: row, tx }) {
    await tx.delete(investments).where(eq(investments.id, row.id));
    return present(row);
  },
});

/** The lock delays a concurrent save of the same person until this one is counted. */
async function enforceLimit(tx: Tx, personId: number, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('investments'), ${personId})`);
  const [others] = await tx
    .select({ n: count() })
    .from(investments)
    .where(and(eq(investments.personId, personId), ne(investments.name, name)));
  if (others!.n >= savedInvestmentsMax)
    throw conflict(m.markets__you_have_as_many_analyses({ most: savedInvestmentsMax }));
}

/** A person's saved ROI analyses. */
export const investmentsData: PersonalData = {
  name: 'investments',
  tables: ['investments'],
  rows: (db, personId) => db.select().from(investments).where(eq(investments.personId, personId)),
  erase: async (tx, personId) => {
    await tx.delete(investments).where(eq(investments.personId, personId));
  },
};
