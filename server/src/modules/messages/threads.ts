import { and, count, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { hasWords } from '../../platform/database/containing.ts';
import { signedIn } from '../../platform/serve/access.ts';
import { firstOf, pageOf } from '../../platform/serve/paging.ts';
import { serve } from '../../platform/serve/serve.ts';
import { personProfiles } from '../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../companies/index.ts';
import { threadAccess } from './access.ts';
import { messagesContract as contract } from './contract.ts';
import { presentMessages, presentThread } from './present.ts';
import { sidesOf } from './sides.ts';
import { messages, messageThreads } from './tables.ts';

const PAGE = 20;

export const threads = serve(contract.threads, {
  access: signedIn,
  async run({ input: { search, page }, subject: me, db }) {
    const at = pageOf(page, PAGE);
    const which = and(threadAccess.visible(me), search ? isWith(search, me.id) : undefined);
    const [counted] = await db.select({ n: count() }).from(messageThreads).where(which);
    const rows = await db
      .select()
      .from(messageThreads)
      .where(which)
      .orderBy(desc(messageThreads.movedAt), desc(messageThreads.id))
      .limit(at.limit)
      .offset(at.offset);
    return {
      threads: await Promise.all(rows.map((row) => presentThread(db, row, me))),
      ...at.among(counted!.n),
    };
  },
});

/** Whether the name of the other side, or of its company, has the words. */
const isWith = (words: string, myId: number) =>
  sql`exists (select from ${personProfiles} left join ${companyProfiles} on ${companyProfiles.ownerId} = ${personProfiles.id}
    and ${companyProfiles.id} = ${messageThreads.resellerId}
    where ${hasWords(sql`concat_ws(' ', ${personProfiles.name}, ${companyProfiles.companyName})`, words)}
      and ${personProfiles.id} <> ${myId}
      and (${personProfiles.id} = ${messageThreads.buyerId} or ${companyProfiles.id} is not null
        or ${personProfiles.id} = (select theirs.person_id from ${agentProfiles} as theirs where theirs.id = ${messageThreads.agentId})))`;

/** Counts the other side's messages that this side has not read, for a conversation in the same query. */
const waits = (myId: number) =>
  sql`exists (select from ${messages} where ${and(
    eq(messages.threadId, messageThreads.id),
    or(isNull(messages.authorId), ne(messages.authorId, myId)),
    sql`${messages.id} > case when exists (select from ${agentProfiles} as mine where mine.id = ${messageThreads.agentId}
    and mine.person_id = ${myId}) then ${messageThreads.agentReadId} else ${messageThreads.buyerReadId} end`,
  )})`;

export const unread = serve(contract.unread, {
  access: signedIn,
  async run({ subject: me, db }) {
    const [found] = await db
      .select({ n: count() })
      .from(messageThreads)
      .where(and(threadAccess.visible(me), waits(me.id)));
    return { unread: found!.n };
  },
});

export const thread = serve(contract.thread, {
  access: threadAccess.may('see'),
  async run({ input: { before, limit }, subject: row, me, db, resolve }) {
    const newest = await db
      .select()
      .from(messages)
      .where(and(eq(messages.threadId, row.id), before ? lt(messages.id, before) : undefined))
      .orderBy(desc(messages.id))
      .limit(limit + 1);
    const { shown, last } = firstOf(newest, limit);
    const sides = await sidesOf(db, row, me.id);
    return {
      thread: await presentThread(db, row, me, sides),
      messages: await presentMessages({ db, me, resolve }, row, sides, shown.reverse()),
      earlier: last?.id ?? null,
    };
  },
});
