import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { conflict, invalid, notFound } from '../../platform/serve/errors.ts';
import { pageOf } from '../../platform/serve/paging.ts';
import { serve } from '../../platform/serve/serve.ts';
import { personProfiles, wholesaler } from '../accounts/index.ts';
import { ratesContract as contract, type RateRow } from './contract.ts';
import { currentRate, newestRates } from './current-rates.ts';
import { liveRatesToken } from './live-rates.ts';
import { countryOf } from './store-rates.ts';
import { rates } from './tables.ts';

const list = serve(contract.list, {
  access: wholesaler,
  async run({ input: { product, page, perPage }, db }) {
    const at = pageOf(page, perPage);
    const condition = and(isNull(rates.removedAt), product ? eq(rates.product, product) : undefined);
    const rows = await rowsOf(db)
      .where(condition)
      .orderBy(desc(rates.effectiveOn), rates.product)
      .limit(at.limit)
      .offset(at.offset);
    const [counted] = await db.select({ total: count() }).from(rates).where(condition);
    const [newest, now] = [await newestRates(db), new Date()];
    const current = (['US', 'CA'] as const).map((country) => currentRate(newest, country, now));
    return { current, total: counted!.total, rates: rows.map(presentRate) };
  },
});

const add = serve(contract.add, {
  access: wholesaler,
  async run({ input, subject: me, db, transaction, resolve }) {
    // The source's time zone may be on a later date than UTC.
    if (Date.parse(input.effectiveOn) > Date.now() + DAY_MS)
      throw invalid('effectiveOn', m.rates__must_not_be_in_the());
    const id = await transaction(async ({ tx, audit }) => {
      await tx
        .update(rates)
        .set({ removedAt: new Date() })
        .where(
          and(eq(rates.product, input.product), eq(rates.effectiveOn, input.effectiveOn), isNull(rates.removedAt)),
        );
      const [added] = await tx
        .insert(rates)
        .values({ ...input, country: countryOf(input.product), origin: 'operator', enteredById: me.id })
        .returning({ id: rates.id });
      await audit({ action: 'rate.entered', object: `rate:${added!.id}`, details: input });
      return added!.id;
    });
    await resolve(liveRatesToken).refresh();
    return oneRate(db, id);
  },
});

const remove = serve(contract.remove, {
  access: wholesaler,
  async run({ input: { id }, transaction, resolve }) {
    await transaction(async ({ tx, audit }) => {
      const [removed] = await tx
        .update(rates)
        .set({ removedAt: new Date() })
        .where(and(eq(rates.id, id), isNull(rates.removedAt)))
        .returning({ product: rates.product, percent: rates.percent, effectiveOn: rates.effectiveOn });
      if (!removed) throw notFound();
      await audit({ action: 'rate.removed', object: `rate:${id}`, details: removed });
    });
    await resolve(liveRatesToken).refresh();
    return { removed: true as const };
  },
});

const restore = serve(contract.restore, {
  access: wholesaler,
  async run({ input: { id }, db, transaction, resolve }) {
    await transaction(async ({ tx, audit }) => {
      const [rate] = await tx
        .select()
        .from(rates)
        .where(and(eq(rates.id, id), isNotNull(rates.removedAt)));
      if (!rate) throw notFound();
      const [other] = await tx
        .select({ id: rates.id })
        .from(rates)
        .where(and(eq(rates.product, rate.product), eq(rates.effectiveOn, rate.effectiveOn), isNull(rates.removedAt)));
      if (other) throw conflict(m.rates__another_rate_was_entered_for());
      await tx.update(rates).set({ removedAt: null }).where(eq(rates.id, id));
      const { product, percent, effectiveOn } = rate;
      await audit({ action: 'rate.restored', object: `rate:${id}`, details: { product, percent, effectiveOn } });
    });
    await resolve(liveRatesToken).refresh();
    return oneRate(db, id);
  },
});

export const ratesOperations = { list, add, remove, restore };

const rowsOf = (db: Db) =>
  db
    .select({ rate: rates, enteredBy: personProfiles.name })
    .from(rates)
    .leftJoin(personProfiles, eq(personProfiles.id, rates.enteredById))
    .$dynamic();

async function oneRate(db: Db, id: number): Promise<RateRow> {
  const [row] = await rowsOf(db).where(sql`${rates.id} = ${id}`);
  if (!row) throw notFound();
  return presentRate(row);
}

const presentRate = ({ rate, enteredBy }: { rate: typeof rates.$inferSelect; enteredBy: string | null }): RateRow => ({
  ...rate,
  createdAt: rate.createdAt.toISOString(),
  enteredBy,
});
