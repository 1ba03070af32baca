import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, count, eq, type SQL } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { ApiError, conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed } from '../../accounts/index.ts';
import { publicListing } from '../../listings/index.ts';
import { connectionBetween, meAsAgent, meAsBuyer, teamOf } from '../../professionals/index.ts';
import { type AppointmentRow, appointments } from '../tables.ts';
import { confirmAutomatically } from './confirm.ts';
import { bookingContract as contract, type NewAppointment, usualMinutes } from './contract.ts';
import { publishAppointment } from './publish-appointment.ts';
import { appointmentOf, appointmentRow, appointmentsOf } from './rows.ts';

const openMax = 10;
const farthestDays = 180;

export const list = serve(contract.appointments, {
  access: signedIn,
  run: ({ input: { when }, subject: me, db }) => appointmentsOf(db, me, when),
});

export const ask = serve(contract.ask, {
  access: confirmed(meAsBuyer),
  writes: true,
  async run({ input, me, tx, emit, audit }) {
    const buyerId = me.id;
    const { professionalId: agentId } = input;
    const times = futureTimes(input.times, 'times');
    const member = (await teamOf(tx, buyerId)).find((each) => each.professionalId === agentId);
    if (!member) throw notFound(m.professionals__youre_not_connected_with_this());
    if (member.state === 'pending') throw conflict(m.professionals__you_can_propose_times_once_2());
    await checkHome(tx, input, member.professional.type === 'agent');
    await refuseTooMany(tx, eq(appointments.buyerId, buyerId));
    const row = await propose(tx, audit, input, { ...{ buyerId, agentId, times }, proposedBy: 'buyer' });
    const isConfirmed = await confirmAutomatically(tx, row);
    await publishAppointment(tx, emit, isConfirmed ? await appointmentRow(tx, row.id) : row, buyerId);
    return appointmentOf(tx, me, row.id);
  },
});

/** The client confirms one of the times; a showing too, whatever the rules of the listing say. */
export const proposeToClient = serve(contract.proposeToClient, {
  access: confirmed(meAsAgent),
  writes: true,
  async run({ input, subject: agent, me, tx, emit, audit }) {
    const pair = { buyerId: input.id, agentId: agent.id };
    const times = futureTimes(input.times, 'times');
    const { state } = await connectionBetween(tx, pair);
    if (state === 'pending') throw conflict(m.professionals__accept_the_request_first());
    if (state !== 'connected') throw notFound(m.professionals__this_person_isnt_your_client());
    await checkHome(tx, input, agent.agentType === 'real_estate');
    await refuseTooMany(tx, and(eq(appointments.buyerId, pair.buyerId), eq(appointments.agentId, agent.id)));
    const row = await propose(tx, audit, input, { ...pair, times, proposedBy: 'professional' });
    await publishAppointment(tx, emit, row, me.id);
    return appointmentOf(tx, me, row.id);
  },
});

type Wanted = Pick<NewAppointment, 'kind' | 'listingId' | 'minutes' | 'timeZone' | 'note'>;

async function checkHome(tx: Tx, { kind, listingId }: Wanted, showsHomes: boolean): Promise<void> {
  if (kind === 'showing') {
    if (listingId === undefined) throw invalid('listingId', m.professionals__must_be_the_home_you());
    if (!showsHomes) throw invalid('kind', m.professionals__must_be_a_call_or());
    if ((await publicListing(tx, listingId))?.status !== 'active')
      throw invalid('listingId', m.professionals__must_be_a_home_for());
  } else if (listingId !== undefined && !(await publicListing(tx, listingId)))
    throw invalid('listingId', m.professionals__must_be_a_home_listed());
}

async function propose(
  tx: Tx,
  audit: (entry: AuditEntry) => Promise<void>,
  { kind, listingId, minutes, timeZone, note }: Wanted,
  by: Pick<AppointmentRow, 'buyerId' | 'agentId' | 'times' | 'proposedBy'>,
): Promise<AppointmentRow> {
  const [row] = await tx
    .insert(appointments)
    .values({
      ...{ ...by, kind, timeZone, listingId: listingId ?? null },
      ...{ minutes: minutes ?? usualMinutes[kind], note: note || null },
    })
    .returning();
  await audit({
    action: 'appointment.proposed',
    object: `appointment:${row!.id}`,
    details: { agent: by.agentId, kind },
  });
  return row!;
}

/** Returns the instants sorted and without duplicates; times in the past are rejected. */
export function futureTimes(times: readonly string[], field: string, now = new Date()): string[] {
  const moments = [...new Set(times.map((time) => new Date(time).toISOString()))].sort();
  if (new Date(moments[0]!) <= now) throw invalid(field, m.professionals__must_be_in_the_future());
  if (new Date(moments.at(-1)!).getTime() > now.getTime() + farthestDays * DAY_MS)
    throw invalid(field, m.professionals__must_be_within_the_next({ farthestDays }));
  return moments;
}

async function refuseTooMany(tx: Tx, whose: SQL | undefined): Promise<void> {
  const [open] = await tx
    .select({ n: count() })
    .from(appointments)
    .where(and(whose, eq(appointments.state, 'proposed')));
  if (open!.n >= openMax)
    throw new ApiError('LIMIT_REACHED', m.professionals__appointments_of_yours_wait_for({ openMax }));
}
