import { m } from '@lintel/messages';
import { sql } from 'drizzle-orm';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { appointmentAccess } from '../booking/access.ts';
import { feedbackContract as contract } from './contract.ts';
import { showingFeedback } from './feedback.tables.ts';

const recordFeedback = serve(contract.recordFeedback, {
  access: appointmentAccess.may('giveFeedback'),
  writes: true,
  async run({ input: { id, ...feedback }, subject: row, tx, audit }) {
    if (row.kind !== 'showing' || row.state !== 'done') throw conflict(m.appointments__feedback_follows_a_showing());
    await tx
      .insert(showingFeedback)
      .values({ appointmentId: id, ...feedback })
      .onConflictDoUpdate({ target: showingFeedback.appointmentId, set: { ...feedback, createdAt: sql`now()` } });
    await audit({ action: 'appointment.feedback_recorded', object: `appointment:${id}` });
    return feedback;
  },
});

export const feedbackOperations = { recordFeedback };
