import { readId } from '../../wire/id.ts';
import { writeSearchParams } from '../../wire/search-params.ts';

export const messagesPath = '/messages';

export const threadPath = (id: number): string => `/messages/${id}`;

/** Opens the conversation with a professional of the directory. */
export const messageTo = (agentId: number): string => messagesPath + writeSearchParams({ to: agentId });

/** Opens that of a professional with a client; the number of a person. */
export const messageToClient = (buyerId: number): string => messagesPath + writeSearchParams({ client: buyerId });

/** Whom a path of the two above is to. */
export function readRecipient({ to, client }: Record<string, unknown>): { agentId?: number; buyerId?: number } {
  const agentId = readId(to);
  if (agentId !== undefined) return { agentId };
  const buyerId = readId(client);
  return buyerId === undefined ? {} : { buyerId };
}
