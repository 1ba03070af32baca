import { askPlans } from '../../capabilities/billing/calls.ts';
import { askFigures } from '../../capabilities/network/calls.ts';
import { orNothing } from '../../wire/or-nothing.ts';

/** A part that fails is left out: what the page explains does not depend on it. */
export async function businessModelAnswers() {
  const [network, catalogue] = await Promise.all([orNothing(askFigures()), orNothing(askPlans())]);
  return { network, catalogue };
}

export type BusinessModelAnswers = Awaited<ReturnType<typeof businessModelAnswers>>;
