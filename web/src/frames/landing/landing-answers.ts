import { askPlans } from '../../capabilities/billing/calls.ts';
import { askFigures } from '../../capabilities/network/calls.ts';
import { askNewest, askReading } from '../../capabilities/search/calls.ts';
import { examplesOf } from '../../capabilities/search/examples.ts';
import { orNothing } from '../../wire/or-nothing.ts';

const homesShown = 4;

/** What the landing page shows. A part that fails is left out of it; the door itself always opens. */
export async function landingAnswers(day: number) {
  const sentence = examplesOf(day)[0] as string;
  const [network, newest, reading, catalogue] = await Promise.all([
    orNothing(askFigures()),
    orNothing(askNewest(homesShown)),
    orNothing(askReading({ query: sentence })),
    orNothing(askPlans()),
  ]);
  return { network, homes: newest?.homes ?? [], example: reading && { sentence, reading }, catalogue };
}

export type LandingAnswers = Awaited<ReturnType<typeof landingAnswers>>;
