import { desc, eq } from 'drizzle-orm';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import type { Db } from '../../../platform/database/db.ts';
import { describeDevice } from '../settings/device.ts';
import { consents, people, sessions, twoFactors } from '../tables.ts';
import type { PersonalData } from './personal-data.ts';

/** The data that accounts store about a person. Secrets are excluded. */
export const ownData: readonly PersonalData[] = [
  {
    name: 'account',
    tables: ['people'],
    async rows(db, personId) {
      const [person] = await db.select().from(people).where(eq(people.id, personId));
      return person;
    },
  },
  {
    name: 'sessions',
    tables: ['sessions'],
    async rows(db, personId) {
      const rows = await db.select().from(sessions).where(eq(sessions.userId, personId));
      return rows.map(({ token: _, ...row }) => ({ ...row, device: describeDevice(row.userAgent) }));
    },
  },
  {
    name: 'secondStep',
    tables: ['two_factors'],
    async rows(db, personId) {
      const rows = await db
        .select({ verified: twoFactors.verified, lockedUntil: twoFactors.lockedUntil })
        .from(twoFactors)
        .where(eq(twoFactors.userId, personId));
      return rows[0] ?? null;
    },
  },
  {
    name: 'consents',
    tables: ['consents'],
    rows: (db, personId) => db.select().from(consents).where(eq(consents.personId, personId)),
  },
  { name: 'deeds', tables: ['audit_log'], rows: auditEntriesOf },
];

/** Returns the audit entries of this person's actions. */
function auditEntriesOf(db: Db, personId: number) {
  return db
    .select({ at: auditLog.at, action: auditLog.action, object: auditLog.object, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.actorId, personId))
    .orderBy(desc(auditLog.id));
}
