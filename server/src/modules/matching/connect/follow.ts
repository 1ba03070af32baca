import { m } from '@lintel/messages';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { workingMinutesBetween } from '../../../platform/time/working-time.ts';
import { appointmentChanged } from '../../appointments/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { messageSent } from '../../messages/index.ts';
import { notify, refreshPages } from '../../notifications/index.ts';
import {
  clientClosed,
  connectionChanged,
  connectionsByIds,
  holdRequest,
  professionalsByIds,
  workingHoursOf,
} from '../../professionals/index.ts';
import { matches } from './connect.tables.ts';
import { matchOutcome } from './events.ts';
import { type MatchRow, nextOf } from './next.ts';

/** Page with the offer of the next match and the question about a closed one. */
const teamPath = '/professionals';

type Change = Partial<typeof matches.$inferInsert>;

/** Records later events of matched people with the match. Each handler is idempotent. */
export function followOutcomes({ events }: AppContext): void {
  const emitWith =
    (tx: Tx): Emit =>
    (kind, payload) =>
      events.emit(tx, kind, payload);

  events.on(connectionChanged, 'state of a match', async ({ connectionId }, tx) => {
    const [match] = await tx.select().from(matches).where(eq(matches.connectionId, connectionId)).for('update');
    const [connection] = await connectionsByIds(tx, [connectionId]);
    if (!match || !connection || match.state === connection.state) return;
    const { state, answeredAt } = connection;
    const reply = match.repliedAt === null && answeredAt ? await replyAt(tx, match, answeredAt) : {};
    await recordOutcome(tx, emitWith(tx), match, { state, ...reply }, state === 'pending' ? 'asked' : state);
    if (state === 'lapsed' || state === 'declined') await offerNext(tx, emitWith(tx), { ...match, state });
  });

  events.on(messageSent, 'first reply of a match', async ({ authorId, recipientId }, tx) => {
    const [agent] = await tx
      .select({ id: agentProfiles.id })
      .from(agentProfiles)
      .where(eq(agentProfiles.personId, authorId));
    if (!agent) return;
    const waiting = await tx
      .select()
      .from(matches)
      .where(
        and(
          eq(matches.agentId, agent.id),
          eq(matches.buyerId, recipientId),
          eq(matches.state, 'pending'),
          isNull(matches.repliedAt),
        ),
      );
    for (const match of waiting) {
      await holdRequest(tx, match.connectionId);
      await recordOutcome(tx, emitWith(tx), match, await replyAt(tx, match, new Date()), 'replied');
    }
  });

  events.on(appointmentChanged, 'showing of a match', async ({ buyerId, agentId, kind, state, startsAt }, tx) => {
    if (kind !== 'showing' || state !== 'done' || !startsAt) return;
    for (const match of await working(tx, { buyerId, agentId }))
      if (match.touredAt === null)
        await recordOutcome(tx, emitWith(tx), match, { touredAt: new Date(startsAt) }, 'toured');
  });

  events.on(clientClosed, 'closing of a match', async ({ buyerId, agentId, closedOn }, tx) => {
    for (const match of await working(tx, { buyerId, agentId })) {
      const closedAt = closedOn === null ? null : new Date(`${closedOn}T12:00:00Z`);
      if (match.closedAt?.getTime() === closedAt?.getTime()) continue;
      await recordOutcome(tx, emitWith(tx), match, { closedAt }, 'closed');
      if (closedAt && match.satisfied === null) await requestSatisfaction(tx, emitWith(tx), match);
    }
  });
}

async function recordOutcome(
  tx: Tx,
  emit: Emit,
  { id, agentId, buyerId }: MatchRow,
  change: Change,
  outcome: (typeof matchOutcome)['payload']['_output']['outcome'],
): Promise<void> {
  await tx.update(matches).set(change).where(eq(matches.id, id));
  await emit(matchOutcome, { matchId: id, agentId, outcome });
  // Pages that reloaded when the request changed saw the old match.
  const [agent] = await tx
    .select({ personId: agentProfiles.personId })
    .from(agentProfiles)
    .where(eq(agentProfiles.id, agentId));
  // A closing is visible to the buyer only, so the professional's page must not reload.
  await refreshPages(emit, outcome === 'closed' ? [buyerId] : [buyerId, agent!.personId], 'professionals');
}

async function replyAt(tx: Tx, { agentId, askedAt }: MatchRow, repliedAt: Date): Promise<Change> {
  return { repliedAt, replyMinutes: workingMinutesBetween(await workingHoursOf(tx, agentId), askedAt, repliedAt) };
}

const working = (tx: Tx, { buyerId, agentId }: { buyerId: number; agentId: number }) =>
  tx
    .select()
    .from(matches)
    .where(
      and(
        eq(matches.buyerId, buyerId),
        eq(matches.agentId, agentId),
        inArray(matches.state, ['pending', 'connected', 'ended']),
      ),
    );

const nameOf = async (tx: Tx, { buyerId, agentId }: MatchRow): Promise<string> => {
  const [card] = await professionalsByIds(tx, buyerId, [agentId]);
  return card ? `${card.firstName} ${card.lastName}` : m.matching__the_professional();
};

/**
 * Tells the buyer that no one replied, and who is next on the list. The next professional gets no data before the
 * buyer confirms.
 */
async function offerNext(tx: Tx, emit: Emit, match: MatchRow): Promise<void> {
  const offer = (await nextOf(tx, [match])).get(match.id);
  if (!offer && match.state === 'declined') return;
  const who = await nameOf(tx, match);
  const next = offer && `${offer.professional.firstName} ${offer.professional.lastName}`;
  const nothingShared = m.matching__nothing_but_your_name_and();
  await notify(tx, emit, {
    personId: match.buyerId,
    kind: 'connection',
    key: `match:${match.id}:next`,
    title:
      match.state === 'lapsed'
        ? m.matching__didnt_reply_in_time_2({ who })
        : m.matching__your_next_match_2({ next: next! }),
    body: next
      ? m.matching__next_on_your_list_send({ value: match.state === 'lapsed' ? `${nothingShared} ` : '', next })
      : m.matching__no_one_else_on_your({ nothingShared }),
    path: teamPath,
  });
}

async function requestSatisfaction(tx: Tx, emit: Emit, match: MatchRow): Promise<void> {
  await notify(tx, emit, {
    personId: match.buyerId,
    kind: 'connection',
    key: `match:${match.id}:satisfaction`,
    title: m.matching__were_you_satisfied_with_2({ value: await nameOf(tx, match) }),
    body: m.matching__your_answer_is_private_they(),
    path: teamPath,
  });
}
