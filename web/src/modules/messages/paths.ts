import { readId } from '../../api/id.ts';
import { writeSearchParams } from '../../api/search-params.ts';

export const messagesPath = '/messages';

export const threadPath = (id: number): string => `/messages/${id}`;

/** Opens the conversation with a professional from the directory. */
export const messageTo = (agentId: number): string => messagesPath + writeSearchParams({ to: agentId });

/** Opens a professional's conversation with a client, by the person's id. */
export const messageToClient = (buyerId: number): string => messagesPath + writeSearchParams({ client: buyerId });

/** Opens an agent's conversation with their company. */
export const messageToCompany: string = messagesPath + writeSearchParams({ company: true });

export interface Recipient {
  agentId?: number;
  buyerId?: number;
  company?: true;
}

/** Reads the recipient from the parameters of the paths above. */
export function readRecipient({ to, client, company }: Record<string, unknown>): Recipient {
  if (String(company) === 'true') return { company: true };
  const agentId = readId(to);
  if (agentId !== undefined) return { agentId };
  const buyerId = readId(client);
  return buyerId === undefined ? {} : { buyerId };
}
