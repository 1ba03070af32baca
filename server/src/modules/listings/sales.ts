import { districtSlug, placeSlug } from '@lintel/geo';
import { and, count, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import { batched } from '../../platform/database/batched.ts';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { type PublicListing, publicListings } from './public-listings.ts';
import { listings } from './tables.ts';

/** A state or province. */
interface SoldMarket {
  country: 'US' | 'CA';
  state: string;
}

type Sold = PublicListing & { closePriceCents: number; closeDate: string };

const p = publicListings;
const isSale = and(eq(p.status, 'sold'), isNotNull(p.closePriceCents), isNotNull(p.closeDate));

/** Returns the states and provinces with sales, those with the most first. */
export const soldMarkets = (db: Db): Promise<SoldMarket[]> =>
  db
    .select({ country: p.country, state: p.stateOrProvince })
    .from(p)
    .where(isSale)
    .groupBy(p.country, p.stateOrProvince)
    .orderBy(desc(count()), p.stateOrProvince);

/** Returns the newest public sales of a state or province whose price is known. */
export async function salesOfMarket(db: Db, { country, state }: SoldMarket, limit: number): Promise<Sold[]> {
  const rows = await db
    .select()
    .from(p)
    .where(and(isSale, eq(p.country, country), eq(p.stateOrProvince, state)))
    .orderBy(desc(p.closeDate), desc(p.id))
    .limit(limit);
  return rows as Sold[];
}

/** The public sales of known price, to join: id, day and price. */
export const publicSales = (db: Db) =>
  db.select({ id: p.id, closeDate: p.closeDate, closePriceCents: p.closePriceCents }).from(p).where(isSale);

/** The public sales of known price with their listing system and state, to group. */
export const salesBySystem = (db: Db) =>
  db
    .select({
      system: listings.originatingSystemName,
      country: p.country,
      state: p.stateOrProvince,
      day: sql<string>`${p.closeDate}`.as('day'),
    })
    .from(p)
    .innerJoin(listings, eq(listings.id, p.id))
    .where(isSale);

/** The ids of the public listings whose seller allows automated estimates, to join. */
export const estimableListings = (db: Db) =>
  db
    .select({ id: p.id })
    .from(p)
    .innerJoin(listings, eq(listings.id, p.id))
    .where(eq(listings.internetAutomatedValuationDisplayYn, true));

const allowancesByIds = prepared((db) =>
  db
    .select({ id: listings.id, allows: listings.internetAutomatedValuationDisplayYn })
    .from(listings)
    .where(sql`${listings.id} = any(${sql.placeholder('ids')})`)
    .prepare('estimate_allowances_by_ids'),
);
const allowances = batched(async (db, ids: readonly number[]) => {
  const rows = await allowancesByIds(db).execute({ ids });
  return new Map(rows.map(({ id, allows }) => [id, allows]));
});

/** Returns false when the seller declined automated estimates (RESO InternetAutomatedValuationDisplayYN). */
export const allowsEstimate = async (db: Db, id: number): Promise<boolean> =>
  (await allowances(db, [id])).get(id) ?? false;

interface CityOfSales {
  /** `austin-tx` */
  place: string;
  city: string;
  state: string;
  country: 'US' | 'CA';
}

const cityColumns = { city: p.city, state: p.stateOrProvince, country: p.country };
const named = (row: Omit<CityOfSales, 'place'>): CityOfSales => ({ place: placeSlug(row.city, row.state), ...row });

/** Fewest homes of a city with a page of its own. */
const LEAST_HOMES = 10;

/** Returns the cities with ten or more sales, those with the most first. */
export async function citiesWithSales(db: Db): Promise<CityOfSales[]> {
  const rows = await db
    .select(cityColumns)
    .from(p)
    .where(isSale)
    .groupBy(p.city, p.stateOrProvince, p.country)
    .having(gte(count(), LEAST_HOMES))
    .orderBy(desc(count()), p.city, p.stateOrProvince);
  return rows.map(named);
}

/** Returns the city that a place names, if it has ten or more homes. */
export async function cityOfPlace(db: Db, place: string): Promise<CityOfSales | undefined> {
  const rows = await db
    .select(cityColumns)
    .from(p)
    .where(eq(p.stateOrProvince, place.slice(-2).toUpperCase()))
    .groupBy(p.city, p.stateOrProvince, p.country)
    .having(gte(count(), LEAST_HOMES));
  return rows.map(named).find((city) => city.place === place);
}

interface DistrictOfSales {
  /** `hyde-park--austin-tx` */
  place: string;
  district: string;
  sales: number;
}

/** Returns the districts of a city with ten or more sales, those with the most first. */
export async function districtsOfCity(
  db: Db,
  { city, state }: { city: string; state: string },
): Promise<DistrictOfSales[]> {
  return (await districtsWithSales(db, and(eq(p.city, city), eq(p.stateOrProvince, state)))).map(
    ({ city: _, state: __, ...found }) => found,
  );
}

/** A city, or a district of one. */
interface AreaOfSales extends CityOfSales {
  district: string | null;
}

/** Returns the city with ten or more homes, or the district with ten or more sales, that a place names. */
export async function areaOfPlace(db: Db, place: string): Promise<AreaOfSales | undefined> {
  const city = await cityOfPlace(db, place.split('--').at(-1)!);
  if (!city) return undefined;
  if (city.place === place) return { ...city, district: null };
  const found = (await districtsOfCity(db, city)).find((each) => each.place === place);
  return found && { ...city, place, district: found.district };
}

/** Returns districts with ten or more sales, those with the most first. */
export async function districtsWithSales(
  db: Db,
  where?: SQL,
): Promise<(DistrictOfSales & { city: string; state: string })[]> {
  const district = sql<string>`${p.neighbourhood}`;
  const rows = await db
    .select({ district, city: p.city, state: p.stateOrProvince, sales: count() })
    .from(p)
    .where(and(isSale, isNotNull(p.neighbourhood), where))
    .groupBy(p.neighbourhood, p.city, p.stateOrProvince)
    .having(gte(count(), LEAST_HOMES))
    .orderBy(desc(count()), p.neighbourhood, p.city, p.stateOrProvince);
  return rows.map((row) => ({ ...row, place: districtSlug(row.district, row.city, row.state) }));
}
