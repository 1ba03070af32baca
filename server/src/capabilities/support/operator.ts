import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../foundation/db.ts';
import { letter, type Words } from '../../foundation/letter.ts';
import { type EmailCause, post } from '../../foundation/letters.ts';
import { part } from '../../foundation/part.ts';
import { people } from '../accounts/index.ts';

/** Where support is reached from outside of a page. */
export interface Desk {
  publicUrl: string;
  /** Set by whoever runs the server; else the wholesaler's accounts are written to. */
  email: string | undefined;
}

export const deskPart = part<Desk>('support desk');

/** Writes to those who answer. The words of a visitor travel in no email: they are read in the question itself. */
export async function tellOperator(
  tx: Tx,
  desk: Desk,
  words: Omit<Words, 'to' | 'reason'>,
  cause: EmailCause,
): Promise<void> {
  const reason = 'You get this letter because you answer questions to Lintel.';
  for (const to of await addressesOf(tx, desk)) await post(tx, letter({ ...words, to, reason }), cause);
}

async function addressesOf(tx: Tx, { email }: Desk): Promise<string[]> {
  if (email) return [email];
  const found = await tx
    .select({ email: people.email })
    .from(people)
    .where(eq(people.role, 'wholesaler'))
    .orderBy(asc(people.id));
  return found.map((each) => each.email);
}
