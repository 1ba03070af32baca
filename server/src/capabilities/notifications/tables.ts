import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { people } from '../accounts/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const person = () =>
  integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** What somebody was told, once per key. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: person(),
    /** One of `notificationKinds` of the contract. */
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** The page of what it is about; a path of this site. */
    path: text().notNull(),
    /** What happened, so that the same thing is told once however often it is told. */
    key: text().notNull(),
    /** Whether it stands in the inbox; a person may want the mail alone. */
    inApp: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
    readAt: instant(),
    /** When the mail is to go out; null where there is none, or none any more. */
    mailDueAt: instant(),
    /** When it stood in a letter. */
    mailedAt: instant(),
  },
  (t) => [
    unique('notifications_once').on(t.personId, t.key),
    index('notifications_inbox').on(t.personId, t.id),
    index('notifications_mail').on(t.mailDueAt),
    index('notifications_mailed').on(t.personId, t.mailedAt),
  ],
);

/** What somebody wants to be told of, and by which way; a kind that is not here goes by its default. */
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

/** Hours in which no mail goes out, in the zone of the person; minutes since midnight, over midnight too. */
export const quietHours = pgTable('quiet_hours', {
  personId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  fromMinute: smallint().notNull(),
  untilMinute: smallint().notNull(),
});
