import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { pageOf } from '../../platform/serve/paging.ts';
import { serve } from '../../platform/serve/serve.ts';
import { propertiesByIds, type Rates, ratesToken } from '../listings/index.ts';
import { buyer, buyerNamed } from './access.ts';
import {
  savingContract as contract,
  type SavedFilter,
  type SavedSort,
  type SavedWithProperty,
  savedAPage,
} from './contract.ts';
import { listOf } from './own-list.ts';
import { presentSaved } from './present.ts';
import { savedListingIds } from './saved-homes.ts';
import { savedHomes } from './tables.ts';

export const list = serve(contract.list, {
  access: buyerNamed('id'),
  run: async ({ input, subject: me, db, resolve }) => (await savedPage(db, me.id, input, resolve(ratesToken)())).items,
});

export const page = serve(contract.page, {
  access: buyer,
  async run({ input, subject: me, db, resolve }) {
    const found = await savedPage(db, me.id, input, resolve(ratesToken)());
    return { ...found, ...pageOf(input.page, savedAPage).among(found.total) };
  },
});

export const ids = serve(contract.ids, {
  access: buyer,
  run: async ({ subject: me, db }) => ({ ids: await savedListingIds(db, me.id) }),
});

type ListQuery = z.output<typeof SavedFilter>;

async function savedPage(db: Db, meId: number, query: ListQuery, rates: Rates) {
  const listId = await listOf(db, meId);
  if (listId === undefined) return { items: [], total: 0, saved: 0, tags: [] };
  const where = and(...conditions(listId, meId, query));
  const { rows: counted } = await db.execute<{ total: number; saved: number }>(sql`
    select (select count(*)::integer ${ofList} where ${where}) as total,
      (select count(*)::integer from saved_homes where list_id = ${listId} and removed_at is null) as saved`);
  const { rows: found } = await db.execute<{ id: number }>(sql`
    select saved_homes.id ${ofList} where ${where}
    order by ${orders[query.sort](meId)}, saved_homes.saved_at desc, saved_homes.id desc
    limit ${savedAPage} offset ${pageOf(query.page, savedAPage).offset}`);
  return { items: await itemsOf(db, found, meId, rates), ...counted[0]!, tags: await tagsInUse(db, listId) };
}

const ofList = sql`from saved_homes left join public_listings shown on shown.id = saved_homes.listing_id`;

const priceNow = sql`coalesce(case when shown.status = 'sold' then shown.close_price_cents end, shown.list_price_cents,
  saved_homes.price_cents_seen)`;

const myVote = (meId: number) => sql`(select vote from saved_home_votes
  where saved_home_id = saved_homes.id and person_id = ${meId})`;

const markets: Record<ListQuery['market'], SQL> = {
  all: sql`true`,
  for_sale: sql`shown.status in ('active', 'pending')`,
  off: sql`(shown.id is null or shown.status = 'sold')`,
};

const conditions = (listId: number, meId: number, { market, tag, vote }: ListQuery): SQL[] => [
  eq(savedHomes.listId, listId),
  isNull(savedHomes.removedAt),
  markets[market],
  ...(tag === undefined
    ? []
    : [sql`exists (select from saved_home_tags where saved_home_id = saved_homes.id and lower(tag) = lower(${tag}))`]),
  ...(vote === undefined ? [] : [vote === 'none' ? sql`${myVote(meId)} is null` : sql`${myVote(meId)} = ${vote}`]),
];

/** Sorts by currency first, because prices in different currencies are not comparable. */
const byPrice = (direction: SQL): SQL => sql`saved_homes.currency desc, ${priceNow} ${direction}`;

const orders: Record<SavedSort, (meId: number) => SQL> = {
  saved: () => sql`${desc(savedHomes.savedAt)}`,
  price_up: () => byPrice(sql`asc`),
  price_down: () => byPrice(sql`desc`),
  price_change: () => sql`(${priceNow} - saved_homes.price_cents_then)::numeric / saved_homes.price_cents_then`,
  votes: () => sql`(select coalesce(sum(case vote when 'love' then 2 when 'maybe' then 1 else -2 end), 0)
    from saved_home_votes where saved_home_id = saved_homes.id) desc`,
};

async function itemsOf(
  db: Db,
  found: readonly { id: number }[],
  meId: number,
  rates: Rates,
): Promise<SavedWithProperty[]> {
  if (found.length === 0) return [];
  const rows = await db
    .select()
    .from(savedHomes)
    .where(sql`${savedHomes.id} = any(${sql.param(found.map(({ id }) => id))}::integer[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = await presentSaved(
    db,
    found.flatMap(({ id }) => byId.get(id) ?? []),
    meId,
  );
  const properties = await propertiesByIds(
    db,
    items.map(({ propertyId }) => propertyId),
    { rates, now: new Date() },
  );
  const shown = new Map(properties.map((property) => [property.id, property]));
  return items.map((item) => ({ ...item, property: shown.get(item.propertyId) ?? null }));
}

async function tagsInUse(db: Db, listId: number): Promise<{ tag: string; homes: number }[]> {
  const { rows } = await db.execute<{ tag: string; homes: number }>(sql`
    select min(tag) as tag, count(*)::integer as homes
    from saved_home_tags join saved_homes on saved_homes.id = saved_home_id
    where list_id = ${listId} and removed_at is null group by lower(tag) order by homes desc, 1`);
  return rows;
}
