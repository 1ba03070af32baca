import type { AppContext, ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { agentLeftToken } from '../companies/index.ts';
import { mailReadersToken } from '../messages/index.ts';
import { consent, get, log, snooze } from './activities.ts';
import { assistantOperations } from './assistant/operations.ts';
import { addMissingContacts, recordImpliedConsents } from './connect.ts';
import { dashboard, endUsers, goals, leadActivities, profile, recentProperties, stats } from './dashboard/dashboard.ts';
import { exportCsv } from './export.ts';
import { fieldsOperations } from './fields/operations.ts';
import { followClients } from './follow/follow-clients.ts';
import { importsOperations } from './imports/import.ts';
import { createLeadAddresses, leadAddressesToken } from './lead-emails/address.ts';
import { ingestLeadEmail } from './lead-emails/ingest.ts';
import { deleteOldLeadEmails, leadEmailsOperations } from './lead-emails/operations.ts';
import { board, list } from './list.ts';
import { listsOperations } from './lists/operations.ts';
import { mergeOperations } from './merge/operations.ts';
import { performanceOperations } from './performance/operations.ts';
import { contactsData } from './personal-data.ts';
import { move, updateEndUserStatus } from './pipeline.ts';
import { plansOperations } from './plans/operations.ts';
import { reassignLeads } from './routing/offboard.ts';
import { routingOperations } from './routing/operations.ts';
import { moveLapsedLeads } from './routing/route-leads.ts';
import { assignees } from './tasks/assignees.ts';
import { addTask, changeTask, finishTask, removeTask, tasks } from './tasks/operations.ts';
import { timeline } from './timeline/timeline.ts';
import { now } from './today/now.ts';
import { change, create, remove, restore } from './write.ts';

export { addMissingContacts, recordImpliedConsents } from './connect.ts';

/** Agents' contacts with their pipeline, history, consents and tasks. */
export const contactsOperations = {
  ...{ list, exportCsv, get, create, change, remove, restore, move, board },
  ...{ timeline, log, snooze, consent, now, dashboard },
  ...{ tasks, addTask, changeTask, finishTask, assignees, removeTask },
  agent: { profile, endUsers, recentProperties, leadActivities, updateEndUserStatus, stats, goals },
  merging: mergeOperations,
  imports: importsOperations,
  fields: fieldsOperations,
  routing: routingOperations,
  lists: listsOperations,
  plans: plansOperations,
  leadEmails: leadEmailsOperations,
  performance: performanceOperations,
  assistant: assistantOperations,
};

export { contactAccess } from './access.ts';
export { keptContact, keptContactId, withMerged } from './merge/merged-ids.ts';
export { contactIdsOfBuyer, heldContacts, outreachTo, withdrawEmailConsent } from './outreach.ts';
export { addActivity } from './records.ts';

export const contacts: ServerModule = {
  name: 'contacts',
  start(app) {
    app.resolve(personalDataToken).push(contactsData);
    app.resolve(agentLeftToken).push(reassignLeads);
    receiveLeadEmails(app);
    app.jobs.schedule('move-lapsed-leads', '* * * * *', async () => void (await moveLapsedLeads(app)));
    followClients(app);
    // Finds the contacts of connections and sign-ups that emitted no event.
    app.jobs.schedule(
      'add-missing-contacts',
      '*/5 * * * *',
      () =>
        app.database.transaction(async (tx) => {
          await addMissingContacts(tx);
          await recordImpliedConsents(tx);
        }),
      { atStart: true },
    );
  },
};

function receiveLeadEmails(app: AppContext): void {
  const { LINTEL_RELAY_DOMAIN: domain, LINTEL_RELAY_SECRET: secret } = app.settings;
  const addresses = domain && secret ? createLeadAddresses({ domain, secret }) : undefined;
  app.register(leadAddressesToken, { addresses });
  app.resolve(mailReadersToken).push((recipient) => {
    const to = addresses?.read(recipient);
    return to && ((email, key) => ingestLeadEmail(app, to, email, key));
  });
  app.jobs.schedule('delete-old-lead-emails', '41 3 * * *', () => deleteOldLeadEmails(app.database.db));
}
