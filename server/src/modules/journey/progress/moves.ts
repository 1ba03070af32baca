import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { refreshPages } from '../../notifications/index.ts';
import type { SharedFact } from '../../professionals/index.ts';
import { addActivity } from '../activity/add-activity.ts';
import { journeyMoved } from '../events.ts';
import { journeys } from '../tables.ts';
import { stepNames } from './contract.ts';
import { progressOf } from './fold.ts';
import { gatherFacts } from './gather.ts';
import { seesJourney } from './team.ts';

interface Follow {
  from?: number;
  now?: Date;
  /** The facts that changed. Pages of professionals who see none of them are not notified. */
  cause?: readonly SharedFact[];
}

/**
 * Checks whether a buyer moved to another step since the last publication, and publishes it once: in the feed, as an
 * event, and to open pages. `from` is the step before the change, when the caller knows it.
 */
export async function publishStep(
  tx: Tx,
  emit: Emit,
  personId: number,
  { from, now = new Date(), cause = ['journey'] }: Follow = {},
): Promise<void> {
  // Serialized: two concurrent changes are two moves or one, never none.
  await tx.insert(journeys).values({ personId }).onConflictDoNothing();
  await tx.select({ id: journeys.personId }).from(journeys).where(eq(journeys.personId, personId)).for('update');
  const gathered = await gatherFacts(tx, personId, now);
  if (!gathered) return;
  const { currentStep: to, completed } = progressOf(gathered.facts, now);
  const before = gathered.lastStep ?? from;
  // Closing and completion are both step 7; completion is published as step 8.
  const published = completed ? 8 : to;
  const viewers = gathered.team.filter(
    (member) => seesJourney(member) && cause.some((fact) => member.shared.includes(fact)),
  );
  await refreshPages(emit, [personId, ...viewers.map((member) => member.personId)], 'journey');
  if (before === published) return;
  await tx.update(journeys).set({ step: published, steppedAt: now }).where(eq(journeys.personId, personId));
  if (before === undefined) return;
  await addActivity(tx, [
    {
      personId,
      kind: 'journey',
      key: `step:${before}:${published}:${now.getTime()}`,
      title: completed
        ? m.journey__your_purchase_has_closed()
        : m.journey__youre_at_step({ to, name: stepNames[to - 1]! }),
      detail:
        published < before
          ? m.journey__moved_back_from({ value: before > 7 ? m.journey__a_closed_purchase() : stepNames[before - 1]! })
          : null,
      path: '/journey',
      own: false,
      at: now,
    },
  ]);
  const step = (at: number) => Math.min(at, 7);
  if (step(before) !== step(published)) await emit(journeyMoved, { personId, from: step(before), to: step(published) });
}
