import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve, type WritingCall } from '../../../platform/serve/serve.ts';
import { afterWorkingMinutes } from '../../../platform/time/working-time.ts';
import { confirmed } from '../../accounts/index.ts';
import { agentProfiles, type BuyerProfile, lockBuyer } from '../../companies/index.ts';
import { publicListing } from '../../listings/index.ts';
import {
  checkRequest,
  meAsBuyer,
  proposedReceipt,
  receiptOf,
  replyMinutesMax,
  replyMinutesTarget,
  requestConnection,
  type SharedFact,
  workingHoursOf,
} from '../../professionals/index.ts';
import { matchingContract as contract } from '../contract.ts';
import { ineligibilityOf } from '../ranking/eligible.ts';
import { matches } from './connect.tables.ts';
import { matchOutcome } from './events.ts';
import { listTokensToken, type ShownList } from './list-token.ts';
import type { MatchRow } from './next.ts';
import { presentMatch } from './present.ts';

type RequestContext = Pick<WritingCall<unknown, unknown>, 'tx' | 'emit' | 'audit' | 'address'>;

export const connectAgent = serve(contract.connectAgent, {
  access: confirmed(meAsBuyer),
  writes: true,
  idempotent: true,
  async run({ input, subject: buyer, tx, emit, audit, address, idempotencyKey: key, resolve }) {
    const { agentId, agentType, propertyId, message, shared, consent, list: token } = input;
    await lockBuyer(tx, buyer.personId);
    if (key) {
      const [asked] = await tx
        .select()
        .from(matches)
        .where(and(eq(matches.buyerId, buyer.personId), eq(matches.key, key)));
      if (asked && asked.agentId !== agentId) throw conflict(m.matching__this_idempotency_key_was_already());
      if (asked) return { match: await presentMatch(tx, asked), receipt: await receiptOf(tx, asked.connectionId) };
    }
    const list = token === undefined ? undefined : resolve(listTokensToken).read(token);
    if (token !== undefined && !list) throw invalid('list', m.matching__must_be_a_list_shown());
    if (list && !list.entries.some((entry) => entry.agentId === agentId))
      throw invalid('list', m.matching__must_include_the_professional_youre());
    const [agent] = await tx
      .select({ agentType: agentProfiles.agentType })
      .from(agentProfiles)
      .where(eq(agentProfiles.id, agentId));
    if (!agent) throw notFound(m.matching__we_couldnt_find_this_professional());
    if (agent.agentType !== agentType)
      throw invalid('agentType', m.matching__must_be_for_this_professional({ agentType: agent.agentType }));
    const home = propertyId === undefined ? undefined : await publicListing(tx, propertyId);
    if (propertyId !== undefined && !home) throw notFound(m.matching__we_couldnt_find_this_home());
    if (!consent) {
      await assertCanReceive(tx, agentId, new Date(), home?.stateOrProvince);
      await checkRequest(tx, buyer, { agentId, oneOfAKind: true });
      return { consentRequired: true as const, receipt: await proposedReceipt(tx, agentId, shared) };
    }
    return sendRequest({ tx, emit, audit, address }, buyer, {
      ...{ agentId, agentType, shared, list, key },
      message: message || null,
      listingId: propertyId ?? null,
      state: home?.stateOrProvince,
    });
  },
});

interface ConnectRequest {
  agentId: number;
  agentType: MatchRow['agentType'];
  message: string | null;
  shared: readonly SharedFact[];
  listingId: number | null;
  /** State or province of the home the request is about. */
  state?: string | undefined;
  list: Pick<ShownList, 'entries' | 'formula' | 'search' | 'shownAt'> | undefined;
  key?: string | undefined;
  previousId?: number;
}

/** Sends the request, starts its reply timer, and stores the list it came from. */
export async function sendRequest(call: RequestContext, buyer: BuyerProfile, request: ConnectRequest) {
  const { agentId, agentType, message, shared, listingId, list, key, previousId = null } = request;
  const { tx, emit, audit } = call;
  const now = new Date();
  await assertCanReceive(tx, agentId, now, request.state);
  const hours = await workingHoursOf(tx, agentId);
  const lapsesAt = afterWorkingMinutes(hours, now, replyMinutesMax);
  const connection = await requestConnection(call, buyer, { agentId, message, shared, lapsesAt, oneOfAKind: true });
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
async function assertCanReceive(tx: Tx, agentId: number, now: Date, state: string | undefined): Promise<void> {
  await tx
    .select({ id: agentProfiles.id })
    .from(agentProfiles)
    .where(eq(agentProfiles.id, agentId))
    .for('no key update');
  const obstacle = (await ineligibilityOf(tx, [agentId], now, state)).get(agentId);
  if (obstacle === 'licensed_elsewhere')
    throw conflict(m.matching__this_professional_isnt_licensed_in({ state: state! }));
  if (obstacle === 'at_capacity' || obstacle === 'takes_no_clients')
    throw conflict(m.matching__this_professional_isnt_taking_more());
}
