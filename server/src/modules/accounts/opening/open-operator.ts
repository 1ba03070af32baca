import { m } from '@lintel/messages';
import { eq, or } from 'drizzle-orm';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { conflict } from '../../../platform/serve/errors.ts';
import { removeOtherClaims } from '../address/claims.ts';
import { endResetsOf, issueToken } from '../address/tokens.ts';
import { credentials, people } from '../tables.ts';

export interface NewOperator {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}

const LINK_HOURS = 24;

/**
 * Opens the account of a platform operator. It has no password yet; the returned token sets one, once, within a day.
 * The API cannot grant this role.
 */
export async function openOperator(tx: Tx, operator: NewOperator): Promise<string> {
  const email = operator.email.toLowerCase();
  const username = operator.username.toLowerCase();
  const [taken] = await tx
    .select({ email: people.email })
    .from(people)
    .where(or(eq(people.email, email), eq(people.username, username)));
  if (taken)
    throw conflict(m.accounts__an_account_with_this_already({ value: taken.email === email ? 'address' : 'username' }));
  const [person] = await tx
    .insert(people)
    .values({
      ...operator,
      email,
      username,
      displayUsername: operator.username,
      role: 'wholesaler',
      emailVerified: true,
    })
    .returning({ id: people.id });
  await endResetsOf(tx, email);
  await removeOtherClaims(tx, email, person!.id);
  const id = String(person!.id);
  await tx.insert(credentials).values({ userId: person!.id, accountId: id, providerId: 'credential' });
  const link = { purpose: 'reset' as const, personId: person!.id, email };
  const token = await issueToken(tx, link, LINK_HOURS * 3_600);
  await writeAudit(tx, 'command operator', {
    action: 'operator.opened',
    object: `person:${id}`,
    details: { username },
  });
  return token;
}
