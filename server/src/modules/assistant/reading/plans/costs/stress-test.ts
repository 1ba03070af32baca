import { type Planner, use } from '../use.ts';

const testWords =
  /\b(stress[- ]test\w*|test(ed)? (me|us) at|qualif\w+ rate|taux (de qualification|du test)|test de resistance|prueba de (estres|resistencia))\b/;

/** Plans the rate of the stress test for a stated contract rate. */
export const stressed: Planner = ({ has, amounts, cues, after, talk }) => {
  const { ids } = (talk.last?.input ?? {}) as { ids?: string[] };
  const goesOn = after('explain') && ids?.includes('stress-test') === true;
  const rate = amounts.find(({ unit, value }) => unit === 'percent' && value < 20)?.value;
  if (!(has(testWords) || goesOn) || rate === undefined || cues.has('income')) return undefined;
  return use('explain', { ids: ['stress-test'], ratePercent: rate });
};
