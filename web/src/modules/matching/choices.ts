import { m } from '@lintel/messages';
import type { WantedType } from '@lintel/server/matching';
import { type AgentType, agentTypes, bandValues, kindValues, toneValues, whenValues } from './choice-values.ts';

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, () => string>,
): readonly Choice<Value>[] =>
  values.map((value) => ({
    value,
    get label() {
      return labels[value]();
    },
  }));

const kindLabels: Record<WantedType, () => string> = {
  'single-family': () => m.matching__single_family(),
  condo: () => m.matching__condo(),
  townhouse: () => m.matching__townhouse(),
  luxury: () => m.matching__luxury(),
  investment: () => m.matching__investment(),
  conventional: () => m.matching__conventional(),
  fha: () => 'FHA',
  va: () => 'VA',
  jumbo: () => m.matching__jumbo(),
};

export const typeChoices = choicesOf(agentTypes, {
  real_estate: () => m.matching__real_estate_agent(),
  mortgage: () => m.matching__mortgage_agent(),
});

export const bands = choicesOf(bandValues, {
  'under-300k': () => 'Under $300k',
  '300k-500k': () => m.matching__300k_to_500k(),
  '500k-750k': () => m.matching__500k_to_750k(),
  '750k-1m': () => m.matching__750k_to_1m(),
  'over-1m': () => 'Over $1M',
});

export const timings = choicesOf(whenValues, {
  'under-1-month': () => m.matching__within_a_month(),
  '1-3-months': () => m.matching__in_1_to_3_months(),
  '3-6-months': () => m.matching__in_3_to_6_months(),
  'over-6-months': () => m.matching__in_more_than_6_months(),
});

export const tones = choicesOf(toneValues, {
  formal: () => m.matching__formal(),
  analytical: () => m.matching__data_driven(),
  friendly: () => m.matching__friendly(),
  concise: () => m.matching__brief(),
});

export const kindsOf = (type: AgentType): readonly Choice<WantedType>[] => choicesOf(kindValues[type], kindLabels);
