import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import { agentId, companyId } from '../companies/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Licenses of companies and agents: stated values and the result of the register check. */
export const licenses = pgTable(
  'licenses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resellerId: companyId('cascade'),
    agentId: agentId('cascade'),
    country: text({ enum: ['US', 'CA'] }).notNull(),
    /** State or province of the register. */
    jurisdiction: text().notNull(),
    licenseType: text({ enum: ['real_estate_brokerage', 'real_estate', 'mortgage_brokerage', 'mortgage'] }).notNull(),
    licenseNumber: text().notNull(),
    status: text({ enum: ['pending', 'verified', 'rejected', 'expired'] })
      .notNull()
      .default('pending'),
    expiresOn: date({ mode: 'string' }),
    /** Time of the last check. */
    checkedAt: instant(),
    /** Time of the next check: every 30 days, and at expiry. */
    checkDueAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check('licenses_of_one', sql`num_nonnulls(${t.resellerId}, ${t.agentId}) = 1`),
    index('licenses_reseller').on(t.resellerId),
    index('licenses_agent').on(t.agentId),
    index('licenses_open').on(t.createdAt).where(sql`status = 'pending'`),
  ],
);

/** Register checks, with what was found and decided. Never changed. */
export const licenseChecks = pgTable(
  'license_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    licenseId: integer()
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    /** The reviewer, or null where a job found the license expired. */
    checkedById: personId('set null'),
    decision: text({ enum: ['verified', 'rejected', 'expired'] }).notNull(),
    reason: text({
      enum: ['matches_register', 'not_in_register', 'name_differs', 'inactive', 'expired', 'disciplined', 'other'],
    }).notNull(),
    note: text(),
    /** Name as printed in the register. */
    registerName: text(),
    registerStatus: text({ enum: ['active', 'inactive', 'expired', 'not_found'] }),
    registerUrl: text(),
    expiresOn: date({ mode: 'string' }),
    disciplined: boolean(),
    checkedAt: instant().notNull().defaultNow(),
  },
  (t) => [index('license_checks_license').on(t.licenseId)],
);

/** Appeals against a rejection; the license is open again until the next decision. */
export const licenseAppeals = pgTable(
  'license_appeals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    licenseId: integer()
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    resolvedAt: instant(),
  },
  (t) => [index('license_appeals_license').on(t.licenseId)],
);
