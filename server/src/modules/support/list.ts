import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { hasWords } from '../../platform/database/containing.ts';
import { signedIn } from '../../platform/serve/access.ts';
import { pageOf } from '../../platform/serve/paging.ts';
import { serve } from '../../platform/serve/serve.ts';
import { wholesaler } from '../accounts/index.ts';
import { ticketAccess } from './access.ts';
import { supportContract as contract, ticketsAPage } from './contract.ts';
import { roleOf } from './promise.ts';
import { present, withReplies } from './records.ts';
import { tickets } from './tables.ts';

export const listTickets = serve(contract.tickets, {
  access: signedIn,
  async run({ subject: me, input: { status, search, page }, db }) {
    const answering = (await roleOf(db, me)) === 'wholesaler';
    if (answering) await wholesaler.check({ input: {}, me, db });
    const text = sql`concat_ws(' ', ${tickets.subject}, ${tickets.fullName}, ${tickets.email}, ${tickets.reference})`;
    const which = and(
      ticketAccess.visible(me),
      status ? eq(tickets.status, status) : undefined,
      search ? hasWords(text, search) : undefined,
    );
    const [counted] = await db.select({ total: count() }).from(tickets).where(which);
    const at = pageOf(page, ticketsAPage);
    // Operators see the earliest due date first; requesters see the newest first.
    const order = answering
      ? [sql`${tickets.status} <> 'open'`, asc(tickets.answerDueAt), asc(tickets.id)]
      : [desc(tickets.id)];
    const rows = await db
      .select()
      .from(tickets)
      .where(which)
      .orderBy(...order)
      .limit(at.limit)
      .offset(at.offset);
    const now = new Date();
    return {
      tickets: rows.map((row) => present(row, me, now)),
      ...at.among(counted!.total),
      answering,
    };
  },
});

export const getTicket = serve(contract.ticket, {
  access: ticketAccess.may('see'),
  run: ({ subject: ticket, me, db }) => withReplies(db, ticket.id, me),
});
