import { m } from '@lintel/messages';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { notify, refreshPages } from '../../notifications/index.ts';
import { clientsPath, sidesOf } from '../../professionals/index.ts';
import { appointmentAccess } from '../booking/access.ts';
import type { AppointmentRow } from '../tables.ts';
import { feedbackContract as contract } from './contract.ts';
import { showingFeedback } from './feedback.tables.ts';

const recordFeedback = serve(contract.recordFeedback, {
  access: appointmentAccess.may('giveFeedback'),
  writes: true,
  async run({ input: { id, ...feedback }, subject: row, me, tx, emit, audit }) {
    if (row.kind !== 'showing' || row.state !== 'done') throw conflict(m.appointments__feedback_follows_a_showing());
    const givenBy = row.buyerId === me.id ? 'buyer' : 'professional';
    const written = await tx
      .insert(showingFeedback)
      .values({ appointmentId: id, givenBy, ...feedback })
      .onConflictDoUpdate({
        target: showingFeedback.appointmentId,
        set: { givenBy, ...feedback, createdAt: sql`now()` },
        // The client's own words are not replaced by those of the agent.
        ...(givenBy === 'professional' && { setWhere: eq(showingFeedback.givenBy, 'professional') }),
      })
      .returning({ id: showingFeedback.appointmentId });
    if (written.length === 0) throw conflict(m.appointments__your_client_gave_this_feedback());
    await audit({ action: 'appointment.feedback_recorded', object: `appointment:${id}`, details: { by: givenBy } });
    if (givenBy === 'buyer') await notifyOfFeedback(tx, emit, row);
    return feedback;
  },
});

async function notifyOfFeedback(tx: Tx, emit: Emit, row: AppointmentRow): Promise<void> {
  const { buyer, professional } = await sidesOf(tx, row);
  await notify(tx, emit, {
    ...{ personId: professional.personId, kind: 'connection', key: `appointment:${row.id}:feedback` },
    ...{ title: m.appointments__gave_feedback({ name: buyer.name }), body: m.appointments__open_to_read_it() },
    path: `${clientsPath}?tab=appointments`,
    push: { title: m.appointments__push_feedback(), body: m.appointments__open_to_read_it() },
  });
  await refreshPages(emit, [professional.personId], 'professionals');
}

export const feedbackOperations = { recordFeedback };
