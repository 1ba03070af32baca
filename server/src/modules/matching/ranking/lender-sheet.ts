import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed } from '../../accounts/index.ts';
import { myCompany } from '../../companies/index.ts';
import { matchingContract as contract } from '../contract.ts';
import { lenderRates, lenderSheets, lenderStatements } from '../tables.ts';
import { RATE_DAYS } from './cards/people.ts';
import type { LenderSheet, OwnLenderSheet } from './contract.ts';

export const lenderSheet = serve(contract.lenderSheet, {
  access: myCompany,
  run: ({ subject: company, db }) => sheetOf(db, company.id),
});

/** The sponsorship label is not part of the company's statement. */
export const stateLenderSheet = serve(contract.stateLenderSheet, {
  access: confirmed(myCompany),
  writes: true,
  async run({ input: { rates, ...stated }, subject: { id: resellerId }, tx, audit }) {
    const keys = rates.map(({ product, termYears }) => `${product} ${termYears}`);
    const twice = keys.findIndex((key, at) => keys.indexOf(key) < at);
    if (twice >= 0) throw invalid(`rates.${twice}`, m.matching__must_be_the_only_rate());
    const statedOn = new Date().toISOString().slice(0, 10);
    const values = { ...stated, statedOn };
    await tx
      .insert(lenderSheets)
      .values({ resellerId, ...values })
      .onConflictDoUpdate({ target: lenderSheets.resellerId, set: values });
    if (await hasSheet(tx, resellerId)) {
      if (rates.length > 0) throw invalid('rates', m.matching__change_rates_on_the_sheet());
    } else {
      await publishRates(tx, { resellerId, agentId: null, datedOn: statedOn, rates, fromSheet: false });
      const statement = { rates };
      await tx
        .insert(lenderStatements)
        .values({ resellerId, statedOn, ...statement })
        .onConflictDoUpdate({ target: [lenderStatements.resellerId, lenderStatements.statedOn], set: statement });
    }
    await audit({ action: 'lender_sheet.stated', object: `reseller:${resellerId}`, details: { rates: rates.length } });
    return sheetOf(tx, resellerId);
  },
});

/** True when the company's rates are those of its rate sheet. */
async function hasSheet(db: Db, resellerId: number): Promise<boolean> {
  const found = await db
    .select({ product: lenderRates.product })
    .from(lenderRates)
    .where(and(ratesOf({ resellerId, agentId: null }), eq(lenderRates.fromSheet, true)))
    .limit(1);
  return found.length > 0;
}

export type PublicRate = z.output<typeof LenderSheet>['rates'][number];

interface RateOwner {
  resellerId: number;
  /** Null for the rates of the company. */
  agentId: number | null;
}

/** Replaces the public rates of a company, or of one of its mortgage agents. */
export async function publishRates(
  tx: Tx,
  { datedOn, rates, fromSheet, ...owner }: RateOwner & { datedOn: string; rates: PublicRate[]; fromSheet: boolean },
): Promise<void> {
  await tx.delete(lenderRates).where(ratesOf(owner));
  if (rates.length > 0)
    await tx.insert(lenderRates).values(
      rates.map(({ product, termYears, rate, points }) => ({
        ...{ ...owner, product, termYears, ratePercent: rate, pointsPercent: points, datedOn, fromSheet },
      })),
    );
}

const ratesOf = ({ resellerId, agentId }: RateOwner) =>
  and(
    eq(lenderRates.resellerId, resellerId),
    agentId === null ? isNull(lenderRates.agentId) : eq(lenderRates.agentId, agentId),
  );

/** Three decimals, because the column stores seven significant digits. */
const percent = (value: number): number => Math.round(value * 1_000) / 1_000;
const DAYS_OF_HISTORY = 12;

/** A company with a rate sheet and without a profile. */
const noProfile = {
  ...{ resellerId: 0, sponsored: false, statedOn: null, benefits: [] },
  type: 'mortgage_brokerage' as const,
  ...{
    approvalDays: null,
    processingDays: null,
    preApprovalMinutes: null,
    digitalWorkflow: null,
    apiIntegration: null,
  },
} as const;

async function sheetOf(db: Db, resellerId: number): Promise<z.input<typeof OwnLenderSheet>> {
  const [sheet] = await db.select().from(lenderSheets).where(eq(lenderSheets.resellerId, resellerId));
  const rates = await db
    .select()
    .from(lenderRates)
    .where(ratesOf({ resellerId, agentId: null }))
    .orderBy(asc(lenderRates.product), desc(lenderRates.termYears));
  const history = await db
    .select({ statedOn: lenderStatements.statedOn, rates: lenderStatements.rates })
    .from(lenderStatements)
    .where(eq(lenderStatements.resellerId, resellerId))
    .orderBy(desc(lenderStatements.statedOn))
    .limit(DAYS_OF_HISTORY);
  const ratesFrom = rates.find(({ fromSheet }) => fromSheet);
  const datedOn = ratesFrom?.datedOn ?? sheet?.statedOn;
  if (!datedOn) return null;
  const { resellerId: _, sponsored: __, ...stated } = sheet ?? noProfile;
  return {
    ...stated,
    benefits: [...stated.benefits],
    ratesShownUntil: new Date(Date.parse(datedOn) + (RATE_DAYS - 1) * DAY_MS).toISOString().slice(0, 10),
    history,
    ratesFromSheet: ratesFrom !== undefined,
    rates: rates.map(({ product, termYears, ratePercent, pointsPercent }) => ({
      product,
      ...{ termYears, rate: percent(ratePercent), points: percent(pointsPercent) },
    })),
  };
}
