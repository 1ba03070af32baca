import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { agentStandings } from '../tables.ts';
import { presentPercentile } from './cards/present.ts';
import { criteria } from './contract.ts';
import { liveModelToken } from './model/live-model.ts';

/** Stores every professional's position for the current month; the last run of a month is final. */
export async function storeMonth(
  { database, resolve }: Pick<AppContext, 'database' | 'resolve'>,
  now = new Date(),
): Promise<void> {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const allAgents = await resolve(liveModelToken).ask('allAgents');
  const rows = allAgents.map((own) => {
    const { percentile, percentileInterval, top5Percent } = presentPercentile(own);
    const scores = criteria.flatMap((name) => {
      const found = own.profile.criteria[name as keyof typeof own.profile.criteria];
      return found ? [[name, Math.round(found.score * 1_000) / 1_000] as const] : [];
    });
    return {
      ...{ agentId: own.agentId, month, percentile, top5Percent, scores: Object.fromEntries(scores) },
      ...{ low: percentileInterval?.low ?? null, high: percentileInterval?.high ?? null },
    };
  });
  for (let from = 0; from < rows.length; from += 500)
    await database.db
      .insert(agentStandings)
      .values(rows.slice(from, from + 500))
      .onConflictDoUpdate({
        target: [agentStandings.agentId, agentStandings.month],
        set: {
          percentile: sql`excluded.percentile`,
          low: sql`excluded.low`,
          high: sql`excluded.high`,
          top5Percent: sql`excluded.top5_percent`,
          scores: sql`excluded.scores`,
        },
      });
}
