import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { contactAccess } from '../access.ts';
import { presentActivity } from '../activities.ts';
import { contactsContract as contract, type TimelineEntry } from '../contract.ts';
import { contactActivities } from '../tables.ts';
import { accountEventsOf } from './account-events.ts';

/** Maximum number of entries of a timeline. */
const entriesMax = 200;

export const timeline = serve(contract.timeline, {
  access: contactAccess.may('see'),
  async run({ subject: { id, buyerId, ownerAgentId }, me, db }) {
    const entries = await activitiesOf(db, id);
    if (buyerId !== null && ownerAgentId !== null)
      entries.push(...(await accountEventsOf(db, me, { buyerId, agentId: ownerAgentId })));
    return entries.sort((a, b) => b.at.localeCompare(a.at)).slice(0, entriesMax);
  },
});

async function activitiesOf(db: Db, contactId: number): Promise<TimelineEntry[]> {
  const rows = await db
    .select({ activity: contactActivities, by: personProfiles.name })
    .from(contactActivities)
    .leftJoin(personProfiles, eq(personProfiles.id, contactActivities.byId))
    .where(eq(contactActivities.contactId, contactId))
    .orderBy(desc(contactActivities.at), desc(contactActivities.id))
    .limit(entriesMax);
  return rows.map(({ activity, by }) => {
    const { id, ...entry } = presentActivity(activity, by);
    const { listingId } = entry.data;
    return { ...entry, key: `activity:${id}`, path: listingId ? `/property/${listingId}` : null };
  });
}
