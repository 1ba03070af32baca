import { readId } from '../../wire/id.ts';
import { writeSearchParams } from '../../wire/search-params.ts';

export const messagesPath = '/messages';

export const threadPath = (id: number): string => `/messages/${id}`;

/** Opens the conversation with a professional of the directory. */
export const messageTo = (agentId: number): string => messagesPath + writeSearchParams({ to: agentId });

/** Opens that of a professional with a client; the number of a person. */
export const messageToClient = (buyerId: number): string => messagesPath + writeSearchParams({ client: buyerId });

/** Opens that of an agent with their company. */
export const messageToCompany: string = messagesPath + writeSearchParams({ company: true });

export interface Recipient {
  agentId?: number;
  buyerId?: number;
  company?: true;
}

/** The recipient that one of the paths above names. */
export function readRecipient({ to, client, company }: Record<string, unknown>): Recipient {
  if (String(company) === 'true') return { company: true };
  const agentId = readId(to);
  if (agentId !== undefined) return { agentId };
  const buyerId = readId(client);
  return buyerId === undefined ? {} : { buyerId };
}
