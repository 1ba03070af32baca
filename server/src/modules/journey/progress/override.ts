import { m } from '@lintel/messages';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { profileOf } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { journeyAccess } from '../access.ts';
import { addActivity } from '../activity/add-activity.ts';
import { journeyOverrides } from '../tables.ts';
import { progressContract as contract, stepNames } from './contract.ts';
import { progressOf } from './fold.ts';
import { gatherFacts } from './gather.ts';
import { presentJourney } from './journey-of.ts';
import { publishStep } from './moves.ts';
import { factsShownTo } from './shown-to.ts';

export const override = serve(contract.override, {
  access: journeyAccess.may('override'),
  writes: true,
  async run({ subject: buyer, input: { step, reason }, me, tx, emit, audit }) {
    const now = new Date();
    const before = await gathered(tx, buyer.id, now);
    const { currentStep, completed } = progressOf(before.facts, now);
    // An error must not reveal a step that the professional may not see.
    const seen = progressOf(factsShownTo(before, me.id), now);
    if (seen.currentStep === step && !seen.completed) throw conflict(m.journey__the_journey_is_already_at({ step }));
    const [made] = await tx
      .insert(journeyOverrides)
      .values({ personId: buyer.id, fromStep: currentStep, step, reason, byId: me.id, createdAt: now })
      .returning({ id: journeyOverrides.id });
    await audit({
      action: 'journey.step_set',
      object: `person:${buyer.id}`,
      details: { overrideId: made!.id },
    });
    await publishStep(tx, emit, buyer.id, { from: completed ? 8 : currentStep, now });
    if (buyer.id !== me.id) await notifyBuyer(tx, emit, { buyerId: buyer.id, byId: me.id, id: made!.id, step, reason });
    return shown(tx, buyer.id, me.id, now);
  },
});

export const undoOverride = serve(contract.undoOverride, {
  access: journeyAccess.may('override'),
  writes: true,
  async run({ subject: buyer, input: { overrideId }, me, tx, emit, audit }) {
    const now = new Date();
    const [found] = await tx
      .select()
      .from(journeyOverrides)
      .where(and(eq(journeyOverrides.id, overrideId), eq(journeyOverrides.personId, buyer.id)))
      .for('update');
    if (!found || (buyer.id !== me.id && found.byId !== me.id)) throw notFound();
    if (found.undoneAt === null) {
      await tx
        .update(journeyOverrides)
        .set({ undoneAt: now })
        .where(and(eq(journeyOverrides.id, overrideId), isNull(journeyOverrides.undoneAt)));
      await audit({ action: 'journey.step_set_undone', object: `person:${buyer.id}`, details: { overrideId } });
      await publishStep(tx, emit, buyer.id, { now });
    }
    return shown(tx, buyer.id, me.id, now);
  },
});

type StepContext = { buyerId: number; byId: number; id: number; step: number; reason: string };

async function notifyBuyer(tx: Tx, emit: Emit, { buyerId, byId, id, step, reason }: StepContext) {
  const by = await profileOf(tx, byId);
  const title = m.journey__set_your_journey_to_step({ firstName: by!.firstName, step, value: stepNames[step - 1]! });
  await addActivity(tx, [
    { personId: buyerId, kind: 'journey', key: `override:${id}`, title, detail: reason, path: '/journey', own: false },
  ]);
  await notify(tx, emit, {
    personId: buyerId,
    kind: 'journey',
    key: `journey.override:${id}`,
    title,
    body: m.journey__their_reason_you_can_undo({ reason }),
    path: '/journey',
  });
}

async function gathered(tx: Tx, personId: number, now: Date) {
  const found = await gatherFacts(tx, personId, now);
  if (!found) throw notFound();
  return found;
}

/** Returns the journey after a change. */
export const shown = async (tx: Tx, personId: number, viewerId: number, now: Date) =>
  presentJourney(tx, await gathered(tx, personId, now), viewerId, now);
