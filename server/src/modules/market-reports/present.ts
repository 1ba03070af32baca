import { desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { areaOfPlace } from '../listings/index.ts';
import type { MarketArea } from './contract.ts';
import { marketAreas, marketReports } from './tables.ts';

/** Returns the areas that `areas` selects, each with the latest of the reports that `reports` selects. */
export async function presentAreas(db: Db, areas: SQL, reports: SQL): Promise<MarketArea[]> {
  const rows = await db.select().from(marketAreas).where(areas).orderBy(marketAreas.place, marketAreas.id);
  const places = [...new Set(rows.map(({ place }) => place))];
  if (places.length === 0) return [];
  const written = await db
    .selectDistinctOn([marketReports.place])
    .from(marketReports)
    .where(sql`${inArray(marketReports.place, places)} and ${reports}`)
    .orderBy(marketReports.place, desc(marketReports.month), desc(marketReports.id));
  const lastOf = new Map(written.map((report) => [report.place, report]));
  const presented: MarketArea[] = [];
  // One after the other: a transaction has one connection.
  for (const place of places) {
    const row = rows.find((each) => each.place === place)!;
    const last = lastOf.get(place);
    presented.push({
      ...(await namesOf(db, place)),
      addedAt: row.addedAt.toISOString(),
      last: last ? { month: last.month, outcome: last.outcome, writtenAt: last.writtenAt.toISOString() } : null,
    });
  }
  return presented;
}

/** A place whose homes have left Lintel keeps the name of its address. */
async function namesOf(db: Db, place: string): Promise<Pick<MarketArea, 'place' | 'city' | 'district' | 'state'>> {
  const found = await areaOfPlace(db, place);
  if (!found) return { place, city: place.slice(0, -3), district: null, state: place.slice(-2).toUpperCase() };
  const { city, district, state } = found;
  return { place, city, district, state };
}
