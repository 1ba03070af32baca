import { eq, sql } from 'drizzle-orm';
import { unseal } from './at-rest.ts';
import { backgroundLoop } from './background-loop.ts';
import type { Database, Tx } from './db.ts';
import { spendBudget } from './email-budget.ts';
import { emailOutbox, emailPlace } from './email-outbox.tables.ts';
import type { Log } from './log.ts';
import type { Email, Mail } from './mail.ts';

/**
 * Who causes an email. `stranger`: somebody who has not shown a right to reach this mailbox, such as a visitor, an account
 * whose address is not confirmed, or a member who typed the address. `trusted`: the confirmed owner of the mailbox, somebody
 * in a working relationship with them, or Lintel itself.
 */
export type EmailCause = 'stranger' | 'trusted';

/**
 * Writes an email into the outbox: it is sent if and only if this transaction commits. What strangers cause beyond the
 * budget of a mailbox is dropped, and the caller does not learn of it: the answer would tell what others caused.
 */
export async function queueEmail(tx: Tx, { to, ...rest }: Email, cause: EmailCause): Promise<void> {
  // A placeholder: names under .invalid belong to nobody (RFC 2606).
  if (to.endsWith('.invalid')) return;
  if (cause === 'stranger' && !(await spendBudget(tx, to))) return;
  await tx.insert(emailOutbox).values({ recipient: to, ...rest });
}

export interface Sending {
  start(): void;
  /** Ends after the letter that is being handed over. */
  stop(): Promise<void>;
}

const POLL_MS = 1_000;
/** Whoever holds a letter longer than this has died; the mail may then go out twice. */
const LEASE_SECONDS = 120;
const RETRY_SECONDS_MAX = 6 * 3_600;
/** About three days; then nobody waits for the letter any more. */
const ATTEMPTS_MAX = 20;

/** As it lies in the database. */
type Claimed = Pick<Email, keyof Email> & { id: string; attempts: number };

/** Hands over what is due, at least once, one process a letter; a letter that was sent is removed. */
export function createSending(database: Database, mail: Mail, log: Log): Sending {
  const { db } = database;
  const claim = async () => {
    const { rows } = await db.execute<Claimed>(sql`
      update letters set attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = (select id from letters where due_at <= now() order by id limit 1 for update skip locked)
      returning id, attempts, recipient as "to", subject, text, html, unsubscribe, reply_to as "replyTo"`);
    return rows[0];
  };
  const remove = (id: string) => db.delete(emailOutbox).where(eq(emailOutbox.id, Number(id)));
  const postpone = (id: string) =>
    db
      .update(emailOutbox)
      .set({
        dueAt: sql`now() + make_interval(secs => least(30 * power(2, least(attempts, 12)), ${RETRY_SECONDS_MAX}))`,
      })
      .where(eq(emailOutbox.id, Number(id)));
  const sendOne = async () => {
    const letter = await claim();
    if (!letter) return false;
    const { id, attempts, ...rest } = letter;
    try {
      await mail.send(opened(rest));
      await remove(id);
    } catch (err) {
      const givenUp = attempts >= ATTEMPTS_MAX;
      log.error({ err, letter: id }, givenUp ? 'a letter was given up' : 'a letter was not sent');
      await (givenUp ? remove(id) : postpone(id));
    }
    return true;
  };
  const loop = backgroundLoop(
    'letters',
    async (stopping) => {
      while (!stopping() && (await sendOne()));
    },
    log,
  );
  let poll: NodeJS.Timeout | undefined;
  return {
    start() {
      poll = setInterval(loop.wake, POLL_MS);
      loop.wake();
    },
    async stop() {
      clearInterval(poll);
      await loop.stop();
    },
  };
}

/** Throws for an email that was written under another secret: it is tried again in case that returns, then given up. */
function opened({ to, subject, text, html, unsubscribe, replyTo }: Email): Email {
  const open = (value: string) => unseal(value, emailPlace);
  const optional = (value: string | null | undefined) => (value ? open(value) : null);
  return {
    to,
    subject: open(subject),
    text: open(text),
    html: open(html),
    unsubscribe: optional(unsubscribe),
    replyTo: optional(replyTo),
  };
}
