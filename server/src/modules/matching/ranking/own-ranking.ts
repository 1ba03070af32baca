import { TOP_DEALS } from '@lintel/agent-match';
import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { matchingContract as contract } from '../contract.ts';
import { agentStandings, matchRecords } from '../tables.ts';
import { presentPercentile } from './cards/present.ts';
import { criteria, criterionLabels, type OwnRanking } from './contract.ts';
import { type ExclusionReason, ineligibilityOf } from './eligible.ts';
import { formulaVersion } from './formula/versions.ts';
import { intakeOf } from './intake.ts';
import { liveModelToken } from './model/live-model.ts';
import { criteriaTexts } from './pages/criteria-texts.ts';

const YEAR_MS = 365 * DAY_MS;

/** Returns the caller's own records and scores; never those of others. */
export const standing = serve(contract.standing, {
  access: meAsAgent,
  async run({ subject: { id, agentType }, db, resolve }): Promise<OwnRanking> {
    const now = new Date();
    const model = resolve(liveModelToken);
    const { asOf, weights } = await model.summary();
    const own = await model.ask('own', id);
    if (!own) throw notFound(m.matching__well_include_your_records_in());
    const why = (await ineligibilityOf(db, [id], now)).get(id) ?? null;
    return {
      ...{ agentId: id, asOf, formulaVersion, agentType },
      ...{ offered: why === null, inTheWay: why ? [inTheWay[why]] : [] },
      ...presentPercentile(own),
      ...{ closedDeals: own.profile.closed, dealsNeeded: TOP_DEALS },
      criteria: criteria.flatMap((name) => {
        const found = own.profile.criteria[name as keyof typeof own.profile.criteria];
        if (!found) return [];
        const { score, low, high, n, percentile } = found;
        return [
          {
            ...{ id: name, name: criterionLabels[name], score, low, high, n: Math.round(n), percentile },
            ...{ weight: weights[agentType][name], help: criteriaTexts[name].help },
          },
        ];
      }),
      lists: await listsOf(db, id, now),
      capacity: await capacityOf(db, id, now),
      history: await monthsOf(db, id),
    };
  },
});

const inTheWay: Record<ExclusionReason, string> = texts({
  not_active: m.matching__your_account_with_your_company,
  license_not_verified: m.matching__your_license_isnt_verified_yet,
  license_expired: m.matching__your_license_has_expired_renew,
  company_not_in_good_standing: m.matching__your_company_cant_work_on,
  takes_no_clients: m.matching__youre_not_taking_new_clients,
  at_capacity: m.matching__you_have_as_many_new,
  licensed_elsewhere: m.matching__your_license_is_for_another,
});

async function listsOf(db: Db, id: number, now: Date): Promise<OwnRanking['lists']> {
  const since = new Date(now.getTime() - YEAR_MS).toISOString().slice(0, 10);
  const wasContacted = sql`${matchRecords.contactedId} = ${id}`;
  const [counted] = await db
    .select({
      shown: sql<number>`count(*)::integer`,
      contacted: sql<number>`(count(*) filter (where ${wasContacted}))::integer`,
      closed: sql<number>`(count(*) filter (where ${wasContacted} and ${matchRecords.closed}))::integer`,
    })
    .from(matchRecords)
    .where(and(gt(matchRecords.matchedOn, since), sql`${id} = any(${matchRecords.shown})`));
  return counted!;
}

async function capacityOf(db: Db, id: number, now: Date): Promise<OwnRanking['capacity']> {
  const { capacity, usual, used } = await intakeOf(db, id, now);
  return { limit: capacity ?? usual, used };
}

async function monthsOf(db: Db, id: number): Promise<OwnRanking['history']> {
  const rows = await db
    .select()
    .from(agentStandings)
    .where(eq(agentStandings.agentId, id))
    .orderBy(asc(agentStandings.month));
  return rows.map(({ month, percentile, low, high, scores }) => ({
    ...{ month, percentile, scores },
    interval: low === null || high === null ? null : { low, high },
  }));
}
