import { m } from '@lintel/messages';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { signedIn } from '../../platform/serve/access.ts';
import { conflict, notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { areaOfPlace } from '../listings/index.ts';
import { areasMax, marketReportsContract as contract } from './contract.ts';
import { presentAreas } from './present.ts';
import { marketAreas, marketReports } from './tables.ts';

const ofMe = (me: { id: number }) => eq(marketAreas.personId, me.id);
const reportsToMe = (me: { id: number }) => sql`${marketReports.personId} = ${me.id}`;

export const areas = serve(contract.areas, {
  access: signedIn,
  run: ({ subject: me, db }) => presentAreas(db, ofMe(me), reportsToMe(me)),
});

export const saveArea = serve(contract.saveArea, {
  access: signedIn,
  writes: true,
  async run({ input: { place }, subject: me, tx }) {
    if (!(await areaOfPlace(tx, place))) throw notFound(m.markets__we_know_no_homes_there());
    // The lock delays a concurrent save of the same person until this one is counted.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('market_areas'), ${me.id})`);
    const [others] = await tx
      .select({ n: count() })
      .from(marketAreas)
      .where(and(ofMe(me), ne(marketAreas.place, place)));
    if (others!.n >= areasMax.own) throw conflict(m.market_reports__you_have_as_many_areas({ most: areasMax.own }));
    await tx.insert(marketAreas).values({ personId: me.id, place }).onConflictDoNothing();
    const saved = await presentAreas(tx, and(ofMe(me), eq(marketAreas.place, place))!, reportsToMe(me));
    return saved[0]!;
  },
});

export const removeArea = serve(contract.removeArea, {
  access: signedIn,
  writes: true,
  async run({ input: { place }, subject: me, tx }) {
    await tx.delete(marketAreas).where(and(ofMe(me), eq(marketAreas.place, place)));
    return { place };
  },
});
