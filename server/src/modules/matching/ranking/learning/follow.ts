import { eq } from 'drizzle-orm';
import type { AppContext } from '../../../../platform/app/app-context.ts';
import type { Tx } from '../../../../platform/database/db.ts';
import { agentProfiles } from '../../../companies/index.ts';
import { messageSent, ownMessages } from '../../../messages/index.ts';
import { clientClosed } from '../../../professionals/index.ts';
import { matchOutcome } from '../../connect/events.ts';
import { matchRecords, messageStyles } from '../../tables.ts';
import { liveModelToken } from '../model/live-model.ts';
import { syncDeal } from './closed-deals.ts';
import { outcomeOf } from './outcome-of.ts';
import { styleOf } from './style-of.ts';

/** Turns events into records, and applies outcomes of matches to the model at once. Each handler is idempotent. */
export function learn({ database, events, resolve }: AppContext): void {
  events.on(matchOutcome, 'a match as a record', async ({ matchId }, tx) => {
    const outcome = await outcomeOf(tx, matchId);
    await tx.delete(matchRecords).where(eq(matchRecords.matchId, matchId));
    if (outcome) await tx.insert(matchRecords).values(outcome.record);
  });
  events.on(clientClosed, 'a closing as a deal', (closing, tx) => syncDeal(tx, closing));
  events.on(messageSent, 'the style of a professional', ({ threadId, authorId }, tx) =>
    storeStyle(tx, threadId, authorId),
  );

  events.watch(matchOutcome, async ({ matchId, outcome }) => {
    const model = resolve(liveModelToken);
    // The model already has the first answer of a match that closed; satisfaction is included by the next fit.
    if (outcome === 'judged') return model.refitSoon();
    if (!['closed', 'declined', 'lapsed', 'ended'].includes(outcome)) return;
    const found = await outcomeOf(database.db, matchId);
    if (found) await model.observe(found.observed);
  });
}

async function storeStyle(tx: Tx, threadId: number, authorId: number): Promise<void> {
  const [agent] = await tx
    .select({ id: agentProfiles.id })
    .from(agentProfiles)
    .where(eq(agentProfiles.personId, authorId));
  if (!agent) return;
  const style = styleOf(await ownMessages(tx, { threadId, authorId }));
  if (!style) return;
  const writtenOn = new Date().toISOString().slice(0, 10);
  await tx
    .insert(messageStyles)
    .values({ agentId: agent.id, threadId, writtenOn, ...style })
    .onConflictDoUpdate({ target: messageStyles.threadId, set: { writtenOn, ...style } });
}
