import type { NewTicket, Ticket } from '@lintel/server/support';
import { ask } from '../../wire/client.ts';

export const askSupport = (question: NewTicket) => ask((api) => api.support.createTicket(question));

export type TicketStatus = Ticket['status'];

export const askTickets = (page: number, status: TicketStatus | undefined) =>
  ask((api) => api.support.tickets(status ? { page, status } : { page }));

export const askTicket = (id: number) => ask((api) => api.support.ticket({ id }));

export const sendReply = (id: number, message: string) => ask((api) => api.support.reply({ id, message }));

export const closeTicket = (id: number) => ask((api) => api.support.close({ id }));
