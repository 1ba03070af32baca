import { m } from '@lintel/messages';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { serve } from '../../platform/serve/serve.ts';
import { attemptsToken, profileOf } from '../accounts/index.ts';
import { openTicket, promisedHours, supportServicesToken } from '../support/index.ts';
import { threadAccess } from './access.ts';
import { messagesContract as contract, reportReasons } from './contract.ts';
import { type Sides, sidesOf } from './sides.ts';
import { messages } from './tables.ts';

/** Number of recent messages included in the report, so that reviewers can see the context. */
const QUOTED = 10;
const QUOTED_SIGNS = 600;

const userTypes = { buyer: 'end-user', company: 'reseller', professional: 'agent' } as const;
const roles = { buyer: 'end_user', company: 'reseller', professional: 'agent' } as const;

export const report = serve(contract.report, {
  access: threadAccess.may('see'),
  async run({ input: { reason, note }, subject: thread, me, resolve, transaction }) {
    await resolve(attemptsToken).count('reportsOf', String(me.id));
    const support = resolve(supportServicesToken);
    return transaction(async ({ tx, emit, audit }) => {
      const sides = await sidesOf(tx, thread, me.id);
      const reporter = await profileOf(tx, me.id);
      const about = { topic: 'general' as const, emergency: undefined };
      const { reference } = await openTicket(
        { tx, emit },
        support,
        {
          ...about,
          personId: me.id,
          fullName: reporter!.name,
          email: reporter!.email,
          userType: userTypes[sides.side],
          subject: m.messages__report_about_conversation({ id: thread.id, reportReasons: reportReasons[reason] }),
          message: [
            note || m.messages__no_note_was_given(),
            m.messages__what_was_said_last(),
            await quoted(tx, thread.id, sides),
          ].join('\n\n'),
          priority: 'high',
        },
        promisedHours(roles[sides.side], { topic: 'general', emergency: null }),
      );
      await audit({
        action: 'messages.reported',
        object: `thread:${thread.id}`,
        details: { reason, ticket: reference },
      });
      return { reference };
    });
  },
});

async function quoted(tx: Tx, threadId: number, { me, other }: Sides): Promise<string> {
  const rows = await tx
    .select()
    .from(messages)
    .where(eq(messages.threadId, threadId))
    .orderBy(desc(messages.id))
    .limit(QUOTED);
  const lines = rows.reverse().map(({ authorId, body, createdAt }) => {
    const name = authorId === me.personId ? me.name : other.name;
    const cut =
      body.length > QUOTED_SIGNS ? m.messages__cut({ value: body.slice(0, QUOTED_SIGNS).toWellFormed() }) : body;
    return `${createdAt.toISOString()} ${name}: ${cut}`;
  });
  return lines.length > 0 ? lines.join('\n') : m.messages__nothing_was_said_yet();
}
