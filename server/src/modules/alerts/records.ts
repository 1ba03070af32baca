import type { Query } from '@lintel/hypersearch';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { AlertFrequency } from './contract.ts';
import { summaryOf } from './labels.ts';
import { queryOf } from './stored-query.ts';
import { savedSearches } from './tables.ts';

export interface StoredSearch {
  id: number;
  name: string;
  /** The criteria in one line. */
  summary: string;
  question: Omit<Query, 'today' | 'payment' | 'costs'>;
  paused: boolean;
  frequency: AlertFrequency;
  createdAt: Date;
  /** Unviewed alerts. */
  newAlerts: number;
}

/** A person's saved searches, newest first. */
export async function searchesOf(db: Db, personId: number): Promise<StoredSearch[]> {
  const rows = await db
    .select({
      ...getTableColumns(savedSearches),
      newAlerts: sql<number>`(select count(*)::integer from search_alerts a
        where a.search_id = ${savedSearches.id} and a.created_at > ${savedSearches.visitedAt})`,
    })
    .from(savedSearches)
    .where(and(eq(savedSearches.personId, personId), isNull(savedSearches.removedAt)))
    .orderBy(desc(savedSearches.id));
  return rows.map(({ id, name, question, paused, frequency, createdAt, newAlerts }) => ({
    id,
    name,
    summary: summaryOf(question),
    question: queryOf(question),
    paused,
    frequency,
    createdAt,
    newAlerts,
  }));
}
