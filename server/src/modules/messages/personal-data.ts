import { and, asc, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../companies/index.ts';
import { isConcealed } from '../professionals/index.ts';
import { messageAttachments, messages, messageThreads } from './tables.ts';

/**
 * Messages that people sent and received. When an account is erased, its messages stay with the recipients, like
 * letters do; the author is shown as “Deleted person”.
 */
export const messagesData: PersonalData = {
  name: 'messages',
  tables: ['message_threads', 'messages', 'message_attachments'],
  async rows(db, personId) {
    const own = db
      .select({ id: messageThreads.id })
      .from(messageThreads)
      .where(
        or(
          eq(messageThreads.buyerId, personId),
          sql`${messageThreads.resellerId} in (select ${companyProfiles.id} from ${companyProfiles} where ${companyProfiles.ownerId} = ${personId})`,
          and(
            sql`${messageThreads.agentId} in (select ${agentProfiles.id} from ${agentProfiles} where ${agentProfiles.personId} = ${personId})`,
            not(isConcealed(messageThreads.agentId, messageThreads.buyerId)),
          ),
        ),
      );
    const written = await db
      .select()
      .from(messages)
      .where(inArray(messages.threadId, own))
      .orderBy(asc(messages.threadId), asc(messages.id));
    const documents = await db
      .select({ messageId: messageAttachments.messageId, documentId: messageAttachments.documentId })
      .from(messageAttachments)
      .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
      .where(inArray(messages.threadId, own));
    return {
      conversations: await db.select().from(messageThreads).where(inArray(messageThreads.id, own)),
      messages: written.map(({ authorId, ...rest }) => ({ ...rest, byYou: authorId === personId })),
      papers: documents,
    };
  },
};
