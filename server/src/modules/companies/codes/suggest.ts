import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { myCompany } from '../access.ts';
import { agentRows } from '../agents/rows.ts';
import { randomCode } from '../random-code.ts';
import { agentCodes } from '../tables.ts';
import { codesContract as contract } from './contract.ts';

export const suggest = serve(contract.suggest, {
  access: myCompany,
  async run({ input: { agentId }, subject: company, db, resolve }) {
    const name = agentId === undefined ? '' : (await agentRows({ db, resolve }, company).one(agentId)).lastName;
    return { code: await freeCode(db, name) };
  },
});

async function freeCode(db: Db, name: string): Promise<string> {
  for (;;) {
    const code = randomCode(name);
    const taken = await db
      .select({ id: agentCodes.id })
      .from(agentCodes)
      .where(sql`lower(${agentCodes.code}) = ${code.toLowerCase()}`);
    if (taken.length === 0) return code;
  }
}
