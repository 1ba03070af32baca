import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { conflict } from '../../../platform/serve/errors.ts';
import type { WritingCall } from '../../../platform/serve/serve.ts';
import { afterWorkingMinutes } from '../../../platform/time/working-time.ts';
import { agentProfiles, type BuyerProfile, lockBuyer } from '../../companies/index.ts';
import {
  receiptOf,
  replyMinutesMax,
  replyMinutesTarget,
  requestConnection,
  type SharedFact,
  workingHoursOf,
} from '../../professionals/index.ts';
import { ineligibilityOf } from '../ranking/eligible.ts';
import { matches } from './connect.tables.ts';
import { matchOutcome } from './events.ts';
import type { ShownList } from './list-token.ts';
import type { MatchRow } from './next.ts';
import { presentMatch } from './present.ts';

type RequestContext = Pick<WritingCall<unknown, unknown>, 'tx' | 'emit' | 'audit' | 'address'>;

interface ConnectRequest {
  agentId: number;
  message: string | null;
  shared: readonly SharedFact[];
  /** State or province of the home the request is about. */
  state?: string | undefined;
  lapsesAt?: Date;
  oneOfAKind?: boolean;
}

/**
 * Sends a buyer's request to a professional. Every request of every route is sent here, under the locks of the buyer
 * and of the professional, with one consent and its receipt.
 */
export async function sendRequest(call: RequestContext, buyer: BuyerProfile, { state, ...request }: ConnectRequest) {
  await lockBuyer(call.tx, buyer.personId);
  await assertCanReceive(call.tx, request.agentId, state);
  return requestConnection(call, buyer, request);
}

interface MatchRequest extends Omit<ConnectRequest, 'lapsesAt' | 'oneOfAKind'> {
  agentType: MatchRow['agentType'];
  listingId: number | null;
  list: Pick<ShownList, 'entries' | 'formula' | 'search' | 'shownAt'> | undefined;
  key?: string | undefined;
  previousId?: number;
}

/** Sends a request, starts its reply timer, and stores the list it came from. */
export async function sendMatchRequest(call: RequestContext, buyer: BuyerProfile, request: MatchRequest) {
  const { agentId, agentType, message, shared, state, listingId, list, key, previousId = null } = request;
  const { tx, emit, audit } = call;
  const now = new Date();
  const hours = await workingHoursOf(tx, agentId);
  const lapsesAt = afterWorkingMinutes(hours, now, replyMinutesMax);
  const connection = await sendRequest(call, buyer, { agentId, message, shared, state, lapsesAt, oneOfAKind: true });
  const at = list?.entries.findIndex((entry) => entry.agentId === agentId) ?? -1;
  const [match] = await tx
    .insert(matches)
    .values({
      ...{ buyerId: buyer.personId, agentId, agentType, connectionId: connection.id, listingId, key, previousId },
      shown: list?.entries ?? [],
      shownAt: list ? new Date(list.shownAt) : null,
      formula: list?.formula ?? null,
      search: list?.search ?? null,
      position: at < 0 ? null : at + 1,
      askedAt: now,
      replyDueAt: afterWorkingMinutes(hours, now, replyMinutesTarget),
      lapsesAt,
    })
    .returning();
  await emit(matchOutcome, { matchId: match!.id, agentId, outcome: 'asked' });
  await audit({
    action: 'match.asked',
    object: `match:${match!.id}`,
    details: { agent: agentId, connection: connection.id, position: match!.position, formula: match!.formula },
  });
  return { match: await presentMatch(tx, match!), receipt: await receiptOf(tx, connection.id) };
}

/**
 * Enforces a professional's client limit under a lock, so that concurrent requests cannot exceed it, and rejects
 * requests about a home where the professional is not licensed.
 */
export async function assertCanReceive(tx: Tx, agentId: number, state: string | undefined): Promise<void> {
  await tx
    .select({ id: agentProfiles.id })
    .from(agentProfiles)
    .where(eq(agentProfiles.id, agentId))
    .for('no key update');
  const obstacle = (await ineligibilityOf(tx, [agentId], new Date(), state)).get(agentId);
  if (obstacle === 'licensed_elsewhere')
    throw conflict(m.matching__this_professional_isnt_licensed_in({ state: state! }));
  if (obstacle === 'at_capacity' || obstacle === 'takes_no_clients')
    throw conflict(m.matching__this_professional_isnt_taking_more());
}
