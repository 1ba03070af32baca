import { m } from '@lintel/messages';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { ApiError, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import type { AgentProfile } from '../../companies/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { contactAccess } from '../access.ts';
import { conditions } from '../list.ts';
import { contacts } from '../tables.ts';
import { heldBy } from '../worker.ts';
import { bulk, undoBulk } from './bulk.ts';
import { listsContract as contract, listsMax, type SmartList } from './contract.ts';
import { smartLists } from './lists.tables.ts';

type ListRow = typeof smartLists.$inferSelect;

const list = serve(contract.list, {
  access: meAsAgent,
  async run({ subject: agent, me, db }) {
    const rows = await db
      .select()
      .from(smartLists)
      .where(eq(smartLists.agentId, agent.id))
      .orderBy(asc(smartLists.name), asc(smartLists.id));
    const shown: SmartList[] = [];
    for (const row of rows) shown.push(await presentList(db, me, agent, row));
    return shown;
  },
});

async function presentList(
  db: Db,
  me: Person,
  { id: agentId, resellerId: companyId }: AgentProfile,
  { id, name, filters }: ListRow,
): Promise<SmartList> {
  const scope = { companyId, agentId };
  const [counted] = await db
    .select({ total: count() })
    .from(contacts)
    .where(and(heldBy(scope), contactAccess.visible(me), ...conditions(filters, scope)));
  return { id, name, filters, total: counted!.total };
}

const add = serve(contract.add, {
  access: meAsAgent,
  writes: true,
  async run({ input, subject: agent, me, tx }) {
    const [held] = await tx.select({ n: count() }).from(smartLists).where(eq(smartLists.agentId, agent.id));
    if (held!.n >= listsMax) throw new ApiError('LIMIT_REACHED', m.contacts__lists_at_most({ max: String(listsMax) }));
    const [row] = await tx
      .insert(smartLists)
      .values({ ...input, agentId: agent.id })
      .returning();
    return presentList(tx, me, agent, row!);
  },
});

const change = serve(contract.change, {
  access: meAsAgent,
  writes: true,
  async run({ input: { id, ...fields }, subject: agent, me, tx }) {
    const [row] = await tx
      .update(smartLists)
      .set(fields)
      .where(and(eq(smartLists.id, id), eq(smartLists.agentId, agent.id)))
      .returning();
    if (!row) throw notFound(m.contacts__we_couldnt_find_this_list());
    return presentList(tx, me, agent, row);
  },
});

const remove = serve(contract.remove, {
  access: meAsAgent,
  writes: true,
  async run({ input: { id }, subject: agent, tx }) {
    const [row] = await tx
      .delete(smartLists)
      .where(and(eq(smartLists.id, id), eq(smartLists.agentId, agent.id)))
      .returning({ id: smartLists.id });
    if (!row) throw notFound(m.contacts__we_couldnt_find_this_list());
    return { id };
  },
});

export const listsOperations = { list, add, change, remove, bulk, undoBulk };
