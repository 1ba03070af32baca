import { askPlans } from '../../capabilities/billing/calls.ts';
import { askFigures } from '../../capabilities/network/calls.ts';
import { orNothing } from '../../wire/or-nothing.ts';

/** Loads the page's data. Failed parts are omitted, because the explanation does not depend on them. */
export async function businessModelAnswers() {
  const [network, catalogue] = await Promise.all([orNothing(askFigures()), orNothing(askPlans())]);
  return { network, catalogue };
}

export type BusinessModelAnswers = Awaited<ReturnType<typeof businessModelAnswers>>;
