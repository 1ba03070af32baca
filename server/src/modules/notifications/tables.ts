import { bigint, boolean, index, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const person = () => personId('cascade').notNull();

/** Notifications, unique per person and key. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: person(),
    /** One of `notificationKinds` in the contract. */
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** The page of the subject; a path of this site. */
    path: text().notNull(),
    /** The event, so that it is notified only once. */
    key: text().notNull(),
    /** True if it appears in the inbox; a person may choose email only. */
    inApp: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
    readAt: instant(),
    /** When the email is due; null when there is none or it was sent. */
    mailDueAt: instant(),
    /** When it was included in an email. */
    mailedAt: instant(),
  },
  (t) => [
    unique('notifications_once').on(t.personId, t.key),
    index('notifications_inbox').on(t.personId, t.id),
    index('notifications_mail').on(t.mailDueAt),
    index('notifications_mailed').on(t.personId, t.mailedAt),
  ],
);

/** A person's chosen channels; kinds without a row use their default. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    personId: person(),
    kind: text().notNull(),
    inApp: boolean().notNull(),
    mail: text({ enum: ['now', 'daily', 'off'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.kind] })],
);

/** Hours without email in the person's time zone; minutes since midnight, may span midnight. */
export const quietHours = pgTable('quiet_hours', {
  personId: personId('cascade').primaryKey(),
  fromMinute: smallint().notNull(),
  untilMinute: smallint().notNull(),
});
