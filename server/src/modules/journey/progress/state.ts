import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import { serve } from '../../../platform/serve/serve.ts';
import { setBudget } from '../../companies/index.ts';
import { journeyAccess } from '../access.ts';
import { addActivity } from '../activity/add-activity.ts';
import { journeys } from '../tables.ts';
import { progressContract as contract } from './contract.ts';
import { money } from './format-day.ts';
import { publishStep } from './moves.ts';
import { shown } from './override.ts';

export const budget = serve(contract.budget, {
  access: journeyAccess.may('state'),
  writes: true,
  async run({ subject: me, input: { budgetMaxCents }, tx, emit }) {
    const now = new Date();
    await publishStep(tx, emit, me.id, { now, cause: ['budget'] });
    const country = await setBudget(tx, me.id, budgetMaxCents);
    await tx.update(journeys).set({ budgetStatedAt: now }).where(eq(journeys.personId, me.id));
    const currency = country === 'CA' ? 'CAD' : 'USD';
    await addActivity(tx, [
      {
        personId: me.id,
        kind: 'journey',
        key: `budget:${now.getTime()}`,
        title:
          budgetMaxCents === null
            ? m.journey__you_removed_your_budget()
            : m.journey__you_set_a_budget_of({ budgetMaxCents: money(budgetMaxCents, currency) }),
        path: '/journey',
        own: true,
        at: now,
      },
    ]);
    await publishStep(tx, emit, me.id, { now, cause: ['budget'] });
    return shown(tx, me.id, me.id, now);
  },
});

export const cash = serve(contract.cash, {
  access: journeyAccess.may('state'),
  writes: true,
  async run({ subject: me, input: { paysCash }, tx, emit }) {
    const now = new Date();
    await publishStep(tx, emit, me.id, { now, cause: ['pre_approval'] });
    await tx
      .update(journeys)
      .set({ paysCashSince: paysCash ? now : null })
      .where(eq(journeys.personId, me.id));
    await publishStep(tx, emit, me.id, { now, cause: ['pre_approval'] });
    return shown(tx, me.id, me.id, now);
  },
});
