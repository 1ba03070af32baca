import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { quietUntil } from '../../platform/time/zone.ts';
import { quietHours } from './tables.ts';

/** Returns the end of the quiet hours that contain this instant; undefined when there are none. */
export async function quietUntilFor(
  db: Db,
  { id, timeZone }: { id: number; timeZone: string | null },
  at: Date,
): Promise<Date | undefined> {
  const [hours] = await db.select().from(quietHours).where(eq(quietHours.personId, id));
  return quietUntil(hours, timeZone, at);
}
