import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { personProfiles, profileOf } from '../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../companies/index.ts';
import { connectionBetween } from '../professionals/index.ts';
import type { messageThreads } from './tables.ts';
import { hasAnswered, type Side, type WritePermission, writePermissionOf } from './write-permission.ts';

type Row = typeof messageThreads.$inferSelect;

/** The two sides of a conversation from one side's perspective. */
export interface Sides {
  side: Side;
  /** The viewer and the other side, as ids of people. */
  me: { personId: number; name: string };
  other: {
    personId: number;
    name: string;
    role: 'buyer' | 'company' | 'real_estate' | 'mortgage';
    company: string | null;
  };
  permission: WritePermission;
}

export async function sidesOf(db: Db, thread: Row, myId: number): Promise<Sides> {
  const [agent] = await db
    .select({
      ...{
        personId: personProfiles.id,
        name: personProfiles.name,
        role: agentProfiles.agentType,
        company: companyProfiles.companyName,
      },
      ...{ status: agentProfiles.status, resellerId: agentProfiles.resellerId },
    })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .where(eq(agentProfiles.id, thread.agentId));
  const { status, resellerId, ...ofAgent } = agent!;
  if (thread.resellerId !== null) {
    const ofCompany = await companySide(db, thread.resellerId);
    const side = ofAgent.personId === myId ? 'professional' : 'company';
    const [me, other] = side === 'company' ? [ofCompany, ofAgent] : [ofAgent, ofCompany];
    // Open exactly as long as the agent works for this company.
    const state = status === 'active' && resellerId === thread.resellerId ? 'connected' : 'ended';
    return { side, me, other, permission: writePermissionOf(thread, side, state, false) };
  }
  const pair = pairOf(thread);
  const buyer = await profileOf(db, pair.buyerId);
  const ofBuyer = { personId: pair.buyerId, name: buyer?.name ?? '', role: 'buyer' as const, company: null };
  const side = pair.buyerId === myId ? 'buyer' : 'professional';
  const [me, other] = side === 'buyer' ? [ofBuyer, ofAgent] : [ofAgent, ofBuyer];
  const between = await connectionBetween(db, pair);
  const answered = between.state === 'pending' && (await hasAnswered(db, thread.id, ofAgent.personId, between.askedAt));
  return { side, me, other, permission: writePermissionOf(thread, side, between.state, answered) };
}

/** The owner of a company, who reads and writes on its behalf. */
async function companySide(db: Db, resellerId: number) {
  const [company] = await db
    .select({ personId: personProfiles.id, name: personProfiles.name, company: companyProfiles.companyName })
    .from(companyProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, companyProfiles.ownerId))
    .where(eq(companyProfiles.id, resellerId));
  return { ...company!, role: 'company' as const };
}

/** Returns the buyer and the professional of a conversation. */
function pairOf({ buyerId, agentId }: Row): { buyerId: number; agentId: number } {
  if (buyerId === null) throw new Error('A conversation with a company has no buyer');
  return { buyerId, agentId };
}
