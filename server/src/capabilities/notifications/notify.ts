import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../foundation/db.ts';
import type { Emit } from '../../foundation/events.ts';
import { type NotificationKind, notificationKinds } from './contract.ts';
import { tell } from './live.ts';
import { notificationChoices, notifications } from './tables.ts';

export interface News {
  personId: number;
  kind: NotificationKind;
  /** What happened, such as `document.returned:12:3`: told once per person, however often this is called. */
  key: string;
  title: string;
  body: string;
  /** A path of this site. */
  path: string;
}

/** Tells somebody something, by the ways they chose; in the transaction of what happened. Says whether it was new. */
export async function notify(tx: Tx, emit: Emit, news: News): Promise<boolean> {
  const [choice] = await tx
    .select({ inApp: notificationChoices.inApp, mail: notificationChoices.mail })
    .from(notificationChoices)
    .where(sql`${eq(notificationChoices.personId, news.personId)} and ${eq(notificationChoices.kind, news.kind)}`);
  const { inApp = true, mail = notificationKinds[news.kind].mail } = choice ?? {};
  if (!inApp && mail === 'off') return false;
  const added = await tx
    .insert(notifications)
    .values({ ...news, inApp, mailDueAt: mail === 'off' ? null : sql`now()` })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (added.length === 0) return false;
  if (inApp) await tell(emit, [news.personId], 'notifications');
  return true;
}
