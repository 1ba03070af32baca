import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, asc, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { anyone, signedIn } from '../../../platform/serve/access.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { attemptsToken, profileOf } from '../../accounts/index.ts';
import { homeEmailsContract as contract, type HomeEmail, homesMax, type NewHomeEmail } from './contract.ts';
import { confirmationEmail, homeEmailServicesToken } from './emails.ts';
import { homeValueEmails as homes, homeValueReports as reports } from './tables.ts';

type Home = Omit<typeof homes.$inferInsert, 'id'>;

export const list = serve(contract.list, {
  access: signedIn,
  run: ({ subject: me, db }) => present(db, eq(homes.personId, me.id)),
});

export const add = serve(contract.add, {
  access: anyone('owners without an account may want the estimate of their home'),
  async run({ input, me, db, address, resolve, transaction }) {
    const isConfirmed = me ? ((await profileOf(db, me.id))?.emailVerified ?? false) : false;
    const home = homeOf(input);
    if (me && isConfirmed) {
      await transaction(async ({ tx }) => {
        if (!(await store(tx, { ...home, personId: me.id, confirmedAt: new Date() })))
          throw conflict(m.market_reports__you_have_as_many_homes({ most: homesMax }));
      });
      return { status: 'active' as const };
    }
    if (me) throw forbidden(m.accounts__confirm_your_email_address_first());
    if (!input.email) throw invalid('email', m.accounts__please_enter_a_valid_email());
    const { email } = input;
    await resolve(attemptsToken).count('mailFrom', address);
    await transaction(async ({ tx }) => {
      // The reply is the same for an address with many homes, so that it tells nothing about the address.
      const stored = await store(tx, { ...home, email });
      if (stored) await queueEmail(tx, confirmationEmail(resolve(homeEmailServicesToken), stored), 'stranger');
    });
    return { status: 'confirm' as const };
  },
});

export const remove = serve(contract.remove, {
  access: signedIn,
  writes: true,
  async run({ input: { id }, subject: me, tx }) {
    const removed = await tx
      .delete(homes)
      .where(and(eq(homes.id, id), eq(homes.personId, me.id)))
      .returning({ id: homes.id });
    if (!removed[0]) throw notFound(m.market_reports__this_home_has_no_emails());
    return removed[0];
  },
});

/** Deletes the homes of addresses that were not confirmed within a week. */
export const deleteUnconfirmed = (db: Db, now: Date) =>
  db.delete(homes).where(and(isNull(homes.confirmedAt), lt(homes.addedAt, new Date(now.getTime() - 7 * DAY_MS))));

const homeOf = ({ street, city, state, postalCode, facts, timeZone }: z.output<typeof NewHomeEmail>): Home => ({
  ...{ street, city, state, postalCode, facts },
  timeZone: timeZone ?? null,
});

/** Stores a home, or the newer facts of one that isn't confirmed. Undefined for one home too many. */
async function store(tx: Tx, home: Home): Promise<typeof homes.$inferSelect | undefined> {
  const owner = home.personId ? eq(homes.personId, home.personId) : eq(homes.email, home.email!);
  // The lock delays a concurrent request of the same owner until this one is counted.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`home emails of ${home.personId ?? home.email}`}))`);
  const own = await tx.select().from(homes).where(owner);
  const same = own.find(({ street, postalCode }) => street === home.street && postalCode === home.postalCode);
  if (!same && own.length >= homesMax) return undefined;
  // A stranger may type a confirmed address, so what its owner stated stays.
  if (same?.confirmedAt && !home.personId) return same;
  const [stored] = await tx
    .insert(homes)
    .values(home)
    .onConflictDoUpdate({
      target: [homes.personId, homes.email, homes.street, homes.postalCode],
      set: { facts: home.facts, timeZone: home.timeZone ?? null },
    })
    .returning();
  return stored;
}

async function present(db: Db, where: SQL): Promise<HomeEmail[]> {
  const last = db
    .selectDistinctOn([reports.homeId])
    .from(reports)
    .orderBy(reports.homeId, desc(reports.month))
    .as('last');
  const rows = await db
    .select({
      home: homes,
      last: { month: last.month, outcome: last.outcome, estimate: last.estimate, currency: last.currency },
    })
    .from(homes)
    .leftJoin(last, eq(last.homeId, homes.id))
    .where(where)
    .orderBy(asc(homes.id));
  return rows.map(({ home, last: report }) => ({
    ...home,
    addedAt: home.addedAt.toISOString(),
    last: report,
  }));
}
