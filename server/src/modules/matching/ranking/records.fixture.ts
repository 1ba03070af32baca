import { DAY_MS, MINUTE_MS } from '@lintel/geo';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../../../test/harness.ts';
import { anAgent, type TestAgent, type TestCompany } from '../../../../test/people.ts';
import { licenses } from '../../licensing/tables.ts';
import { agentDeals, agentRecords, leadAnswers, matchRecords } from '../tables.ts';

/** The center of Austin. */
export const austin = { lat: 30.27, lon: -97.74 };

/** Relative days, so that no test depends on the current date. */
const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);

export interface Skill {
  deals?: number;
  /** Number of closed deals per hundred. */
  closes?: number;
  replyMinutes?: number;
  agentType?: 'real_estate' | 'mortgage';
}

/** An active, licensed professional with deals in Austin at the given skill. */
export async function aProfessional(
  app: TestApp,
  company: TestCompany,
  { deals = 20, closes = 80, replyMinutes = 30, agentType = 'real_estate' }: Skill = {},
): Promise<TestAgent> {
  const { db } = app.context.database;
  const agent = await anAgent(app, company, { agentType });
  const { agentId } = agent;
  await db.insert(licenses).values({
    ...{ agentId, country: 'US', jurisdiction: 'TX', licenseType: agentType, licenseNumber: `L-${agentId}` },
    ...{ status: 'verified', expiresOn: day(-400) },
  });
  await db.insert(agentRecords).values({
    ...{ agentId, officeLat: austin.lat, officeLon: austin.lon, licensedSince: day(3_000), connections: [] },
  });
  const lender = agentType === 'mortgage';
  const rows = Array.from({ length: deals }, (_, nth) => {
    const closed = (nth * 37) % 100 < closes;
    return {
      ...{ agentId, sourceKey: `${agentId}-${nth}`, endedOn: day(10 + nth * 20) },
      ...{ lat: austin.lat + 0.002 * (nth % 7), lon: austin.lon + 0.002 * (nth % 5) },
      type: lender ? 'conventional' : (['single_family', 'condo', 'townhouse'] as const)[nth % 3]!,
      side: lender ? ('lender' as const) : (['buyer', 'seller'] as const)[nth % 2]!,
      outcome: closed ? ('closed' as const) : ('fallen_through' as const),
      priceCents: (40_000 + 500 * (nth % 9)) * 1_000,
      listPriceCents: (40_500 + 500 * (nth % 9)) * 1_000,
      salePriceCents: closed ? (40_000 + 500 * (nth % 9)) * 1_000 : null,
      livingAreaSqft: 1_800,
      daysOnMarket: 20 + (nth % 15),
      preApproved: nth % 3 > 0,
    };
  });
  if (rows.length > 0) await db.insert(agentDeals).values(rows);
  await db.insert(leadAnswers).values(
    Array.from({ length: 12 }, (_, nth) => {
      const createdAt = new Date(Date.parse(`${day(20 + nth * 9)}T16:00:00Z`));
      return { agentId, createdAt, respondedAt: new Date(createdAt.getTime() + replyMinutes * MINUTE_MS) };
    }),
  );
  return agent;
}

/**
 * Outcomes of lists that contained these professionals: per hundred, the given share closed with a satisfied
 * client.
 */
export async function pastMatches(app: TestApp, agentIds: readonly number[], share: (at: number) => number) {
  const rows = agentIds.flatMap((contactedId, at) =>
    Array.from({ length: 12 }, (_, nth) => ({
      ...{ agentType: 'real_estate' as const, matchedOn: day(30 + nth * 11), ...austin, budgetCents: 40_000_000 },
      ...{ type: 'single_family', timelineMonths: 4, shown: [...agentIds].slice(0, 6), contactedId, position: 1 },
      closed: (nth * 41) % 100 < share(at),
      satisfied: (nth * 41) % 100 < share(at) ? true : null,
    })),
  );
  await app.context.database.db.insert(matchRecords).values(rows);
}

export const setRecords = (app: TestApp, agentId: number, fields: Partial<typeof agentRecords.$inferInsert>) =>
  app.context.database.db.update(agentRecords).set(fields).where(sql`agent_id = ${agentId}`);
