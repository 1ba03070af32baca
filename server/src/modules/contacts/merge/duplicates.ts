import { desc } from 'drizzle-orm';
import { serve } from '../../../platform/serve/serve.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { contactAccess } from '../access.ts';
import { present } from '../records.ts';
import { contacts } from '../tables.ts';
import { mergeContract as contract } from './contract.ts';
import { groupsOf } from './groups.ts';

const groupsMax = 100;
/** Contacts that are compared at most, the newest first. */
const comparedMax = 20_000;

export const duplicates = serve(contract.duplicates, {
  access: meAsAgent,
  async run({ me, db }) {
    const rows = await db
      .select()
      .from(contacts)
      .where(contactAccess.visible(me))
      .orderBy(desc(contacts.id))
      .limit(comparedMax);
    const groups = groupsOf(await present(db, rows));
    return {
      total: groups.length,
      groups: groups.slice(0, groupsMax).map(({ items, reasons }) => ({
        reasons,
        contacts: items.map(({ id, firstName, lastName, emails, phones }) => ({
          ...{ id, name: `${firstName} ${lastName}`.trim(), emails, phones },
        })),
      })),
    };
  },
});
