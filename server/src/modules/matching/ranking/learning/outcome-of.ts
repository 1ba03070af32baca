import type { Outcome } from '@lintel/agent-match';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/database/db.ts';
import { matches } from '../../connect/connect.tables.ts';
import type { matchRecords } from '../../tables.ts';

/** The search as sealed into the list. */
const Searched = z.object({
  lat: z.number(),
  lon: z.number(),
  budget: z.number(),
  wanted: z.string().optional(),
  timelineMonths: z.number(),
  language: z.string().optional(),
  style: z.string().optional(),
});

/** The same for writing; fields without a value are absent. */
export type SearchFeatures = Pick<z.infer<typeof Searched>, 'lat' | 'lon' | 'budget' | 'timelineMonths'> &
  Partial<Record<'wanted' | 'language' | 'style', string>>;

/**
 * Returns the outcome of a match: closed; or declined, lapsed or ended without a closing. Returns undefined while
 * it is open, when the buyer withdrew it, and when it came from no list.
 */
export async function outcomeOf(
  db: Db,
  matchId: number,
): Promise<{ record: typeof matchRecords.$inferInsert; observed: Outcome } | undefined> {
  const [match] = await db.select().from(matches).where(eq(matches.id, matchId));
  const searched = Searched.safeParse(match?.search);
  if (!match || !searched.success) return undefined;
  const closed = match.closedAt !== null;
  if (!closed && !['declined', 'lapsed', 'ended'].includes(match.state)) return undefined;
  const { lat, lon, budget, wanted, timelineMonths, language, style } = searched.data;
  const { agentType, agentId, askedAt, position, shown } = match;
  const satisfied = closed ? match.satisfied : null;
  return {
    record: {
      ...{ matchId, buyerId: match.buyerId, agentType, matchedOn: askedAt.toISOString().slice(0, 10), lat, lon },
      ...{ budgetCents: Math.round(budget * 100), type: wanted ?? null, timelineMonths },
      ...{ language: language ?? null, communicationStyle: style ?? null },
      shown: shown.length > 0 ? shown.map((entry) => entry.agentId) : [agentId],
      ...{ contactedId: agentId, position: position ?? 1, closed, satisfied },
    },
    observed: {
      agentId: String(agentId),
      closed,
      satisfied,
      buyer: {
        ...{ id: `match-${matchId}`, agentType, lat, lon, budget, timelineMonths },
        ...(wanted && (agentType === 'mortgage' ? { loanType: wanted } : { propertyType: wanted })),
        ...{ preApproved: false, cash: false, contingencies: 1, firstTimeBuyer: false },
        preferences: {
          ...(language && { language }),
          ...(style && { communicationStyle: style }),
          ...(timelineMonths <= 2 && { timeline: 'urgent' }),
        },
      },
    },
  };
}
