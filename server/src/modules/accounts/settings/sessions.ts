import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { signedIn } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { currentSession } from '../sessions/current-session.ts';
import { authToken } from '../sign-in/auth.ts';
import { sessions as table } from '../tables.ts';
import { settingsContract as contract } from './contract.ts';
import { describeDevice } from './device.ts';

export const sessions = serve(contract.sessions, {
  access: signedIn,
  async run({ subject: me, db, headers, resolve }) {
    const current = await currentSession(resolve(authToken), headers);
    const rows = await db
      .select()
      .from(table)
      .where(and(eq(table.userId, me.id), gt(table.expiresAt, new Date())))
      .orderBy(desc(table.updatedAt), desc(table.id));
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        device: describeDevice(row.userAgent),
        address: row.ipAddress || null,
        signedInAt: row.createdAt.toISOString(),
        lastUsedAt: row.updatedAt.toISOString(),
        endsAt: row.expiresAt.toISOString(),
        current: row.id === current?.id,
      })),
    };
  },
});

export const endSession = serve(contract.endSession, {
  access: signedIn,
  writes: true,
  async run({ input: { id }, subject: me, db, audit }) {
    const ended = await db
      .delete(table)
      .where(and(eq(table.id, id), eq(table.userId, me.id)))
      .returning({ id: table.id });
    if (ended.length === 0) throw notFound();
    await audit({ action: 'session.ended', object: `person:${me.id}`, details: { session: id } });
    return { ended: true as const };
  },
});

export const endOtherSessions = serve(contract.endOtherSessions, {
  access: signedIn,
  async run({ subject: me, headers, resolve, transaction }) {
    const current = await currentSession(resolve(authToken), headers);
    const ended = await transaction(async ({ tx, audit }) => {
      const rows = await tx
        .delete(table)
        .where(and(eq(table.userId, me.id), ne(table.id, current?.id ?? 0)))
        .returning({ id: table.id });
      await audit({ action: 'sessions.ended', object: `person:${me.id}`, details: { others: rows.length } });
      return rows.length;
    });
    return { ended };
  },
});
