import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../../platform/database/db.ts';
import { deleteLeasesIn, fillHomeKeys, putLeasesIn, putListingsIn, withdrawListings } from '../../../listings/index.ts';
import type { CheckedRecord } from '../record/checked-record.ts';
import type { FeedMember, FeedOffice } from '../record/people.ts';
import { sortableMoment } from '../server/moments.ts';
import type { RunFigures } from './run-figures.ts';
import { namePeople, storePeople } from './store-people.ts';

/** The data written in one transaction. */
export interface FeedPage {
  records: readonly CheckedRecord[];
  members: readonly FeedMember[];
  offices: readonly FeedOffice[];
  /** Read positions once this page is stored. */
  marks: Partial<Record<'watermark' | 'membersWatermark' | 'officesWatermark', string>>;
}

type PageFigures = Pick<RunFigures, 'added' | 'changed' | 'unchanged' | 'outdated' | 'removed'>;

/** Records per transaction: enough to be fast, few enough to keep locks short. */
const RECORDS_A_TRANSACTION = 1_000;

/**
 * Stores a page of a feed: people, homes, their provenance, and with the last of them the read position.
 *
 * Invariant: the watermark moves in the same transaction as the records before it, never earlier: after a
 * crash records may be read twice, but none is missed.
 */
export async function storePage(database: Database, feed: string, page: FeedPage, now: Date): Promise<PageFigures> {
  const figures: PageFigures = { added: 0, changed: 0, unchanged: 0, outdated: 0, removed: 0 };
  const distinct = lastOfEach(page.records);
  await fillHomeKeys(database);
  for (let from = 0; from === 0 || from < distinct.length; from += RECORDS_A_TRANSACTION) {
    const records = distinct.slice(from, from + RECORDS_A_TRANSACTION);
    const isFirst = from === 0;
    const isLast = from + RECORDS_A_TRANSACTION >= distinct.length;
    await database.transaction(async (tx) => {
      const people = {
        members: [...(isFirst ? page.members : []), ...records.flatMap(({ member }) => member ?? [])],
        offices: [...(isFirst ? page.offices : []), ...records.flatMap(({ office }) => office ?? [])],
      };
      await storePeople(tx, feed, people);
      await storeRecords(tx, feed, records, now, figures);
      if (isLast) await storeMarks(tx, feed, page.marks);
    });
  }
  return figures;
}

/** When a record occurs twice in a page, the newer statement counts; with equal timestamps the later one. */
function lastOfEach(records: readonly CheckedRecord[]): CheckedRecord[] {
  const byKey = new Map<string, CheckedRecord>();
  for (const record of records) {
    if (!record.key) continue;
    const before = byKey.get(record.key.listingKey);
    if (!before || momentOf(record) >= momentOf(before)) byKey.set(record.key.listingKey, record);
  }
  return [...byKey.values()];
}

const momentOf = ({ modifiedAt }: CheckedRecord): string => (modifiedAt && sortableMoment(modifiedAt)) || '';

async function storeRecords(tx: Tx, feed: string, records: readonly CheckedRecord[], now: Date, figures: PageFigures) {
  if (records.length === 0) return;
  await namePeople(tx, feed, records);
  const counts = await putListingsIn(
    tx,
    records.flatMap(({ listing }) => listing ?? []),
    now,
  );
  figures.added += counts.added;
  figures.changed += counts.changed;
  figures.unchanged += counts.unchanged;
  figures.outdated += counts.outdated;
  figures.removed += await withdrawListings(
    tx,
    records.flatMap(({ gone, key }) => (gone && key ? key : [])),
    now,
  );
  await deleteLeasesIn(
    tx,
    records.flatMap(({ listing, lease, gone, key }) => ((listing || gone) && !lease && key ? key : [])),
  );
  await putLeasesIn(
    tx,
    records.flatMap(({ lease }) => lease ?? []),
  );
  await storeProvenance(tx, feed, records, now);
}

/** A stored home whose later statement is invalid stays as stored. */
async function storeProvenance(tx: Tx, feed: string, records: readonly CheckedRecord[], now: Date): Promise<void> {
  const rows = records.map(({ key, listing, gone, modifiedAt, agentKey, officeKey }) => ({
    ...key,
    state: gone ? 'removed' : listing ? 'stored' : 'set_aside',
    modifiedAt,
    agentKey,
    officeKey,
  }));
  await tx.execute(sql`
    insert into feed_records
      (feed, listing_key, originating_system_name, state, modified_at, agent_key, office_key, imported_at)
    select ${feed}, "listingKey", "originatingSystemName", state, "modifiedAt", "agentKey", "officeKey",
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said("listingKey" text, "originatingSystemName" text,
      state text, "modifiedAt" text, "agentKey" text, "officeKey" text)
    on conflict (feed, listing_key) do update set
      originating_system_name = excluded.originating_system_name,
      state = case when excluded.state = 'set_aside' and feed_records.state = 'stored' then 'stored' else excluded.state end,
      modified_at = excluded.modified_at, agent_key = excluded.agent_key, office_key = excluded.office_key,
      imported_at = excluded.imported_at
    where (feed_records.state, feed_records.modified_at, feed_records.agent_key, feed_records.office_key)
      is distinct from (excluded.state, excluded.modified_at, excluded.agent_key, excluded.office_key)`);
}

async function storeMarks(tx: Tx, feed: string, marks: FeedPage['marks']): Promise<void> {
  if (Object.keys(marks).length === 0) return;
  await tx.execute(sql`
    update feeds set watermark = coalesce(${marks.watermark ?? null}, watermark),
      members_watermark = coalesce(${marks.membersWatermark ?? null}, members_watermark),
      offices_watermark = coalesce(${marks.officesWatermark ?? null}, offices_watermark)
    where name = ${feed}`);
}
