import { m } from '@lintel/messages';
import { desc, eq } from 'drizzle-orm';
import { csvFile } from '../../../platform/csv/csv.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { applicationAccess } from '../access.ts';
import { lendingContract as contract } from '../contract.ts';
import { loanApplications, loanEvents } from '../tables.ts';
import { applicantNames } from './present.ts';
import { eventText } from './words/contract.ts';

/** Every event of the applications that the caller may see, the latest first. No value of an application is in it. */
export const exportActivity = serve(contract.exportActivity, {
  access: signedIn,
  async run({ me, db }) {
    const { id, buyerId } = loanApplications;
    const visible = applicationAccess.visible(me);
    const names = await applicantNames(db, await db.select({ id, buyerId }).from(loanApplications).where(visible));
    const { kind, detail, at, applicationId } = loanEvents;
    const events = await db
      .select({ kind, detail, at, applicationId, by: personProfiles.name })
      .from(loanEvents)
      .innerJoin(loanApplications, eq(id, applicationId))
      .leftJoin(personProfiles, eq(personProfiles.id, loanEvents.byId))
      .where(visible)
      .orderBy(desc(at), desc(loanEvents.id));
    return csvFile(
      'application-activity.csv',
      [
        { head: m.lending__date_and_time(), cell: (event) => event.at.toISOString() },
        { head: m.lending__application_number(), cell: (event) => event.applicationId },
        { head: m.lending__borrower(), cell: (event) => names.get(event.applicationId) },
        { head: m.lending__event(), cell: eventText },
        { head: m.lending__by_person(), cell: ({ by }) => by },
      ],
      events,
    );
  },
});
