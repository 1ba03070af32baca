import { eq, notLike, sql } from 'drizzle-orm';
import type { AppContext } from '../app/app-context.ts';
import { emailOutbox } from '../email/email-outbox.tables.ts';

/**
 * Encrypts emails that a version without encryption left in the database and the outbox folder, and logs their number.
 */
export async function sealOlderEmails({
  database,
  mail,
  log,
}: Pick<AppContext, 'database' | 'mail' | 'log'>): Promise<void> {
  const { db, pool } = database;
  const plain = await db
    .select()
    .from(emailOutbox)
    .where(notLike(sql`${emailOutbox.text}::text`, 'sealed:%'));
  for (const { id, subject, text, html, unsubscribe, replyTo } of plain)
    await db.update(emailOutbox).set({ subject, text, html, unsubscribe, replyTo }).where(eq(emailOutbox.id, id));
  // Otherwise the replaced rows stay in the table's file until their space is reused.
  if (plain.length > 0) await pool.query('vacuum full letters');
  const files = (await mail.sealOlder?.()) ?? 0;
  if (plain.length + files > 0)
    log.warn({ queued: plain.length, outbox: files }, 'emails of an older version are encrypted now');
}
