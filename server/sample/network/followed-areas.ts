import { sql } from 'drizzle-orm';
import type { Tx } from '../../src/platform/database/db.ts';
import { readmePeople } from '../people.ts';

/** Cities whose market the README's buyer follows. */
const places = ['austin-tx', 'dallas-tx', 'san-antonio-tx'];

/** Saves areas for a monthly market report. They are added now, so that the first report comes next month. */
export async function insertFollowedAreas(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into market_areas (person_id, place)
    select id, place from people, unnest(${sql.param(places)}::text[]) as place
    where email = ${readmePeople.buyer.email}`);
}
