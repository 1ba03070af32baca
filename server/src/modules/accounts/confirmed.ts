import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Access } from '../../platform/serve/access.ts';
import { forbidden } from '../../platform/serve/errors.ts';
import { people } from './tables.ts';

const CONFIRM_FIRST = (): string => m.accounts__confirm_your_email_address_first();

/** Restricts an access rule to people who have confirmed their email address. Others get a 403 with that reason. */
export const confirmed = <Input, Subject>(access: Access<Input, Subject>): Access<Input, Subject> => ({
  label: m.accounts__with_a_confirmed_email({ label: access.label }),
  async check(call) {
    const subject = await access.check(call);
    if (!(await isConfirmed(call.db, call.me.id))) throw forbidden(CONFIRM_FIRST());
    return subject;
  },
});

async function isConfirmed(db: Db, personId: number): Promise<boolean> {
  const [person] = await db.select({ is: people.emailVerified }).from(people).where(eq(people.id, personId));
  return person?.is ?? false;
}
