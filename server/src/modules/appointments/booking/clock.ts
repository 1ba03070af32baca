import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { notify } from '../../notifications/index.ts';
import { clientsPath, sidesOf, teamPath } from '../../professionals/index.ts';
import { type AppointmentRow, appointments } from '../tables.ts';
import { publishAppointment } from './publish-appointment.ts';
import { appointmentOf } from './rows.ts';
import { kindWords, timeIn } from './words.ts';

/** Job: reminds both sides once of appointments in the next 24 hours. Returns their number. */
export async function remind(app: AppContext, now = new Date()): Promise<number> {
  return app.events.transaction(async (tx, emit) => {
    const due = await tx
      .update(appointments)
      .set({ remindedAt: now })
      .where(
        and(
          eq(appointments.state, 'confirmed'),
          isNull(appointments.remindedAt),
          lte(appointments.startsAt, new Date(now.getTime() + DAY_MS)),
          sql`${appointments.startsAt} > ${now.toISOString()}::timestamptz`,
        ),
      )
      .returning();
    for (const row of due) {
      const { buyer, professional } = await sidesOf(tx, row);
      const at = timeIn(row.startsAt!, row.timeZone);
      const what = kindWords[row.kind];
      const about = { kind: 'connection' as const, key: `appointment:${row.id}:reminder:${row.startsAt!.getTime()}` };
      const body = m.professionals__if_you_cannot_come_please();
      await notify(tx, emit, {
        ...about,
        ...{
          personId: buyer.id,
          title: m.professionals__your_with({ what, name: professional.name, at }),
          body,
          path: teamPath,
        },
      });
      const path = `${clientsPath}?tab=appointments`;
      await notify(tx, emit, {
        ...about,
        ...{
          personId: professional.personId,
          title: m.professionals__your_with({ what, name: buyer.name, at }),
          body,
          path,
        },
      });
    }
    return due.length;
  });
}

/**
 * Job: completes confirmed appointments that have ended, unless a side reports otherwise, and expires old
 * proposals.
 */
export async function settle(app: AppContext, now = new Date()): Promise<number> {
  return app.events.transaction(async (tx, emit) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    const done = await tx
      .update(appointments)
      .set({ state: 'done', changedAt: now })
      .where(
        and(
          eq(appointments.state, 'confirmed'),
          sql`${appointments.startsAt} + make_interval(mins => ${appointments.minutes}::integer) < ${at}`,
        ),
      )
      .returning();
    const past = await tx
      .update(appointments)
      .set({
        ...{ state: 'declined', reason: m.professionals__the_last_proposed_time_passed(), changedAt: now },
        sequence: sql`${appointments.sequence} + 1`,
      })
      .where(
        and(
          eq(appointments.state, 'proposed'),
          sql`(select max(time::timestamptz) from jsonb_array_elements_text(${appointments.times}) as time) < ${at}`,
        ),
      )
      .returning();
    for (const row of [...done, ...past]) await publishAppointment(tx, emit, row, null);
    for (const row of done) if (row.kind === 'showing') await requestFeedback(tx, emit, row);
    return done.length + past.length;
  });
}

/** Asks the buyer what they thought of a home that they have seen. */
async function requestFeedback(tx: Tx, emit: Emit, { id, buyerId }: AppointmentRow): Promise<void> {
  const { home, professional } = await appointmentOf(tx, { id: buyerId }, id);
  const title = m.appointments__how_was_it({ home: home ?? m.journey__a_home() });
  await notify(tx, emit, {
    ...{ personId: buyerId, kind: 'connection', key: `appointment:${id}:feedback`, path: teamPath },
    ...{ title, body: m.appointments__tell_your_agent({ name: professional.name }) },
    push: { title: m.appointments__push_how_was_it(), body: m.appointments__push_open_to_answer() },
  });
}
