import { eq } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import { people } from '../accounts/index.ts';
import { agents, resellers } from '../network/index.ts';
import { connectionBetween } from '../professionals/index.ts';
import { hasAnswered, type Side, type Standing, standingOf } from './standing.ts';
import type { messageThreads } from './tables.ts';

type Row = typeof messageThreads.$inferSelect;

/** The two of a conversation as one of them sees it. */
export interface Sides {
  side: Side;
  /** Whose page it is, and the other one: numbers of people. */
  me: { personId: number; name: string };
  other: { personId: number; name: string; role: 'buyer' | 'real_estate' | 'mortgage'; company: string | null };
  standing: Standing;
}

export async function sidesOf(db: Db, thread: Row, myId: number): Promise<Sides> {
  const [buyer] = await db.select({ name: people.name }).from(people).where(eq(people.id, thread.buyerId));
  const [agent] = await db
    .select({ personId: people.id, name: people.name, role: agents.agentType, company: resellers.companyName })
    .from(agents)
    .innerJoin(people, eq(people.id, agents.personId))
    .innerJoin(resellers, eq(resellers.id, agents.resellerId))
    .where(eq(agents.id, thread.agentId));
  const ofBuyer = { personId: thread.buyerId, name: buyer?.name ?? '', role: 'buyer' as const, company: null };
  const ofAgent = { ...agent!, name: agent?.name ?? '' };
  const side = thread.buyerId === myId ? 'buyer' : 'professional';
  const [me, other] = side === 'buyer' ? [ofBuyer, ofAgent] : [ofAgent, ofBuyer];
  const between = await connectionBetween(db, thread);
  const answered = between.state === 'pending' && (await hasAnswered(db, thread.id, ofAgent.personId, between.askedAt));
  return { side, me, other, standing: standingOf(thread, side, between.state, answered) };
}
