import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import { conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed } from '../../accounts/index.ts';
import { agentProfiles, lockBuyer } from '../../companies/index.ts';
import { publicListing } from '../../listings/index.ts';
import {
  checkRequest,
  meAsBuyer,
  memberOf,
  professionalsContract,
  proposedReceipt,
  receiptOf,
} from '../../professionals/index.ts';
import { matchingContract as contract } from '../contract.ts';
import { matches } from './connect.tables.ts';
import { listTokensToken } from './list-token.ts';
import { presentMatch } from './present.ts';
import { assertCanReceive, sendMatchRequest, sendRequest } from './send-request.ts';

/** A request from the directory. It lapses after 14 days, and others of the same kind may wait at the same time. */
export const connect = serve(professionalsContract.connect, {
  access: confirmed(meAsBuyer),
  writes: true,
  async run({ input: { id: agentId, message, shared }, subject: buyer, me, tx, emit, audit, address }) {
    await sendRequest({ tx, emit, audit, address }, buyer, { agentId, message: message || null, shared });
    return (await memberOf(tx, me.id, agentId))!;
  },
});

/** A request from a list, a home or a profile, with a reply timer. */
export const connectAgent = serve(contract.connectAgent, {
  access: confirmed(meAsBuyer),
  writes: true,
  idempotent: true,
  async run({ input, subject: buyer, tx, emit, audit, address, idempotencyKey: key, resolve }) {
    const { agentId, agentType, propertyId, message, shared, consent, list: token } = input;
    await lockBuyer(tx, buyer.personId);
    if (key) {
      const [existing] = await tx
        .select()
        .from(matches)
        .where(and(eq(matches.buyerId, buyer.personId), eq(matches.key, key)));
      if (existing && existing.agentId !== agentId) throw conflict(m.matching__this_idempotency_key_was_already());
      if (existing)
        return { match: await presentMatch(tx, existing), receipt: await receiptOf(tx, existing.connectionId) };
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
      await assertCanReceive(tx, agentId, home?.stateOrProvince);
      await checkRequest(tx, buyer, { agentId, oneOfAKind: true });
      return { consentRequired: true as const, receipt: await proposedReceipt(tx, agentId, shared) };
    }
    return sendMatchRequest({ tx, emit, audit, address }, buyer, {
      ...{ agentId, agentType, shared, list, key },
      message: message || null,
      listingId: propertyId ?? null,
      state: home?.stateOrProvince,
    });
  },
});
