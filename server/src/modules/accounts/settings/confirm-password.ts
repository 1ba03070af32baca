import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { invalid } from '../../../platform/serve/errors.ts';
import { isPassword } from '../passwords/passwords.ts';
import type { Attempts } from '../sign-in/attempts.ts';
import { credentials } from '../tables.ts';

interface PasswordCheck {
  db: Db;
  attempts: Attempts;
  personId: number;
  password: string;
  /** The key for counting attempts when the caller is not signed in as this person. */
  countedAs?: string;
  /** Name of the password field in this call. */
  field?: string;
}

/** Asks for the password again before an action that a person with a hijacked session must not perform. */
export async function confirmPassword(check: PasswordCheck): Promise<void> {
  const { db, attempts, personId, password, field = 'password', countedAs = `${personId}` } = check;
  await attempts.count('confirmation', countedAs);
  const [credential] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, personId), eq(credentials.providerId, 'credential')));
  if (!credential?.hash || !(await isPassword({ hash: credential.hash, password })))
    throw invalid(field, m.accounts__isnt_your_password());
  await attempts.forget('confirmation', countedAs);
}
