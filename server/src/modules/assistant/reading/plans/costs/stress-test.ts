import { asksTestedRate, contractRateOf } from '../../topics/tested-rate.ts';
import { type Planner, use } from '../use.ts';

/** Plans the rate of the stress test for a stated contract rate. */
export const stressed: Planner = (message) => {
  const { amounts, cues, after, talk } = message;
  const { ids } = (talk.last?.input ?? {}) as { ids?: string[] };
  const goesOn =
    after('explain') &&
    ids?.includes('stress-test') === true &&
    amounts.some(({ unit, value }) => unit === 'percent' || (unit === 'plain' && value < 20 && value % 1 !== 0));
  if (!(asksTestedRate(message) || goesOn) || cues.has('income')) return undefined;
  return use('explain', {
    ids: ['stress-test'],
    ratePercent: contractRateOf(message),
    place: message.named[0]?.name,
  });
};
