import { countryOfZone, type Viewer } from '@lintel/geo';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { localeOfAccount, localeOfCookie } from '../../platform/serve/locale.ts';
import type { FindViewer } from '../../platform/serve/session.ts';
import { visitorOf } from '../../platform/serve/viewer.ts';
import { people } from './tables.ts';

const unknown: Viewer = { country: 'US', units: null };

/** Returns each person's country by time zone, else that of `otherwise`, and the units and language they chose. */
export async function viewersOf(db: Db, ids: readonly number[], otherwise = unknown): Promise<Map<number, Viewer>> {
  const rows = await db
    .select({ id: people.id, units: people.units, timeZone: people.timeZone, language: people.language })
    .from(people)
    .where(inArray(people.id, [...ids]));
  return new Map(
    rows.map(({ id, units, timeZone, language }) => [
      id,
      {
        country: (timeZone && countryOfZone(timeZone)) || otherwise.country,
        units,
        locale: localeOfAccount(language),
      },
    ]),
  );
}

export const viewerOfPerson = async (db: Db, id: number, otherwise = unknown): Promise<Viewer> =>
  (await viewersOf(db, [id], otherwise)).get(id) ?? otherwise;

/** Finds the viewer of a request: by the browser's languages when the account has no time zone. */
export const viewerFinder =
  (db: Db): FindViewer =>
  async (me, headers) => {
    const visitor = visitorOf(headers);
    if (!me) return visitor;
    const viewer = await viewerOfPerson(db, me.id, visitor);
    return { ...viewer, locale: localeOfCookie(headers) ?? viewer.locale };
  };
