import { DAY_MS, HOUR_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, asc, count, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { policy } from '../../../platform/serve/access.ts';
import { conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { agentProfiles } from '../../companies/index.ts';
import {
  activeListingsOf,
  type PublicListing,
  publicListing,
  publicListingsByIds,
  setOpenHouse,
  streetLine,
} from '../../listings/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { openHouseVisited } from '../events.ts';
import { openHousesContract as contract, type OpenHouse, type Visitor } from './contract.ts';
import { openHouses, openHouseVisitors } from './open-houses.tables.ts';

const hoursMax = 12;
const shownDays = 60;
const keptDays = 30;

const openHouseAccess = policy(openHouses, {
  relations: {
    host: (me) =>
      sql`(exists (select from ${agentProfiles} as mine where mine.id = ${openHouses.agentId}
        and mine.person_id = ${me.id} and mine.status = 'active'))`,
  },
  may: { see: ['host'], change: ['host'] },
});

const list = serve(contract.openHouses, {
  access: meAsAgent,
  async run({ subject: agent, db }) {
    const since = new Date(Date.now() - shownDays * DAY_MS);
    const homes = await activeListingsOf(db, agent.id);
    return {
      openHouses: await present(db, and(eq(openHouses.agentId, agent.id), gt(openHouses.endsAt, since))),
      listings: homes.map((home) => ({ id: home.id, home: lineOf(home) })),
    };
  },
});

const schedule = serve(contract.scheduleOpenHouse, {
  access: meAsAgent,
  writes: true,
  async run({ input: { listingId, ...times }, subject: agent, tx, audit }) {
    const [startsAt, endsAt] = [new Date(times.startsAt), new Date(times.endsAt)];
    const home = await publicListing(tx, listingId);
    if (home?.listAgentId !== agent.id) throw notFound(m.listings__we_couldnt_find_this_home());
    if (home.status !== 'active') throw invalid('listingId', m.appointments__must_be_one_of_your_active_listings());
    if (startsAt <= new Date()) throw invalid('startsAt', m.professionals__must_be_in_the_future());
    if (endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > hoursMax * HOUR_MS)
      throw invalid('endsAt', m.appointments__must_be_after_the_start_within_hours({ hoursMax }));
    await tx.execute(sql`select pg_advisory_xact_lock(7411257, ${listingId})`);
    const [other] = await tx
      .select({ id: openHouses.id })
      .from(openHouses)
      .where(
        and(
          eq(openHouses.listingId, listingId),
          isNull(openHouses.cancelledAt),
          lt(openHouses.startsAt, endsAt),
          gt(openHouses.endsAt, startsAt),
        ),
      );
    if (other) throw conflict(m.appointments__another_open_house_at_that_time());
    const [row] = await tx.insert(openHouses).values({ listingId, agentId: agent.id, startsAt, endsAt }).returning();
    await showNext(tx, listingId);
    await audit({ action: 'open_house.scheduled', object: `open_house:${row!.id}`, details: { listing: listingId } });
    return (await present(tx, eq(openHouses.id, row!.id)))[0]!;
  },
});

const cancel = serve(contract.cancelOpenHouse, {
  access: openHouseAccess.may('change'),
  writes: true,
  async run({ subject: row, tx, audit }) {
    if (row.cancelledAt || row.endsAt <= new Date()) throw conflict(m.appointments__this_open_house_is_over());
    await tx.update(openHouses).set({ cancelledAt: new Date() }).where(eq(openHouses.id, row.id));
    await showNext(tx, row.listingId);
    await audit({ action: 'open_house.cancelled', object: `open_house:${row.id}` });
    return (await present(tx, eq(openHouses.id, row.id)))[0]!;
  },
});

const visitors = serve(contract.visitors, {
  access: openHouseAccess.may('see'),
  async run({ input: { id }, db }) {
    const rows = await db
      .select()
      .from(openHouseVisitors)
      .where(eq(openHouseVisitors.openHouseId, id))
      .orderBy(asc(openHouseVisitors.signedInAt), asc(openHouseVisitors.id));
    return rows.map(presentVisitor);
  },
});

const signIn = serve(contract.signInVisitor, {
  access: openHouseAccess.may('change'),
  writes: true,
  async run({ input: { id, visitor }, tx, emit }) {
    const row = { ...visitor, openHouseId: id, signedInAt: new Date(visitor.signedInAt) };
    const added = await tx
      .insert(openHouseVisitors)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: openHouseVisitors.id });
    if (added.length > 0) await emit(openHouseVisited, { visitorId: visitor.id });
    const [stored] = await tx.select().from(openHouseVisitors).where(eq(openHouseVisitors.id, visitor.id));
    if (stored!.openHouseId !== id) throw conflict(m.appointments__this_visitor_is_signed_in_elsewhere());
    return presentVisitor(stored!);
  },
});

/** Shows the next open house on the listing, in the search and to people who follow the home. */
async function showNext(tx: Tx, listingId: number): Promise<void> {
  const [next] = await tx
    .select({ startsAt: openHouses.startsAt, endsAt: openHouses.endsAt })
    .from(openHouses)
    .where(and(eq(openHouses.listingId, listingId), isNull(openHouses.cancelledAt), gt(openHouses.endsAt, new Date())))
    .orderBy(asc(openHouses.startsAt))
    .limit(1);
  await setOpenHouse(tx, listingId, next ?? null);
}

/** Job: shows the next open house of listings whose last one has ended, and deletes visitors without consent. */
export async function tidyOpenHouses(app: AppContext, now = new Date()): Promise<void> {
  await app.events.transaction(async (tx) => {
    const ended = await tx
      .selectDistinct({ listingId: openHouses.listingId })
      .from(openHouses)
      .where(and(lt(openHouses.endsAt, now), gt(openHouses.endsAt, new Date(now.getTime() - DAY_MS))));
    for (const { listingId } of ended) await showNext(tx, listingId);
    await tx
      .delete(openHouseVisitors)
      .where(
        and(
          eq(openHouseVisitors.mayContact, false),
          lt(openHouseVisitors.signedInAt, new Date(now.getTime() - keptDays * DAY_MS)),
        ),
      );
  });
}

async function present(db: Db, which: SQL | undefined): Promise<OpenHouse[]> {
  const rows = await db
    .select({ row: openHouses, visitors: count(openHouseVisitors.id) })
    .from(openHouses)
    .leftJoin(openHouseVisitors, eq(openHouseVisitors.openHouseId, openHouses.id))
    .where(which)
    .groupBy(openHouses.id)
    .orderBy(desc(openHouses.startsAt), desc(openHouses.id))
    .limit(200);
  const ids = [...new Set(rows.map(({ row }) => row.listingId))];
  const homes = new Map((await publicListingsByIds(db, ids)).map((home) => [home.id, home]));
  return rows.map(({ row, visitors }) => {
    const home = homes.get(row.listingId);
    return {
      ...{ id: row.id, listingId: row.listingId, visitors },
      home: home ? lineOf(home) : null,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      isCancelled: row.cancelledAt !== null,
    };
  });
}

const lineOf = (home: PublicListing): string => [streetLine(home), home.city, home.stateOrProvince].join(', ');

const presentVisitor = ({ openHouseId: _, ...row }: typeof openHouseVisitors.$inferSelect): Visitor => ({
  ...row,
  signedInAt: row.signedInAt.toISOString(),
});

export const openHousesOperations = {
  ...{ openHouses: list, scheduleOpenHouse: schedule, cancelOpenHouse: cancel },
  ...{ visitors, signInVisitor: signIn },
};
