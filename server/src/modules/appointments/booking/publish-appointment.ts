import { m } from '@lintel/messages';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { cancelPushes, notify, refreshPages } from '../../notifications/index.ts';
import { clientsPath, sidesOf, teamPath } from '../../professionals/index.ts';
import { appointmentChanged } from '../events.ts';
import type { AppointmentRow } from '../tables.ts';
import { invitationMethod } from './invitation.ts';
import { pushOf } from './push-of.ts';
import { kindWords, timeIn } from './words.ts';

const appointmentsPath = `${clientsPath}?tab=appointments`;

/**
 * Publishes the change to other modules, to open pages of both sides, and as a notification to the other
 * side.
 */
export async function publishAppointment(tx: Tx, emit: Emit, row: AppointmentRow, byId: number | null): Promise<void> {
  const { id, buyerId, agentId, kind, state, listingId } = row;
  const startsAt = row.startsAt?.toISOString() ?? null;
  await emit(appointmentChanged, { appointmentId: id, buyerId, agentId, kind, state, startsAt, listingId, byId });
  const { buyer, professional } = await sidesOf(tx, row);
  await refreshPages(emit, [buyer.id, professional.personId], 'professionals');
  const key = `appointment:${id}:${row.sequence}:${state}`;
  await cancelPushes(tx, [`appointment:${id}:%`]);
  for (const { personId, name } of [
    { personId: buyer.id, name: professional.name },
    { personId: professional.personId, name: buyer.name },
  ])
    if (byId === null || byId === personId) await emailInvitation(tx, emit, row, { personId, name });
  if (byId === null) return;
  const [to, from, path] =
    byId === buyer.id ? [professional.personId, buyer.name, appointmentsPath] : [buyer.id, professional.name, teamPath];
  const push = await pushOf(tx, row, to);
  await notify(tx, emit, { personId: to, kind: 'connection', key, path, push, ...words(row, from) });
}

/** Emails the invitation to a person who gets no notification of the change. */
async function emailInvitation(
  tx: Tx,
  emit: Emit,
  row: AppointmentRow,
  { personId, name }: { personId: number; name: string },
): Promise<void> {
  const method = invitationMethod(row);
  if (!method) return;
  const about = { what: kindWords[row.kind], name, at: timeIn(row.startsAt!, row.timeZone) };
  await notify(tx, emit, {
    ...{ personId, kind: 'connection', emailOnly: true, path: personId === row.buyerId ? teamPath : appointmentsPath },
    key: `appointment:${row.id}:${row.sequence}:${row.state}:own`,
    ...(method === 'REQUEST'
      ? { title: m.professionals__your_with(about), body: m.professionals__you_can_add_it_to() }
      : { title: m.appointments__your_is_off(about), body: m.appointments__the_file_removes_it() }),
  });
}

function words(row: AppointmentRow, from: string): { title: string; body: string } {
  const what = kindWords[row.kind];
  const why = row.reason ? m.professionals__they_wrote({ reason: row.reason }) : '';
  const at = row.startsAt ? timeIn(row.startsAt, row.timeZone) : '';
  const times = row.times.map((time) => timeIn(new Date(time), row.timeZone)).join('; ');
  switch (row.state) {
    case 'proposed':
      return {
        title: m.professionals__proposes_times_for_a({ from, what }),
        body: m.professionals__confirm_one_or_propose_other({ times }),
      };
    case 'confirmed':
      return { title: m.professionals__confirmed_a({ from, what, at }), body: m.professionals__you_can_add_it_to() };
    case 'declined':
      return {
        title: m.professionals__cant_make_it_to_a({ from, what }),
        body: m.professionals__they_didnt_confirm_any_of({ why }),
      };
    case 'cancelled':
      return {
        title: m.professionals__canceled_a({ from, what, at: at && `: ${at}` }),
        body: m.professionals__it_wont_take_place({ why }),
      };
    case 'missed':
      return {
        title: m.professionals__says_that_a_didnt_take({ from, what }),
        body: m.professionals__it_was_scheduled_for({ at, why }),
      };
    case 'done':
      return { title: m.professionals__your_is_over({ what }), body: m.professionals__it_was_scheduled_for_2({ at }) };
  }
}
