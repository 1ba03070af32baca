import { eq, sql } from 'drizzle-orm';
import { policy } from '../../../platform/serve/access.ts';
import { agentProfiles } from '../../companies/index.ts';
import { isConcealed } from '../../professionals/index.ts';
import { appointments } from '../tables.ts';

/**
 * Only the buyer and the professional of an appointment have access; the professional loses it when the buyer is
 * concealed from them.
 */
export const appointmentAccess = policy(appointments, {
  relations: {
    buyer: (me) => eq(appointments.buyerId, me.id),
    professional: (me) =>
      sql`(exists (select from ${agentProfiles} as mine where mine.id = ${appointments.agentId}
        and mine.person_id = ${me.id} and mine.status = 'active')
        and not ${isConcealed(appointments.agentId, appointments.buyerId)})`,
  },
  may: {
    see: ['buyer', 'professional'],
    answer: ['buyer', 'professional'],
    cancel: ['buyer', 'professional'],
    except: ['professional'],
    giveFeedback: ['buyer', 'professional'],
  },
});
