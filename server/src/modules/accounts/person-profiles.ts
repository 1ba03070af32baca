import { eq } from 'drizzle-orm';
import { boolean, integer, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/db.ts';
import { people, sessions } from './tables.ts';

/**
 * The view of people for other modules (its SQL is in the migrations). Columns have names, because Drizzle derives none
 * for an alias of a view.
 */
export const personProfiles = pgView('person_profiles', {
  id: integer('id').notNull(),
  role: text('role', { enum: people.role.enumValues }).notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  name: text('name').notNull(),
  image: text('image'),
  phone: text('phone'),
  /** The confirmed address, or a placeholder that no mailbox has. */
  email: text('email').notNull(),
  /** The address as its owner stated it, confirmed or not. */
  statedEmail: text('stated_email').notNull(),
  emailIsPlaceholder: boolean('email_is_placeholder').notNull(),
  /** The account lost the address it claimed and needs another one. */
  emailNeeded: boolean('email_needed').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull(),
  language: text('language', { enum: people.language.enumValues }).notNull(),
  units: text('units', { enum: people.units.enumValues }),
  timeZone: text('time_zone'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
}).existing();

export type PersonProfile = typeof personProfiles.$inferSelect;

/** Returns a person's profile; undefined for an unknown id. */
export async function profileOf(db: Db, personId: number): Promise<PersonProfile | undefined> {
  const [found] = await db.select().from(personProfiles).where(eq(personProfiles.id, personId));
  return found;
}

/** Returns the accounts that operate the platform. */
export const wholesalers = (db: Db): Promise<PersonProfile[]> =>
  db.select().from(personProfiles).where(eq(personProfiles.role, 'wholesaler')).orderBy(personProfiles.id);

/** A column that refers to a person; with `cascade`, an erased person takes the row along. */
export const personId = (onDelete: 'cascade' | 'set null') => integer().references(() => people.id, { onDelete });

/** A column that refers to a session; the row is deleted when the session ends. */
export const sessionId = () => integer().references(() => sessions.id, { onDelete: 'cascade' });
