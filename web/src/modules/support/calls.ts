import type { NewTicket, Ticket } from '@lintel/server/support';
import { callApi } from '../../api/client.ts';

export const createTicket = (question: NewTicket) => callApi((api) => api.support.createTicket(question));

export type TicketStatus = Ticket['status'];

export const fetchTickets = (page: number, status: TicketStatus | undefined, search = '') =>
  callApi((api) => api.support.tickets({ page, ...(status && { status }), ...(search && { search }) }));

export const fetchTicket = (id: number) => callApi((api) => api.support.ticket({ id }));

export const sendReply = (id: number, message: string) => callApi((api) => api.support.reply({ id, message }));

export const closeTicket = (id: number) => callApi((api) => api.support.close({ id }));
