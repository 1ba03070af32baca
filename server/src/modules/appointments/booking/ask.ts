import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { ApiError, conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed } from '../../accounts/index.ts';
import { publicListing } from '../../listings/index.ts';
import { meAsBuyer, teamOf } from '../../professionals/index.ts';
import { appointments } from '../tables.ts';
import { confirmAutomatically } from './confirm.ts';
import { bookingContract as contract, usualMinutes } from './contract.ts';
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
    const { professionalId: agentId, kind, listingId, timeZone, note } = input;
    const times = futureTimes(input.times, 'times');
    const member = (await teamOf(tx, buyerId)).find((each) => each.professionalId === agentId);
    if (!member) throw notFound(m.professionals__youre_not_connected_with_this());
    if (member.state === 'pending') throw conflict(m.professionals__you_can_propose_times_once_2());
    if (kind === 'showing') {
      if (listingId === undefined) throw invalid('listingId', m.professionals__must_be_the_home_you());
      if (member.professional.type !== 'agent') throw invalid('kind', m.professionals__must_be_a_call_or());
      if ((await publicListing(tx, listingId))?.status !== 'active')
        throw invalid('listingId', m.professionals__must_be_a_home_for());
    } else if (listingId !== undefined && !(await publicListing(tx, listingId)))
      throw invalid('listingId', m.professionals__must_be_a_home_listed());
    await refuseTooMany(tx, buyerId);
    const [row] = await tx
      .insert(appointments)
      .values({
        ...{ buyerId, agentId, kind, timeZone, times },
        listingId: listingId ?? null,
        minutes: input.minutes ?? usualMinutes[kind],
        note: note || null,
      })
      .returning();
    await audit({
      action: 'appointment.proposed',
      object: `appointment:${row!.id}`,
      details: { agent: agentId, kind },
    });
    const isConfirmed = await confirmAutomatically(tx, row!);
    await publishAppointment(tx, emit, isConfirmed ? await appointmentRow(tx, row!.id) : row!, buyerId);
    return appointmentOf(tx, me, row!.id);
  },
});

/** Returns the instants sorted and without duplicates; times in the past are rejected. */
export function futureTimes(times: readonly string[], field: string, now = new Date()): string[] {
  const moments = [...new Set(times.map((time) => new Date(time).toISOString()))].sort();
  if (new Date(moments[0]!) <= now) throw invalid(field, m.professionals__must_be_in_the_future());
  if (new Date(moments.at(-1)!).getTime() > now.getTime() + farthestDays * DAY_MS)
    throw invalid(field, m.professionals__must_be_within_the_next({ farthestDays }));
  return moments;
}

async function refuseTooMany(tx: Tx, buyerId: number): Promise<void> {
  const [open] = await tx
    .select({ n: count() })
    .from(appointments)
    .where(and(eq(appointments.buyerId, buyerId), eq(appointments.state, 'proposed')));
  if (open!.n >= openMax)
    throw new ApiError('LIMIT_REACHED', m.professionals__appointments_of_yours_wait_for({ openMax }));
}
