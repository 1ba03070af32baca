import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { refreshPages } from '../../notifications/index.ts';
import { ownAccess } from '../access.ts';
import { nextStepChoices } from '../tables.ts';
import { nextStepsContract as contract, type NextStep, type NextSteps } from './contract.ts';
import { nextSteps } from './rules.ts';
import { situationOf } from './situation.ts';

export const list = serve(contract.list, {
  access: ownAccess.may('see'),
  run: ({ subject: me, db }) => answer(db, me.id, new Date()),
});

/** Maximum hidden steps; obsolete ones are deleted above it. */
const CHOICES_MAX = 500;

export const choose = serve(contract.choose, {
  access: ownAccess.may('see'),
  writes: true,
  async run({ subject: me, input: { item, choice, days }, tx, emit }) {
    const now = new Date();
    const which = and(eq(nextStepChoices.personId, me.id), eq(nextStepChoices.item, item));
    await tx.delete(nextStepChoices).where(which);
    if (choice !== 'restore') {
      if ((await tx.$count(nextStepChoices, eq(nextStepChoices.personId, me.id))) >= CHOICES_MAX)
        throw conflict(m.journey__youve_hidden_too_many_steps());
      const until = choice === 'dismiss' ? null : new Date(now.getTime() + days * DAY_MS);
      await tx.insert(nextStepChoices).values({ personId: me.id, item, until, createdAt: now });
    }
    await refreshPages(emit, [me.id], 'journey');
    return answer(tx, me.id, now);
  },
});

/** Returns a buyer's next steps without hidden ones; empty for people who are not buyers. */
export const nextStepsOf = async (db: Db, personId: number, now = new Date()): Promise<NextStep[]> =>
  (await answer(db, personId, now)).items;

async function answer(db: Db, personId: number, now: Date): Promise<NextSteps> {
  const situation = await situationOf(db, personId, now);
  if (!situation) return { steps: [], items: [], hidden: [] };
  const aside = await asideOf(db, personId, now);
  const all = nextSteps(situation);
  const items = all.filter(({ id }) => !aside.has(id));
  return {
    steps: items.map(({ text }) => text),
    items,
    hidden: all.flatMap((step) =>
      aside.has(step.id) ? [{ ...step, until: aside.get(step.id)?.toISOString() ?? null }] : [],
    ),
  };
}

async function asideOf(db: Db, personId: number, now: Date): Promise<Map<string, Date | null>> {
  const rows = await db
    .select()
    .from(nextStepChoices)
    .where(
      and(eq(nextStepChoices.personId, personId), or(isNull(nextStepChoices.until), gt(nextStepChoices.until, now))),
    );
  return new Map(rows.map(({ item, until }) => [item, until]));
}
