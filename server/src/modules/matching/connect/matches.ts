import { m } from '@lintel/messages';
import { desc, eq } from 'drizzle-orm';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed } from '../../accounts/index.ts';
import { buyerProfiles, lockBuyer } from '../../companies/index.ts';
import { meAsBuyer } from '../../professionals/index.ts';
import { matchingContract } from '../contract.ts';
import { matchAccess } from './access.ts';
import { matches } from './connect.tables.ts';
import { matchOutcome } from './events.ts';
import { lockedMatch, nextOf } from './next.ts';
import { presentMatch, presentMatches } from './present.ts';
import { sendMatchRequest } from './send-request.ts';

const contract = matchingContract.matches;

/** Maximum number of matches listed, newest first; buyers have few. */
const LISTED = 50;

export const list = serve(contract.list, {
  access: meAsBuyer,
  async run({ me, db }) {
    const rows = await db.select().from(matches).where(matchAccess.visible(me)).orderBy(desc(matches.id)).limit(LISTED);
    return presentMatches(db, me.id, rows);
  },
});

export const next = serve(contract.next, {
  access: confirmed(matchAccess.may('requestNext')),
  writes: true,
  async run({ input: { id, agentId }, me, tx, emit, audit, address }) {
    const [buyer] = await tx.select().from(buyerProfiles).where(eq(buyerProfiles.personId, me.id));
    if (!buyer) throw conflict(m.matching__only_buyers_can_send_requests());
    await lockBuyer(tx, buyer.personId);
    const match = await lockedMatch(tx, id);
    const offer = (await nextOf(tx, [match])).get(id);
    if (!offer) throw conflict(m.matching__theres_no_next_match_to());
    if (offer.professional.id !== agentId) {
      const { firstName, lastName } = offer.professional;
      throw conflict(m.matching__your_next_match_is_now({ firstName, lastName }));
    }
    const { shown: entries, formula, search, shownAt, agentType, listingId } = match;
    return sendMatchRequest({ tx, emit, audit, address }, buyer, {
      ...{ agentId, agentType, listingId, message: null, shared: offer.shared, previousId: id },
      list: { entries, formula: formula!, search: search ?? {}, shownAt: shownAt!.toISOString() },
    });
  },
});

export const pass = serve(contract.pass, {
  access: matchAccess.may('requestNext'),
  writes: true,
  async run({ input: { id }, subject, tx }) {
    const match = await lockedMatch(tx, id);
    if (match.state !== 'lapsed' && match.state !== 'declined') throw conflict(m.matching__theres_no_next_match_to());
    const [passed] = await tx
      .update(matches)
      .set({ passedAt: subject.passedAt ?? new Date() })
      .where(eq(matches.id, id))
      .returning();
    return presentMatch(tx, passed!);
  },
});

/** Stores the private answer. It is not published to the professional or to any page, and is not a review. */
export const satisfaction = serve(contract.satisfaction, {
  access: matchAccess.may('judge'),
  writes: true,
  async run({ input: { id, satisfied }, tx, emit }) {
    const match = await lockedMatch(tx, id);
    if (match.closedAt === null) throw conflict(m.matching__you_can_answer_this_after());
    const [judged] = await tx
      .update(matches)
      .set({ satisfied, satisfiedAt: new Date() })
      .where(eq(matches.id, id))
      .returning();
    await emit(matchOutcome, { matchId: id, agentId: match.agentId, outcome: 'judged' });
    return presentMatch(tx, judged!);
  },
});
