import { DAY_MS } from '@lintel/geo';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type Access, only } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { publishRates, RATE_DAYS } from '../../matching/index.ts';
import { lendingContract as contract } from '../contract.ts';
import { rateSheets } from '../tables.ts';
import type { RateSheet, RateSheetInput } from './contract.ts';
import { publicRates } from './public-rates.ts';
import { readSheetCsv } from './sheet-csv.ts';

interface Owner {
  resellerId: number;
  /** Null for the sheet of the company. */
  agentId: number | null;
}

/** A mortgage agent in good standing, or the owner of a company. */
const sheetOwner: Access<unknown, Owner> = only('a mortgage agent or the owner of a company', async (me, db) => {
  const [agent] = await db.select().from(agentProfiles).where(eq(agentProfiles.personId, me.id));
  if (agent?.agentType === 'mortgage' && agent.status === 'active')
    return { resellerId: agent.resellerId, agentId: agent.id };
  const [company] = await db.select().from(companyProfiles).where(eq(companyProfiles.ownerId, me.id));
  return company && { resellerId: company.id, agentId: null };
});

const DAYS_OF_HISTORY = 12;

export const rateSheet = serve(contract.rateSheet, {
  access: sheetOwner,
  async run({ subject, db }) {
    const own = await sheetsOf(db, subject);
    const shown = own.length > 0 || subject.agentId === null ? own : await sheetsOf(db, { ...subject, agentId: null });
    const source = shown === own ? ('own' as const) : ('company' as const);
    return { sheet: shown[0] ? { ...shown[0], source } : null, history: own.slice(1) };
  },
});

export const stateRateSheet = serve(contract.stateRateSheet, {
  access: confirmed(sheetOwner),
  writes: true,
  run: ({ input, subject, tx, audit }) => state({ tx, audit }, subject, input),
});

export const importRateSheet = serve(contract.importRateSheet, {
  access: confirmed(sheetOwner),
  writes: true,
  run: async ({ input: { csv }, subject, tx, audit }) => state({ tx, audit }, subject, await readSheetCsv(csv)),
});

interface Writing {
  tx: Tx;
  audit: (entry: AuditEntry) => unknown;
}

/** Replaces the sheet of today, and the rates that SmartMatch shows. */
async function state({ tx, audit }: Writing, owner: Owner, sheet: RateSheetInput): Promise<RateSheet> {
  const statedOn = new Date().toISOString().slice(0, 10);
  await tx
    .insert(rateSheets)
    .values({ ...owner, statedOn, sheet })
    .onConflictDoUpdate({ target: [rateSheets.resellerId, rateSheets.agentId, rateSheets.statedOn], set: { sheet } });
  await publishRates(tx, { ...owner, datedOn: statedOn, rates: publicRates(sheet), fromSheet: true });
  await audit({
    action: 'rate_sheet.stated',
    object: owner.agentId === null ? `reseller:${owner.resellerId}` : `agent:${owner.agentId}`,
    details: { products: sheet.products.length, adjustments: sheet.adjustments.length },
  });
  return present({ statedOn, sheet }, 'own');
}

async function sheetsOf(db: Db, { resellerId, agentId }: Owner): Promise<RateSheet[]> {
  const rows = await db
    .select()
    .from(rateSheets)
    .where(
      and(
        eq(rateSheets.resellerId, resellerId),
        agentId === null ? isNull(rateSheets.agentId) : eq(rateSheets.agentId, agentId),
      ),
    )
    .orderBy(desc(rateSheets.statedOn))
    .limit(DAYS_OF_HISTORY);
  return rows.map((row) => present(row, 'own'));
}

const present = (
  { statedOn, sheet }: { statedOn: string; sheet: RateSheetInput },
  source: RateSheet['source'],
): RateSheet => ({
  ...{ ...sheet, statedOn, source },
  shownUntil: new Date(Date.parse(statedOn) + (RATE_DAYS - 1) * DAY_MS).toISOString().slice(0, 10),
});
