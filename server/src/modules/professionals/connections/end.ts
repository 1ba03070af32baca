import { m } from '@lintel/messages';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve, type WritingCall } from '../../../platform/serve/serve.ts';
import { meAsAgent, meAsBuyer } from '../access.ts';
import { professionalsContract as contract } from '../contract.ts';
import { appointmentsToken } from './appointments-between.ts';
import { publishConnection } from './publish-connection.ts';
import { close } from './share.ts';

export const withdraw = serve(contract.withdraw, {
  access: meAsBuyer,
  writes: true,
  async run({ input: { id: agentId }, me, tx, emit, audit }) {
    const buyerId = me.id;
    const row = await close(tx, { buyerId, agentId }, { state: 'withdrawn', byId: buyerId });
    if (!row) throw notFound(m.professionals__you_have_no_open_request());
    await audit({ action: 'connection.withdrawn', object: `connection:${row.id}`, details: { buyer: buyerId } });
    await publishConnection(tx, emit, row, buyerId);
    return { state: 'withdrawn' as const };
  },
});

export const end = serve(contract.end, {
  access: meAsBuyer,
  writes: true,
  run: (call) => endBetween(call, { buyerId: call.me.id, agentId: call.input.id }, call.me.id, call.input.reason),
});

export const endClient = serve(contract.endClient, {
  access: meAsAgent,
  writes: true,
  run: (call) => endBetween(call, { buyerId: call.input.id, agentId: call.subject.id }, call.me.id, call.input.reason),
});

type Ending = Pick<WritingCall<unknown, unknown>, 'tx' | 'emit' | 'audit' | 'resolve'>;

/** Hides the shared facts of both sides at once, and cancels their upcoming appointments. */
async function endBetween(
  { tx, emit, audit, resolve }: Ending,
  pair: { buyerId: number; agentId: number },
  byId: number,
  reason: string | undefined,
) {
  const row = await close(tx, pair, { state: 'ended', byId, ...(reason ? { reason } : {}) });
  if (!row) throw notFound(m.professionals__you_dont_work_together());
  const appointments = resolve(appointmentsToken);
  await appointments.cancelUpcoming(tx, emit, pair, byId);
  await audit({
    action: 'connection.ended',
    object: `connection:${row.id}`,
    details: { buyer: pair.buyerId, agent: pair.agentId, origin: row.origin },
  });
  await publishConnection(tx, emit, row, byId);
  await appointments.conceal(tx, pair);
  return { state: 'ended' as const };
}
