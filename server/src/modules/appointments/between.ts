import { m } from '@lintel/messages';
import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { deleteNotifications } from '../notifications/index.ts';
import { type AppointmentsBetween, isConcealed, sidesOf } from '../professionals/index.ts';
import { publishAppointment } from './booking/publish-appointment.ts';
import { appointments } from './tables.ts';

const between = ({ buyerId, agentId }: { buyerId: number; agentId: number }) =>
  and(eq(appointments.buyerId, buyerId), eq(appointments.agentId, agentId));

export const appointmentsBetween: AppointmentsBetween = {
  async others(db, { buyerId, agentId }) {
    const rows = await db
      .select({ kind: appointments.kind, startsAt: appointments.startsAt, minutes: appointments.minutes })
      .from(appointments)
      .where(
        and(
          eq(appointments.buyerId, buyerId),
          ne(appointments.agentId, agentId),
          eq(appointments.state, 'confirmed'),
          sql`${appointments.startsAt} > now()`,
        ),
      )
      .orderBy(asc(appointments.startsAt))
      .limit(20);
    return rows.map(({ startsAt, ...row }) => ({ ...row, startsAt: startsAt!.toISOString() }));
  },
  async toured(db, pair, since) {
    const rows = await db
      .select({ id: appointments.id, startsAt: appointments.startsAt })
      .from(appointments)
      .where(
        and(
          between(pair),
          eq(appointments.kind, 'showing'),
          eq(appointments.state, 'done'),
          gte(appointments.startsAt, since),
        ),
      );
    return rows.map(({ id, startsAt }) => ({ id, startsAt: startsAt! }));
  },
  async cancelUpcoming(tx, emit, pair, byId) {
    const canceled = await tx
      .update(appointments)
      .set({
        state: 'cancelled',
        reason: m.professionals__the_connection_ended(),
        sequence: sql`${appointments.sequence} + 1`,
        changedAt: new Date(),
      })
      .where(and(between(pair), inArray(appointments.state, ['proposed', 'confirmed'])))
      .returning();
    for (const row of canceled) await publishAppointment(tx, emit, row, byId);
  },
  async conceal(tx, pair) {
    const rows = await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(between(pair), isConcealed(appointments.agentId, appointments.buyerId)));
    if (rows.length === 0) return;
    const keys = rows.map(({ id }) => `appointment:${id}:%`);
    await deleteNotifications(tx, keys, (await sidesOf(tx, pair)).professional.personId);
  },
};
