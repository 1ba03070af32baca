import { createHash } from 'node:crypto';
import { asc, desc, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/db.ts';
import type { Person } from '../serve/session.ts';
import { auditLog } from './audit.tables.ts';

export interface AuditEntry {
  /** The action in the past tense: `license.verified`. */
  action: string;
  /** The object of the action: `reseller:12`. */
  object: string;
  /** Context that an auditor needs. Must not contain secrets. */
  details?: Record<string, unknown>;
}

/** A person, a visitor, or the name of a job or command. */
export type Actor = Person | 'visitor' | (string & {});

type Line = typeof auditLog.$inferSelect;

/** The previous hash of the first entry. */
const ORIGIN = '0'.repeat(64);

/** Advisory lock that serializes entries: the next writer waits until this transaction ends. */
const LOCK = 7_411_205;

/**
 * Writes an entry in the transaction of the action itself, so the action and its entry commit together or not at all.
 */
export async function writeAudit(tx: Tx, actor: Actor, { action, object, details = {} }: AuditEntry): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const [last] = await tx
    .select({ id: auditLog.id, hash: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(1);
  const line = {
    id: (last?.id ?? 0) + 1,
    at: new Date(),
    actorId: typeof actor === 'string' ? null : actor.id,
    actor: typeof actor === 'string' ? actor : 'person',
    action,
    object,
    details: JSON.stringify(details),
    previousHash: last?.hash ?? ORIGIN,
  };
  await tx
    .insert(auditLog)
    .overridingSystemValue()
    .values({ ...line, hash: hashOf(line) });
}

function hashOf(line: Omit<Line, 'hash'>): string {
  const { id, previousHash, at, actorId, actor, action, object, details } = line;
  const text = JSON.stringify([id, previousHash, at.toISOString(), actorId, actor, action, object, details]);
  return createHash('sha256').update(text).digest('hex');
}

export interface AuditVerdict {
  lines: number;
  /** Hash of the last entry. When saved elsewhere, it also proves that no entry was cut off the end. */
  lastHash: string;
  /** True when the entry with the saved hash still exists. */
  keptFound: boolean;
  /** The first entry that does not match, and the reason. */
  fault?: { id: number; why: string };
}

const PAGE = 1_000;

/**
 * Verifies that every entry is unchanged and follows the one before it. `kept` is the last hash of an earlier
 * verification.
 */
export async function verifyAudit(db: Db, kept?: string): Promise<AuditVerdict> {
  const verdict: AuditVerdict = { lines: 0, lastHash: ORIGIN, keptFound: false };
  for (;;) {
    const page = await db
      .select({ line: auditLog, exact: sql<boolean>`${auditLog.at} = date_trunc('milliseconds', ${auditLog.at})` })
      .from(auditLog)
      .where(gt(auditLog.id, verdict.lines))
      .orderBy(asc(auditLog.id))
      .limit(PAGE);
    for (const { line, exact } of page) {
      const why = faultOf(line, exact, verdict);
      if (why) return { ...verdict, fault: { id: line.id, why } };
      verdict.lines += 1;
      verdict.lastHash = line.hash;
      verdict.keptFound ||= line.hash === kept;
    }
    if (page.length < PAGE) return verdict;
  }
}

/** Entries are numbered without gaps and their times have millisecond precision. */
function faultOf(line: Line, exact: boolean, before: AuditVerdict): string | undefined {
  if (line.id !== before.lines + 1) return `comes where line ${before.lines + 1} is missing`;
  if (line.previousHash !== before.lastHash) return 'does not follow the line before it';
  return exact && line.hash === hashOf(line) ? undefined : 'was changed';
}
