import { eq, sql } from 'drizzle-orm';
import { type Access, policy } from '../../platform/serve/access.ts';
import { personProfiles, wholesaler } from '../accounts/index.ts';
import { tickets } from './tables.ts';

type Ticket = typeof tickets.$inferSelect;

/** The requester sees their ticket and may add to it; the wholesaler sees all tickets and replies. */
const rules = policy(tickets, {
  relations: {
    asker: (me) => eq(tickets.personId, me.id),
    wholesaler: (me) =>
      sql`exists (select from ${personProfiles} where ${personProfiles.id} = ${me.id} and ${personProfiles.role} = 'wholesaler')`,
  },
  may: {
    see: ['asker', 'wholesaler'],
    reply: ['asker', 'wholesaler'],
    close: ['asker', 'wholesaler'],
  },
});

/** A wholesaler sees other people's tickets only after completing the required setup, including a second factor. */
const may = (action: 'see' | 'reply' | 'close'): Access<{ id: number }, Ticket> => ({
  label: rules.may(action).label,
  async check(call) {
    const ticket = await rules.may(action).check(call);
    if (ticket.personId !== call.me.id) await wholesaler.check(call);
    return ticket;
  },
});

export const ticketAccess = { may, visible: rules.visible };
