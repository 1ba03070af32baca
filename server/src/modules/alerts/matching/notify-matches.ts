import { HOUR_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { asViewer } from '../../../platform/serve/viewer.ts';
import { viewersOf } from '../../accounts/index.ts';
import type { PublicListing } from '../../listings/index.ts';
import { notifyMany, refreshPages } from '../../notifications/index.ts';
import { titleOf } from '../alert-labels.ts';
import { singlesAnHour } from '../contract.ts';
import type { MatchedSearch } from './find-matches.ts';
import type { NewAlert } from './write-alerts.ts';

/**
 * Notifies people of instant alerts in their inboxes: one by one, each home once however many searches match; above
 * ten in an hour, one entry links to the whole list.
 */
export async function notifyMatches(
  { tx, emit, now }: { tx: Tx; emit: Emit; now: Date },
  alerts: readonly NewAlert[],
  matches: readonly MatchedSearch[],
  homes: ReadonlyMap<number, PublicListing>,
): Promise<void> {
  if (alerts.length === 0) return;
  const people = new Map<number, Map<string, NewAlert[]>>();
  for (const alert of alerts) {
    if (alert.frequency !== 'instant') continue;
    const { change, event, version } = matches[alert.match]!.listingEvent;
    const key = `home_alert:${change.listingId}:${event}:${version}`;
    const byHome = people.get(alert.personId) ?? new Map<string, NewAlert[]>();
    people.set(alert.personId, byHome);
    byHome.set(key, [...(byHome.get(key) ?? []), alert]);
  }
  const sizes = new Map([...people].map(([personId, byHome]) => [personId, byHome.size]));
  const withinTheHour = await countWithinTheHour(tx, sizes, now);
  const viewers = await viewersOf(tx, [...people.keys()]);
  await notifyMany(
    tx,
    emit,
    [...people].flatMap(([personId, byHome]) =>
      withinTheHour.get(personId)! > singlesAnHour
        ? [inOneLine(personId, now)]
        : [...byHome].map(([key, found]) =>
            asViewer(viewers.get(personId)!, () => single(personId, key, found, matches[found[0]!.match]!, homes)),
          ),
    ),
  );
  await refreshPages(emit, [...new Set(alerts.map(({ personId }) => personId))], 'alerts');
}

function single(
  personId: number,
  key: string,
  found: readonly NewAlert[],
  { listingEvent: { change, event } }: MatchedSearch,
  homes: ReadonlyMap<number, PublicListing>,
) {
  const home = homes.get(change.listingId)!;
  const title = titleOf({ ...change, event, opensAt: change.openHouseStartsAt }, home);
  const others =
    found.length === 1
      ? ''
      : found.length === 2
        ? m.alerts__and_1_more_search()
        : m.alerts__and_more_searches({ value: found.length - 1 });
  return {
    personId,
    kind: 'home_alert' as const,
    key,
    title,
    body: m.alerts__matches({ home: homeLine(home), searchName: found[0]!.searchName, others }),
    path: `/property/${change.listingId}`,
  };
}

/**
 * “3 bedrooms, 2 baths in Hyde Park, Austin, TX”: without the street, so that an address hidden later is not stored.
 */
export function homeLine({ bedroomsTotal, baths, neighbourhood, city, stateOrProvince }: PublicListing): string {
  const rooms = [
    ...(bedroomsTotal === null ? [] : [m.count__bedrooms({ count: bedroomsTotal })]),
    ...(baths === null ? [] : [m.count__baths({ count: baths })]),
  ].join(', ');
  return m.alerts__home_in_place({
    home: rooms || m.alerts__a_home(),
    place: [neighbourhood, city, stateOrProvince].filter(Boolean).join(', '),
  });
}

const inOneLine = (personId: number, now: Date) => ({
  personId,
  kind: 'home_alert' as const,
  // One entry per hour; later homes of the hour appear in the same list.
  key: `home_alert:many:${Math.floor(now.getTime() / HOUR_MS)}`,
  title: m.alerts__more_than_homes_match_your({ singlesAnHour }),
  body: m.alerts__they_all_matched_within_an(),
  path: '/saved-searches/alerts',
});

/**
 * Counts the homes that each person was notified of within the hour, including these. The hour begins with the first
 * home.
 */
async function countWithinTheHour(tx: Tx, homes: ReadonlyMap<number, number>, now: Date): Promise<Map<number, number>> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`alert_hours.began_at <= ${new Date(now.getTime() - HOUR_MS).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ person: number; homes: number }>(sql`
    insert into alert_hours (person_id, began_at, homes)
    select person, ${at}, homes
    from unnest(${sql.param([...homes.keys()])}::integer[], ${sql.param([...homes.values()])}::integer[]) as counted(person, homes)
    order by person
    on conflict (person_id) do update set
      homes = case when ${isOver} then excluded.homes else alert_hours.homes + excluded.homes end,
      began_at = case when ${isOver} then excluded.began_at else alert_hours.began_at end
    returning person_id as person, homes`);
  return new Map(rows.map(({ person, homes }) => [person, homes]));
}
