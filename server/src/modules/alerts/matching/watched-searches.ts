import {
  createWatch,
  criteriaMetBy,
  type Fact,
  factText,
  type Listing,
  type Occasion,
  type PlaceJudge,
} from '@lintel/hypersearch';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { AlertEvent } from '../contract.ts';
import { queryOf, type StoredQuery } from '../stored-query.ts';

/** The watched saved searches of all people, in the memory of this process. */
export interface WatchedSearches {
  readonly size: number;
  /** Loads searches that were saved, changed or removed since the last call; all of them the first time. */
  refresh(db: Db): Promise<void>;
  /** Returns the searches that match a home and subscribe to this event. */
  match(home: Listing, event: AlertEvent, occasion: Occasion): number[];
  /** Returns the criteria that the home meets, by search. */
  metBy(home: Listing, occasion: Occasion): (searchId: number) => string[];
}

const CHUNK = 5_000;

type Row = { id: number; question: StoredQuery; events: AlertEvent[]; watched: boolean };

/** Empty until the first `refresh`. */
export function createWatchedSearches(judge: PlaceJudge): WatchedSearches {
  const watch = createWatch(judge);
  const searchesById = new Map<number, { question: ReturnType<typeof queryOf>; events: readonly AlertEvent[] }>();
  const facts = new Map<string, Fact>();
  let floor: string | undefined;

  /** Many searches share most criteria, so each is stored once. */
  const shared = (fact: Fact): Fact => {
    const text = `${factText(fact)} ${fact.kind === 'place' ? (fact.state ?? '') : ''}`;
    const known = facts.get(text);
    if (known) return known;
    facts.set(text, fact);
    return fact;
  };

  function take({ id, question, events, watched }: Row): void {
    if (!watched) {
      watch.delete(id);
      searchesById.delete(id);
      return;
    }
    const query = queryOf({ ...question, facts: question.facts.map(shared) });
    watch.put(id, query);
    searchesById.set(id, { question: query, events });
  }

  return {
    get size() {
      return watch.size;
    },
    async refresh(db) {
      // Reads the snapshot boundary first, so that a commit in between is read twice rather than never.
      const { rows } = await db.execute<{ now: string }>(
        sql`select pg_snapshot_xmin(pg_current_snapshot())::text as now`,
      );
      for (let after = 0, more = true; more; ) {
        const found = await db.execute<Row>(sql`
          select id, question, events, not paused and removed_at is null as watched from saved_searches
          where id > ${after} and changed_xid >= ${floor ?? '0'}::text::xid8 order by id limit ${CHUNK}`);
        for (const row of found.rows) take(row);
        more = found.rows.length === CHUNK;
        after = found.rows.at(-1)?.id ?? after;
      }
      floor = rows[0]!.now;
    },
    match: (home, event, occasion) =>
      Array.from(watch.match(home, occasion)).filter((id) => searchesById.get(id)!.events.includes(event)),
    metBy(home, occasion) {
      const met = criteriaMetBy(home, occasion);
      return (searchId) => met(searchesById.get(searchId)!.question);
    },
  };
}
