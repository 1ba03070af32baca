import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import type { Emit } from '../../platform/events/events.ts';
import type { NotificationKind, notificationKinds } from './contract.ts';
import { refreshPages } from './live.ts';
import type { NewNotification } from './notify.ts';

type Kinds = typeof notificationKinds;
/** Kinds whose email is configured and sent by another module. */
type KindWithoutMail = {
  [K in NotificationKind]: Kinds[K] extends { mailSetAt: string } ? K : never;
}[NotificationKind];

/** Notifies many people in their inboxes, each key once, if they want this kind there. Sends no email. */
export async function notifyMany(
  tx: Tx,
  emit: Emit,
  notification: readonly (Omit<NewNotification, 'mailAfterMinutes' | 'push'> & { kind: KindWithoutMail })[],
): Promise<void> {
  const notified = new Set<number>();
  for (let from = 0; from < notification.length; from += BATCH_SIZE)
    for (const personId of await insertSome(tx, notification.slice(from, from + BATCH_SIZE))) notified.add(personId);
  if (notified.size > 0) await refreshPages(emit, [...notified], 'notifications');
}

/** Maximum rows per statement, to stay within the statement timeout. */
const BATCH_SIZE = 4_000;

async function insertSome(tx: Tx, notification: readonly object[]): Promise<number[]> {
  const { rows } = await tx.execute<{ person_id: number }>(sql`
    insert into notifications (person_id, kind, title, body, path, key, in_app)
    select "personId", n.kind, title, body, path, key, true
    from jsonb_to_recordset(${JSON.stringify(notification)}::jsonb)
      as n("personId" integer, kind text, title text, body text, path text, key text)
    join person_profiles as person on person.id = "personId"
    left join notification_choices c on c.person_id = "personId" and c.kind = n.kind
    where coalesce(c.in_app, true)
    on conflict do nothing returning person_id`);
  return rows.map((row) => row.person_id);
}
