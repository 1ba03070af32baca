import { m } from '@lintel/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { agentProfiles } from '../../companies/index.ts';
import { notify } from '../../notifications/index.ts';
import { openStatuses } from '../applications/statuses/contract.ts';
import { todayOf } from '../parties.ts';
import { applicationPath } from '../records.ts';
import { loanApplications } from '../tables.ts';
import { clocksOn, datedOf } from './timeline-of.ts';
import { clockName } from './words.ts';

/** Days before a clock ends on which its agent is notified. */
const NOTIFY_DAYS: readonly number[] = [3, 1, 0];

/** Notifies agents of clocks that end in 3, 1 or 0 days, once for each. */
export function notifyOfClocks(app: Pick<AppContext, 'events'>, now: Date): Promise<void> {
  return app.events.transaction(async (tx, emit: Emit) => {
    const rows = await tx
      .select({ application: loanApplications, personId: agentProfiles.personId })
      .from(loanApplications)
      .innerJoin(agentProfiles, and(eq(agentProfiles.id, loanApplications.agentId), eq(agentProfiles.status, 'active')))
      .where(inArray(loanApplications.status, [...openStatuses]));
    const dated = await datedOf(
      tx,
      rows.map(({ application }) => application.id),
    );
    for (const { application, personId } of rows) {
      const today = await todayOf(tx, personId, now);
      for (const { kind, on, role, doneOn, daysLeft } of clocksOn(application, dated(application.id), today)) {
        if (role === 'earliest' || doneOn !== null || !NOTIFY_DAYS.includes(daysLeft)) continue;
        await notify(tx, emit, {
          ...{ personId, kind: 'mortgage', key: `loan.clock:${application.id}:${kind}:${on}:${daysLeft}` },
          title: m.lending__clock_ends({ clock: clockName(kind) }),
          body: daysLeft === 0 ? m.lending__ends_today() : m.lending__ends_in_days({ days: daysLeft }),
          path: applicationPath(application.id),
        });
      }
    }
  });
}
