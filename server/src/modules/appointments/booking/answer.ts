import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { conflict, invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { type AppointmentRow, appointments } from '../tables.ts';
import { appointmentAccess } from './access.ts';
import { futureTimes } from './ask.ts';
import { change, confirmAt } from './confirm.ts';
import { type AppointmentAnswer, bookingContract as contract } from './contract.ts';
import { publishAppointment } from './publish-appointment.ts';
import { appointmentOf } from './rows.ts';

export const answer = serve(contract.answerAppointment, {
  access: appointmentAccess.may('answer'),
  writes: true,
  async run({ input: { id, answer: answered }, me, tx, emit, audit }) {
    const row = await locked(tx, id);
    const side = row.buyerId === me.id ? 'buyer' : 'professional';
    // Either side may move a confirmed appointment by proposing other times.
    const moves = row.state === 'confirmed' && answered.action === 'propose';
    if (row.state !== 'proposed' && !moves) throw conflict(m.professionals__this_request_is_closed());
    if (row.proposedBy === side && !moves) throw conflict(m.professionals__the_other_person_needs_to());
    if (answered.action === 'confirm') await confirm(tx, row, side, answered);
    else if (answered.action === 'propose')
      await change(tx, row, {
        ...{ state: 'proposed', times: futureTimes(answered.times, 'times') },
        ...{ proposedBy: side, remindedAt: null },
      });
    else await change(tx, row, { state: 'declined', reason: answered.reason || null });
    const changed = await locked(tx, id);
    await audit({ action: `appointment.${changed.state}`, object: `appointment:${id}`, details: { by: side } });
    await publishAppointment(tx, emit, changed, me.id);
    return appointmentOf(tx, me, id);
  },
});

/** Days after an appointment within which either side may report that it did not take place. */
const missedDays = 14;

export const cancel = serve(contract.cancelAppointment, {
  access: appointmentAccess.may('cancel'),
  writes: true,
  async run({ input: { id, reason }, me, tx, emit, audit }) {
    const row = await locked(tx, id);
    const isOpen = row.state === 'proposed' || row.state === 'confirmed';
    const mayBeMissed =
      row.state === 'done' && row.startsAt !== null && Date.now() - row.startsAt.getTime() < missedDays * DAY_MS;
    if (!isOpen && !mayBeMissed) throw conflict(m.professionals__this_appointment_is_over());
    await change(tx, row, { state: isOpen ? 'cancelled' : 'missed', reason: reason || null });
    const changed = await locked(tx, id);
    await audit({ action: `appointment.${changed.state}`, object: `appointment:${id}` });
    await publishAppointment(tx, emit, changed, me.id);
    return appointmentOf(tx, me, id);
  },
});

const locked = async (tx: Tx, id: number): Promise<AppointmentRow> =>
  (await tx.select().from(appointments).where(eq(appointments.id, id)).for('update'))[0]!;

/** Confirms one of the proposed times, which must be in the future. */
async function confirm(
  tx: Tx,
  row: AppointmentRow,
  by: 'buyer' | 'professional',
  { at, ownerConfirmed, anyway }: Extract<AppointmentAnswer, { action: 'confirm' }>,
): Promise<void> {
  const startsAt = new Date(at);
  if (!row.times.includes(startsAt.toISOString())) throw invalid('answer.at', m.professionals__must_be_one_of_the());
  if (startsAt <= new Date()) throw conflict(m.professionals__this_time_has_passed_propose());
  await confirmAt(tx, row, startsAt, { by, ownerConfirmed, anyway });
}
