import { sql } from 'drizzle-orm';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { auditContract as contract } from './contract.ts';
import { auditLines } from './lines.ts';

export const list = serve(contract.list, {
  access: wholesaler,
  async run({ input: { limit, ...filter }, db }) {
    const found = await auditLines(db, filter, limit + 1);
    const lines = found.slice(0, limit);
    return {
      lines,
      next: found.length > limit ? (lines.at(-1)?.id ?? null) : null,
      actions: await actionsOf(db),
    };
  },
});

/** Skips from name to name by the index: the log may be long, but it has few distinct actions. */
async function actionsOf(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive names as (
      (select action from ${auditLog} order by action limit 1)
      union all
      select (select log.action from ${auditLog} as log where log.action > names.action order by log.action limit 1)
      from names where names.action is not null
    )
    select action from names where action is not null`);
  return rows.map(({ action }) => action);
}
