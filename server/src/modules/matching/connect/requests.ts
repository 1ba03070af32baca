import { and, desc, eq, inArray } from 'drizzle-orm';
import { serve } from '../../../platform/serve/serve.ts';
import { publicListingsByIds, streetLine } from '../../listings/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { matchingContract } from '../contract.ts';
import { matches } from './connect.tables.ts';
import { entryOf } from './present.ts';

const LISTED = 100;

export const requests = serve(matchingContract.matches.requests, {
  access: meAsAgent,
  async run({ subject: agent, db }) {
    const rows = await db
      .select()
      .from(matches)
      .where(and(eq(matches.agentId, agent.id), inArray(matches.state, ['pending', 'connected'])))
      .orderBy(desc(matches.id))
      .limit(LISTED);
    const ids = [...new Set(rows.flatMap(({ listingId }) => listingId ?? []))];
    const homes = new Map((await publicListingsByIds(db, ids)).map((home) => [home.id, home]));
    return rows.map((row) => {
      const home = row.listingId === null ? undefined : homes.get(row.listingId);
      const entry = entryOf(row);
      return {
        ...{ id: row.id, connectionId: row.connectionId, state: row.state, position: row.position },
        propertyId: row.listingId,
        home: home ? [streetLine(home), home.city, home.stateOrProvince].join(', ') : null,
        listLength: row.shown.length,
        formula: row.formula,
        percentile: entry?.percentile ?? null,
        reasons: entry?.reasons ?? [],
        askedAt: row.askedAt.toISOString(),
        replyDueAt: row.replyDueAt.toISOString(),
        lapsesAt: row.lapsesAt.toISOString(),
        repliedAt: row.repliedAt?.toISOString() ?? null,
        replyMinutes: row.replyMinutes,
      };
    });
  },
});
