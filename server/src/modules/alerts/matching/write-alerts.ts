import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { MatchedSearch } from './find-matches.ts';

/** A newly created alert. */
export interface NewAlert {
  id: number;
  searchId: number;
  searchName: string;
  personId: number;
  frequency: string;
  /** Index of its match in the input. */
  match: number;
}

/** Maximum rows per statement, to stay within the statement timeout. */
const BATCH_SIZE = 4_000;
/** A separator that no fact text contains. */
const BETWEEN = '\u001f';
/**
 * Grace for a home recorded just before a search was saved, in a transaction that ended later, so the initial count
 * missed it.
 */
const GRACE = '5 seconds';

type Row = { id: string; search_id: number; name: string; person_id: number; frequency: string; match: number };

/**
 * Writes alerts, each once however often it is found. Skips events from before the search was watched, and searches
 * that were paused, removed or changed since they were read; the table decides. Emails wait some seconds to collect
 * more alerts.
 */
export async function writeAlerts(tx: Tx, matches: readonly MatchedSearch[], gatherSeconds = 30): Promise<NewAlert[]> {
  const alerts: NewAlert[] = [];
  for (let from = 0; from < matches.length; from += BATCH_SIZE)
    for (const alert of await writeSome(tx, matches.slice(from, from + BATCH_SIZE), gatherSeconds))
      alerts.push({ ...alert, match: from + alert.match });
  return alerts;
}

async function writeSome(tx: Tx, matches: readonly MatchedSearch[], gatherSeconds: number): Promise<NewAlert[]> {
  const listingEvents = [...new Set(matches.map(({ listingEvent }) => listingEvent))];
  const places = new Map(listingEvents.map((listingEvent, at) => [listingEvent, at]));
  const events = listingEvents.map(({ change, event, version }, at) => ({
    at,
    listing: change.listingId,
    event,
    version,
    happened: change.happenedAt,
    price: change.priceCents,
    before: change.priceBeforeCents,
    status: change.status,
    opens: change.openHouseStartsAt,
  }));
  const { rows } = await tx.execute<Row>(sql`
    with matched as (
      select m.search, m.at, m.met, (m.n - 1)::integer as match
      from unnest(
        ${sql.param(matches.map(({ searchId }) => searchId))}::integer[],
        ${sql.param(matches.map(({ listingEvent }) => places.get(listingEvent)!))}::integer[],
        ${sql.param(matches.map(({ met }) => met.join(BETWEEN)))}::text[]
      ) with ordinality as m(search, at, met, n)),
    event_rows as (
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as t(at integer, listing integer, event text,
        version text, happened timestamptz, price bigint, before bigint, status text, opens timestamptz)),
    added as (
      insert into search_alerts (search_id, person_id, listing_id, event, version, happened_at, price_cents,
        price_before_cents, status, opens_at, met, mail_due_at)
      select s.id, s.person_id, listing, event, version, happened, price, before, status, opens,
        case when met = '' then '{}' else string_to_array(met, ${BETWEEN}) end,
        case when s.frequency <> 'off' then now() + make_interval(secs => ${gatherSeconds}) end
      from matched join event_rows using (at) join saved_searches s on s.id = matched.search
      where s.removed_at is null and not s.paused and event = any(s.events)
        and happened > s.watched_since - ${GRACE}::interval
      order by at, s.id
      on conflict do nothing
      returning id, search_id, person_id, listing_id, event, version)
    select added.id, added.search_id, s.name, added.person_id, s.frequency, match
    from added join saved_searches s on s.id = added.search_id
    join event_rows on event_rows.listing = added.listing_id and event_rows.event = added.event and event_rows.version = added.version
    join matched on matched.search = added.search_id and matched.at = event_rows.at
    order by added.id`);
  return rows.map((row) => ({
    id: Number(row.id),
    searchId: row.search_id,
    searchName: row.name,
    personId: row.person_id,
    frequency: row.frequency,
    match: row.match,
  }));
}
