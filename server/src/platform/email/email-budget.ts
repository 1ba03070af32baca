import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/db.ts';
import { strangerEmails } from './email-outbox.tables.ts';

/** Maximum emails per hour that strangers can cause to one mailbox, over all kinds. */
const PER_HOUR = 5;
const PER_DAY = 20;

/** Counts an email against the budget of its mailbox. Returns whether it may be sent. */
export async function spendBudget(tx: Tx, address: string): Promise<boolean> {
  const mailbox = createHash('sha256').update(mailboxOf(address)).digest('hex');
  // Serializes the count per mailbox over all processes.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 7411234))`);
  const [sent] = await tx
    .select({
      hour: sql<number>`(count(*) filter (where ${strangerEmails.writtenAt} > now() - interval '1 hour'))::integer`,
      day: sql<number>`count(*)::integer`,
    })
    .from(strangerEmails)
    .where(and(eq(strangerEmails.mailbox, mailbox), gt(strangerEmails.writtenAt, sql`now() - interval '1 day'`)));
  if (sent!.hour >= PER_HOUR || sent!.day >= PER_DAY) return false;
  await tx.insert(strangerEmails).values({ mailbox });
  return true;
}

/** Deletes rows that no budget counts anymore. */
export const pruneBudgets = (db: Db) =>
  db.delete(strangerEmails).where(lt(strangerEmails.writtenAt, sql`now() - interval '1 day'`));

/** Providers that ignore dots in the local part of an address. */
const DOTS_IGNORED = ['gmail.com', 'googlemail.com'];

/**
 * Returns the same text for all spellings of an address that reach one mailbox: lowercase, without a `+tag`, and
 * without dots for providers that ignore them. When a provider delivers tags to different people, those people share
 * one budget.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase()
    .replace(/\.$/, '');
  const tagged = address.slice(0, at).trim().normalize('NFKC').toLowerCase();
  const local = tagged.replace(/^([^+]+)\+.*$/s, '$1');
  return DOTS_IGNORED.includes(domain)
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domainToASCII(domain) || domain}`;
}
