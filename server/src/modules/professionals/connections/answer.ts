import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { and, count, eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { pageOf } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed } from '../../accounts/index.ts';
import { buyerProfiles } from '../../companies/index.ts';
import { mayReceiveLeads } from '../../licensing/index.ts';
import { meAsAgent } from '../access.ts';
import { professionalsContract as contract } from '../contract.ts';
import { connections } from '../tables.ts';
import { appointmentsToken } from './appointments-between.ts';
import { clientOf, clientsOf } from './clients.ts';
import { publishConnection } from './publish-connection.ts';
import { preApprovalToken } from './shared-with.ts';

const PAGE = 20;

export const clients = serve(contract.clients, {
  access: meAsAgent,
  async run({ input: { state, search, page }, subject: agent, db, resolve }) {
    const at = pageOf(page, PAGE);
    const { clients: shown, total } = await clientsOf(db, agent.id, { state, search }, at, {
      preApprovalOf: resolve(preApprovalToken),
      otherAppointmentsOf: resolve(appointmentsToken).others,
    });
    const [pending] = await db
      .select({ n: count() })
      .from(connections)
      .where(and(eq(connections.agentId, agent.id), eq(connections.state, 'pending')));
    const [connected] = await db
      .select({ n: count() })
      .from(buyerProfiles)
      .where(
        sql`${buyerProfiles.agentId} = ${agent.id} or exists (select from ${connections} as open
          where open.agent_id = ${agent.id} and open.buyer_id = ${buyerProfiles.personId} and open.state = 'connected')`,
      );
    return {
      clients: shown,
      ...at.among(total),
      counts: { pending: pending!.n, connected: connected!.n },
    };
  },
});

export const answer = serve(contract.answer, {
  access: confirmed(meAsAgent),
  writes: true,
  async run({ input: { id, decision, reason }, subject: agent, me, tx, emit, audit, resolve }) {
    const [row] = await tx
      .select()
      .from(connections)
      .where(and(eq(connections.id, id), eq(connections.agentId, agent.id)))
      .for('update');
    if (!row) throw notFound(m.professionals__we_couldnt_find_this_request());
    if (row.state !== 'pending') throw conflict(closed[row.state]);
    if (decision === 'accept' && !(await mayReceiveLeads(tx, agent.id)))
      throw conflict(m.professionals__you_can_accept_requests_again());
    const now = new Date();
    const state = decision === 'accept' ? ('connected' as const) : ('declined' as const);
    const [changed] = await tx
      .update(connections)
      .set({ state, answeredAt: now, ...(state === 'declined' ? { reason: reason || null } : {}) })
      .where(eq(connections.id, id))
      .returning();
    await audit({
      action: decision === 'accept' ? 'connection.accepted' : 'connection.declined',
      object: `connection:${id}`,
      details: { buyer: row.buyerId, agent: agent.id, shared: row.shared },
    });
    await publishConnection(tx, emit, changed!, me.id);
    return clientOf(tx, changed!, {
      preApprovalOf: resolve(preApprovalToken),
      otherAppointmentsOf: resolve(appointmentsToken).others,
    });
  },
});

const closed = texts({
  connected: m.professionals__you_already_accepted_this_request,
  declined: m.professionals__you_already_declined_this_request,
  withdrawn: m.professionals__the_buyer_withdrew_this_request,
  lapsed: m.professionals__this_request_expired,
  ended: m.professionals__this_request_has_ended,
});
