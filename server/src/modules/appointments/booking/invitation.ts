import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Invitation } from '../../../platform/email/mail.ts';
import { eventOf } from '../calendar/event-of.ts';
import { invitationFile } from '../calendar/ics.ts';
import { type AppointmentRow, appointments } from '../tables.ts';
import { appointmentOf } from './rows.ts';

/** Returns what an email tells the recipient's calendar; undefined when the calendar stays as it is. */
export function invitationMethod({ state, startsAt }: AppointmentRow): Invitation['method'] | undefined {
  if (startsAt === null) return undefined;
  if (state === 'confirmed') return 'REQUEST';
  return state === 'cancelled' || state === 'declined' ? 'CANCEL' : undefined;
}

const keyOfChange = /^appointment:(\d+):\d+:\w+(:own)?$/;

/** Returns the invitations of notifications about appointments; `from` is the sender of Lintel's emails. */
export const invitationsFrom = (from: string) => ({
  async of(
    db: Db,
    { key }: { key: string },
    { email, personId }: { email: string; personId: number },
  ): Promise<Invitation | undefined> {
    const [, id] = keyOfChange.exec(key) ?? [];
    if (id === undefined) return undefined;
    const [row] = await db
      .select()
      .from(appointments)
      .where(eq(appointments.id, Number(id)));
    const method = row && invitationMethod(row);
    if (!method) return undefined;
    const shown = await appointmentOf(db, { id: personId }, row.id);
    const { name } = shown.side === 'buyer' ? shown.buyer : shown.professional;
    const organizer = { name: 'Lintel', email: /<([^>]+)>/.exec(from)?.[1] ?? from };
    return { method, content: invitationFile(eventOf(row, shown), { organizer, attendee: { name, email } }) };
  },
});
