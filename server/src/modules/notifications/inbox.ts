import { and, count, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Emit } from '../../platform/events/events.ts';
import { type Access, policy, signedIn } from '../../platform/serve/access.ts';
import { firstOf } from '../../platform/serve/paging.ts';
import { serve } from '../../platform/serve/serve.ts';
import { notificationsContract as contract, type Notification } from './contract.ts';
import { refreshPages } from './live.ts';
import { notifications } from './tables.ts';

type Row = typeof notifications.$inferSelect;

const rules = policy(notifications, {
  relations: { recipient: (me) => sql`${eq(notifications.personId, me.id)} and ${notifications.inApp}` },
  may: { see: ['recipient'], mark: ['recipient'] },
});
const mayMark: Access<{ id: number }, Row> = rules.may('mark');

export const list = serve(contract.list, {
  access: signedIn,
  async run({ input: { before, limit, unread, kind }, subject: me, db }) {
    const rows = await db
      .select()
      .from(notifications)
      .where(
        and(
          rules.visible(me),
          before ? lt(notifications.id, before) : undefined,
          unread ? isNull(notifications.readAt) : undefined,
          kind ? eq(notifications.kind, kind) : undefined,
        ),
      )
      .orderBy(desc(notifications.id))
      .limit(limit + 1);
    const { shown, last } = firstOf(rows, limit);
    return {
      notifications: shown.map(present),
      next: last?.id ?? null,
      unread: await unreadOf(db, me.id),
    };
  },
});

export const unread = serve(contract.unread, {
  access: signedIn,
  run: async ({ subject: me, db }) => ({ unread: await unreadOf(db, me.id) }),
});

export const read = serve(contract.read, {
  access: mayMark,
  writes: true,
  async run({ subject: { id, personId, readAt }, tx, emit }) {
    // Already read: a second time changes neither the time nor open pages.
    if (!readAt) {
      await tx.update(notifications).set(isRead(new Date())).where(eq(notifications.id, id));
      await refreshPages(emit, [personId], 'notifications');
    }
    return { unread: await unreadOf(tx, personId) };
  },
});

export const unreadAgain = serve(contract.unreadAgain, {
  access: mayMark,
  writes: true,
  async run({ subject: { id, personId }, tx, emit }) {
    await tx.update(notifications).set({ readAt: null }).where(eq(notifications.id, id));
    await refreshPages(emit, [personId], 'notifications');
    return { unread: await unreadOf(tx, personId) };
  },
});

export const readAll = serve(contract.readAll, {
  access: signedIn,
  writes: true,
  async run({ input: { upTo }, subject: me, tx, emit }) {
    const readAt = new Date();
    await tx
      .update(notifications)
      .set(isRead(readAt))
      .where(and(rules.visible(me), isNull(notifications.readAt), lte(notifications.id, upTo)));
    await refreshPages(emit, [me.id], 'notifications');
    return { unread: await unreadOf(tx, me.id), readAt: readAt.toISOString() };
  },
});

export const undoReadAll = serve(contract.undoReadAll, {
  access: signedIn,
  writes: true,
  async run({ input: { readAt }, subject: me, tx, emit }) {
    await tx
      .update(notifications)
      .set({ readAt: null })
      .where(and(rules.visible(me), eq(notifications.readAt, new Date(readAt))));
    await refreshPages(emit, [me.id], 'notifications');
    return { unread: await unreadOf(tx, me.id) };
  },
});

/**
 * Marks notifications of a page as read when the person opens it, and cancels their pending emails. `path` is the
 * whole path of the notification.
 */
export async function markPageRead(tx: Tx, emit: Emit, personId: number, path: string): Promise<void> {
  const found = await tx
    .update(notifications)
    .set(isRead(new Date()))
    .where(and(eq(notifications.personId, personId), eq(notifications.path, path), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  if (found.length > 0) await refreshPages(emit, [personId], 'notifications');
}

/** A read notification needs no email. */
const isRead = (readAt: Date) => ({ readAt, mailDueAt: null });

async function unreadOf(db: Db, personId: number): Promise<number> {
  const [found] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(rules.visible({ id: personId }), isNull(notifications.readAt)));
  return found!.unread;
}

const present = ({ createdAt, readAt, kind, ...row }: Row): Notification => ({
  ...row,
  kind: kind as Notification['kind'],
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});
