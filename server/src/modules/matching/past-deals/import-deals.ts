import { m } from '@lintel/messages';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { companyProfiles, myCompany, myWorkingCompany } from '../../companies/index.ts';
import { notify } from '../../notifications/index.ts';
import { matchingContract as contract } from '../contract.ts';
import { liveModelToken } from '../ranking/model/live-model.ts';
import { agentDeals, agentRecords } from '../tables.ts';
import { type CheckedRow, checkDeals } from './check-deals.ts';
import { confirmByFeeds } from './confirm.ts';
import { type DealImport, type DealRow, type DealsPreview, dealFieldLabels } from './contract.ts';
import { dealImports } from './past-deals.tables.ts';
import { readDeals } from './read-deals.ts';

/** Serializes imports, so that two of them cannot both treat a sale as new. */
const LOCK = 7_411_246;
const ROWS_AT_ONCE = 500;

export const previewDeals = serve(contract.previewDeals, {
  access: myWorkingCompany,
  async run({ input: { csv, mapping }, subject: company, db }): Promise<DealsPreview> {
    const read = await readDeals(csv, mapping, today());
    const checked = await checkDeals(db, company, read.rows);
    const rows = read.missing.length > 0 ? [] : checked.map(shownRow);
    const counts = { ready: 0, known: 0, conflict: 0, refused: 0 };
    for (const { state } of rows) counts[state]++;
    return { columns: read.columns, mapping: read.mapping, missing: read.missing, counts, rows };
  },
});

export const importDeals = serve(contract.importDeals, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { csv, mapping, fileName }, subject: company, tx, emit, audit, resolve }): Promise<DealImport> {
    const read = await readDeals(csv, mapping, today());
    const [missing] = read.missing;
    if (missing)
      throw invalid(
        `mapping.${missing}`,
        m.matching__must_name_a_column_is({ dealFieldLabels: dealFieldLabels[missing] }),
      );
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const checked = await checkDeals(tx, company, read.rows);
    const ready = checked.filter(isReady);
    if (ready.length === 0) throw conflict(m.matching__none_of_the_rows_in());
    const counts = { deals: ready.length, refused: checked.length - ready.length };
    const [made] = await tx
      .insert(dealImports)
      .values({ resellerId: company.id, importedBy: company.ownerId, fileName, ...counts })
      .returning({ id: dealImports.id });
    const importId = made!.id;
    for (let from = 0; from < ready.length; from += ROWS_AT_ONCE)
      await tx
        .insert(agentDeals)
        .values(ready.slice(from, from + ROWS_AT_ONCE).map((row) => storedDeal(row, importId)));
    await confirmByFeeds(tx, importId);
    const consentNeeded = new Map(
      ready.filter((row) => row.awaitsConsent).map(({ agent }) => [agent.id, agent.personId]),
    );
    for (const personId of consentNeeded.values())
      await notify(tx, emit, {
        ...{ personId, kind: 'connection', key: `deals.consent:${importId}:${personId}`, path: '/standing' },
        title: m.matching__your_company_added_past_deals(),
        body: m.matching__imported_deals_you_closed_they({ companyName: company.companyName }),
      });
    await audit({
      ...{ action: 'deals.imported', object: `deal_import:${importId}` },
      details: { reseller: company.id, fileName, ...counts, consentAsked: consentNeeded.size },
    });
    resolve(liveModelToken).refitSoon();
    return (await importsOf(tx, company.id, eq(dealImports.id, importId)))[0]!;
  },
});

export const dealImportList = serve(contract.dealImports, {
  access: myCompany,
  run: ({ subject: company, db }) => importsOf(db, company.id),
});

export const undoDealImport = serve(contract.undoDealImport, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { id }, subject: company, tx, audit, resolve }): Promise<DealImport> {
    const ownImport = and(eq(dealImports.id, id), eq(dealImports.resellerId, company.id));
    const [found] = await tx.select().from(dealImports).where(ownImport).for('update');
    if (!found) throw notFound(m.matching__we_couldnt_find_this_import());
    if (found.undoneAt) throw conflict(m.matching__this_import_was_already_undone());
    // A closing that a client recorded in Lintel stays on record without the company's statement.
    await tx
      .update(agentDeals)
      .set({ importId: null, source: 'house', sourceKey: sql`${agentDeals.confirmationKey}`, confirmedBy: null })
      .where(and(eq(agentDeals.importId, id), eq(agentDeals.confirmedBy, 'client')));
    const deleted = await tx.delete(agentDeals).where(eq(agentDeals.importId, id)).returning({ id: agentDeals.id });
    await tx.update(dealImports).set({ undoneAt: new Date() }).where(eq(dealImports.id, id));
    await audit({
      ...{ action: 'deals.import_undone', object: `deal_import:${id}` },
      details: { reseller: company.id, deals: deleted.length },
    });
    resolve(liveModelToken).refitSoon();
    return (await importsOf(tx, company.id, eq(dealImports.id, id)))[0]!;
  },
});

const today = (): string => new Date().toISOString().slice(0, 10);

type Ready = CheckedRow & { deal: NonNullable<CheckedRow['deal']>; agent: NonNullable<CheckedRow['agent']> };
const isReady = (row: CheckedRow): row is Ready => row.state === 'ready' && row.deal !== null && row.agent !== null;

function storedDeal({ deal, agent }: Ready, importId: number): typeof agentDeals.$inferInsert {
  const { closedOn, side, homeType, homeKeys, address, lat, lon, salePriceCents, listPriceCents } = deal;
  return {
    ...{ agentId: agent.id, importId, source: 'company', endedOn: closedOn, side, type: homeType, outcome: 'closed' },
    ...{ sourceKey: `stated:${agent.id}:${closedOn}:${homeKeys[0]}`, homeKeys, address, lat, lon },
    ...{ priceCents: salePriceCents, salePriceCents, listPriceCents },
    ...{ livingAreaSqft: deal.livingAreaSqft, daysOnMarket: deal.daysOnMarket },
  };
}

const shownRow = ({ row, deal, agent, state, problems, awaitsConsent }: CheckedRow): DealRow => ({
  ...{ row: row.row, state, problems, awaitsConsent },
  agent: agent && { id: agent.id, name: agent.name },
  ...{ address: deal?.address ?? null, closedOn: deal?.closedOn ?? null, side: deal?.side ?? null },
  salePrice: deal ? deal.salePriceCents / 100 : null,
  currency: deal ? (deal.country === 'CA' ? 'CAD' : 'USD') : null,
  cells: state === 'ready' ? [] : row.cells,
});

async function importsOf(db: Db, resellerId: number, more?: SQL): Promise<DealImport[]> {
  const rows = await db
    .select({
      ...{ id: dealImports.id, fileName: dealImports.fileName, importedAt: dealImports.importedAt },
      ...{ deals: dealImports.deals, refused: dealImports.refused, undoneAt: dealImports.undoneAt },
      confirmed: sql<number>`(count(*) filter (where ${agentDeals.confirmedBy} is not null))::integer`,
      awaitingConsent: sql<number>`(count(${agentDeals.id}) filter (where ${companyProfiles.country} = 'CA'
        and ${agentRecords.dealsConsentedAt} is null))::integer`,
    })
    .from(dealImports)
    .innerJoin(companyProfiles, eq(companyProfiles.id, dealImports.resellerId))
    .leftJoin(agentDeals, eq(agentDeals.importId, dealImports.id))
    .leftJoin(agentRecords, eq(agentRecords.agentId, agentDeals.agentId))
    .where(and(eq(dealImports.resellerId, resellerId), more))
    .groupBy(dealImports.id)
    .orderBy(desc(dealImports.id))
    .limit(100);
  return rows.map((row) => ({
    ...row,
    importedAt: row.importedAt.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
  }));
}
