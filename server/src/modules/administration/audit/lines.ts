import { DAY_MS } from '@lintel/geo';
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { containing } from '../../../platform/database/containing.ts';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import type { AuditFilter, AuditLine } from './contract.ts';

type AuditQuery = AuditFilter & { objects?: readonly string[] };

/** Name of the actor while the account exists; buyers are shown by number. */
const actorName = sql<string>`coalesce(case when ${personProfiles.role} <> 'end_user' then ${personProfiles.name} end,
  case when ${auditLog.actor} = 'person' then 'Person ' || ${auditLog.actorId} else ${auditLog.actor} end)`;

/** Returns audit entries, newest first. */
export async function auditLines(db: Db, query: AuditQuery, limit: number): Promise<AuditLine[]> {
  const rows = await db
    .select({ line: auditLog, actorName })
    .from(auditLog)
    .leftJoin(personProfiles, eq(personProfiles.id, auditLog.actorId))
    .where(matching(query))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(({ line: { id, at, actorId, action, object, details, hash }, actorName: name }) => ({
    ...{ id, actorId, action, object, hash },
    at: at.toISOString(),
    actorName: name,
    details: JSON.parse(details) as Record<string, unknown>,
  }));
}

function matching({ action, object, objects, actor, from, to, before }: AuditQuery): SQL | undefined {
  return and(
    action ? ofKind(auditLog.action, action, '.') : undefined,
    object ? ofKind(auditLog.object, object, ':') : undefined,
    objects ? inArray(auditLog.object, [...objects]) : undefined,
    actor ? by(actor) : undefined,
    from ? gte(auditLog.at, new Date(`${from}T00:00:00Z`)) : undefined,
    to ? lt(auditLog.at, new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS)) : undefined,
    before ? lt(auditLog.id, before) : undefined,
  );
}

/** Matches one value by its full name, or a whole kind by the prefix before the separator. */
const ofKind = (column: typeof auditLog.action | typeof auditLog.object, name: string, sign: string) =>
  or(eq(column, name), sql`starts_with(${column}, ${name + sign})`);

function by(actor: string): SQL {
  const pattern = containing(actor);
  return sql`(${actorName} ilike ${pattern} or (${personProfiles.role} <> 'end_user' and ${personProfiles.email} ilike ${pattern}))`;
}
