import { m } from '@lintel/messages';
import type { Tx } from '../../../platform/database/db.ts';
import type { PushMessage } from '../../notifications/index.ts';
import type { AppointmentRow } from '../tables.ts';
import { appointmentOf } from './rows.ts';
import { kindWords, timeIn } from './words.ts';

const titles: Record<AppointmentRow['state'], (words: { what: string }) => string> = {
  proposed: m.appointments__push_proposed,
  confirmed: m.appointments__push_confirmed,
  declined: m.appointments__push_declined,
  cancelled: m.appointments__push_cancelled,
  missed: m.appointments__push_missed,
  done: m.appointments__push_done,
};

/**
 * Returns a push notification about an appointment, without names. The first proposed time can be accepted on it, unless
 * the written agreement is missing or the owner has to agree first.
 */
export async function pushOf(tx: Tx, row: AppointmentRow, personId: number): Promise<PushMessage> {
  const { toAnswer, agreement, confirmation } = await appointmentOf(tx, { id: personId }, row.id);
  const times = row.state !== 'proposed' && row.startsAt ? [row.startsAt.toISOString()] : row.times;
  const message = {
    title: titles[row.state]({ what: kindWords[row.kind] }),
    body: times.map((time) => timeIn(new Date(time), row.timeZone)).join('; '),
  };
  if (!toAnswer || agreement === 'missing' || confirmation === 'owner') return message;
  return {
    ...message,
    action: {
      label: times.length === 1 ? m.appointments__push_accept() : m.appointments__push_accept_first(),
      post: `/api/appointments/${row.id}/answer`,
      body: { answer: { action: 'confirm', at: times[0] } },
      failed: m.appointments__push_accept_failed(),
    },
  };
}
