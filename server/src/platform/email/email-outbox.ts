import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../database/db.ts';
import { backgroundLoop } from '../jobs/background-loop.ts';
import type { Log } from '../log/log.ts';
import { unseal } from '../secrets/at-rest.ts';
import { spendBudget } from './email-budget.ts';
import { emailOutbox, emailPlace } from './email-outbox.tables.ts';
import type { Email, Mail } from './mail.ts';

/**
 * The cause of an email. `stranger`: someone who has not proven a right to reach this mailbox, such as a visitor, an
 * account with an unconfirmed address, or a member who typed the address. `trusted`: the confirmed owner of the
 * mailbox, someone in a working relationship with them, or Lintel itself.
 */
export type EmailCause = 'stranger' | 'trusted';

/**
 * Queues an email; it is sent if and only if this transaction commits. Emails by strangers above the budget of a
 * mailbox are dropped silently, because a reply would reveal what others caused.
 */
export async function queueEmail(tx: Tx, { to, invitations, ...rest }: Email, cause: EmailCause): Promise<void> {
  // A placeholder address: names under .invalid are reserved (RFC 2606).
  if (to.endsWith('.invalid')) return;
  if (cause === 'stranger' && !(await spendBudget(tx, to))) return;
  await tx
    .insert(emailOutbox)
    .values({ recipient: to, ...rest, invitations: invitations?.length ? JSON.stringify(invitations) : null });
}

export interface Sending {
  start(): void;
  /** Waits for the email that is being sent. */
  stop(): Promise<void>;
}

const POLL_MS = 1_000;
/** A process that holds an email longer than this has died; the email may then be sent twice. */
const LEASE_SECONDS = 120;
const RETRY_SECONDS_MAX = 6 * 3_600;
/** About three days of attempts. */
const ATTEMPTS_MAX = 20;

/** A row of the outbox. */
type Claimed = Omit<Email, 'invitations'> & { id: string; attempts: number; invitations: string | null };

/** Sends due emails at least once, each by one process, and deletes those that were sent. */
export function createSending(database: Database, mail: Mail, log: Log): Sending {
  const { db } = database;
  const claim = async () => {
    const { rows } = await db.execute<Claimed>(sql`
      update letters set attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = (select id from letters where due_at <= now() order by id limit 1 for update skip locked)
      returning id, attempts, recipient as "to", subject, text, html, unsubscribe, reply_to as "replyTo", invitations`);
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
      log.error({ err, letter: id }, givenUp ? 'email abandoned' : 'email not sent');
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

/** Throws for an email encrypted under another secret. It is retried in case that secret returns, then dropped. */
function opened({
  to,
  subject,
  text,
  html,
  unsubscribe,
  replyTo,
  invitations,
}: Omit<Claimed, 'id' | 'attempts'>): Email {
  const open = (value: string) => unseal(value, emailPlace);
  const optional = (value: string | null | undefined) => (value ? open(value) : null);
  return {
    to,
    subject: open(subject),
    text: open(text),
    html: open(html),
    unsubscribe: optional(unsubscribe),
    replyTo: optional(replyTo),
    ...(invitations === null ? {} : { invitations: JSON.parse(open(invitations)) }),
  };
}
